"""Correcting one die: that answer alone is asked for again, everything else stays as it was thrown."""

import pytest
from httpx2 import Response

from tests.web.conftest import Server, hand
from tests.web.pages_support import open_sample
from tests.web.panel_support import Place, button, buttons, labels, panel_text, tap

S, W, B = "skull", "white_shield", "black_shield"


@pytest.fixture
def campaign(server: Server) -> int:
    """A fimir stands on the board."""
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="m1", kind="fimir")
    return campaign


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


def struck(server: Server, campaign: int) -> int:
    """The fimir strikes Borrek twice, and he stops nothing: the revision. Later both are changed."""
    server.do(campaign, "attack", hand(S, S, W), hand(B, B), attacker_id="m1", target_id="borrek")
    revision = server.revision(campaign)
    server.do(campaign, "change_monster", monster_id="m1", attack=5)
    return revision


def body(server: Server, campaign: int) -> int:
    heroes = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["heroes"]
    return next(int(one["body_points"]["current"]) for one in heroes if one["id"] == "borrek")


def wrong(page: Response) -> list[str]:
    """The ways to give an answer anew."""
    return [one.url for one in buttons(page) if one.label.endswith(": Das war falsch")]


def test_only_the_mistyped_roll_is_asked_for_and_the_others_stay(server: Server, campaign: int, table: Place) -> None:
    before = body(server, campaign)
    revision = struck(server, campaign)
    assert body(server, campaign) == before - 2
    page = table.open(correcting=str(revision))
    assert "Was war falsch? Nur danach wird noch einmal gefragt." in panel_text(page)
    assert (len(wrong(page)), "Berichtigung übernehmen" in labels(page)) == (2, False)
    page = table.caller.get(wrong(page)[1])
    fields = [one for one in button(page, "App würfelt").fields if one != ("answer", "app")]
    page = table.caller.get(table.url, params=[*fields, ("answer", "hand:white_shield,black_shield")])
    tap(table.caller, page, "Berichtigung übernehmen")
    assert body(server, campaign) == before - 1


def test_an_earlier_roll_is_given_anew_and_what_followed_holds(server: Server, campaign: int, table: Place) -> None:
    before = body(server, campaign)
    page = table.caller.get(wrong(table.open(correcting=str(struck(server, campaign))))[0])
    fields = [one for one in button(page, "App würfelt").fields if one != ("answer", "app")]
    page = table.caller.get(table.url, params=[*fields, ("answer", "hand:skull,white_shield,white_shield")])
    assert "Berichtigung übernehmen" in labels(page), "the defence is not thrown again"
    tap(table.caller, page, "Berichtigung übernehmen")
    assert body(server, campaign) == before - 1


def test_what_no_longer_fits_is_asked_for_again(server: Server, campaign: int, table: Place) -> None:
    before = body(server, campaign)
    page = table.caller.get(wrong(table.open(correcting=str(struck(server, campaign))))[0])
    fields = [one for one in button(page, "App würfelt").fields if one != ("answer", "app")]
    page = table.caller.get(table.url, params=[*fields, ("answer", "hand:white_shield,white_shield,white_shield")])
    tap(table.caller, page, "Berichtigung übernehmen")
    assert body(server, campaign) == before, "without a skull nobody defends"


def test_a_single_roll_is_asked_for_at_once(server: Server, campaign: int, table: Place) -> None:
    server.do(campaign, "move_roll", hand(3), hero_id="ragna")
    page = table.open(correcting=str(server.revision(campaign)))
    assert wrong(page) == []
    assert "App würfelt" in labels(page)
