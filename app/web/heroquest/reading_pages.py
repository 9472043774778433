"""Where the pages to read and reckon lie, which every navigation names. Loads nothing of the game."""

from collections.abc import Sequence

from app.web.ui.rendering import Front, Place, ReadingPage

RULES = "/heroquest/rules"
BESTIARY_PLACE = "bestiary"
BESTIARY = f"/heroquest/{BESTIARY_PLACE}"
CALCULATOR = "/heroquest/calculator"
DUEL = "/heroquest/duel"
DICE_PLACE = "dice"
DICE = f"/heroquest/{DICE_PLACE}"
MAPS = "/heroquest/maps"

PLACES: Sequence[Place] = (
    Place("heroes", "heroes"),
    Place("town", "town", for_all=False),
    Place("quests", "quests"),
    Place("catalogue", "catalogue"),
)
READING_PAGES: Sequence[ReadingPage] = (
    ReadingPage(RULES, "rulebook"),
    ReadingPage(BESTIARY, "bestiary", BESTIARY_PLACE),
    ReadingPage(CALCULATOR, "rule_calculator"),
    ReadingPage(DICE, "dice_room", DICE_PLACE),
)
FRONT = Front(
    "gold", "front_of_heroquest", "about_heroquest", has_sample=True, prepared=(ReadingPage(MAPS, "maps_of_house"),)
)
