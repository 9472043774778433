"""A few letters find what there is to do."""

import pytest

from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import Place, labels, tap


@pytest.fixture
def table(server: Server) -> Place:
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin")
    server.do(campaign, "place_monster", monster_id="d1", kind="chaos_warrior")
    return Place(server.laptop, f"/campaigns/{campaign}/table")


@pytest.mark.parametrize(
    ("letters", "found"),
    [
        ("lia tra", "Liathan: Trank trinken"),
        ("LIATHAN trank", "Liathan: Trank trinken"),
        ("gobl auf", "Goblin aufstellen"),
        ("ald basis", "Aldemar: Basiszauber"),
        ("chaosk angr", "Chaoskrieger: Angreifen"),
        ("feuersbr", "Feuersbrunst"),
        ("borrek ausruest", "Borrek Kupferbart: Werte und Ausrüstung"),
        ("raum aufd", "Raum aufdecken"),
    ],
)
def test_it_is_found(table: Place, letters: str, found: str) -> None:
    assert found in labels(table.open(do="find", search=letters))


def test_what_is_found_is_begun(table: Place) -> None:
    page = tap(table.caller, table.open(do="find", search="lia angr"), "Liathan: Angreifen")
    assert "Goblin" in labels(page)


def test_nothing_fits(table: Place) -> None:
    page = table.open(do="find", search="<b>xyz")
    assert "Noch läuft keine Herausforderung" in text_at(page, "found")
    assert "<b>xyz" not in page.text
