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


def only(page: Response) -> dict[str, str]:
    """The ways to give one die anew, by what it shows; of alike ones the first."""
    found = [(one.label.rpartition(", Nur ")[2], one.url) for one in buttons(page) if ", Nur " in one.label]
    return dict(reversed(found))


def entered(table: Place, page: Response, face: str) -> Response:
    """The face of the one die that is asked for is tapped."""
    pad = next(one for one in buttons(page) if one.fields[-1:] == [("tap", face)])
    return table.caller.get(table.url, params=[*pad.fields])


def test_one_die_of_a_roll_is_asked_for_and_the_others_lie_as_they_fell(
    server: Server, campaign: int, table: Place
) -> None:
    before = body(server, campaign)
    page = table.open(correcting=str(struck(server, campaign)))
    assert sorted(only(page)) == ["Totenschädel", "schwarzer Schild", "weißer Schild"]
    page = table.caller.get(only(page)["Totenschädel"])
    assert "Nur dieser Würfel wird noch einmal eingegeben" in panel_text(page)
    assert "App würfelt" not in labels(page), "it threw nothing of this"
    page = entered(table, page, W)
    assert "Berichtigung übernehmen" in labels(page), "one tap is all: the defence stands"
    tap(table.caller, page, "Berichtigung übernehmen")
    assert body(server, campaign) == before - 1


@pytest.mark.parametrize(("wrong", "right"), [(W, [S, B, B]), (B, [W, S, B])])
def test_one_die_of_a_single_roll(server: Server, campaign: int, table: Place, wrong: str, right: list[str]) -> None:
    server.do(campaign, "attack", hand(W, B, B), attacker_id="m1", target_id="borrek")
    page = table.open(correcting=str(server.revision(campaign)))
    page = table.caller.get(only(page)[{W: "weißer Schild", B: "schwarzer Schild"}[wrong]])
    page = entered(table, page, S)
    assert ("answer", "hand:" + ",".join(right)) in button(page, "App würfelt").fields, "now somebody defends"


@pytest.mark.parametrize("die", ["7", "x", "999", "-1"])
def test_a_die_that_is_not_there_changes_nothing(server: Server, campaign: int, table: Place, die: str) -> None:
    page = table.open(correcting=str(struck(server, campaign)))
    url = only(page)["Totenschädel"].replace("die=0", f"die={die}")
    assert table.caller.get(url).status_code == 200
