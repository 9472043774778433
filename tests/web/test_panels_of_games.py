"""What a game says of the action panel: at most five methods, whatever else its pages have."""

import pytest

from app.systems import registry
from app.web.games import PAGES
from app.web.table.panels import PanelGame
from app.web.table.table_pages import TablePages
from tests.toy.web.web import PAGES as TOY

FIVE = {"words", "draft_words", "asking", "menu", "own_panel"}
# Only the game with figures, a map and rolls that hang together needs more.
OF_HEROQUEST = {"draft_panel", "panel", "details", "in_vain", "told_by_table", "follow_up"}
ASKED = {name for name in vars(PanelGame) if not name.startswith("_")} | FIVE | OF_HEROQUEST
ALL = {**{game.id: PAGES[game.id] for game in registry.GAMES}, "toy": TOY}


@pytest.mark.parametrize("game", ALL)
def test_a_game_says_at_most_five_things_of_its_panel(game: str) -> None:
    own = {name for kind in type(ALL[game]).__mro__ if kind is not TablePages for name in vars(kind)} & ASKED
    assert own - {"actions", "blows"} <= FIVE | (OF_HEROQUEST if game == "heroquest" else set())


def test_the_pages_answer_everything_the_panel_asks() -> None:
    pages = TOY
    assert [name for name in ASKED if not hasattr(pages, name)] == []
