"""Special enemies: written into a quest, put on the board by their own name, open or unseen."""

from typing import Any

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from tests.web.conftest import Server
from tests.web.pages_support import form, open_sample, text_at
from tests.web.panel_support import button, tap


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


@pytest.fixture
def quests(campaign: int) -> str:
    return f"/campaigns/{campaign}/quests"


def read(caller: TestClient, path: str) -> Response:
    page = caller.get(path)
    assert page.status_code == 200, page.text[:300]
    return page


def tapped(caller: TestClient, page: Response, label: str) -> Response:
    """What a tap on a link or button of a page leads to, redirects followed."""
    answer = tap(caller, page, label, htmx=False)
    while answer.status_code == 303:
        answer = caller.get(answer.headers["location"])
    return answer


DRAGON = {"kind": "dragon", "name": "Smarag", "attack": 5, "claw": 4, "tail": 2, "defence": 5, "body": 9, "mind": 6}


def with_enemies(server: Server, campaign: int, *enemies: dict[str, object]) -> None:
    """A running quest with these special enemies."""
    server.do(campaign, "write_quest", quest_id="own_1", name="Der Hort", monsters=list(enemies))
    server.do(campaign, "start_quest", quest_id="own_1")


def on_the_board(server: Server, campaign: int) -> list[dict[str, Any]]:
    return list(server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["monsters"])


def test_the_form_calls_whose_attack_it_is_by_name(server: Server, quests: str) -> None:
    page = read(server.laptop, f"{quests}/new")
    assert text_at(page, "main").count("Nur für: Drache") == 2


@pytest.mark.parametrize(("label", "hidden"), [("Aufstellen", False), ("Verdeckt aufstellen", True)])
def test_a_dragon_that_was_written_stands_on_the_board_by_its_own_name(
    server: Server, campaign: int, quests: str, label: str, hidden: bool
) -> None:
    page = read(server.laptop, f"{quests}/new")
    typed = {f"monsters.0.{name}": str(value) for name, value in DRAGON.items()}
    server.laptop.post(f"{quests}/new", data=form(page, f"{quests}/new").data(name="Der Hort", **typed))
    server.do(campaign, "start_quest", quest_id="own_1")
    page = read(server.laptop, f"{quests}/own_1")
    told = "Smarag (Drache) Angriff 5, Angriff mit der Klaue 4, Angriff mit dem Schwanz 2, Verteidigung 5"
    assert told in text_at(page, "main")
    tapped(server.laptop, page, f"Smarag (Drache): {label}")
    panel = server.laptop.get(f"/campaigns/{campaign}/table", params={"do": "monsters"})
    tap(server.laptop, panel, f"Smarag: {label}")
    found = on_the_board(server, campaign)
    assert [(one["name"], one["hidden"]) for one in found] == [("Smarag", hidden)] * 2
    assert [one["values"]["further_attacks"] for one in found] == [[4, 2]] * 2


def test_a_special_enemy_says_what_it_lacks_and_the_table_asks_for_it(
    server: Server, campaign: int, quests: str
) -> None:
    with_enemies(server, campaign, {"kind": "dragon", "name": "Smarag", "attack": 5, "tail": 2, "blue_defence": True})
    page = read(server.laptop, f"{quests}/own_1")
    lacks = "Es fehlt noch: Verteidigung, Körperkraft, Intelligenz, Angriff mit der Klaue."
    assert lacks in text_at(page, "main")
    assert lacks in server.laptop.get(f"/campaigns/{campaign}/table", params={"do": "monsters"}).text
    asked = tapped(server.laptop, page, "Werte nennen und aufstellen")
    wanted = button(asked, "Aufstellen")
    told = [value for name, value in wanted.fields if name in ("name", "attack", "further_attacks", "blue_defence")]
    assert told == ["true", "5", "", "2", "Smarag"]
    typed = dict(wanted.fields) | {"defence": "4", "body": "9", "mind": "3", "further_attacks": ["3", "2"]}
    assert server.laptop.post(wanted.url, data=typed).status_code == 303
    assert [one["name"] for one in on_the_board(server, campaign)] == ["Smarag"]


def test_a_value_no_monster_can_have_is_refused_at_its_field(server: Server, campaign: int, quests: str) -> None:
    page = read(server.laptop, f"{quests}/new")
    for field, value, said in (
        ("attack", "30", "Höchstens 20."),
        ("body", "0", "Mindestens 1."),
        ("claw", "3", "So greift Ork nicht an."),
    ):
        typed = {"name": "Der Hort", "monsters.0.kind": "orc", f"monsters.0.{field}": value}
        refused = server.laptop.post(f"{quests}/new", data=form(page, f"{quests}/new").data(**typed))
        assert refused.status_code == 422
        assert text_at(refused, f"monsters.0.{field}-help") == said
        assert f'name="monsters.0.{field}" type="text" value="{value}"' in refused.text
