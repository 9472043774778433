"""The map of a quest at the table: laid, walked, opened, found (the board of the base game).

How far does a figure get? `movement_reach.py`; it walks: `moving.py`; where it has room: `placing.py`; what it finds:
`revealing.py`.
"""
