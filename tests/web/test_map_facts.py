"""The panel of an action on a table with a map: what the map knows is not asked, the reason stands beside it."""

import pytest

from tests.systems.heroquest.board.quest_maps import quest
from tests.web.conftest import Server, hand
from tests.web.pages_support import text_at
from tests.web.panel_support import Place, buttons, panel_text, press, tap


@pytest.fixture
def campaign(server: Server) -> int:
    """Ragna with a sword in room 1, an orc beside her, another one across the room, a third behind the wall."""
    one = server.campaign("heroquest")
    server.do(one, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(one, "lay_map", quest=quest().model_dump(mode="json"))
    server.do(one, "start_quest")
    for name in ("orc-1", "orc-2", "orc-3"):
        server.do(one, "place_monster", monster_id=name, kind="orc")
    for name, square in (("orc-1", "C2"), ("orc-2", "E4"), ("orc-3", "G3")):
        server.do(one, "put_figure", figure_id=name, square=square)
    return one


def panel(server: Server, campaign: int, **query: str) -> str:
    """What the panel on the table says."""
    answer = server.laptop.get(f"/campaigns/{campaign}/table", params={"do": "act", **query})
    assert answer.status_code == 200
    return text_at(answer, "panel-place")


ATTACK = {"type": "attack", "attacker_id": "ragna"}


def test_who_stands_within_reach_is_a_button_and_who_does_not_has_a_reason(server: Server, campaign: int) -> None:
    said = panel(server, campaign, **ATTACK)
    assert "Ork 2 Zu weit weg: 3 Felder" in said
    assert "Ork 3 Zu weit weg" in said
    assert "Ork 1 Zu weit weg" not in said
    assert "schräg" not in said, "the map knows whether a blow is slanted"


def test_before_the_dice_the_reason_stands_beside_it(server: Server, campaign: int) -> None:
    said = panel(server, campaign, **ATTACK, target_id="orc-1", said="yes", unarmed="true")
    assert "Platz dahinter: Zurückdrängen möglich" in said
    assert "angrenzend" not in said
    assert "ausweichen" not in said
    assert "Spielleiter entscheidet" in said
    server.do(campaign, "place_monster", monster_id="goblin", kind="goblin")
    server.do(campaign, "put_figure", figure_id="goblin", square="C3")
    said = panel(server, campaign, type="attack", attacker_id="goblin", target_id="ragna", said="yes")
    assert "Zurückdrängen" not in said, "a goblin pushes nobody"


def test_all_the_same_takes_the_one_it_stands_beside(server: Server, campaign: int) -> None:
    """The tap overrules the map and chooses the target: the dice come next."""
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    page = table.open(do="act", **ATTACK)
    far = [one for one in buttons(page) if one.label == "Trotzdem"]
    asked = press(server.laptop, far[0])
    assert "Wie viele Totenschädel?" in panel_text(asked)
    assert "auf Ork 2" in panel_text(asked)
    done = tap(server.laptop, asked, "2", "0", "Übernehmen")
    assert done.status_code == 200
    log = server.laptop.get(f"/campaigns/{campaign}/log").text
    assert "Der Spielleiter entscheidet anders als der Plan." in log


def test_who_stands_in_the_path_is_named_with_the_square(server: Server, campaign: int) -> None:
    """HQ-4-INDIRECT: whom black shields strike is told before the dice fall."""
    server.do(campaign, "seat_hero", hero_id="liathan", name="Liathan", hero_class="elf")
    server.do(campaign, "give_item", hero_id="liathan", item_id="bow", content_id="bow")
    server.do(campaign, "start_quest", hero_id="liathan")
    for name, square in (("ragna", "C3"), ("liathan", "B2"), ("orc-1", "D4")):
        server.do(campaign, "put_figure", figure_id=name, square=square)
    shot = {"type": "attack", "attacker_id": "liathan", "target_id": "orc-1", "means": "ranged", "said": "yes"}
    said = panel(server, campaign, **shot)
    assert "Ragna (C3) steht im Weg; schwarze Schilde treffen diese Figur." in said


def test_one_tap_tells_it_otherwise_and_the_chronicle_says_so(server: Server, campaign: int) -> None:
    far = server.laptop.post(
        f"/api/v1/campaigns/{campaign}/commands",
        json=server.wish(campaign, "attack", attacker_id="ragna", target_id="orc-2", unarmed=True),
    )
    assert (far.status_code, far.json()["code"]) == (422, "attack.out_of_reach")
    assert far.json()["errors"][0]["field"] == "target_id"
    fields = {"attacker_id": "ragna", "target_id": "orc-2", "unarmed": True}
    server.do(campaign, "attack", hand("black_shield", "black_shield"), **fields, decided=["reach"])
    log = server.laptop.get(f"/campaigns/{campaign}/log").text
    assert "Der Spielleiter entscheidet anders als der Plan." in log


def test_a_search_that_the_map_forbids_may_be_allowed_and_rooms_are_called_as_on_the_map(
    server: Server, campaign: int
) -> None:
    search = {"type": "search_for_traps", "hero_id": "ragna"}
    said = panel(server, campaign, **search)
    assert "Solange ein Monster" in said
    assert "Spielleiter entscheidet" in said
    sweep = panel(server, campaign, type="sweep", attacker_id="orc-3")
    assert "Spielleiter entscheidet" in sweep, "also where no field but the reach is the map's"
    assert "Rundumschlag Ork 3" not in sweep, "nobody strikes himself"
    server.do(campaign, "put_figure", figure_id="ragna", square="A1")
    told = panel(server, campaign, **search, decided="enemies_in_sight", ask="again")
    assert "Raum 1 1 Gang 2 Anderer Name" in told


def test_everybody_a_spider_strikes_is_named_beside_its_dice(server: Server, campaign: int) -> None:
    server.do(campaign, "seat_hero", hero_id="liathan", name="Liathan", hero_class="elf")
    server.do(campaign, "place_monster", monster_id="spider", kind="giant_spider")
    for name, square in (("spider", "D3"), ("ragna", "D4"), ("liathan", "C4")):
        server.do(campaign, "put_figure", figure_id=name, square=square)
    said = panel(server, campaign, type="spider_attack", monster_id="spider", said="yes")
    assert "Ragna steht vorn · Liathan steht schräg" in said


def test_what_the_map_does_not_say_nobody_overrules_as_if_it_did(server: Server, campaign: int) -> None:
    for name, square, points in (("liathan", "B3", 1), ("borrek", "E3", 1), ("tamsin", "C3", 0)):
        server.do(campaign, "seat_hero", hero_id=name, name=name.title(), hero_class="elf")
        server.do(campaign, "start_quest", hero_id=name)
        server.do(campaign, "put_figure", figure_id=name, square=square)
        if points:
            server.do(campaign, "lose_body_points", hero_id=name, points=points)
    said = panel(server, campaign, type="heal_with_herbs", hero_id="liathan")
    assert "Borrek ist zu weit weg. Trotzdem" in said
    assert "Tamsin hat schon die volle Körperkraft von 6. Trotzdem" not in said
    assert "Tamsin hat schon die volle Körperkraft von 6." in said


def test_who_lies_too_far_away_for_a_potion_is_named_with_the_reason(server: Server, campaign: int) -> None:
    for name, square in (("liathan", "B3"), ("borrek", "E3"), ("tamsin", "C3")):
        server.do(campaign, "seat_hero", hero_id=name, name=name.title(), hero_class="elf")
        server.do(campaign, "start_quest", hero_id=name)
        server.do(campaign, "put_figure", figure_id=name, square=square)
    server.do(campaign, "give_item", hero_id="liathan", item_id="potion", content_id="healing_potion_4")
    drink = {"type": "drink_potion", "hero_id": "liathan"}
    assert "Borrek" not in panel(server, campaign, **drink), "who can drink himself is not asked for"
    for name in ("borrek", "tamsin"):
        said = panel(server, campaign, **drink)
        server.do(campaign, "lose_body_points", hand(4), hand(4), hero_id=name, points=6)
    assert "Borrek ist zu weit weg. Trotzdem" in said, "also where nobody else could get it"
    said = panel(server, campaign, **drink)
    assert "Für wen? selbst trinken Tamsin Welcher" in said
    assert "Borrek ist zu weit weg. Trotzdem" in said
    assert "Ragna" not in said
    said = panel(server, campaign, **drink, to_id="borrek", decided="reach", ask="again")
    assert "selbst trinken Tamsin Borrek Welcher" in said
    assert "Borrek ist zu weit weg" not in said


def test_players_may_not_overrule_the_map_alone(server: Server, campaign: int) -> None:
    phone = server.player(campaign, "ragna")
    server.do(campaign, "permit_players", permissions=["fight"])
    fields = {"attacker_id": "ragna", "target_id": "orc-2", "unarmed": True, "decided": ["reach"]}
    told = phone.post(f"/api/v1/campaigns/{campaign}/commands", json=server.wish(campaign, "attack", **fields))
    assert (told.status_code, told.json()["code"]) == (403, "actor.not_permitted")


def test_what_a_list_or_a_box_does_not_offer_has_its_reason_before_anybody_goes_on(
    server: Server, campaign: int
) -> None:
    said = panel(server, campaign, type="sweep", attacker_id="ragna")
    assert "Ork 1" in said
    assert "Ork 2 Zu weit weg: 3 Felder. Der Spielleiter kann es anders entscheiden. Trotzdem" in said
    for name, kind, square in (("rat", "giant_rat", "E4"), ("master", "pack_master", "G3")):
        server.do(campaign, "remove_monster", monster_id={"rat": "orc-2", "master": "orc-3"}[name])
        server.do(campaign, "place_monster", monster_id=name, kind=kind)
        server.do(campaign, "put_figure", figure_id=name, square=square)
    said = panel(server, campaign, type="move_monster", monster_id="rat")
    assert "muss die zweite Bewegung im Sichtbereich des Bändigers beenden. Trotzdem" in said
    server.do(campaign, "put_figure", figure_id="master", square="E2")
    said = panel(server, campaign, type="move_monster", monster_id="rat")
    assert "zweite Bewegung" in said
    assert "Sichtbereich" not in said


def test_fate_says_at_once_that_it_rests_while_there_are_monsters(server: Server, campaign: int) -> None:
    said = panel(server, campaign, type="roll_fate")
    assert "Solange Monster im Spiel sind, wird nicht fürs Schicksal gewürfelt." in said
    assert "Weiter" not in said
    for name in ("orc-1", "orc-2", "orc-3"):
        server.do(campaign, "remove_monster", monster_id=name)
    said = panel(server, campaign, type="roll_fate")
    assert "ruht" not in said
    assert "App würfelt" in said


def test_a_monster_that_only_walked_on_the_map_has_not_acted_yet(server: Server, campaign: int) -> None:
    server.do(campaign, "take_turn", figure_id="game_master")
    server.do(campaign, "attack", hand("white_shield", "white_shield", "white_shield"), attacker_id="orc-1",
              target_id="ragna")  # fmt: skip
    server.do(campaign, "walk_monster_to", monster_id="orc-2", square="E3")
    page = server.laptop.get(f"/campaigns/{campaign}/table")
    assert "2 × Ork 3 3 1/1 am Zug" in text_at(page, "action-panel"), "Ork 2 and Ork 3 are still to act"
