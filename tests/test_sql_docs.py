"""The queries of `docs/sql.md` answer what their headings ask, on the sample campaign."""

import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from typing import Any

import pytest

from app.settings import ROOT
from app.storage.tables import METADATA
from tests.web.conftest import Server, make_server, server
from tests.web.pages_support import open_sample

__all__ = ["make_server", "server"]
PAGE = (ROOT / "docs" / "sql.md").read_text(encoding="utf-8")
QUERIES = dict(re.findall(r"^## (.+?)\n+```sql\n(.+?)```", PAGE, re.DOTALL | re.MULTILINE))
Row = Sequence[Any]


@pytest.fixture
def database(server: Server) -> Iterator[sqlite3.Connection]:
    """The database of a house with the sample campaign."""
    open_sample(server)
    with closing(sqlite3.connect(server.services.settings.database)) as found:
        yield found


def ask(database: sqlite3.Connection, beginning: str) -> list[Row]:
    """What the query under this heading answers."""
    [query] = [query for heading, query in QUERIES.items() if heading.startswith(beginning)]
    return database.execute(query).fetchall()


def value(server: Server, hero_id: str, name: str) -> int:
    """A number of a hero, as the game itself says it."""
    state = server.services.snapshots.take(1)
    passports = state.system.passports(state.state.table)
    return next(one.values[name] for one in passports if one.hero_id == hero_id)


def test_who_has_the_most_gold(server: Server, database: sqlite3.Connection) -> None:
    rows = ask(database, "Who has the most gold")
    assert len(rows) == 5
    assert [row[3] for row in rows] == sorted((row[3] for row in rows), reverse=True)
    [liathan] = [row for row in rows if row[0] == "Liathan"]
    assert liathan == ("Liathan", "Jule", "Beispielkampagne", value(server, "liathan", "gold"))


def test_who_must_see_the_healer(server: Server, database: sqlite3.Connection) -> None:
    missing = {row[1]: row[3] for row in ask(database, "Who must see the healer")}
    state = server.services.snapshots.take(1)
    lost = {
        one.name: one.values["body_points_max"] - one.values["body_points"]
        for one in state.system.passports(state.state.table)
    }
    assert missing == {name: points for name, points in lost.items() if points}


def test_which_weapons_are_carried(database: sqlite3.Connection) -> None:
    carried = {row[0]: row[1:] for row in ask(database, "Which weapons are carried")}
    assert {"axe", "bow", "staff", "short_sword"} <= carried.keys()
    assert "helmet" not in carried
    weapons = database.execute("SELECT count(*) FROM equipment WHERE kind = 'weapon'").fetchone()
    assert sum(count for count, _ in carried.values()) == weapons[0]


def test_the_page_names_the_columns_there_are() -> None:
    for table, columns in re.findall(r"^\| `(\w+)` \| [^|]+ \| (.+) \|$", PAGE, re.MULTILINE):
        named = set(re.findall(r"`(\w+)`", columns))
        there = set(METADATA.tables[table].columns.keys()) - {"key"}
        assert named == there, table
