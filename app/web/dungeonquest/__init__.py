"""The pages of DungeonQuest. Here what start page and navigation show of it."""

from app.web.ui.rendering import Front, Place, rule_pages

FRONT = Front(
    "rose",
    "front_of_dungeonquest",
    "about_dungeonquest",
    has_sample=True,
    places=(Place("catalogue", "catalogue"),),
    reading_pages=rule_pages("dungeonquest"),
)
