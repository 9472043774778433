"""Where the pages lie that a navigation names. Loads nothing of the game."""

from collections.abc import Sequence

from app.web.ui.rendering import Front, Place, ReadingPage

GAME = "mage-knight"
RULES = f"/{GAME}/rules"
PRINT, TODAY = f"{RULES}/print", f"{RULES}/today"
CALCULATOR = f"/{GAME}/calculator"

PLACES: Sequence[Place] = ()
READING_PAGES: Sequence[ReadingPage] = (ReadingPage(RULES, "rulings"), ReadingPage(CALCULATOR, "work_out_rulings"))
FRONT = Front("violet", "front_of_mage_knight", "about_mage_knight", has_sample=True)
