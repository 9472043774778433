"""HeroQuest's pages. Here what start page and navigation show of it, and where its pages lie that others name."""

from app.web.ui.rendering import Front, PagePlace, ReadingPage

RULES = "/heroquest/rules"
BESTIARY_PLACE = "bestiary"
BESTIARY = f"/heroquest/{BESTIARY_PLACE}"
CALCULATOR = "/heroquest/calculator"
DUEL = "/heroquest/duel"
DICE_PLACE = "dice"
DICE = f"/heroquest/{DICE_PLACE}"
MAPS = "/heroquest/maps"

FRONT = Front(
    "gold",
    "front_of_heroquest",
    "about_heroquest",
    has_sample=True,
    places=(
        PagePlace("heroes", "heroes"),
        PagePlace("town", "town", for_all=False),
        PagePlace("quests", "quests"),
        PagePlace("catalogue", "catalogue"),
    ),
    reading_pages=(
        ReadingPage(RULES, "rulebook"),
        ReadingPage(BESTIARY, "bestiary", BESTIARY_PLACE),
        ReadingPage(CALCULATOR, "rule_calculator"),
        ReadingPage(DICE, "dice_room", DICE_PLACE),
    ),
    prepared=(ReadingPage(MAPS, "maps_of_house"),),
)
