"""Players propose from the phone, the game master accepts with one tap: forms, live parts, secrets."""

import re

import pytest

from tests.web.conftest import Server, new_key
from tests.web.pages_support import done_since, open_sample, text_at
from tests.web.panel_support import HTMX, Place, button, buttons, labels, panel_text, press, tap

OWN, OTHER = "liathan", "borrek"
POTION = "liathan.healing_potion_4"


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = open_sample(server)
    server.do(campaign, "lose_body_points", hero_id=OWN, points=3)
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin")
    return campaign


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


@pytest.fixture
def phone(server: Server, campaign: int) -> Place:
    return Place(server.player(campaign, OWN, "Jule"), f"/campaigns/{campaign}/heroes/{OWN}")


def propose(phone: Place, htmx: bool = True, **wish: str) -> None:
    """Ask for something, and tap „Vorschlagen“."""
    asked = phone.open(**wish) if htmx else phone.whole(**wish)
    assert "nicht freigegeben" in panel_text(asked)
    done = tap(phone.caller, asked, "Vorschlagen", htmx=htmx)
    assert done.status_code == (200 if htmx else 303)


def drink(phone: Place, htmx: bool = True) -> None:
    propose(phone, htmx, type="drink_potion", hero_id=OWN, item_id=POTION)


def body(server: Server, campaign: int) -> int:
    heroes = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["heroes"]
    return int(next(hero for hero in heroes if hero["id"] == OWN)["body_points"]["current"])


@pytest.mark.parametrize("htmx", [True, False])
def test_a_proposal_is_accepted_with_one_tap_and_taken_back_with_one(
    server: Server, campaign: int, table: Place, phone: Place, htmx: bool
) -> None:
    before = body(server, campaign)
    drink(phone, htmx)
    assert "wartet auf den Spielleiter" in text_at(phone.whole(), "own-proposals")
    assert body(server, campaign) == before
    page = table.whole()
    assert "Heiltrank" in text_at(page, "proposals")
    assert re.search(r"schlägt Jule vor(?!.*verbraucht)", text_at(page, "proposals"), re.DOTALL), "within the turn"
    done = tap(table.caller, page, "Annehmen", htmx=htmx)
    assert done.status_code == (204 if htmx else 303)  # the panel that is open stays as it is
    assert body(server, campaign) > before
    assert text_at(table.whole(), "proposals") == ""
    assert "Angenommen: " in text_at(phone.whole(), "hero-cards")
    undone = {"revision": str(server.revision(campaign)), "key": new_key()}
    table.caller.post(f"/campaigns/{campaign}/undo", data=undone)
    assert body(server, campaign) == before
    assert "Annehmen" in labels(table.whole())


def test_dice_are_thrown_in_the_panel_with_the_proposal_filled_in(
    server: Server, campaign: int, table: Place, phone: Place
) -> None:
    propose(phone, type="attack", attacker_id=OWN, target_id="g1")
    page = tap(table.caller, table.whole(), "Annehmen")
    assert page.status_code == 200
    assert "Totenschädel treffen" in panel_text(page)
    before = server.revision(campaign)
    page = tap(table.caller, page, "Alles würfelt die App")
    while "Übernehmen" not in labels(page):
        page = tap(table.caller, page, "Verwunden" if "Verwunden" in labels(page) else "Alles würfelt die App")
    assert tap(table.caller, page, "Übernehmen").status_code == 200
    assert done_since(server, campaign, before) == 1
    assert text_at(table.whole(), "proposals") == ""


def test_dice_stay_when_a_proposal_is_taken_back(server: Server, campaign: int, table: Place, phone: Place) -> None:
    propose(phone, type="attack", attacker_id=OWN, target_id="g1")
    page = tap(table.caller, table.whole(), "Annehmen", "Alles würfelt die App")
    while "Übernehmen" not in labels(page):
        page = tap(table.caller, page, "Verwunden" if "Verwunden" in labels(page) else "Alles würfelt die App")
    before, [blow] = server.revision(campaign), re.findall(r'<ol class="blows".*?</ol>', page.text, re.DOTALL)
    tap(phone.caller, phone.whole(), "Zurücknehmen")
    refused = tap(table.caller, page, "Übernehmen")
    assert (refused.status_code, blow in refused.text) == (409, True)
    assert "Dieser Vorschlag ist zurückgenommen. Würfel und Antworten bleiben" in panel_text(refused)
    assert tap(table.caller, refused, "Übernehmen").status_code == 200, "the game master may do it alone"
    assert server.revision(campaign) == before + 2, "the taking back, and the deed"


def test_what_was_proposed_can_be_changed_before_it_is_done(
    server: Server, campaign: int, table: Place, phone: Place
) -> None:
    server.do(campaign, "place_monster", monster_id="o1", kind="orc")
    propose(phone, type="attack", attacker_id=OWN, target_id="g1")
    page = tap(table.caller, table.whole(), "Annehmen", "Ändern")
    assert "Auf wen?" in panel_text(page)
    page = tap(table.caller, page, "Ork", "Alles würfelt die App")
    while "Übernehmen" not in labels(page):
        page = tap(table.caller, page, "Verwunden" if "Verwunden" in labels(page) else "Alles würfelt die App")
    assert tap(table.caller, page, "Übernehmen").status_code == 200
    assert text_at(table.whole(), "proposals") == ""
    assert "greift Ork an" in text_at(table.whole(), "log-list")


def test_mistyped_dice_of_an_accepted_proposal_are_corrected(
    server: Server, campaign: int, table: Place, phone: Place
) -> None:
    propose(phone, type="roll_dice", hero_id=OWN, pool="attack")
    server.do(campaign, "choose_dice_mode", mode="faces")
    tap(table.caller, tap(table.caller, table.whole(), "Annehmen"), *["Totenschädel"] * 2, "Übernehmen")
    page = table.open(correcting=str(server.revision(campaign)))
    white = next(label for label in labels(page) if label.endswith("Nur weißer Würfel: Totenschädel"))
    assert tap(table.caller, page, white, "weißer Schild", "Berichtigung übernehmen").status_code == 200
    assert server.services.snapshots.take(campaign).recent[0].active


def test_the_game_master_declines(server: Server, campaign: int, table: Place, phone: Place) -> None:
    drink(phone)
    one = button(table.whole(), "Ablehnen")
    assert press(table.caller, one).status_code == 200
    assert "Abgelehnt: " in text_at(phone.whole(), "hero-cards")
    again = press(table.caller, one, key=new_key(), revision=str(server.revision(campaign)))
    assert again.status_code == 422
    assert "schon entschieden" in again.text


def test_a_player_takes_it_back_and_has_done_with_what_became_of_it(table: Place, phone: Place) -> None:
    drink(phone)
    tap(phone.caller, phone.whole(), "Zurücknehmen")
    assert text_at(phone.whole(), "own-proposals") == text_at(table.whole(), "proposals") == ""
    drink(phone)
    tap(table.caller, table.whole(), "Ablehnen")
    tap(phone.caller, phone.whole(), "Verstanden")
    assert text_at(phone.whole(), "own-proposals") == text_at(phone.whole(), "hero-cards") == ""


def test_what_can_no_longer_be_done_vanishes_and_says_why(
    server: Server, campaign: int, table: Place, phone: Place
) -> None:
    drink(phone)
    server.do(campaign, "drop_item", hero_id=OWN, item_id=POTION)
    assert text_at(table.whole(), "proposals") == ""
    said = text_at(phone.whole(), "hero-cards")
    assert "Geht nicht mehr: " in said
    assert len(said.partition("Geht nicht mehr: ")[2].split()) > 3


def test_with_leave_it_is_done_from_the_phone(server: Server, campaign: int, phone: Place) -> None:
    server.do(campaign, "permit_players", permissions=["potions"])
    before = body(server, campaign)
    wish = {"type": "drink_potion", "hero_id": OWN, "item_id": POTION, "key": new_key()}
    done = phone.caller.post(phone.url, data={**wish, "revision": str(server.revision(campaign))}, headers=HTMX)
    assert done.status_code == 200
    assert body(server, campaign) > before


def test_with_leave_a_player_fights_with_the_own_hero_only(server: Server, campaign: int, phone: Place) -> None:
    server.do(campaign, "permit_players", permissions=["fight"])
    assert "Totenschädel treffen" in panel_text(phone.open(type="attack", attacker_id=OWN, target_id="g1"))
    for attacker in (OTHER, "g1"):
        page = phone.open(type="attack", attacker_id=attacker, target_id=OWN)
        assert "Das ist nicht dein Held." in page.text
        assert "Vorschlagen" not in labels(page)


def test_the_phone_offers_what_the_own_hero_can_do(server: Server, campaign: int, phone: Place) -> None:
    page = tap(phone.caller, phone.whole(), "Handeln")
    assert "Trank trinken" in panel_text(page)
    assert "Handeln" not in labels(server.client().get(phone.url))
    assert "Handeln" not in labels(phone.caller.get(f"/campaigns/{campaign}/heroes/{OTHER}"))
    assert panel_text(phone.open(do="menu", **{"for": OTHER})) == ""
    assert panel_text(phone.open(do="menu", **{"for": "g1"})) == ""


def test_a_sixth_proposal_is_one_too_many(phone: Place) -> None:
    for _ in range(5):
        drink(phone)
    page = tap(phone.caller, phone.open(type="drink_potion", hero_id=OWN, item_id=POTION), "Vorschlagen")
    assert page.status_code == 422
    assert "Es warten schon 5 Vorschläge von dir." in page.text


def test_two_taps_propose_once(server: Server, campaign: int, phone: Place) -> None:
    one = button(phone.open(type="drink_potion", hero_id=OWN, item_id=POTION), "Vorschlagen")
    for _ in range(2):
        press(phone.caller, one)
    assert len(server.services.snapshots.take(campaign).state.house.proposals) == 1


def test_nobody_proposes_for_others_and_guests_nothing(server: Server, campaign: int, phone: Place) -> None:
    wish = {"type": "drink_potion", "hero_id": OTHER, "item_id": "borrek.antidote", "propose": "yes"}
    for caller, says in ((phone.caller, "Das ist nicht dein Held."), (server.client(), "")):
        sent = {**wish, "key": new_key(), "revision": str(server.revision(campaign))}
        answer = caller.post(phone.url, data=sent, headers=HTMX)
        assert answer.status_code == 403
        assert says in answer.text
    assert not server.services.snapshots.take(campaign).state.house.proposals


def test_players_neither_accept_nor_decline(server: Server, campaign: int, phone: Place) -> None:
    drink(phone)
    [one] = server.services.snapshots.take(campaign).state.house.proposals
    sent = {"revision": str(server.revision(campaign))}
    for wish in (
        {"type": "decline_proposal", "proposal_id": one},
        {"type": "drink_potion", "hero_id": OWN, "item_id": POTION, "proposal": one},
    ):
        assert phone.caller.post(phone.url, data={**wish, **sent, "key": new_key()}, headers=HTMX).status_code == 403


@pytest.mark.parametrize("proposal", ["quatsch", "../..", "x" * 500])
def test_a_proposal_that_never_was_is_not_accepted(server: Server, campaign: int, table: Place, proposal: str) -> None:
    sent = {"revision": str(server.revision(campaign)), "key": new_key(), "proposal": proposal}
    wish = {"type": "drink_potion", "hero_id": OWN, "item_id": POTION}
    answer = table.caller.post(table.url, data={**wish, **sent}, headers=HTMX)
    assert answer.status_code in (404, 422)
    assert "Vorschlag" in answer.text


def test_a_hidden_monster_is_nobody_to_a_player(server: Server, campaign: int, phone: Place) -> None:
    server.do(campaign, "place_monster", monster_id="h1", kind="gargoyle", hidden=True, body=3)
    server.do(campaign, "permit_players", permissions=["fight"])
    for asked in (
        {"type": "attack", "attacker_id": OWN, "target_id": "h1"},
        {"do": "act", "type": "attack", "attacker_id": OWN},
        {"do": "menu", "for": OWN},
    ):
        page = phone.open(**asked)
        assert "Gargoyle" not in page.text
        assert "Totenschädel treffen" not in page.text
    wish = {"type": "attack", "attacker_id": OWN, "target_id": "h1", "propose": "yes", "key": new_key()}
    answer = phone.caller.post(phone.url, data={**wish, "revision": str(server.revision(campaign))}, headers=HTMX)
    assert answer.status_code == 404
    assert "Gargoyle" not in answer.text


def test_only_the_game_master_and_the_phone_itself_see_a_proposal(
    server: Server, campaign: int, table: Place, phone: Place
) -> None:
    drink(phone)
    base, api = f"/campaigns/{campaign}", f"/api/v1/campaigns/{campaign}"
    [one] = server.services.snapshots.take(campaign).state.house.proposals
    strangers = (server.client(), server.player(campaign, OTHER, "Jonas"), server.player(campaign, OWN, "Zweites"))
    for stranger in strangers:
        for path in (phone.url, f"{base}/watch", f"{base}/log", api, f"{api}/journal", f"{base}/heroes/{OTHER}"):
            told = stranger.get(path).text
            assert one not in told, path
            assert "schlägt" not in told, path
    assert one in phone.whole().text
    assert one in table.whole().text


def test_a_body_that_bleeds_meanwhile_makes_an_accept_stale(
    server: Server, campaign: int, table: Place, phone: Place
) -> None:
    drink(phone)
    one = button(table.whole(), "Annehmen")
    server.do(campaign, "lose_body_points", hero_id=OWN, points=1)
    assert press(table.caller, one).status_code == 409
    assert tap(table.caller, table.whole(), "Annehmen").status_code == 204


def test_a_look_ahead_at_what_needs_leave_tells_nothing(phone: Place) -> None:
    page = phone.open(type="lose_body_points", hero_id=OWN, points="6", answer="hand:3")
    assert "Vorschlagen" in labels(page)
    assert "Ohnmacht" not in page.text


def test_a_potion_that_would_do_nothing_is_not_proposed(server: Server, campaign: int, phone: Place) -> None:
    server.do(campaign, "restore_body_points", hero_id=OWN, points=3)
    page = phone.open(type="drink_potion", hero_id=OWN, item_id=POTION)
    assert "hat schon die volle Körperkraft" in panel_text(page)
    assert "Vorschlagen" not in labels(page)


def test_what_only_the_game_master_knows_of_a_search_is_asked_when_he_accepts(
    server: Server, campaign: int, table: Place, phone: Place
) -> None:
    asked = phone.open(do="act", type="search_for_traps")
    assert {"found", "secret_doors"}.isdisjoint(name for one in buttons(asked) for name, _ in one.fields)
    tap(phone.caller, asked, "Raum 1", "Vorschlagen")
    page = tap(table.caller, table.whole(), "Annehmen", "Nein, alles ist ruhig", "1 Falle", "Keine")
    assert server.services.snapshots.take(campaign).state.table.model_dump()["dungeon"]["trap_markers"] == ()
    tap(table.caller, page, "Übernehmen")
    [marker] = server.services.snapshots.take(campaign).state.table.model_dump()["dungeon"]["trap_markers"]
    assert marker["area"] == "Raum 1"
    assert "Angenommen: " in text_at(phone.whole(), "hero-cards")
