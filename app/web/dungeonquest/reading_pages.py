"""The pages of DungeonQuest that a navigation names."""

from collections.abc import Sequence

from app.web.ui.rendering import Front, Place, ReadingPage

PLACES: Sequence[Place] = (Place("catalogue", "catalogue"),)
READING_PAGES: Sequence[ReadingPage] = (
    ReadingPage("/dungeonquest/rules", "rulebook"),
    ReadingPage("/dungeonquest/calculator", "rule_calculator"),
)
FRONT = Front("rose", "front_of_dungeonquest", "about_dungeonquest", has_sample=True)
