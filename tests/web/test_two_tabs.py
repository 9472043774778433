"""The same table in two tabs: what one does the other learns in words, and nothing typed or chosen is lost."""

import pytest
from httpx2 import Response

from tests.web.conftest import Server
from tests.web.pages_support import open_sample
from tests.web.panel_support import Place, button, labels, panel_text, press, tap

ATTACK = {"type": "attack", "attacker_id": "ragna"}


@pytest.fixture
def table(server: Server) -> Place:
    campaign = open_sample(server)
    for name in ("g1", "g2"):
        server.do(campaign, "place_monster", monster_id=name, kind="troll", body=20)  # whatever the app throws
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def finished(table: Place, page: Response) -> Response:
    """The action, thrown by the app and confirmed."""
    while "Übernehmen" not in labels(page):
        page = tap(
            table.caller, page, next(one for one in labels(page) if one in ("Alles würfelt die App", "Verwunden"))
        )
    return tap(table.caller, page, "Übernehmen")


@pytest.mark.parametrize("others_target", ["g1", "g2"])
def test_an_attack_stays_when_another_tab_has_thrown_the_same_dice(
    server: Server, table: Place, others_target: str
) -> None:
    ours = tap(table.caller, table.open(**ATTACK, target_id="g1"), "Alles würfelt die App")
    other = {"type": "attack", "attacker_id": "liathan", "target_id": others_target}
    assert finished(table, table.open(**other)).status_code == 200
    late = tap(table.caller, ours, "Übernehmen")
    assert late.status_code == 409
    assert "Inzwischen wurde anders gewürfelt" in panel_text(late)
    assert "Alles würfelt die App" in labels(late)  # the attack is still there, its dice are thrown anew
    assert finished(table, late).status_code == 200


def test_a_form_of_an_old_tab_keeps_what_was_typed(server: Server, table: Place) -> None:
    old = table.open(hero="liathan")
    tap(table.caller, table.open(hero="liathan"), "+10 Gold")
    late = press(table.caller, button(old, "Eintragen"), change="33")
    assert late.status_code == 409
    assert "Inzwischen hat sich am Tisch etwas geändert" in panel_text(late)
    assert dict(button(late, "Eintragen").fields)["change"] == "33"
    assert press(table.caller, button(late, "Eintragen")).status_code == 200


def test_a_double_tap_acts_once(server: Server, table: Place) -> None:
    one = button(table.open(hero="liathan"), "+10 Gold")
    before = server.revision(1)
    assert [press(table.caller, one).status_code for _tap in range(2)] == [200, 200]
    assert server.revision(1) == before + 1
