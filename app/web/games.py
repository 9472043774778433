"""The pages of every game by its id: a new game is one folder and one line."""

from collections.abc import Mapping

from app.systems.heroquest import SYSTEM as HEROQUEST
from app.web.game_pages import GamePages
from app.web.heroquest import HeroQuestPages

PAGES: Mapping[str, GamePages] = {HEROQUEST.id: HeroQuestPages(HEROQUEST, "de")}
