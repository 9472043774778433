"""The pages to read and to reckon that every navigation names. Loads nothing of the game."""

from collections.abc import Sequence

from app.web.ui.rendering import Front, Place, ReadingPage

PLACES: Sequence[Place] = ()
READING_PAGES: Sequence[ReadingPage] = (
    ReadingPage("/dnd5e/rules", "rulebook"),
    ReadingPage("/dnd5e/calculator", "rule_calculator"),
)
FRONT = Front("oak", "front_of_dnd5e", "about_dnd5e", has_sample=True)
