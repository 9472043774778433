"""Where the pages to read and reckon lie, which every navigation names. Loads nothing of the game."""

from collections.abc import Sequence

from app.web.http.languages import marked
from app.web.ui.rendering import Place, ReadingPage

RULES = "/heroquest/rules"
BESTIARY_PLACE = "bestiary"
BESTIARY = f"/heroquest/{BESTIARY_PLACE}"
CALCULATOR = "/heroquest/calculator"
DUEL = "/heroquest/duel"
DICE_PLACE = "dice"
DICE = f"/heroquest/{DICE_PLACE}"

PLACES: Sequence[Place] = (
    Place("heroes", marked("Helden")),
    Place("town", marked("Stadt"), for_all=False),
    Place("quests", marked("Herausforderungen")),
    Place("catalogue", marked("Katalog")),
)
READING_PAGES: Sequence[ReadingPage] = (
    ReadingPage(RULES, marked("Regelwerk")),
    ReadingPage(BESTIARY, marked("Bestiarium"), BESTIARY_PLACE),
    ReadingPage(CALCULATOR, marked("Regelrechner")),
    ReadingPage(DICE, marked("Würfelstube"), DICE_PLACE),
)
