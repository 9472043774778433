"""The pages of Mage Knight Dungeons. Here what start page and navigation show of it, and where its pages lie."""

from app.web.ui.rendering import Front, ReadingPage

GAME = "mage-knight"
RULES_URL = f"/{GAME}/rules"
PRINT_URL, TODAY_URL = f"{RULES_URL}/print", f"{RULES_URL}/today"
CALCULATOR_URL = f"/{GAME}/calculator"

FRONT = Front(
    "violet",
    "front_of_mage_knight",
    "about_mage_knight",
    has_sample=True,
    reading_pages=(ReadingPage(RULES_URL, "rulings"), ReadingPage(CALCULATOR_URL, "work_out_rulings")),
)
