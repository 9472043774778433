"""The pages of DungeonQuest. Here what start page and navigation show of it.

How are its few choices shown? `table.py`, on `ways_panel.py` of the house. Colour and ways through a campaign:
`FRONT` here.
"""

from app.web.ui.rendering import Front, PagePlace, rule_pages

FRONT = Front(
    "rose",
    "front_of_dungeonquest",
    "about_dungeonquest",
    has_sample=True,
    places=(PagePlace("catalogue", "catalogue"),),
    reading_pages=rule_pages("dungeonquest"),
)
