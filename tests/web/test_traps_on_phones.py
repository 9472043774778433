"""What a phone offers beside a found trap, of which players see no kind."""

from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import text_at
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
    panels = phone.get(f"/campaigns/{campaign}/heroes/ragna/map?do=map&at=F3").text
    assert "type=jump_trap" in panels
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
