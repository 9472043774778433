"""What a figure can do now, over the API: sent as it comes it counts; cut to what the caller may do and know."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from app.campaign.model import GAME_MASTER
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from tests.systems.heroquest.board.quest_maps import door, monster, quest
from tests.web.conftest import Server, hand, new_key
from tests.web.test_api_map import lay

DRAWN = quest(door("E3", "rightward"), monster("B3", content="goblin"), monster("G3"))


def told(client: TestClient, campaign: int, figure: str = "", status: int = 200) -> dict[str, Any]:
    asked = f"?figure={figure}" if figure else ""
    answer = client.get(f"/api/v1/campaigns/{campaign}/offers{asked}")
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def of_type(told: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [one for one in told["offers"] if one["command"]["type"] == kind]


def test_an_offer_is_sent_as_it_comes(server: Server) -> None:
    campaign = lay(server, DRAWN)
    found = told(server.laptop, campaign, "ragna")
    assert found["revision"] == server.revision(campaign)
    (attack,) = [one for one in of_type(found, "attack") if one["refusal"] is None]
    assert (attack["asks"], attack["title"], attack["group"], attack["is_spent"]) == ([], "Angreifen", "fight", False)
    body = {
        "command": attack["command"],
        "answers": [hand("skull", "white_shield", "white_shield", "white_shield"), hand("black_shield")],
    }
    done = server.laptop.post(
        f"/api/v1/campaigns/{campaign}/commands", json={**body, "revision": found["revision"], "key": new_key()}
    )
    assert done.status_code == 201, done.text
    assert all(one["is_spent"] for one in of_type(told(server.laptop, campaign, "ragna"), "search_for_traps"))


def test_a_second_action_is_refused_to_a_player_and_the_game_master_just_sends_it(server: Server) -> None:
    campaign = lay(server, DRAWN)
    server.do(campaign, "permit_players", permissions=["fight", "moving", "searching"])
    miss = hand("white_shield", "white_shield")
    phone, api = server.player(campaign, "ragna"), f"/api/v1/campaigns/{campaign}/commands"
    (blow,) = [one for one in of_type(told(phone, campaign, "ragna"), "attack") if one["refusal"] is None]
    assert (blow["needs_yes"], blow["is_spent"]) == (False, False)
    command = {**blow["command"], "unarmed": True}
    server.do(campaign, "attack", miss, **_fields(command))
    (again,) = of_type(told(phone, campaign, "ragna"), "attack")
    assert (again["refusal"]["code"], again["is_spent"], again["needs_yes"]) == ("turn.action_spent", True, True)
    assert again["refusal"]["text"].startswith("Die Aktion ist verbraucht (Angreifen).")
    revision = server.revision(campaign)
    wish = {"command": command, "answers": [miss], "revision": revision, "key": new_key()}
    answer = phone.post(api, json=wish)
    assert (answer.status_code, answer.json()["code"]) == (403, "turn.action_spent")
    (masters,) = of_type(told(server.laptop, campaign, "ragna"), "attack")
    assert (masters["refusal"], masters["is_spent"], masters["needs_yes"]) == (None, True, False)
    assert server.laptop.post(api, json={**wish, "key": new_key()}).status_code == 201


def _fields(command: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in command.items() if name != "type"}


def test_what_has_moved_on_is_refused_with_the_reason_and_changes_nothing(server: Server) -> None:
    campaign = lay(server, DRAWN)
    found = told(server.laptop, campaign, "ragna")
    (attack,) = [one for one in of_type(found, "attack") if one["refusal"] is None]
    server.do(campaign, "remove_monster", monster_id=attack["command"]["target_id"])
    late = {"command": attack["command"], "answers": [], "revision": found["revision"], "key": new_key()}
    before = server.revision(campaign)
    answer = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=late)
    assert (answer.status_code, answer.json()["code"]) in ((404, "figure.unknown"), (409, "revision.stale"))
    assert server.revision(campaign) == before


def test_a_shut_door_says_why_it_does_not_open_yet(server: Server) -> None:
    campaign = lay(server, DRAWN)
    (shut,) = [one for one in of_type(told(server.laptop, campaign, "ragna"), "open_door")
               if one["command"]["door_id"] == "door-E3"]  # fmt: skip
    assert shut["refusal"]["code"] == "walk.not_thrown"
    assert shut["refusal"]["text"] == "Würfle erst die Bewegung."
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    after = told(server.laptop, campaign, "ragna")
    (opens,) = [one for one in of_type(after, "open_door") if one["command"]["door_id"] == "door-E3"]
    assert (opens["refusal"], opens["cost"] > 0) == (None, True)
    assert {one["cost"] for one in of_type(after, "walk_to")} == {2, 3, 4, 5}


def test_a_player_asks_for_own_heroes_and_sees_what_needs_a_yes(server: Server) -> None:
    campaign = lay(server, DRAWN)
    phone = server.player(campaign, "ragna")
    found = told(phone, campaign, "ragna")
    assert {one["command"]["type"]: one["needs_yes"] for one in found["offers"]}["attack"] is True
    server.do(campaign, "permit_players", permissions=["moving", "dice"])
    server.do(campaign, "move_roll", hand(6), hero_id="ragna")
    assert not any(one["needs_yes"] for one in of_type(told(phone, campaign, "ragna"), "walk_to"))
    assert told(phone, campaign, "borrek", 403)["code"] == "actor.not_own_hero"
    assert told(server.client(), campaign, "ragna", 403)["code"] == "actor.guest"


@pytest.mark.parametrize("figure", ["monster-G3", "orc-1", "nobody"])
def test_a_hidden_figure_is_answered_like_one_that_is_not_there(server: Server, figure: str) -> None:
    campaign = lay(server, DRAWN)
    server.do(campaign, "place_monster", monster_id="orc-1", kind="orc", hidden=True)
    phone = server.player(campaign, "ragna")
    assert told(phone, campaign, figure, 404)["code"] == "figure.unknown"


def test_a_figure_of_another_campaign_and_one_that_is_no_id(server: Server) -> None:
    campaign, other = lay(server, DRAWN), server.campaign("heroquest")
    assert told(server.laptop, other, "ragna", 404)["code"] == "figure.unknown"
    assert told(server.laptop, campaign, "x" * 65, 422)["code"]
    assert told(server.laptop, 999, "ragna", 404)["code"] == "campaign.unknown"


def test_a_slain_monster_and_a_hero_who_is_dead_for_good_can_do_nothing(server: Server) -> None:
    campaign = lay(server, DRAWN)
    (goblin,) = [one["command"]["target_id"] for one in of_type(told(server.laptop, campaign, "ragna"), "attack")
                 if one["refusal"] is None]  # fmt: skip
    server.do(campaign, "wound_monster", monster_id=goblin, points=1)
    assert told(server.laptop, campaign, goblin)["offers"] == []
    table = server.services.snapshots.take(campaign).state.table
    assert isinstance(table, Table)
    lost = table.heroes["ragna"].model_copy(update={"condition": Condition.LOST})
    dead = table.model_copy(update={"heroes": {**table.heroes, "ragna": lost}})
    assert SYSTEM.offers(dead, GAME_MASTER.viewer, "ragna") == ()


def test_a_game_that_makes_no_offers_says_so_and_its_menu_asks_field_by_field(server: Server) -> None:
    campaign = server.campaign()
    server.do(campaign, "change_coins", owner="anna", change=5)
    for client, figure in ((server.laptop, ""), (server.laptop, "anna"), (server.player(campaign, "anna"), "anna")):
        assert told(client, campaign, figure, 404)["code"] == "offers.not_made"
    menu = server.laptop.get(f"/campaigns/{campaign}/table", params={"do": "menu", "for": "anna"})
    assert menu.status_code == 200
    assert "type=gamble" in menu.text


def test_between_quests_the_deals_of_the_town_are_offers(server: Server) -> None:
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(campaign, "change_gold", hero_id="ragna", change=100)
    phone = server.player(campaign, "ragna")
    deals = of_type(told(phone, campaign, "ragna"), "buy_item")
    by_thing = {one["command"]["content_id"]: one for one in deals}
    assert by_thing["broadsword"]["refusal"]["code"] == "gold.not_enough"
    assert by_thing["chain_mail"]["group"] == "town"
    dagger = by_thing["dagger"]
    assert (dagger["asks"], dagger["needs_yes"], dagger["refusal"]) == (["item_id"], False, None)
    send(server, campaign, phone, {**dagger["command"], "item_id": "mine"})
    assert [one["command"] for one in of_type(told(phone, campaign, "ragna"), "sell_item")] != []
    server.do(campaign, "open_town", town_mode="ask")
    assert all(one["needs_yes"] for one in of_type(told(phone, campaign, "ragna"), "buy_item"))
    server.do(campaign, "open_town", town_mode="closed")
    shut = of_type(told(phone, campaign, "ragna"), "buy_item")
    assert {(one["refusal"]["code"], one["refusal"]["rule"]) for one in shut} == {("town.closed", "HQ-14.1-SHOP")}


def test_without_a_figure_it_is_what_befalls_the_table(server: Server) -> None:
    campaign = lay(server, DRAWN)
    found = told(server.laptop, campaign)
    assert found["figure"] is None
    assert {"reveal_area", "explode_firestorm"} & {one["command"]["type"] for one in found["offers"]}
    assert told(server.player(campaign, "ragna"), campaign)["offers"] == []
    assert told(server.client(), campaign)["offers"] == []


def test_dungeonquest_tells_every_action_with_its_reason_and_takes_what_it_told(server: Server) -> None:
    campaign = server.campaign("dungeonquest")
    assert [one["command"]["type"] for one in told(server.laptop, campaign)["offers"]] == ["seat_hero", "begin_game"]
    for name, sheet, tower in (("Ava", "rope_dancer", "north_west"), ("Ben", "quarry_maid", "south_east")):
        server.do(campaign, "seat_hero", name=name, sheet=sheet, tower=tower)
    server.do(campaign, "begin_game", hand(6, 1))
    ava, ben = server.player(campaign, "hero-1"), server.player(campaign, "hero-2")
    found = told(ava, campaign, "hero-1")
    sun = found["offers"][0]
    assert (sun["command"]["type"], sun["due"], sun["needs_yes"]) == ("start_turn", "DQ-SUN-1", False)
    send(server, campaign, ava, sun["command"])
    (home,) = of_type(told(ava, campaign, "hero-1"), "escape")
    assert (home["refusal"]["code"], home["refusal"]["data"]) == ("turn.hindered", {"hindrance": "no_loot"})
    (idle,) = of_type(told(ben, campaign, "hero-2"), "escape")
    assert (idle["refusal"]["code"], idle["needs_yes"]) == ("turn.not_yours", True)
    assert not of_type(told(ben, campaign, "hero-2"), "end_turn"), "the referee's"
    assert told(ben, campaign, "hero-1", 403)["code"] == "actor.not_own_hero"
    assert told(ben, campaign, "hero-9", 404)["code"] == "hero.unknown"


def test_a_hero_of_a_group_decides_ties_and_ends_turns_by_phone(server: Server) -> None:
    campaign = server.campaign("dnd5e")
    server.do(campaign, "permit_players", permissions=["own_turn"])
    server.do(campaign, "add_combatants", text="2 Held +1, Joss +1", kind="pc")
    server.do(campaign, "add_combatants", text="Goblin")
    server.do(campaign, "roll_initiatives", hand(11, 11, 2))
    phone, joss = server.player(campaign, "c2"), server.player(campaign, "c3")
    (first,) = [one for one in of_type(told(phone, campaign, "c2"), "settle_tie") if one["command"]["first"] == "g1"]
    assert (first["needs_yes"], first["due"]) == (False, "DND-INI-4")
    send(server, campaign, phone, first["command"])
    server.do(campaign, "begin_fight")
    (end,) = of_type(told(phone, campaign, "c2"), "next_turn")
    (wait,) = of_type(told(joss, campaign, "c3"), "next_turn")
    assert wait["refusal"]["code"] == "turn.not_own"
    assert (end["refusal"], end["needs_yes"]) == (None, False)
    assert 'name="entry" value="c2"' in phone.get(f"/campaigns/{campaign}/heroes/c2").text
    send(server, campaign, phone, end["command"])
    (action,) = [one for one in of_type(told(joss, campaign, "c3"), "use_means")
                 if one["command"] == {"type": "use_means", "combatant_id": "c3", "means": "action"}]  # fmt: skip
    send(server, campaign, joss, action["command"])
    (spent,) = [one for one in of_type(told(joss, campaign, "c3"), "use_means") if one["command"] == action["command"]]
    assert (spent["refusal"]["code"], spent["is_spent"]) == ("means.none", True)
    fight = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]
    goblin = next(one for one in fight["combatants"].values() if one["name"] == "Goblin")
    assert told(joss, campaign, goblin["id"], 403)["code"] == "actor.not_own_hero"
    server.do(campaign, "describe_combatant", combatant_id=goblin["id"], shown=2)
    assert told(joss, campaign, goblin["id"], 404) == told(joss, campaign, "c99", 404)


def send(server: Server, campaign: int, client: TestClient, command: dict[str, Any]) -> None:
    body = {"command": command, "answers": [], "revision": server.revision(campaign), "key": new_key()}
    answer = client.post(f"/api/v1/campaigns/{campaign}/commands", json=body)
    assert answer.status_code == 201, answer.text


def test_a_figure_of_a_match_says_why_it_cannot_act(server: Server) -> None:
    campaign = server.campaign("mage-knight")
    for side in ("Ana", "Bert"):
        server.do(campaign, "add_side", name=side, actions=1)
        server.do(campaign, "add_figure", name=f"Held von {side}", side=side)
    (begin,) = of_type(told(server.laptop, campaign), "begin_match")
    send(server, campaign, server.laptop, begin["command"])
    server.do(campaign, "permit_players", permissions=["activate"])
    ana, bert = server.player(campaign, "figure-1"), server.player(campaign, "figure-2")
    (acts,) = told(ana, campaign, "figure-1")["offers"]
    assert (acts["command"], acts["needs_yes"]) == ({"type": "activate_figure", "hero_id": "figure-1"}, False)
    (waits,) = told(bert, campaign, "figure-2")["offers"]
    assert waits["refusal"]["code"] == "match.not_on_turn"
    send(server, campaign, ana, acts["command"])
    (acted,) = told(ana, campaign, "figure-1")["offers"]
    assert (acted["refusal"]["code"], acted["is_spent"]) == ("match.acted_already", True)
    assert {one["command"]["type"] for one in told(server.laptop, campaign, "figure-2")["offers"]} == {
        "activate_figure", "eliminate_figure", "trigger_trap", "change_levels",
    }  # fmt: skip
    assert told(ana, campaign, "figure-2", 403)["code"] == "actor.not_own_hero"
    assert told(ana, campaign, "figure-9", 404)["code"] == "hero.unknown"
