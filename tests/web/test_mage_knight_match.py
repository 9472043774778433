"""A match of Mage Knight Dungeons on the house's pages: turns, tokens, experience, levels, who wins, taken back."""

from typing import Any

import pytest

from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import text_at

ROK, MIRA, UTE, GHUL = "figure-1", "figure-2", "figure-3", "figure-4"


@pytest.fixture
def match(server: Server) -> int:
    """Ana with two heroes, Bert with a hero and a Mage Spawn; Ana's turn."""
    campaign = server.campaign("mage-knight")
    for side in ("Ana", "Bert"):
        server.do(campaign, "add_side", name=side, actions=2)
    for name, side, kind in (
        ("Rok", "Ana", "hero"),
        ("Mira", "Ana", "non_hero"),
        ("Ute", "Bert", "hero"),
        ("Ghul", "Bert", "mage_spawn"),
    ):
        server.do(campaign, "add_figure", name=name, side=side, kind=kind)
    server.do(campaign, "begin_match")
    return campaign


def table(server: Server, match: int) -> dict[str, Any]:
    found: dict[str, Any] = server.laptop.get(f"/api/v1/campaigns/{match}").json()["table"]
    return found


def refused(server: Server, match: int, kind: str, **fields: Any) -> str:
    """The code of a command that is refused."""
    command = {"type": kind, **fields}
    answer = server.laptop.post(f"/api/v1/campaigns/{match}/commands/preview", json={"command": command})
    assert answer.status_code in (404, 422), answer.text
    code: str = answer.json()["code"]
    return code


def test_tokens_go_from_figures_without_an_action_when_a_turn_ends(server: Server, match: int) -> None:
    """MKD-ACT-2."""
    server.do(match, "activate_figure", hero_id=ROK)
    server.do(match, "end_match_turn")
    assert table(server, match)["figures"][ROK]["tokens"] == 1
    assert (table(server, match)["turn"], table(server, match)["round"]) == ("Bert", 1)
    server.do(match, "activate_figure", hero_id=GHUL)
    server.do(match, "eliminate_figure", hero_id=GHUL, cause="trap", gains="Ana", points=20)
    server.do(match, "end_match_turn")
    assert (table(server, match)["turn"], table(server, match)["round"]) == ("Ana", 2)
    server.do(match, "end_match_turn")
    assert table(server, match)["figures"][ROK]["tokens"] == 0
    assert table(server, match)["figures"][GHUL]["tokens"] == 1
    server.do(match, "end_match_turn")
    assert table(server, match)["figures"][GHUL]["tokens"] == 0


def test_a_summoned_mage_spawn_returns_with_its_tokens(server: Server, match: int) -> None:
    """MKD-ACT-3."""
    server.do(match, "end_match_turn")
    server.do(match, "activate_figure", hero_id=GHUL)
    server.do(match, "eliminate_figure", hero_id=GHUL, cause="attack", gains="Ana", points=20)
    assert table(server, match)["sides"]["Ana"]["experience"] == 20
    server.do(match, "summon_figure", hero_id=GHUL)
    assert table(server, match)["figures"][GHUL]["tokens"] == 1
    assert refused(server, match, "summon_figure", hero_id=GHUL) == "match.not_to_summon"


def test_experience_depends_on_the_cause_of_death(server: Server, match: int) -> None:
    """MKD-XP-1, MKD-XP-2, MKD-XP-3."""
    server.do(match, "eliminate_figure", hero_id=UTE, cause="critical_miss", gains="Ana", points=30)
    assert table(server, match)["sides"]["Ana"]["experience"] == 0
    server.do(match, "eliminate_figure", hero_id=MIRA, cause="polearm", gains="Bert", points=30)
    assert table(server, match)["sides"]["Bert"]["experience"] == 30
    server.do(match, "trigger_trap", hero_id=ROK)
    assert table(server, match)["sides"]["Ana"]["experience"] == 25
    assert refused(server, match, "trigger_trap", hero_id=GHUL) == "match.no_hero"


def test_leaders_give_an_action_for_every_six_once_a_turn(server: Server, match: int) -> None:
    """MKD-ABL-1."""
    server.do(match, "roll_leaders", hand(6, 3), leaders=2)
    assert table(server, match)["left"] == 3
    assert refused(server, match, "roll_leaders", leaders=1) == "match.rolled_already"


def test_a_tie_is_broken_by_gained_levels(server: Server, match: int) -> None:
    """MKD-TIE-1, MKD-TIE-2."""
    server.do(match, "change_levels", hero_id=UTE, change=2)
    server.do(match, "change_levels", hero_id=MIRA, change=5)
    server.do(match, "eliminate_figure", hero_id=UTE, cause="trap")
    done = server.do(match, "end_match")
    assert done["events"][0] | {"winner": "Bert", "by": "levels", "levels": 2} == done["events"][0]
    page = server.laptop.get(f"/campaigns/{match}/table")
    for part in ("log-list", "action-panel"):
        assert "Bert gewinnt bei Gleichstand mit 2 gewonnenen Stufen." in text_at(page, part)
    assert refused(server, match, "end_match_turn") == "match.over"


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("activate_figure", {"hero_id": UTE}, "match.not_on_turn"),
        ("activate_figure", {"hero_id": "nobody"}, "hero.unknown"),
        ("add_side", {"name": "Cleo"}, "match.begun_already"),
        ("add_figure", {"name": "Ork", "side": "Cleo"}, "match.side_unknown"),
        ("begin_match", {}, "match.begun_already"),
        ("change_levels", {"hero_id": ROK, "change": -1}, "match.no_such_level"),
        ("change_levels", {"hero_id": ROK, "change": 9}, "form.refused"),
        ("eliminate_figure", {"hero_id": ROK, "gains": "Cleo"}, "match.side_unknown"),
        ("add_figure", {"name": "", "side": "Ana"}, "form.refused"),
    ],
)
def test_what_cannot_be_is_refused(server: Server, match: int, kind: str, fields: dict[str, Any], code: str) -> None:
    assert refused(server, match, kind, **fields) == code


def test_there_are_two_to_four_sides_and_no_more_actions_than_a_side_has(server: Server, match: int) -> None:
    for figure in (ROK, MIRA):
        server.do(match, "activate_figure", hero_id=figure)
    assert refused(server, match, "activate_figure", hero_id=ROK) == "match.acted_already"
    server.do(match, "add_figure", name="Ork", side="Ana")
    assert refused(server, match, "activate_figure", hero_id="figure-5") == "match.no_actions"
    empty = server.campaign("mage-knight", "Leer")
    assert refused(server, empty, "begin_match") == "match.too_few_sides"
    assert refused(server, empty, "end_match") == "match.not_begun"
    for side in ("A", "B", "C", "D"):
        server.do(empty, "add_side", name=side)
    assert refused(server, empty, "add_side", name="E") == "match.too_many_sides"


@pytest.mark.parametrize("page", ["table", "watch", "screen", f"heroes/{ROK}", "sheets", f"heroes/{ROK}/sheet", "log"])
def test_every_page_of_the_house_shows_it(server: Server, match: int, page: str) -> None:
    for language in ("de", "en"):
        answer = server.laptop.get(f"/campaigns/{match}/{page}", headers={"accept-language": language})
        assert answer.status_code == 200
        assert "Rok" in answer.text


def test_a_stranger_begins_with_a_tap(server: Server) -> None:
    begun = server.laptop.post("/campaigns/sample", data={"system": "mage-knight", "key": new_key()})
    page = server.laptop.get(begun.headers["location"])
    assert "Ana: 25 EP" in text_at(page, f"hero-card-{ROK}")
    assert "am Zug, Aktionen: 2" in text_at(page, f"hero-card-{ROK}")


def test_an_action_is_offered_done_and_taken_back(server: Server, match: int) -> None:
    url = f"/campaigns/{match}/table"
    menu = text_at(server.laptop.get(f"{url}?do=menu&for={ROK}"), "action-panel")
    assert "Figur aktivieren" in menu
    assert "Seite Ana Bert" in text_at(server.laptop.get(f"{url}?do=act&type=add_figure"), "action-panel")
    fallen = server.laptop.get(f"{url}?do=act&type=eliminate_figure&hero_id={UTE}")
    assert "Ana Bert" in text_at(fallen, "action-panel")
    assert 'name="leaders"' in server.laptop.get(f"{url}?do=act&type=roll_leaders").text
    server.do(match, "activate_figure", hero_id=ROK)
    assert "Marken: 1" in text_at(server.laptop.get(url), f"hero-card-{ROK}")
    done = server.laptop.get(f"/api/v1/campaigns/{match}").json()["revision"]
    undo = {"target": done, "revision": done, "key": new_key()}
    assert server.laptop.post(f"/api/v1/campaigns/{match}/undo", json=undo).status_code in (200, 201)
    assert "Marken" not in text_at(server.laptop.get(url), f"hero-card-{ROK}")


def test_whoever_joins_reads_what_each_figure_is(server: Server, match: int) -> None:
    page = server.client().get(f"/join/{server.token(match)}")
    assert "Ghul Mage Spawn, Bert" in text_at(page, "main")


def test_a_player_who_has_nothing_to_do_is_told_so(server: Server, match: int) -> None:
    phone, none = server.player(match, ROK, "Ana"), "Gerade gibt es hier für dich nichts zu tun."
    url = f"/campaigns/{match}/heroes/{ROK}?do=menu&for={ROK}"
    assert none not in text_at(phone.get(url), "action-panel")
    server.do(match, "activate_figure", hero_id=ROK)
    assert none in text_at(phone.get(url), "action-panel")
