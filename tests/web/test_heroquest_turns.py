"""Turns on the Spieltisch: whose it is, who comes next, and what everybody else sees of it."""

import pytest

from tests.web.conftest import Server, hand
from tests.web.pages_support import hero_ids, open_sample, text_at
from tests.web.panel_support import HTMX, Place, button, labels, tap


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def go(table: Place, *ways: str) -> None:
    """Tap buttons of the whole page, one after the other."""
    for label in ways:
        assert tap(table.caller, table.whole(), label).status_code == 200


def set_out(server: Server, campaign: int) -> None:
    """A quest of the book begins."""
    server.do(campaign, "start_quest", quest_id="trial")


def bar(table: Place) -> str:
    return text_at(table.whole(), "turn-bar")


def test_before_the_quest_everybody_has_a_seat_and_one_button_leads_to_the_quests(
    server: Server, campaign: int, table: Place
) -> None:
    assert bar(table) == "Ragna Liathan Borrek Aldemar Tamsin Spielleiter"
    assert button(table.whole(), "Losziehen , Herausforderung wählen").url.endswith("/quests"), "none without a name"
    set_out(server, campaign)
    assert bar(table).startswith("Runde 1 Ragna , am Zug Liathan Borrek")
    assert "am Zug" in text_at(table.whole(), "hero-card-ragna")


def test_the_end_of_a_turn_goes_on_and_a_tap_on_a_seat_jumps_the_queue(
    server: Server, campaign: int, table: Place
) -> None:
    set_out(server, campaign)
    go(table, "Zug beenden", "Aldemar")
    assert bar(table) == "Runde 1 Ragna , war am Zug Liathan Borrek Aldemar , am Zug Tamsin Spielleiter"
    go(table, "Zug beenden", "Zug beenden", "Zug beenden", "Zug beenden", "Zug beenden")
    assert bar(table).startswith("Runde 2 Ragna , am Zug")


def test_who_sits_out_and_who_is_down_is_told(server: Server, campaign: int, table: Place) -> None:
    set_out(server, campaign)
    server.do(campaign, "mark_presence", hero_id="tamsin", present=False)
    assert "Tamsin , nicht da" in bar(table)
    assert "nicht da" in text_at(table.whole(), "hero-card-tamsin")


def test_a_seat_that_was_dragged_is_moved_by_a_form(server: Server, campaign: int, table: Place) -> None:
    page = table.whole()
    assert 'data-figure="borrek"' in page.text
    assert 'id="seat-move"' in page.text
    move = next(form for form in page.text.split("<form")[1:] if 'id="seat-move"' in form)
    assert 'name="type" value="move_seat"' in move
    server.do(campaign, "choose_house_rule", rule="HR-ORDER", option="drawn")
    assert 'id="seat-move"' not in table.whole().text


def test_guests_see_the_turn_and_can_touch_nothing(server: Server, campaign: int, table: Place) -> None:
    set_out(server, campaign)
    watch = server.client().get(f"/campaigns/{campaign}/watch")
    assert text_at(watch, "turn-bar").startswith("Runde 1 Ragna , am Zug")
    assert "Zug beenden" not in labels(watch)
    assert "<form" not in watch.text.partition('id="turn-bar"')[2].partition("hero-strip")[0]


def test_a_player_is_told_whose_turn_it_is(server: Server, campaign: int, table: Place) -> None:
    first, second = hero_ids(server, campaign)[:2]
    phones = [server.player(campaign, hero) for hero in (first, second)]
    places = [f"/campaigns/{campaign}/heroes/{hero}" for hero in (first, second)]
    assert 'id="pass-turn" role="status" hidden' in phones[0].get(places[0]).text
    set_out(server, campaign)
    assert text_at(phones[0].get(places[0]), "pass-turn") == "Du bist am Zug."
    assert text_at(phones[1].get(places[1]), "pass-turn") == "Ragna ist am Zug."


def test_two_taps_on_the_end_of_a_turn_end_one(server: Server, campaign: int, table: Place) -> None:
    set_out(server, campaign)
    end = button(table.whole(), "Zug beenden")
    for _tap in range(2):
        table.caller.post(end.url, data=dict(end.fields), headers=HTMX)
    assert "Liathan , am Zug" in bar(table)


def test_the_panel_shows_what_has_been_done_on_this_turn(server: Server, campaign: int, table: Place) -> None:
    set_out(server, campaign)
    assert text_at(table.whole(), "done-this-turn") == ""
    server.do(campaign, "place_monster", monster_id="m1", kind="fimir")
    for _attack in range(2):
        server.do(campaign, "attack", hand(*["black_shield"] * 4), attacker_id="ragna", target_id="m1")
    server.do(campaign, "move_roll", hand(3), hero_id="ragna")
    assert text_at(table.whole(), "done-this-turn").startswith("In diesem Zug: Ragna Eisenfaust: Angreifen (2×)")
    assert "Bewegung" in text_at(table.open(do="menu", **{"for": "ragna"}), "done-this-turn")
    go(table, "Zug beenden")
    assert text_at(table.whole(), "done-this-turn") == ""
