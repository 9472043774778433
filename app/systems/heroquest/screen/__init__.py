"""Things the game master keeps behind his screen, and rooms that are played without a map.

What lies behind the game master's screen? The rules here, `Screen` in `screen.py` of `state`; as a panel `panel.py`
of `app/web/heroquest/quests`.
"""
