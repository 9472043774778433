"""The first page needs no game; a game's pages are there as soon as somebody asks."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

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
print(laptop.get("/").status_code, loaded())
import app.systems.heroquest.game
print(any(name.startswith("app.systems.heroquest.") and ".rules" in name for name in sys.modules))
print(laptop.get("/heroquest/rules").status_code, loaded())
"""


def test_the_first_page_waits_for_no_game_and_a_game_for_no_rule(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPENS_THE_FIRST_PAGE, str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["200", "False", "False", "200", "True"]


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
