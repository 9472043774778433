"""The running program: which version runs where, how phones find it, how it ends, whether it is healthy.

How do I end it, and is it well? `page.py`: the page `/program`, `/health` (alive, ready) and `/metrics`, whose figures
are counted in `app/web/live/prometheus.py`.
"""
