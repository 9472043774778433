"""Cards on a phone: what happened to its hero, until its player has understood it, and nothing that others know."""

import re
import sqlite3

import pytest
from starlette.testclient import TestClient

from app.storage.database import Database
from app.storage.outside_journal import StoredPhoneNotes
from tests.systems.heroquest.board.quest_maps import quest
from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import form, open_sample, text_at
from tests.web.panel_support import button, press
from tests.web.test_map_page import lay

OWN, OTHER = "liathan", "borrek"


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="o1", kind="orc")
    return campaign


@pytest.fixture
def phone(server: Server, campaign: int) -> TestClient:
    """Has looked at its passport, so that everything before is no news."""
    found = server.player(campaign, OWN, "Jule")
    assert cards(found, campaign) == ""
    return found


def cards(phone: TestClient, campaign: int, hero: str = OWN) -> str:
    return text_at(phone.get(f"/campaigns/{campaign}/heroes/{hero}"), "hero-cards")


def understand(phone: TestClient, campaign: int) -> str:
    """Tap "Verstanden", without scripts; what is left."""
    page = phone.get(f"/campaigns/{campaign}/heroes/{OWN}")
    path = f"/campaigns/{campaign}/heroes/{OWN}/read"
    assert phone.post(path, data=form(page, path).data()).status_code == 303
    return cards(phone, campaign)


def strike(server: Server, campaign: int) -> None:
    """An orc hits twice, and nothing is stopped."""
    dice = hand("skull", "skull", "black_shield"), hand("skull", "skull", "skull")
    server.do(campaign, "attack", *dice, attacker_id="o1", target_id=OWN)


def test_who_struck_me_and_what_i_lost(server: Server, campaign: int, phone: TestClient) -> None:
    strike(server, campaign)
    told = cards(phone, campaign)
    assert "Ork hat dich getroffen" in told
    assert re.search(r"Körperkraft .* 4", told), told
    assert understand(phone, campaign) == ""


def test_where_a_hero_stands_is_no_news_but_who_strikes_him_there_is(
    server: Server, campaign: int, phone: TestClient
) -> None:
    lay(server, campaign, quest())
    server.do(campaign, "put_figure", figure_id=OWN, square="E2")
    assert cards(phone, campaign) == "", "the map shows it"
    server.do(campaign, "put_figure", figure_id="o1", square="E3")
    strike(server, campaign)
    told = cards(phone, campaign)
    assert "Ork hat dich getroffen" in told
    assert "E2" not in told


def test_what_a_player_wrote_in_the_notes_is_no_news(server: Server, campaign: int, phone: TestClient) -> None:
    wish = server.wish(campaign, "keep_notes", hero_id=OWN, notes="Die Brücke ist morsch")
    assert phone.post(f"/api/v1/campaigns/{campaign}/commands", json=wish).status_code == 201
    assert cards(phone, campaign) == ""


def test_the_end_of_a_quest_tells_what_it_brought_ones_hero(server: Server, campaign: int, phone: TestClient) -> None:
    server.do(campaign, "start_quest")
    strike(server, campaign)
    understand(phone, campaign)
    server.do(campaign, "close_quest", {"kind": "choice", "option": "leave"}, abandoned=True)
    told = cards(phone, campaign)
    assert "Für Liathan ist die Herausforderung zu Ende" in told
    assert "Ragna" not in told, "the same happened to her"


def test_a_card_stays_until_it_is_understood_and_several_are_a_list(
    server: Server, campaign: int, phone: TestClient
) -> None:
    server.do(campaign, "change_gold", hero_id=OWN, change=30)
    assert "Du erhältst 30 Gold" in cards(phone, campaign)
    strike(server, campaign)
    server.do(campaign, "change_gold", hero_id=OTHER, change=30)
    told = cards(phone, campaign)
    assert "2 Dinge sind passiert" in told
    assert told.index("Ork hat dich getroffen") < told.index("30 Gold"), "the newest is in sight without scrolling"
    assert "Alles verstanden" in told
    assert understand(phone, campaign) == ""
    server.do(campaign, "change_gold", hero_id=OWN, change=-10)
    assert "Du verlierst 10 Gold" in cards(phone, campaign)


def switch(server: Server, campaign: int, way: str) -> None:
    """The game master takes the newest action back, or brings it back."""
    sent = {"revision": str(server.revision(campaign)), "key": new_key()}
    assert server.laptop.post(f"/campaigns/{campaign}/{way}", data=sent).status_code == 303


def test_what_is_taken_back_is_told_once_with_what_holds_now(server: Server, campaign: int, phone: TestClient) -> None:
    strike(server, campaign)
    assert "getroffen" in cards(phone, campaign)
    switch(server, campaign, "undo")
    told = cards(phone, campaign)
    assert "Zurückgenommen: Ork hat dich getroffen" in told
    assert re.search(r"Körperkraft 4 6", told), told
    switch(server, campaign, "redo")
    assert "Zurückgenommen" not in cards(phone, campaign)
    assert understand(phone, campaign) == ""
    switch(server, campaign, "undo")
    assert "Zurückgenommen: Ork hat dich getroffen" in cards(phone, campaign), "understood before it was taken back"
    assert understand(phone, campaign) == ""
    switch(server, campaign, "redo")
    told = cards(phone, campaign)
    assert "Gilt wieder: Ork hat dich getroffen" in told
    assert re.search(r"Körperkraft 6 4", told), told
    assert understand(phone, campaign) == ""
    for stranger in (server.client(), server.player(campaign, OTHER, "Kemal"), server.laptop):
        assert cards(stranger, campaign) == ""


def test_several_that_were_taken_back_are_told_after_a_new_start_too(
    server: Server, campaign: int, phone: TestClient
) -> None:
    server.do(campaign, "change_gold", hero_id=OWN, change=30)
    server.do(campaign, "change_gold", hero_id=OTHER, change=77)  # only its player may know
    strike(server, campaign)
    for _ in range(3):
        switch(server, campaign, "undo")
    server.services.snapshots.forget()
    told = cards(phone, campaign)
    assert told.index("Zurückgenommen: Du erhältst 30 Gold") < told.index("Zurückgenommen: Ork hat dich getroffen")
    assert "2 Dinge sind passiert" in told
    assert "Dein Pass zeigt ihn." in told
    assert "77" not in told
    assert understand(phone, campaign) == ""


def test_a_declined_proposal_says_why(server: Server, campaign: int, phone: TestClient) -> None:
    wish = {"type": "drink_potion", "hero_id": OWN, "item_id": f"{OWN}.healing_potion_4", "propose": "yes"}
    sent = {"revision": str(server.revision(campaign)), "key": new_key()}
    server.do(campaign, "lose_body_points", hero_id=OWN, points=3)
    understand(phone, campaign)
    assert phone.post(f"/campaigns/{campaign}/heroes/{OWN}", data={**wish, **sent}).status_code == 303
    page = server.laptop.get(f"/campaigns/{campaign}/table")
    declined = press(server.laptop, button(page, "Ablehnen"), reason="Der <b>Ork</b> steht auf der Tasche.")
    assert declined.status_code in {200, 303}, declined.text
    told = cards(phone, campaign)
    assert "Abgelehnt: " in told
    assert "Spielleiter: „Der <b>Ork</b> steht auf der Tasche.“" in told
    assert "<b>Ork" not in phone.get(f"/campaigns/{campaign}/heroes/{OWN}").text
    assert "Es hat sich nichts geändert." in told
    assert understand(phone, campaign) == ""


def test_nothing_of_others_or_of_secrets_stands_in_a_card(server: Server, campaign: int, phone: TestClient) -> None:
    server.do(campaign, "change_gold", hero_id=OTHER, change=77)  # only its player may know
    server.do(campaign, "place_monster", monster_id="x1", kind="orc", name="Skarn", hidden=True)
    assert cards(phone, campaign) == ""
    server.do(campaign, "lose_body_points", hero_id=OTHER, points=1)
    assert cards(phone, campaign) == ""
    strike(server, campaign)
    for stranger in (server.client(), server.player(campaign, OTHER, "Kemal"), server.laptop):
        assert cards(stranger, campaign) == "", "cards are the player's own"


def test_nobody_else_can_say_that_it_is_understood(server: Server, campaign: int, phone: TestClient) -> None:
    strike(server, campaign)
    for stranger in (server.client(), server.player(campaign, OTHER, "Kemal"), server.laptop):
        refused = stranger.post(f"/campaigns/{campaign}/heroes/{OWN}/read", data={"upto": "9999999"})
        assert refused.status_code == 403
    assert "Ork hat dich getroffen" in cards(phone, campaign)


@pytest.mark.parametrize("upto", ["", "x", "-3", "99999999999999999999"])
def test_a_mark_that_makes_no_sense_does_no_harm(server: Server, campaign: int, phone: TestClient, upto: str) -> None:
    assert phone.post(f"/campaigns/{campaign}/heroes/{OWN}/read", data={"upto": upto}).status_code < 500
    strike(server, campaign)
    assert "Ork hat dich getroffen" in cards(phone, campaign)


def test_the_mark_survives_a_restart_of_the_server(server: Server, campaign: int, phone: TestClient) -> None:
    strike(server, campaign)
    assert understand(phone, campaign) == ""
    server.services.snapshots.forget()
    anew = StoredPhoneNotes(server.services.database, lambda _: 0)  # of a program that has just begun
    assert anew.of(campaign) == server.services.phone_notes.of(campaign)
    assert len(anew.of(campaign).read) == 1
    assert cards(phone, campaign) == ""
    server.do(campaign, "change_gold", hero_id=OWN, change=5)
    assert "Du erhältst 5 Gold" in cards(phone, campaign)


def test_a_disk_that_refuses_keeps_no_new_phone_from_its_passport(
    server: Server, campaign: int, phone: TestClient
) -> None:
    """A page that is only looked at writes nothing: neither a lock nor a full disk is noticed there."""
    [device] = server.services.snapshots.take(campaign).state.house.devices
    server.do(campaign, "bind_device", device_id=device, hero_ids=[OWN, OTHER])  # a hero that it has never opened
    assert isinstance(server.services.database, Database)
    other = sqlite3.connect(server.services.database.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    for hero in (OTHER, OWN):
        for path in ("", "/sheet", "?do=menu"):
            assert phone.get(f"/campaigns/{campaign}/heroes/{hero}{path}").status_code == 200
        assert cards(phone, campaign, hero) == ""
    other.execute("ROLLBACK")
    other.close()
    strike(server, campaign)
    assert "Ork hat dich getroffen" in cards(phone, campaign), "what comes after the first look is news"
    assert understand(phone, campaign) == ""


def test_what_happens_after_joining_is_news_whenever_the_passport_is_opened(server: Server, campaign: int) -> None:
    phone = server.player(campaign, OWN)
    anew = StoredPhoneNotes(server.services.database, lambda _: 0)  # of a program that has just begun
    assert [hero for _, hero in anew.of(campaign).read] == [OWN]
    strike(server, campaign)
    assert "Ork hat dich getroffen" in cards(phone, campaign)


def test_every_card_of_a_list_says_what_changed_though_nobody_looked_in_between(
    server: Server, campaign: int, phone: TestClient
) -> None:
    for points in (1, 2):
        server.do(campaign, "lose_body_points", hero_id=OWN, points=points)
    server.services.snapshots.forget()  # a program that has just begun knows of no state before
    told = cards(phone, campaign)
    assert re.search(r"Körperkraft 5 3 .* Körperkraft 6 5", told), told


def test_a_blow_that_is_entered_point_by_point_is_one_card(server: Server, campaign: int, phone: TestClient) -> None:
    for _ in range(2):
        server.do(campaign, "lose_body_points", hero_id=OWN, points=1)
    told = cards(phone, campaign)
    assert "Du verlierst 1 Körperkraft (2×)" in told
    assert re.search(r"Körperkraft 6 4", told), told
    assert "verliert 1 Punkt" not in told
    dice = hand("skull", "black_shield", "black_shield"), hand("skull", "skull", "skull")
    for _ in range(2):
        server.do(campaign, "attack", *dice, attacker_id="o1", target_id=OWN)
    assert "3 Dinge sind passiert" in cards(phone, campaign), "two blows with dice stay two"


def test_cards_of_a_young_campaign_are_told_after_a_new_start_too(server: Server) -> None:
    """Before the first entry of all there was no campaign, and every entry of it is still at hand."""
    campaign = server.campaign("dnd5e")
    server.do(campaign, "add_combatants", text="Mira +3", kind="pc")
    server.do(campaign, "set_hit_points", combatant_id="c1", hit_points=33)
    phone = server.player(campaign, "c1", "Anna")
    assert cards(phone, campaign, "c1") == ""
    server.do(campaign, "set_hit_points", combatant_id="c1", hit_points=20)
    server.do(campaign, "change_tag", combatant_id="c1", text="vergiftet")
    server.services.snapshots.forget()
    assert re.search("Trefferpunkte: 33 Trefferpunkte: 20", cards(phone, campaign, "c1"))
