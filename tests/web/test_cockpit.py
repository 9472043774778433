"""The cockpit beside the fight: one key away, and for nobody else."""

from typing import Any

import pytest

from app.systems.heroquest.state.table import Table
from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import Place, button, labels, panel_text, press, tap

SIDES = ("quest", "notes", "rooms", "cards", "clocks", "today")


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def test_a_note_is_written_ticked_off_and_the_side_stays(table: Place) -> None:
    page = tap(table.caller, table.open(do="quest", tab="notes"), "Notiz schreiben")
    page = press(table.caller, button(page, "Weiter Enter" if "Weiter Enter" in labels(page) else "Weiter"),
                 text="Verag wartet", letter="A")  # fmt: skip
    assert "Verag wartet" in panel_text(page)
    page = tap(table.caller, page, "erledigt")
    assert "wieder offen" in labels(page)
    assert "Noch keine Notiz" in panel_text(tap(table.caller, page, "streichen"))


def test_a_room_is_prepared_by_numbers_in_no_order(server: Server, campaign: int, table: Place) -> None:
    def numbers(**said: str) -> dict[str, Any]:
        return {f"{'traps' if 'trap' in kind else 'monsters'}*{kind}": number for kind, number in said.items()}

    page = tap(
        table.caller, table.open(do="quest", tab="rooms"), "Raum oder Gang vorbereiten", "Ork", "Ork", "Fallgrube"
    )
    assert "antippen" not in panel_text(page)
    assert "Drache" not in labels(page), "the quest map says its values when it is placed"
    go_on = dict(button(page, "Weiter").fields)
    assert (go_on["monsters*orc"], go_on["traps*pit_trap"]) == ("2", "1")
    for wrong, says in (("13", "Höchstens 12"), ("-1", "Mindestens 0"), ("viele", "ganze Zahl")):
        refused = press(table.caller, button(page, "Weiter"), name="Küche", **numbers(orc=wrong))
        assert refused.status_code in (409, 422)
        assert says in panel_text(refused)
        assert dict(button(refused, "Weiter").fields)["name"] == "Küche"
    page = press(table.caller, button(page, "Weiter"), name="Küche", **numbers(orc="3", pit_trap="0"))
    assert "Küche zu 3 × Ork Raum öffnen" in panel_text(page)
    prepared = server.services.snapshots.take(campaign).state.table
    assert isinstance(prepared, Table)
    assert prepared.screen.rooms[0].traps == ()


def test_enter_in_a_field_takes_no_monster(table: Place) -> None:
    """A browser presses the first button of a form then."""
    form = table.open(do="act", type="prepare_room").text.partition('id="act-form"')[2]
    assert form.index('<button type="submit" hidden>') < form.index("<button class=")


def test_a_room_is_opened_with_one_tap(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "prepare_room", room_id="r", name="Gruft", monsters=["orc", "orc"], traps=["pit_trap"])
    page = table.open(do="quest", tab="rooms")
    assert "2 × Ork" in panel_text(page)
    assert "noch nicht scharf" in panel_text(page)
    page = tap(table.caller, page, "Raum öffnen")
    assert "scharf" in panel_text(page)
    assert "Ork 2" in text_at(table.whole(), "monster-cards")
    assert "Aufgedeckt: Gruft" in text_at(table.whole(), "log-list")


def test_an_armed_trap_of_a_room_is_one_tap_away(server: Server, campaign: int, table: Place) -> None:
    for room, name in (("r", "Gruft"), ("s", "Kapelle")):
        server.do(campaign, "prepare_room", room_id=room, name=name, traps=["spear_trap"])
        server.do(campaign, "open_room", room_id=room)
    page = tap(table.caller, table.open(do="quest", tab="rooms"), "Speerfalle: scharf, löst aus …")
    assert "Speerfalle" in panel_text(page)
    page = tap(table.caller, press(table.caller, button(page, "Weiter"), figure_id="ragna"), "0", "Übernehmen")
    assert "nicht mehr scharf" in panel_text(page)
    now = server.services.snapshots.take(campaign).state.table
    assert isinstance(now, Table)
    assert {one.name: one.armed for one in now.screen.rooms} == {"Gruft": (), "Kapelle": ("spear_trap",)}


def test_a_table_and_a_deck_for_the_game_master_alone(server: Server, campaign: int, table: Place) -> None:
    page = table.open(do="quest", tab="cards")
    create = button(page, "Tabelle anlegen")
    refused = press(table.caller, create, name="Die Glocke", rows="Nur ein Echo\nEin Wolf heult")
    assert "Zusammen haben die Zeilen 2 Zahlen" in panel_text(refused)
    assert "Nur ein Echo" in refused.text
    page = press(table.caller, create, name="Die Glocke", rows="Nur ein Echo | 4\nEin Wolf heult | 2")
    assert "1–4 Nur ein Echo" in panel_text(page)
    page = tap(table.caller, page, "Die Glocke: Würfeln", "5", "Übernehmen")
    assert "Ein Wolf heult zuletzt 5" in panel_text(page)
    page = press(
        table.caller, button(page, "Stapel anlegen"), name="Gerüchte", cards="Der Müller lügt | Er hat vier Kinder"
    )
    page = tap(table.caller, page, "Gerüchte: Karte ziehen")
    assert "Der Müller lügt Er hat vier Kinder" in panel_text(page)
    shown = server.player(campaign, "ragna").get(f"/campaigns/{campaign}/log").text
    assert "Müller" not in shown + server.client().get(f"/campaigns/{campaign}/watch").text


def test_each_quest_has_notes_of_its_own(server: Server) -> None:
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    server.do(campaign, "keep_note", note_id="a", text="Verag wartet hier")
    server.do(campaign, "decide_today", text="Kessel trifft alle")
    server.do(campaign, "start_quest", quest_id="trial")
    server.do(campaign, "decide_today", text="Türen sind schmal")
    assert "Verag wartet hier" in panel_text(table.open(do="quest", tab="notes"))
    today = panel_text(table.open(do="quest", tab="today"))
    assert "Türen sind schmal Runde 1 · Ragna ist am Zug Kessel trifft alle vor der ersten Runde" in today
    server.do(campaign, "close_quest", passed=False)
    server.do(campaign, "start_quest", quest_id="rescue_of_sir_ragnar")
    assert "Verag" not in panel_text(table.open(do="quest", tab="notes"))
    kept = text_at(server.laptop.get(f"/campaigns/{campaign}/quests/trial"), "main")
    assert "Verag wartet hier" in kept
    assert "Verag" not in server.player(campaign, "ragna").get(f"/campaigns/{campaign}/quests/trial").text


def test_clocks_and_the_counter(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "start_clock", clock_id="c", name="Die Glocke", rounds=1)
    page = table.open(do="quest", tab="clocks")
    assert "noch 1 Runde" in panel_text(page)
    page = tap(table.caller, page, "Zähler +1", "Zähler +1", "Zähler −1")
    assert "Zähler: 1" in panel_text(page)
    server.do(campaign, "start_quest")
    assert "jetzt fällig" in panel_text(table.open(do="quest", tab="clocks"))
    assert "Die Glocke fällig" in text_at(table.whole(), "turn-due")  # the heroes come first in a round
    assert "Glocke" not in server.player(campaign, "ragna").get(f"/campaigns/{campaign}/watch").text
    assert "Keine Uhr" in panel_text(tap(table.caller, table.open(do="quest", tab="clocks"), "wegnehmen"))
    assert "Glocke" not in text_at(table.whole(), "turn-due")


def test_the_chronicle_is_filtered_by_kind(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "place_monster", monster_id="o", kind="orc")
    server.do(campaign, "decide_today", text="Der Kessel trifft alle")
    server.do(campaign, "change_gold", hero_id="ragna", change=73)

    def found(kind: str) -> str:
        return text_at(server.laptop.get(f"/campaigns/{campaign}/log", params={"who": kind}), "main")

    assert "Ork betritt" in found("kind:fight")
    assert "Kessel" not in found("kind:fight")
    assert "Der Kessel trifft alle" in found("kind:decision")
    assert "73 Gold" in found("")
    assert "73 Gold" not in found("kind:fight") + found("kind:decision")
    phone = server.player(campaign, "ragna")
    assert "Hinter dem Schirm" not in phone.get(f"/campaigns/{campaign}/log").text


def test_every_side_says_for_whom_it_is_and_no_phone_gets_one(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "decide_today", text="Der Kessel trifft alle Nachbarn")
    phone = server.player(campaign, "liathan")
    for side in SIDES:
        assert "Nur für dich" in panel_text(table.open(do="quest", tab=side))
        for page in (f"/campaigns/{campaign}/heroes/liathan", f"/campaigns/{campaign}/watch"):
            seen = phone.get(page, params={"do": "quest", "tab": side})
            assert "Nur für dich" not in seen.text
            assert "Der Kessel trifft" not in seen.text
    assert "Der Kessel trifft" in panel_text(table.open(do="quest", tab="today"))
