"""The first page needs no game; a game's pages are there as soon as somebody asks."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from fastapi.routing import APIRoute

from app.web import games
from app.web.games import GAMES, LateRoutes
from tests.toy.web.web import WEB
from tests.web.conftest import Server

OPENS_THE_FIRST_PAGE = """
import sys
from pathlib import Path
from starlette.testclient import TestClient
from app.main import create_app
from app.settings import Settings
loaded = lambda: any(name.startswith("app.systems.heroquest.") for name in sys.modules)
laptop = TestClient(create_app(Settings(data=Path(sys.argv[1]))), "http://localhost")
print(laptop.get("/").status_code, loaded(), "app.web.routers" in sys.modules)
print(laptop.get("/api/v1/campaigns").status_code, loaded())
import app.systems.heroquest.game
print(any(name.startswith("app.systems.heroquest.") and ".rules" in name for name in sys.modules))
print(laptop.get("/heroquest/rules").status_code, loaded())
"""


def test_the_first_page_waits_for_no_other_page_nor_game_and_a_game_for_no_rule(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPENS_THE_FIRST_PAGE, str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    first_page, of_the_house, game, of_a_game = (line.split() for line in told.stdout.splitlines())
    assert first_page == ["200", "False", "False"]
    assert of_the_house == ["200", "False"]
    assert game == ["False"]
    assert of_a_game == ["200", "True"]


def test_no_first_page_keeps_a_late_one_at_its_address_from_answering(server: Server) -> None:
    """An address that is known with another method alone is answered with 405, and nothing joins."""
    early = {route.path for route in server.app.routes if isinstance(route, APIRoute)}
    before = len(server.app.routes)
    server.app.state.late_routes.join()
    late = {route.path for route in server.app.routes[before:] if isinstance(route, APIRoute)}
    assert "/" in early
    assert "/campaigns/{campaign_id}/table" in late
    assert early & late == set()


def test_wrong_ways_into_a_game_are_answered_like_all_others(server: Server) -> None:
    assert server.laptop.delete("/heroquest/rules").status_code == 405
    assert server.laptop.get("/heroquest/nothing-here").status_code == 404


def test_games_join_soon_after_the_start_and_only_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "SOON_SECONDS", 0.0)
    before = len(server.app.routes)
    late: LateRoutes = server.app.state.late_routes
    asyncio.run(late.join_soon())
    joined = len(server.app.routes)
    assert joined > before
    assert late.join() == (*GAMES.values(), WEB)
    assert len(server.app.routes) == joined
