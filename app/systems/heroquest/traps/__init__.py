"""Traps: sprung, found, disarmed, jumped over (ch. 10).

What does a trap do? `kinds.py`, one handler an effect; sprung, disarmed, jumped over: `rules.py`; what the map knows
of it: `places.py`.
"""
