"""What a test draws by chance is the same whatever ran before it: alone, or after a thousand others."""

import secrets
import sqlite3
from pathlib import Path

import pytest

from tests.luck import luck_of
from tests.web import stencils
from tests.web.conftest import Server
from tests.web.pages_support import open_sample


def _evening(folder: Path) -> tuple[str, object]:
    """What a test draws after it has opened the sample, and the seed of the sample's dice."""
    with luck_of("an evening"):
        folder.mkdir()
        server = Server(folder)
        try:
            cup = server.services.snapshots.take(open_sample(server)).state.house.cup
            return secrets.token_hex(), cup
        finally:
            server.close()


def test_luck_does_not_depend_on_who_makes_a_database_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[str, sqlite3.Connection] = {}
    monkeypatch.setattr(stencils, "_kept", kept)
    first = _evening(tmp_path / "first")
    assert kept.keys() == {"empty", "sample"}
    assert _evening(tmp_path / "later") == first
    for database in kept.values():
        database.close()


@pytest.fixture(scope="module")
def shared() -> str:
    return secrets.token_hex()


def test_what_tests_share_has_a_luck_of_its_own(request: pytest.FixtureRequest) -> None:
    ahead, shared, behind = secrets.token_hex(), request.getfixturevalue("shared"), secrets.token_hex()
    with luck_of(request.node.nodeid):
        assert (secrets.token_hex(), secrets.token_hex()) == (ahead, behind)
    with luck_of(f"{request.node.nodeid.partition('::')[0]}::shared[]"):
        assert secrets.token_hex() == shared
