"""What players may do: three presets in plain words, and behind them each switch alone."""

import re

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import follow, form, open_sample, text_at


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


def allowed(server: Server, campaign: int) -> frozenset[str]:
    return server.services.snapshots.take(campaign).state.house.permissions


def test_each_preset_says_what_it_means_and_which_holds(server: Server, campaign: int) -> None:
    path = f"/campaigns/{campaign}/settings"
    for title, expected in (
        ("Eigene Züge", {"fight", "turns", "moving"}),
        ("Alles am", {"gold", "names"}),
        ("Nur zuschauen", set()),
    ):
        page = server.laptop.get(path)
        [start] = [match.start() for match in re.finditer(f"<h4>{title}", page.text)]
        before = page.text[:start].rpartition("<form")[2]
        fields = re.findall(r'name="(\w+)" value="([^"]*)"', before)
        data = {name: [value for one, value in fields if one == name] for name, _ in fields}
        page = follow(server.laptop, server.laptop.post(path, data=data))
        assert expected <= allowed(server, campaign)
        assert re.search(f"{title}.* gilt jetzt", text_at(page, "permit_players").partition("Jeden Schalter")[0])
    assert allowed(server, campaign) == frozenset()


def test_a_changed_switch_is_counted_so_that_no_preset_lies(server: Server, campaign: int) -> None:
    server.do(campaign, "permit_players", permissions=["fight", "gold"])
    told = text_at(server.laptop.get(f"/campaigns/{campaign}/settings"), "permit_players")
    assert "gilt jetzt" not in told
    assert "eigene Auswahl: 2 von 15" in told
    assert "Tränke trinken, werfen und brauen" in told, "every switch says what it lets players do"


def test_a_player_ends_the_own_turn_and_no_other(server: Server, campaign: int) -> None:
    server.do(campaign, "start_quest")
    table = server.services.snapshots.take(campaign).state.table.model_dump()
    first = str(table["round"]["turn"])
    second = next(one for one in table["heroes"] if one != first)

    def end(hero: str, named: str | None) -> int:
        phone = phones[hero]
        fields = {"type": "end_turn", "revision": str(server.revision(campaign)), "key": new_key()}
        return phone.post(
            f"/campaigns/{campaign}/heroes/{hero}", data=fields | ({"hero_id": named} if named else {})
        ).status_code

    phones = {one: server.player(campaign, one, one) for one in (first, second)}
    server.do(campaign, "permit_players", permissions=["turns"])
    assert end(first, None) == 403, "without a name it is the game master's"
    assert end(second, first) == 403
    assert end(second, second) == 422, "not on turn"
    assert end(first, first) == 303
    assert server.services.snapshots.take(campaign).state.table.model_dump()["round"]["turn"] != first
    assert end(first, first) == 422, "a second tap ends nobody else's"


def test_a_game_without_turns_has_two_presets(server: Server) -> None:
    toy = server.campaign("toy")
    page = server.laptop.get(f"/campaigns/{toy}/settings")
    assert "Eigene Züge" not in page.text
    assert ("permissions", "") in form(page, f"/campaigns/{toy}/settings", type="permit_players").fields
