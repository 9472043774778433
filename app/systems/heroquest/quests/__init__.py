"""Quests: written, begun, ended, rewarded, reported (ch. 7 and 16).

What happened in a quest? Told by the journal alone: `report.py`; which runs and how it ended: `beginning.py`.

Who may set out? `readiness.py`, refused in `beginning.py`. Who gets the gold? `rewards.py`; points: `points.py`.
"""
