"""Monsters on the Spieltisch: brought in from the bestiary, each with a card and a panel, all of them live."""

import re

import pytest
from httpx2 import Response

from app.core.game_system import Role, Viewer
from app.systems.heroquest.labels import labels as labels_of
from app.systems.heroquest.state.table import Table
from app.web.heroquest.table.words import names_for
from tests.web.conftest import Server, new_key
from tests.web.pages_support import form, open_sample, text_at
from tests.web.panel_support import HTMX, Place, button, labels, panel_text, press, tap


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def cards(table: Place) -> str:
    """What stands on the cards."""
    return text_at(table.whole(), "monster-cards")


def kind(page: Response, name: str) -> str:
    """The button of the bestiary that begins with this name."""
    return next(label for label in labels(page) if label.startswith(name))


def test_a_table_without_monsters_says_how_to_get_one(table: Place) -> None:
    assert "Noch keines" in cards(table)


def test_one_tap_adds_a_monster_and_the_bestiary_stays_open(table: Place) -> None:
    page = table.open(do="monsters")
    page = tap(table.caller, page, kind(page, "Goblin"))
    assert "In dieser Herausforderung" in panel_text(page)
    assert cards(table).startswith("G Goblin 1 /1 Körperkraft 1 von 1 Angriff 2 weiße Würfel 2 Verteidigung")
    assert "1 im Spiel" in text_at(table.whole(), "monster-count")


def test_the_search_works_without_scripts(table: Place) -> None:
    found = table.whole(do="monsters", q="zurück zomb")
    assert "Zombie" in panel_text(found)
    assert "Goblin" not in panel_text(found)
    assert "So heißt kein Monster" in panel_text(table.whole(do="monsters", q="Einhorn"))


def test_what_the_quest_map_says_is_asked_for_in_place(server: Server, campaign: int, table: Place) -> None:
    page = table.open(do="monsters")
    page = tap(table.caller, page, kind(page, "Drache"))
    for value in ("Angriff", "Verteidigung", "Körperkraft", "Intelligenz", "Klaue", "Schwanz"):
        assert value in panel_text(page)
    refused = press(table.caller, button(page, "Aufstellen"), attack="5", body="viele")
    assert refused.status_code == 422
    assert text_at(refused, "field-body-2-help")
    assert 'value="viele"' in refused.text
    data = dict(button(page, "Aufstellen").fields) | {"attack": "5", "defence": "4", "body": "9", "mind": "3"}
    done = table.caller.post(table.url, data=data | {"further_attacks": ["3", "2"]}, headers=HTMX)
    assert done.status_code == 200
    assert cards(table).startswith("D Drache 9 /9")


def test_a_monster_is_wounded_and_taken_from_the_board_on_its_panel(
    server: Server, campaign: int, table: Place
) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="fimir")
    page = tap(table.caller, table.open(do="monster", monster_id="m1"), "−1 Körperkraft")
    assert "1 /2" in panel_text(page)
    page = tap(table.caller, page, "+1 Körperkraft", "−1 Körperkraft")
    assert "1 /2" in panel_text(page)
    assert "Was geschieht?" in panel_text(tap(table.caller, page, "Vom Brett nehmen"))
    assert "Noch keines" in cards(table)


@pytest.mark.parametrize("query", [{"do": "monster", "monster_id": "m1"}, {"hero": "borrek"}])
def test_conditions_are_put_on_and_ended_from_the_panels(
    server: Server, campaign: int, table: Place, query: dict[str, str]
) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="fimir")
    give = button(table.open(**query), "Geben")
    page = press(table.caller, give, effect="misses_turn", amount="2")
    assert "setzt einen Zug aus ×2" in panel_text(page)
    wrong = press(table.caller, button(page, "Geben"), effect="asleep", amount="2")
    assert wrong.status_code == 422
    assert "Das zählt nicht mehrfach: Schlaf. Lass die Anzahl bei 1." in panel_text(wrong)
    page = tap(table.caller, page, "setzt einen Zug aus beenden")
    assert "Zug aus ×2" not in panel_text(page)


def test_after_the_last_blow_entered_by_hand_the_turn_goes_on(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="goblin")
    told = panel_text(tap(table.caller, table.open(do="monster", monster_id="m1"), "−1 Körperkraft"))
    assert "Was geschieht?" in told
    assert "steht nicht auf dem Spielfeld" not in told


def test_a_panel_of_a_monster_that_is_gone_says_so(table: Place) -> None:
    assert "steht nicht auf dem Spielfeld" in panel_text(table.open(do="monster", monster_id="m9"))
    assert "steht nicht auf dem Spielfeld" in panel_text(table.open(do="monster"))


def test_a_monsters_panel_leads_into_the_fight(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="orc")
    page = table.open(do="monster", monster_id="m1")
    assert "attacker_id=m1" in button(page, "Greift an").url
    assert "target_id=m1" in button(page, "Wird angegriffen").url


def test_several_of_a_kind_have_numbers_and_the_slain_are_counted(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="s", kind="skeleton", count=2)
    assert "2 Skelett 2" in cards(table)
    server.do(campaign, "wound_monster", monster_id="s-1", points=1)
    assert cards(table).startswith("2 Skelett 2")
    assert text_at(table.whole(), "monster-count") == "1 im Spiel · 1 besiegt"


def test_monsters_that_were_given_one_name_are_told_apart_by_numbers(
    server: Server, campaign: int, table: Place
) -> None:
    server.do(campaign, "place_monster", monster_id="w", kind="skeleton", name="Wache", count=2)
    server.do(campaign, "place_monster", monster_id="o", kind="orc", name="Wache")
    server.do(campaign, "place_monster", monster_id="z", kind="orc", name="Skelett")
    server.do(campaign, "place_monster", monster_id="s", kind="skeleton")
    server.do(campaign, "place_monster", monster_id="b", kind="gargoyle", name="Skarn")
    state = server.services.snapshots.take(campaign).state.table
    assert isinstance(state, Table)
    named = names_for(state, Viewer(role=Role.GAME_MASTER), labels_of("de"))
    found = [named[one] for one in ("w-1", "w-2", "o", "z", "s", "b")]
    assert found == ["Wache 1", "Wache 2", "Wache 3", "Skelett 2", "Skelett 3", "Skarn"]


def test_a_hidden_monster_is_the_game_masters_until_it_is_revealed(server: Server, campaign: int, table: Place) -> None:
    page = table.open(do="monsters")
    page = press(table.caller, button(page, kind(page, "Fimir")), hidden="true", name="Bodo")
    watch = f"/campaigns/{campaign}/watch"
    assert "verdeckt" in table.whole().text
    for caller in (server.client(), server.laptop):  # the laptop's second screen shows no more than a guest sees
        assert "Bodo" not in caller.get(watch).text
    state = server.services.snapshots.take(campaign).state.table
    assert isinstance(state, Table)
    (monster,) = state.monsters
    page = tap(table.caller, table.open(do="monster", monster_id=monster), "Aufdecken")
    assert "Verbergen" in panel_text(page)
    assert "Bodo" in server.client().get(watch).text
    tap(table.caller, page, "Vor den Spielern verbergen")
    assert "Bodo" not in text_at(server.client().get(watch), "monster-cards")


@pytest.mark.parametrize(
    ("level", "says"),
    [
        ("exact", "2 /3 Körperkraft 2 von 3"),
        ("bar", 'value="75"'),
        ("wounded", "verwundet"),
        ("nothing", "Chaoskrieger"),
        ("hidden", "Kein Monster in Sicht."),
    ],
)
def test_players_see_as_much_of_the_points_as_they_may(
    server: Server, campaign: int, table: Place, level: str, says: str
) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="chaos_warrior")
    server.do(campaign, "wound_monster", monster_id="m1", points=1)
    wish = form(
        server.laptop.get(f"/campaigns/{campaign}/settings"), f"/campaigns/{campaign}/settings", level="wounded"
    )
    saved = server.laptop.post(f"/campaigns/{campaign}/settings", data=wish.data(level=level))
    assert saved.status_code == 303
    watch = server.client().get(f"/campaigns/{campaign}/watch")
    assert says in text_at(watch, "monster-cards") or says in watch.text.partition('id="monster-cards"')[2]
    assert ("2 von 3" in watch.text) is (level == "exact")
    assert "2 /3" in cards(table)


def test_values_and_name_can_be_changed_and_a_wrong_one_stays(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="m1", kind="orc")
    page = press(table.caller, button(table.open(do="monster", monster_id="m1"), "Umbenennen"), name="Grack")
    page = press(table.caller, button(page, "Werte eintragen"), attack="5", blue_defence="true")
    assert cards(table).startswith("G Grack 1 /1 Körperkraft 1 von 1 Angriff 5 weiße Würfel")
    assert "3 blau" in cards(table)
    refused = press(table.caller, button(page, "Werte eintragen"), attack="viele")
    assert refused.status_code == 422
    assert 'value="viele"' in refused.text
    assert text_at(refused, "monster-attack-help")


def test_what_is_due_is_one_tap_away(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "start_quest")
    server.do(campaign, "place_monster", monster_id="sq", kind="squig")
    for _hero in range(5):
        server.do(campaign, "end_turn")
    page = table.whole()
    assert "Gehorsam prüfen Squig" in labels(page)
    assert "Gehorcht das Monster?" in panel_text(tap(table.caller, page, "Gehorsam prüfen Squig"))


def test_all_monsters_leave_the_board_in_one_action(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="g", kind="goblin", count=3)
    before = server.revision(campaign)
    tap(table.caller, table.open(do="monster", monster_id="g-1"), "Alle vom Brett nehmen")
    assert (server.revision(campaign), "Noch keines" in cards(table)) == (before + 1, True)
    server.laptop.post(f"/campaigns/{campaign}/undo", data={"key": new_key(), "revision": str(before + 1)})
    assert "Goblin 3" in cards(table)
    tap(table.caller, table.open(do="find", search="wegräumen"), "Alle Monster wegräumen")
    assert "Noch keines" in cards(table)


def test_a_wound_entered_by_hand_is_the_deed_of_the_hero_on_turn(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "start_quest", quest_id="trial")
    server.do(campaign, "place_monster", monster_id="m1", kind="goblin")
    page = table.open(do="monster", monster_id="m1")
    assert "Treffer zählen für Ragna Eisenfaust." in panel_text(page)
    tap(table.caller, page, "−1 Körperkraft")
    told = server.laptop.get(f"/api/v1/heroquest/campaigns/{campaign}/quests/trial").json()["attempts"][0]
    assert {one["hero_id"]: one["kills"] for one in told["heroes"]}["ragna"] == {"goblin": 1}


def rows(page: Response) -> dict[str, list[str]]:
    """What stands in each row of the menu, by the figure's id."""
    parts = page.text.split('aria-labelledby="deeds-of-')[1:]
    return {
        part.partition('"')[0]: re.findall(r">([^<>]+?)\s*</(?:a|span)>", part.partition("</div>\n</div>")[0])
        for part in parts
    }


def test_the_game_masters_turn_offers_what_each_monster_can_do(server: Server, campaign: int, table: Place) -> None:
    for kind in ("banshee", "giant_troll", "troll", "orc"):
        server.do(campaign, "place_monster", monster_id=kind, kind=kind)
    server.do(
        campaign,
        "place_monster",
        monster_id="d",
        kind="dragon",
        attack=4,
        further_attacks=[2, 3],
        defence=5,
        body=8,
        mind=5,
    )
    found = rows(table.open())
    words = labels_of("de")
    deeds = ("attack", "sweep", "scream", "breathe_fire", "attack_twice", "attack_mind", "dragon_fight")
    named = {deed: words.text(f"actions.{deed}") for deed in deeds}
    assert "orc" not in found
    assert f"Ork: {named['attack']}" in labels(table.open())
    assert found["d"] == [named["attack"], named["dragon_fight"], named["breathe_fire"]]
    assert named["scream"] in found["banshee"]
    assert "Rettungswurf: weiß, je Punkt einer" in found["banshee"]
    assert {named["sweep"], named["attack_twice"]} <= set(found["giant_troll"])
    assert named["attack_twice"] not in found["troll"]
    assert "Regeneration: weiße Schilde wehren auch ab" in found["troll"]
    server.do(campaign, "banish_regeneration", monster_id="troll")
    assert "Regeneration: weiße Schilde wehren auch ab" not in rows(table.open())["troll"]
    assert all(named["attack_mind"] not in row for row in found.values())


def test_the_table_says_that_the_game_master_is_on_turn(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "start_quest")
    for hero in ("Ragna Eisenfaust", "Liathan", "Borrek Kupferbart", "Aldemar", "Tamsin"):
        assert f"{hero} ist am Zug" in panel_text(table.open())
        server.do(campaign, "end_turn")
    assert "Spielleiter ist am Zug" in panel_text(table.open())


@pytest.mark.parametrize("hero", ["ragna", "liathan", "aldemar"])
def test_no_hero_is_offered_a_fight_of_minds(server: Server, campaign: int, table: Place, hero: str) -> None:
    server.do(campaign, "place_monster", monster_id="o", kind="orc")
    assert labels_of("de").text("actions.attack_mind") not in labels(table.open(**{"for": hero, "do": "menu"}))
