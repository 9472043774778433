"""The panel asks only what could change anything, and knows what is written on a scroll."""

import pytest
from httpx2 import Response

from tests.web.conftest import Server
from tests.web.pages_support import open_sample
from tests.web.panel_support import Button, Place, button, buttons, labels, panel_text, press, tap

NOBODY_NAMED = "Bitte mindestens ein Ziel nennen."
ROOM = "hinter dem Ziel ist Platz"


@pytest.fixture
def campaign(server: Server) -> int:
    """Liathan could push back, a goblin could not; the ork sleeps."""
    campaign = open_sample(server)
    for name, kind in (("g1", "goblin"), ("o1", "orc"), ("u1", "ungor")):
        server.do(campaign, "place_monster", monster_id=name, kind=kind)
    return campaign


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def attack(table: Place, attacker: str, **more: str) -> str:
    """What is asked before an attack."""
    return panel_text(table.open(do="act", type="attack", attacker_id=attacker, **more))


def test_room_behind_is_asked_of_those_who_could_push(server: Server, campaign: int, table: Place) -> None:
    assert ROOM in attack(table, "liathan")
    assert ROOM in attack(table, "o1")
    assert ROOM not in attack(table, "g1")
    assert ROOM not in attack(table, "liathan", means="ranged", weapon_id="liathan.bow")
    server.do(campaign, "impose_effect", figure_id="liathan", effect="in_pit")
    assert ROOM not in attack(table, "liathan")


def test_a_diagonal_blow_is_asked_about_where_its_dice_are_others(table: Place) -> None:
    assert "diagonal" not in attack(table, "g1")
    assert "Auf wen?" in attack(table, "u1")


def test_weapons_are_offered_as_before_when_the_first_monster_is_slain(
    server: Server, campaign: int, table: Place
) -> None:
    server.do(campaign, "wound_monster", monster_id="g1", points=1)
    page = labels(table.open(do="act", type="attack", attacker_id="liathan"))
    assert page.count("Kurzschwert (schartig)") == page.count("Bogen") == 1
    assert "Bogen werfen" not in page


@pytest.mark.parametrize(("kind", "attack"), [("giant_spider", "spider_attack"), ("dragon", "dragon_fight")])
def test_monsters_with_several_blows_are_asked_whom_each_strikes(
    server: Server, campaign: int, table: Place, kind: str, attack: str
) -> None:
    values = {"attack": 6, "defence": 4, "body": 5, "mind": 3, "further_attacks": [3, 2]} if kind == "dragon" else {}
    server.do(campaign, "place_monster", monster_id="big", kind=kind, **values)
    menu = buttons(table.open(do="menu", **{"for": "big"}))
    [begin] = [one for one in menu if f"type={attack}" in one.url]
    assert NOBODY_NAMED not in panel_text(press(table.caller, begin))
    nobody = press(table.caller, press_first(table, begin))
    assert NOBODY_NAMED in panel_text(nobody)
    page = press(table.caller, press_first(table, begin), front="ragna")
    assert "Totenschädel treffen" in panel_text(page)


def test_nobody_is_asked_whether_it_strikes_itself(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="killer", kind="assassin")
    asked = panel_text(table.open(do="act", type="attack_twice", monster_id="killer"))
    whom = asked.partition("Auf wen zuerst?")[2]
    assert "Goblin" in whom
    assert "Assassine" not in whom
    wish = server.wish(campaign, "attack_twice", monster_id="killer", target_id="g1", second_target_id="killer")
    refused = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish).json()
    assert [(one["code"], one["field"]) for one in refused["errors"]] == [("attack.oneself", "second_target_id")]


def press_first(table: Place, begin: Button) -> Button:
    """The button that goes on from the panel somebody opened."""
    return button(press(table.caller, begin), "Weiter")


def test_who_sleeps_is_asked_nothing(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "impose_effect", figure_id="o1", effect="asleep")
    page = table.open(do="act", type="attack", attacker_id="o1")
    assert "Wer schläft, greift nicht an (Kap. 8.2.1)." in panel_text(page)
    assert "Goblin" not in labels(page)


def written(page: Response, going: str) -> str:
    """The spell that this button of the panel would send."""
    return dict(button(page, going).fields).get("spell", "")


def test_the_spell_of_a_scroll_is_known_by_its_words(server: Server, campaign: int, table: Place) -> None:
    scroll = {"content_id": "spell_scroll", "hero_id": "tamsin"}
    for item, note in (("s1", "Gewitter"), ("s2", "die Furcht, gefunden beim Gargoyle"), ("s3", "Feuerball")):
        server.do(campaign, "give_item", item_id=item, note=note, **scroll)
    page = table.open(do="act", type="read_scroll", hero_id="tamsin")
    assert written(page, "Goblin") == "tempest"  # not its namesake of Chaos
    assert written(tap(table.caller, page, "Spruchrolle: die Furcht, gefunden beim Gargoyle"), "Liathan") == "fear"
    unclear = tap(table.caller, page, "Spruchrolle: Feuerball")
    assert written(unclear, "Vorlesen") == ""  # there are two of them
    assert "Welcher Zauber?" in panel_text(unclear)


@pytest.mark.parametrize(("note", "going"), [("Nebelschleier", "Aldemar"), ("Steinsperre", "Vorlesen")])
def test_a_scroll_that_says_its_spell_is_read_with_two_taps(
    server: Server, campaign: int, note: str, going: str
) -> None:
    server.do(campaign, "give_item", hero_id="aldemar", item_id="r1", content_id="spell_scroll", note=note)
    passport = Place(server.laptop, f"/campaigns/{campaign}/heroes/aldemar")
    page = passport.open(do="act", type="read_scroll", item_id="r1", hero_id="aldemar")
    assert "Welcher Zauber?" not in panel_text(page)
    assert "alles?" not in panel_text(page)
    before = server.revision(campaign)
    press(server.laptop, button(page, going))
    assert server.revision(campaign) == before + 1


def test_a_spell_without_the_target_it_needs_asks_for_one(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "give_item", hero_id="tamsin", item_id="s1", content_id="spell_scroll", note="die Furcht")
    page = table.open(do="act", type="read_scroll", hero_id="tamsin", item_id="s1", spell="fear", said="yes")
    assert "Dieser Zauber braucht wenigstens ein Ziel" in panel_text(page)


@pytest.mark.parametrize("kind", ["spring_trap", "disarm_trap", "jump_trap"])
def test_the_square_of_a_trap_is_asked_openly_with_those_that_have_a_name(
    server: Server, campaign: int, table: Place, kind: str
) -> None:
    server.do(campaign, "spring_trap", figure_id="ragna", trap="pit_trap", square="x3")
    page = table.open(do="act", type=kind, figure_id="borrek")
    before_the_fold = page.text.partition("<details")[0]
    assert 'name="square"' in before_the_fold
    assert '<option value="x3">' in before_the_fold


def test_a_chest_is_filled_from_lists(server: Server, campaign: int, table: Place) -> None:
    page = table.open(do="act", type="open_chest", hero_id="borrek", chest="Truhe 1")
    going = button(page, "Weiter")
    assert [name for name, _value in going.fields].count("contents") == 2
    assert "Mehr angeben" not in panel_text(page)
    done = press(table.caller, going, contents="helmet", gold="25")
    assert done.status_code == 200
    snapshot = server.services.snapshots.take(campaign)
    assert "helmet" in snapshot.recent[0].entry.model_dump_json()


def test_one_of_several_places_is_enough(server: Server, campaign: int, table: Place) -> None:
    wish = {"type": "search_for_traps", "hero_id": "borrek", "area": "Raum 1", "key": "k", "revision": "999"}
    wish["enemies_in_sight"] = "false"
    wish["revision"] = str(server.revision(campaign))
    done = server.laptop.post(table.url, data={**wish, "found": ["vor der Tür", "", ""]})
    assert done.status_code == 303
    [marker] = server.services.snapshots.take(campaign).state.table.model_dump()["dungeon"]["trap_markers"]
    assert marker["square"] == "vor der Tür"


def test_what_would_be_in_vain_is_not_offered(server: Server, campaign: int, table: Place) -> None:
    assert "Schicksal würfeln" not in labels(table.open(do="menu"))  # while monsters are in play
    server.do(campaign, "restore_body_points", hero_id="ragna", points=3)
    server.do(campaign, "lose_body_points", hero_id="tamsin", points=1)
    page = labels(table.open(do="act", type="heal_with_herbs", hero_id="liathan"))
    assert "Tamsin" in page
    assert "Ragna Eisenfaust" not in page  # is unhurt


def test_a_single_die_has_one_button_for_the_app(table: Place) -> None:
    assert "Alles würfelt die App" not in labels(table.open(type="roll_dice", hero_id="ragna", pool="d6"))
    attack_on = table.open(type="attack", attacker_id="liathan", target_id="g1")
    assert "Alles würfelt die App" in labels(attack_on)


def test_a_thing_that_would_do_nothing_is_named_beside_the_reason(server: Server, campaign: int) -> None:
    passport = Place(server.laptop, f"/campaigns/{campaign}/heroes/borrek")
    drink = {"do": "act", "type": "drink_potion", "hero_id": "borrek", "said": "yes"}
    page = panel_text(passport.open(**drink, item_id="borrek.antidote"))
    assert "Gegengift" in page
    assert "hat nichts durch Gift verloren" in page
    assert "borrek.antidote" not in page
    gone = panel_text(passport.open(**drink, item_id="borrek.drunk-before"))
    assert "nicht mehr da" in gone
    assert "drunk-before" not in gone


def test_where_no_thing_fits_none_is_blamed(server: Server, campaign: int) -> None:
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    page = panel_text(table.open(do="act", type="drink_potion", hero_id="borrek"))
    assert "Gerade steht nichts zur Wahl." in page
    assert "Axt" not in page
