"""Pages, streams and API over the campaigns. Routes parse, call and render; nothing else.

Where does an address lead? Each folder has its addresses in `page.py`, or in `routes.py` where other files draw the
pages; those for programs are in `api.py`. What a game says to the house stands in its `web.py`.

Whose is an address? `games.py` (the pages of each game; an address below a campaign is its game's).
"""
