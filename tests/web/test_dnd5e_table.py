"""A fight on the pages: added by typing, run with buttons, seen by phones as far as it is theirs to see."""

import re
from html import unescape

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from app.campaign import play
from tests.web.conftest import Server, new_key
from tests.web.pages_support import text_at


@pytest.fixture
def fight(server: Server, monkeypatch: pytest.MonkeyPatch) -> int:
    """Mira and Joss against three goblins and a hidden dragon; nobody has rolled. All ids are numbered."""
    monkeypatch.setattr(play, "with_lot", lambda _system, _actor, command, _draw: command)
    campaign = server.campaign("dnd5e")
    server.do(campaign, "add_combatants", text="Mira +3, Joss", kind="pc")
    server.do(campaign, "add_combatants", text="3 Goblin +2, Drache")
    server.do(campaign, "describe_combatant", combatant_id="c6", shown=1, note="schläft")
    return campaign


def send(
    server: Server, campaign: int, what: str, caller: TestClient | None = None, page: str = "table", **said: str
) -> Response:
    form = {"type": what, "key": new_key(), "revision": str(server.revision(campaign)), **said}
    return (caller or server.laptop).post(f"/campaigns/{campaign}/{page}", data=form)


def begin(server: Server, campaign: int) -> None:
    """Mira at 21, the dragon at 20, the goblins at 13, Joss at 5."""
    faces = {"kind": "hand", "faces": ["18", "5", "11", "20"]}
    server.do(campaign, "roll_initiatives", faces)
    server.do(campaign, "begin_fight")


def test_creatures_are_added_by_typing_and_what_cannot_be_read_is_said_beside_the_field(server: Server) -> None:
    campaign = server.campaign("dnd5e")
    assert send(server, campaign, "add_combatants", text="3 Goblin +2", kind="monster").status_code == 303
    page = server.laptop.get(f"/campaigns/{campaign}/table")
    assert "Goblin ein Wurf für 3" in text_at(page, "fight-order")
    wrong = send(server, campaign, "add_combatants", text="0 Wolf", kind="monster")
    assert wrong.status_code == 422
    assert "„0 Wolf“ ist nicht zu lesen." in text_at(wrong, "field-text-help")
    assert ">0 Wolf</textarea>" in wrong.text


def test_a_line_of_creatures_is_read_back_before_it_counts(server: Server) -> None:
    campaign = server.campaign("dnd5e")
    before = server.revision(campaign)
    address = f"/campaigns/{campaign}/table?do=creature&text="
    line = "3 Spinne +3; 2 Ork+1%0AZombie –2%0AGoblin +2 7TP, Kobold x4"
    page = server.laptop.get(address + line.replace("+", "%2B").replace(";", "%3B"))
    told = "So verstanden: 3 × Spinne +3, 2 × Ork +1, Zombie −2, Goblin +2 7 TP, 4 × Kobold"
    assert told in text_at(page, "field-text-help")
    assert "Mit Kommas" in text_at(server.laptop.get(address + "3"), "field-text-help")
    assert server.revision(campaign) == before
    sent = "3 Spinne +3; 2 Ork+1\r\nZombie –2\r\nGoblin +2 7TP, Kobold x4"
    assert send(server, campaign, "add_combatants", text=sent, kind="monster").status_code == 303
    there = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["combatants"].values()
    names = [(one["name"], one["dex_mod"], one["hit_points"]) for one in there]
    assert names[:7] == [
        *((f"Spinne {number}", 3, None) for number in (1, 2, 3)),
        *((f"Ork {number}", 1, None) for number in (1, 2)),
        ("Zombie", -2, None),
        ("Goblin", 2, 7),
    ]
    assert len(names) == 11


def test_a_creature_that_looks_like_another_is_no_new_one(server: Server) -> None:
    campaign = server.campaign("dnd5e")
    server.do(campaign, "add_combatants", text="Jürgen", kind="pc")
    for twin in ("Ju\u0308rgen", "JÜRGEN", "Jür\u00adgen", "Jürgеn"):
        answer = send(server, campaign, "add_combatants", text=twin, kind="pc")
        assert "gibt es schon" in text_at(answer, "field-text-help"), twin


def test_initiative_is_rolled_by_the_app_with_one_tap_ties_are_asked_about(server: Server, fight: int) -> None:
    assert send(server, fight, "roll_initiatives", answer="app").status_code == 303
    server.do(fight, "set_initiative", combatant_id="c1", initiative=13)
    server.do(fight, "set_initiative", combatant_id="c3", initiative=13)
    for one, number in (("c2", 5), ("c6", 2)):
        server.do(fight, "set_initiative", combatant_id=one, initiative=number)
    page = server.laptop.get(f"/campaigns/{fight}/table")
    assert "Gleichstand bei 13" in text_at(page, "fight-turn")
    assert "Kampf beginnen" not in text_at(page, "fight-turn")
    assert send(server, fight, "begin_fight").status_code == 422
    assert send(server, fight, "settle_tie", initiative="13").status_code == 303
    assert send(server, fight, "begin_fight").status_code == 303
    assert "Runde 1" in text_at(server.laptop.get(f"/campaigns/{fight}/table"), "fight-clock")


def test_a_turn_is_used_up_and_ended(server: Server, fight: int) -> None:
    begin(server, fight)
    assert send(server, fight, "walk", combatant_id="c1", metres="1,5", difficult="true").status_code == 303
    send(server, fight, "use_means", combatant_id="c1", means="action")
    turn = text_at(server.laptop.get(f"/campaigns/{fight}/table"), "fight-turn")
    assert "verbraucht 3 von 9 m" in turn
    assert "verbraucht; nochmals tippen" in turn
    assert send(server, fight, "walk", combatant_id="c1", metres="99").status_code == 422
    assert send(server, fight, "walk", combatant_id="c1", metres="-1").status_code == 422
    send(server, fight, "next_turn", entry="c1")
    assert "Drache" in text_at(server.laptop.get(f"/campaigns/{fight}/table"), "fight-turn")
    assert "Runde 1: Drache ist am Zug." in text_at(server.laptop.get(f"/campaigns/{fight}/table"), "log-list")


def test_a_creature_is_told_more_of_in_the_panel(server: Server, fight: int) -> None:
    panel = server.laptop.get(f"/campaigns/{fight}/table?do=creature&for=c2")
    assert "passive Wahrnehmung" in text_at(panel, "action-panel")
    done = send(server, fight, "describe_combatant", combatant_id="c2", name="Joss Ried", passive="17", walk="7,5")
    assert done.status_code == 303
    assert "Joss Ried" in text_at(server.laptop.get(f"/campaigns/{fight}/table"), "fight-order")
    goblin = server.laptop.get(f"/campaigns/{fight}/table?do=creature&for=c3")
    assert all(f"do=creature&amp;for={one}" in goblin.text for one in ("c4", "c5")), "the others of its group"
    twin = send(server, fight, "describe_combatant", combatant_id="c2", name="Mira")
    assert twin.status_code == 422
    assert "„Mira“ gibt es schon." in unescape(twin.text)


def test_surprise_is_a_table_whose_verdicts_the_game_master_may_set(server: Server, fight: int) -> None:
    for one, fields in (("c1", {"passive": 13}), ("c2", {"passive": 17}), ("c3", {"stealth": 15})):
        server.do(fight, "describe_combatant", combatant_id=one, **fields)
    for one in ("c4", "c5", "c6"):
        server.do(fight, "describe_combatant", combatant_id=one, stealth=19)
    turn = server.laptop.get(f"/campaigns/{fight}/table")
    assert 'aria-label="Mira: überrascht"' in turn.text
    assert 'aria-label="Joss: handelt"' in turn.text
    send(server, fight, "set_noticed", hider="c3", observer="c1", noticed="true")
    assert 'aria-label="Mira: handelt"' in server.laptop.get(f"/campaigns/{fight}/table").text
    send(server, fight, "set_surprised", combatant_id="c2", surprised="true")
    told = server.laptop.get(f"/campaigns/{fight}/table").text
    assert 'aria-label="Joss: überrascht, von der Spielleitung gesetzt"' in told


def test_a_player_spends_the_own_means_alone_and_asks_for_the_rest(server: Server, fight: int) -> None:
    begin(server, fight)
    phone = server.player(fight, "c1")
    page = phone.get(f"/campaigns/{fight}/heroes/c1")
    assert "am Zug" in text_at(page, "passport-cover")
    asked = send(server, fight, "use_means", phone, "heroes/c1", combatant_id="c1", means="action")
    assert asked.status_code == 403
    assert "Vorschlagen" in asked.text
    server.do(fight, "permit_players", permissions=["own_turn"])
    assert send(server, fight, "use_means", phone, "heroes/c1", combatant_id="c1", means="action").status_code == 303
    stolen = send(server, fight, "use_means", phone, "heroes/c1", combatant_id="c2", means="reaction")
    assert stolen.status_code == 403
    assert send(server, fight, "next_turn", phone, "heroes/c1", entry="c1").status_code == 303
    assert send(server, fight, "next_turn", phone, "heroes/c1", entry="c6").status_code == 403
    assert send(server, fight, "next_turn", phone, "heroes/c1").status_code == 403


def test_no_page_tells_a_player_what_the_level_hides(server: Server, fight: int) -> None:
    server.do(fight, "set_hit_points", combatant_id="c3", hit_points=77)
    server.do(fight, "describe_combatant", combatant_id="c3", stealth=19, note="Verräter")
    begin(server, fight)
    phone = server.player(fight, "c1")
    for turn in range(5):
        for page in ("heroes/c1", "watch", "screen", "log", "sheets"):
            told = phone.get(f"/campaigns/{fight}/{page}").text
            assert not any(word in told for word in ("Drache", "schläft", "Verräter", "77 TP")), (page, turn)
        server.do(fight, "next_turn")
    table = text_at(phone.get(f"/campaigns/{fight}/watch"), "fight-order")
    assert "Goblin" in table
    assert "13" not in table
    server.do(fight, "set_table", shown=5)
    assert "13" in text_at(phone.get(f"/campaigns/{fight}/watch"), "fight-order")
    server.do(fight, "set_table", shown=2)
    assert "Goblin" not in text_at(phone.get(f"/campaigns/{fight}/watch"), "fight-order")
    assert "Jemand" in text_at(phone.get(f"/campaigns/{fight}/watch"), "fight-order")


def test_forty_in_a_fight_stay_a_small_page(server: Server) -> None:
    campaign = server.campaign("dnd5e")
    server.do(campaign, "add_combatants", text="Mira, Joss, Ava, Ben", kind="pc")
    server.do(campaign, "add_combatants", text=", ".join(f"Ork {letter}" for letter in "ABCDEFGHIJKLMNOPQR"))
    server.do(campaign, "add_combatants", text=", ".join(f"Wolf {letter}" for letter in "ABCDEFGHIJKLMNOPQR"))
    send(server, campaign, "roll_initiatives", answer="app")
    page = server.laptop.get(f"/campaigns/{campaign}/table")
    assert page.text.count('class="turn') >= 40
    assert len(page.content) <= 90_000


def test_the_sample_is_a_fight_about_to_begin(server: Server) -> None:
    begun = server.laptop.post("/campaigns/sample", data={"key": new_key(), "system": "dnd5e"})
    page = server.laptop.get(begun.headers["location"])
    assert "Wer ist überrascht?" in text_at(page, "fight-turn")
    assert "Stadtwache" in text_at(page, "fight-order")


def test_screen_and_table_keep_whoever_acts_in_sight(server: Server, fight: int) -> None:
    begin(server, fight)
    for page in ("screen", "table"):
        told = server.laptop.get(f"/campaigns/{fight}/{page}").text
        assert "data-in-sight" in told, page
        assert "in_sight" in told, page
        assert told.count(' is-current"') == 1, page


def test_programs_of_players_read_no_id_of_a_creature_that_they_do_not_see(server: Server, fight: int) -> None:
    begin(server, fight)
    server.do(fight, "move_in_order", combatant_id="c2")
    player, journal = server.player(fight, "c1"), f"/api/v1/campaigns/{fight}/journal"
    orders = [
        event["order"]
        for caller in (server.client(), player)
        for entry in caller.get(journal).json()["entries"]
        for event in entry["events"]
        if "order" in event
    ]
    assert orders == [["c1", "g3", "c2"], ["c1", "g3", "c2"], ["c1", "c2", "g3"]] * 2, "the dragon's is between"


def test_in_whose_reach_a_hero_stands_tells_no_player_of_a_creature_that_is_hidden(server: Server, fight: int) -> None:
    begin(server, fight)
    for how in ("near", "leaves"):
        server.do(fight, "in_reach", combatant_id="c1", other_id="c6", how=how, ruled=True)
    player = server.player(fight, "c1")
    server.services.hub.closing = True
    for caller in (server.client(), player):
        for path in (f"/api/v1/campaigns/{fight}", f"/api/v1/campaigns/{fight}/journal", f"/campaigns/{fight}/screen"):
            told = caller.get(path).text
            found = re.findall(r"Drache|\bc6\b", told)  # a file's version may hold the letters
            assert found == [], path
