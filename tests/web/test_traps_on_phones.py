"""What a phone offers beside a found trap, of which players see no kind."""

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.systems.heroquest.board.quest_maps import quest, trap
from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import text_at
from tests.web.panel_support import Place, labels, panel_text, tap
from tests.web.test_map_panel import campaign

__all__ = ["campaign"]


def test_a_jump_is_offered_only_beside_a_pit_or_found_trap(server: Server, campaign: int) -> None:
    phone, page = server.player(campaign, "ragna"), f"/campaigns/{campaign}/heroes/ragna?do=menu&for=ragna"
    server.do(campaign, "remove_monster", monster_id="goblin-1")
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    server.do(campaign, "put_figure", figure_id="ragna", square="D2")
    assert "type=jump_trap" not in phone.get(page).text, "the trap on D3 is hidden"
    refused = text_at(phone.get(page.replace("menu&for", "act&type=jump_trap&figure_id")), "action-panel")
    assert "keine Falle und keine Grube" in refused
    assert "Welche Falle?" not in refused
    server.do(campaign, "put_figure", figure_id="ragna", square="F2")
    assert "type=jump_trap" in phone.get(page).text


def test_a_player_jumps_or_disarms_a_found_trap_without_knowing_its_kind(server: Server, campaign: int) -> None:
    server.do(campaign, "permit_players", permissions=["moving", "traps"])
    phone, api = server.player(campaign, "ragna"), f"/api/v1/campaigns/{campaign}"
    server.do(campaign, "remove_monster", monster_id="goblin-1")
    server.do(campaign, "put_figure", figure_id="ragna", square="F2")
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    panels = unescape(phone.get(f"/campaigns/{campaign}/heroes/ragna/map?do=map&at=F3").text)
    jump = re.search(r'href="([^"]*type=jump_trap[^"]*)"', panels)
    assert jump
    jumping = text_at(phone.get(jump[1]), "action-panel")
    assert "Welche Falle?" not in jumping, "the map knows"
    assert "App würfelt" in jumping, "nothing is left to be asked"
    assert "grube" not in jumping.lower(), "nobody is told before"
    guessed = {"type": "jump_trap", "figure_id": "ragna", "trap": "spear_trap", "square": "F3"}
    asked = phone.post(f"{api}/commands/preview", json={"command": guessed, "answers": []})
    assert asked.json()["prompt"]["purpose"] == "jump", asked.text
    assert "pit" not in asked.text, "nobody is told before"
    walk = server.wish(campaign, "walk_to", {"kind": "choice", "option": "disarm"}, hero_id="ragna", square="F3")
    assert phone.post(f"{api}/commands", json=walk).status_code == 201
    disarm = {"type": "disarm_trap", "figure_id": "ragna", "trap": "pit_trap"}
    asked = phone.post(f"{api}/commands/preview", json={"command": disarm, "answers": []})
    assert asked.json()["prompt"]["purpose"] == "disarm", asked.text
    body = {
        "command": disarm,
        "answers": [hand("white_shield")],
        "revision": server.revision(campaign),
        "key": new_key(),
    }
    done = phone.post(f"{api}/commands", json=body)
    assert done.status_code == 201, done.text
    assert done.json()["events"], "done at once, not proposed"


@pytest.mark.parametrize("kind", ["pit_trap", "spear_trap"])
def test_a_jump_that_fails_does_what_the_map_knows(server: Server, campaign: int, kind: str) -> None:
    """The look ahead is alike for both. A trap with dice of its own is set off by the game master."""
    phone, api = beside_a_trap(server, campaign, kind), f"/api/v1/campaigns/{campaign}"
    offers = phone.get(f"{api}/offers?figure=ragna").json()["offers"]
    [jump] = [one["command"] for one in offers if one["command"]["type"] == "jump_trap"]
    assert jump["trap"] == "unseen"
    ahead = phone.post(f"{api}/commands/preview", json={"command": jump, "answers": [hand("skull")]}).json()
    told = [(one["fact"]["type"], one["fact"].get("trap")) for one in ahead["events"]]
    assert told == [("trap.jumped", "unseen"), ("figure.put", None), ("trap.sprung", "unseen")]
    body = {"command": jump, "answers": [hand("skull")], "revision": server.revision(campaign), "key": new_key()}
    done = phone.post(f"{api}/commands", json=body)
    assert done.status_code == 201, done.text
    sprung = [one["trap"] for one in done.json()["events"] if one["type"] == "trap.sprung"]
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    if kind == "pit_trap":
        assert (sprung, "Annehmen" in labels(table.whole())) == (["pit_trap"], False)
    else:
        assert sprung == []
        page = tap(table.caller, table.whole(), "Annehmen", "1")
        assert "Speerfalle" in panel_text(page)


def test_the_kind_of_a_trap_that_the_drawing_does_not_tell_is_asked(server: Server, campaign: int) -> None:
    phone = beside_a_trap(server, campaign, "")
    page = phone.get(f"/campaigns/{campaign}/heroes/ragna?do=act&type=jump_trap&figure_id=ragna&square=F3")
    assert "Welche Falle?" in text_at(page, "action-panel")


def beside_a_trap(server: Server, campaign: int, kind: str) -> TestClient:
    """Ragna's phone; she stands beside a found trap and may move."""
    server.do(campaign, "take_map_away")
    server.do(campaign, "lay_map", quest=quest(trap("F3", kind, state="found")).model_dump(mode="json"))
    server.do(campaign, "permit_players", permissions=["moving", "traps"])
    server.do(campaign, "put_figure", figure_id="ragna", square="F2")
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    return server.player(campaign, "ragna")
