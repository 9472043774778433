"""Pages of long work: how far it is, and where it is found again.

Where does it run? `app/web/http/long_work.py`.
"""
