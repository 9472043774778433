"""A search finds things of that name before things that only have to do with it."""

import re

import pytest

from app.web.ui.finding import rank
from tests.web.conftest import Server
from tests.web.pages_support import open_sample
from tests.web.panel_support import Place


@pytest.mark.parametrize(
    ("name", "letters", "place"),
    [("Ork", "ORK", 0), ("Orkschamane", "ork", 1), ("Der Ork", "ork", 2), ("Schwarzork", "ork", 3), ("Hexer", "ork", 4),
     ("Häuptling", "haeupt", 1), ("Trank trinken", "trank  tri", 1)],
)  # fmt: skip
def test_names_are_ranked_by_how_they_fit(name: str, letters: str, place: int) -> None:
    assert rank(name, letters) == place


def found(table: Place, **query: str) -> list[str]:
    page = table.open(**query)
    return re.findall(r'data-find="([^"]*)"', page.text)


def test_the_bestiary_offers_names_before_abilities(server: Server) -> None:
    table = Place(server.laptop, f"/campaigns/{open_sample(server)}/table")
    server.do(1, "place_monster", monster_id="m1", kind="black_orc")
    kinds = found(table, do="monsters", q="ork")
    assert kinds[0].startswith("Ork")
    assert any(kind.startswith("Schwarzork") for kind in kinds[1:])


def test_the_search_offers_what_is_called_so_first(server: Server) -> None:
    table = Place(server.laptop, f"/campaigns/{open_sample(server)}/table")
    deeds = found(table, do="find", search="ork")
    assert deeds[0] == "Ork aufstellen"
    assert found(table, do="find", search="trank")[0].endswith("Trank trinken")
