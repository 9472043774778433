"""Pages, streams and API over the campaigns. Routes parse, call and render; nothing else.

Whose is an address? `games.py` (the pages of each game; an address below a campaign is its game's).
"""
