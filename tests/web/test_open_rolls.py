"""What the app has thrown lies open on the page of who let it throw, and on nobody else's."""

import pytest

from app.core.answers import AppRoll
from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import Place, button, labels, panel_text, press, tap

HERO = "borrek"
ROLL = {"type": "roll_dice", "hero_id": HERO, "pool": "attack"}
DROP = "Wurf verwerfen"


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = open_sample(server)
    server.do(campaign, "permit_players", permissions=["dice"])
    return campaign


@pytest.fixture
def phone(server: Server, campaign: int) -> Place:
    return Place(server.player(campaign, HERO), f"/campaigns/{campaign}/heroes/{HERO}")


def _next_place(server: Server, campaign: int) -> int:
    return server.services.snapshots.take(campaign).state.house.cup.next


def test_opening_a_page_throws_nothing(server: Server, campaign: int, phone: Place) -> None:
    before = server.revision(campaign), _next_place(server, campaign)
    for answer in ("app", "app:all", "app:skull"):
        page = phone.open(**ROLL, answer=answer)
        assert "Übernehmen" not in labels(page)
    assert (server.revision(campaign), _next_place(server, campaign)) == before


@pytest.mark.parametrize("htmx", [True, False], ids=["with scripts", "without scripts"])
def test_a_reload_shows_the_same_dice_to_who_threw_them(
    server: Server, campaign: int, phone: Place, *, htmx: bool
) -> None:
    thrown = tap(phone.caller, phone.open(**ROLL), "App würfelt", htmx=htmx)
    text, used = panel_text(thrown), _next_place(server, campaign)
    reloaded = phone.whole()
    assert panel_text(reloaded) == text
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    assert DROP not in labels(table.whole())
    done = press(phone.caller, button(reloaded, "Übernehmen"), htmx=htmx)
    assert done.status_code in (200, 303)
    assert DROP not in labels(phone.whole())
    assert _next_place(server, campaign) == used


def test_the_game_master_sees_who_has_thrown_what_as_long_as_it_lies_open(
    server: Server, campaign: int, phone: Place
) -> None:
    def told() -> str:
        return text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "proposals")

    assert "hat gewürfelt" not in told()
    thrown = tap(phone.caller, phone.open(**ROLL), "App würfelt")
    assert "Anna hat gewürfelt, noch nicht übernommen: Borrek" in told()
    assert "Totenschädel" in told() or "Schild" in told()
    tap(phone.caller, thrown, "Übernehmen")
    assert "hat gewürfelt" not in told()


def test_a_double_tap_throws_once(server: Server, campaign: int, phone: Place) -> None:
    throw = button(phone.open(**ROLL), "App würfelt")
    first, second = press(phone.caller, throw), press(phone.caller, throw)
    assert panel_text(first) == panel_text(second)
    rolls = server.services.snapshots.take(campaign).state.house.open_rolls.values()
    assert [len([one for one in roll.answers if isinstance(one, AppRoll)]) for roll in rolls] == [1]


def test_a_roll_that_lapses_is_told_to_all(server: Server, campaign: int, phone: Place) -> None:
    thrown = tap(phone.caller, phone.open(**ROLL), "App würfelt")
    tap(phone.caller, thrown, DROP)
    assert DROP not in labels(phone.whole())
    watching = server.client().get(f"/campaigns/{campaign}/watch")
    assert "Ein Wurf der App ist verfallen: gewürfelt für „" in watching.text
    late = press(phone.caller, button(thrown, "Übernehmen"))
    assert late.status_code == 409
    assert "App würfelt" in labels(late)
