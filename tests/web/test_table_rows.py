"""The table of a throw in its panel: the row that counts is marked, bonus included, before anything is chosen."""

import re

import pytest
from httpx2 import Response

from tests.web.conftest import Server
from tests.web.pages_support import open_sample
from tests.web.panel_support import Place, labels, panel_text, tap

BARBARIAN = "ragna"


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def marked_rows(page: Response) -> list[str]:
    """The rolls of the table rows that the panel marks as the result."""
    return re.findall(r'<tr class="is-result"><th scope="row">([^<]+)<', page.text)


@pytest.mark.parametrize(
    ("fallen", "counts", "row"),
    [("1", 2, "1–2"), ("2", 3, "3–5"), ("5", 6, "6"), ("6", 6, "6")],
)
@pytest.mark.parametrize("points", [7, 8])
def test_the_row_with_the_bonus_is_marked_before_the_choice(
    server: Server, campaign: int, table: Place, points: int, fallen: str, counts: int, row: str
) -> None:
    """HQ-1.1-STAMINA: with 10 body points a 2 on the death table is a 3, also while the player still chooses."""
    server.do(campaign, "change_attribute", hero_id=BARBARIAN, attribute="body", change=1)
    asked = table.open(type="lose_body_points", hero_id=BARBARIAN, points=str(points))
    assert "Auf den Wurf kommt +1." in panel_text(asked)
    page = tap(table.caller, asked, fallen)
    assert "Wurf behalten" in labels(page)
    assert marked_rows(page) == [row]
    assert f"{fallen} gewürfelt, mit +1 zählt {counts}" in panel_text(page)
    assert marked_rows(tap(table.caller, page, "Wurf behalten"))[:1] == [row]


def test_a_replaced_throw_marks_no_row(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "change_attribute", hero_id=BARBARIAN, attribute="body", change=1)
    page = table.open(type="lose_body_points", hero_id=BARBARIAN, points="8")
    again = tap(table.caller, page, "1", "Wurf wiederholen", "4")
    assert marked_rows(again) == ["3–5"]
    server.do(campaign, "change_attribute", hero_id=BARBARIAN, attribute="body", change=-1)
    page = table.open(type="lose_body_points", hero_id=BARBARIAN, points="7")
    again = tap(table.caller, page, "1", "Wurf wiederholen", "4")
    assert marked_rows(again) == ["3–5"]
    assert "Erster Wurf: 1" in panel_text(again)
