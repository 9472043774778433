"""What the files say, compared with what people were told: nothing lost, nothing double, nothing half.

A copy is looked at, so that the server itself is the one that cleans up after a crash.
"""

import json
import shutil
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from app.campaign.ports import StorageFault
from app.storage.database import Database
from app.storage.store import SqlStore
from app.systems.registry import SYSTEMS
from benchmarks.people import GOLD_HEROES, Ledger, Wish

_KINDS = {"undo": "undo", "redo": "redo"}


class Line(NamedTuple):
    """A line of the journal, as far as it matters here."""

    campaign: int
    revision: int
    kind: str
    key: str | None
    command: str | None
    active: int | None


class Start(NamedTuple):
    """Where the campaigns stood before anybody wished for anything: last revisions, and the gold of each hero."""

    revisions: Mapping[int, int]
    gold: Mapping[tuple[int, str], int]


def start_of(database: Path) -> Start:
    """How things stand now."""
    with closing(sqlite3.connect(database)) as connection:
        return Start(dict(connection.execute("SELECT id, revision FROM campaign")), dict(_told_gold(connection)))


def faults_in(database: Path, ledger: Ledger, start: Start) -> list[str]:
    """Everything that is not as it was told."""
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name) / database.name
        for file in database.parent.glob(f"{database.name}*"):
            if not file.name.endswith("-shm"):
                shutil.copy(file, copy.with_name(file.name))
        with closing(sqlite3.connect(copy)) as connection:
            lines = list(_lines(connection))
            sums = dict(_told_gold(connection))
        return [
            *_file_faults(copy, {line.campaign for line in lines}),
            *_journal_faults(lines),
            *_wish_faults(lines, ledger, start),
            *_gold_faults(lines, start, sums),
        ]


def journal_length(database: Path) -> int:
    """How many lines all journals have together."""
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("SELECT count(*) FROM journal").fetchone()[0])


def _lines(connection: sqlite3.Connection) -> Iterator[Line]:
    rows = connection.execute(
        "SELECT j.campaign_id, j.revision, j.kind, j.key, j.command, a.active FROM journal j "
        "LEFT JOIN action a ON a.campaign_id = j.campaign_id AND a.revision = j.revision ORDER BY 1, 2"
    )
    for line in map(Line._make, rows):  # a phone's keys begin with its id, which nobody here knows
        yield line._replace(key=line.key and line.key.rpartition(":")[2])


def _file_faults(copy: Path, campaigns: set[int]) -> Iterator[str]:
    """The file is whole, and everything derived is what the journal says."""
    database = Database(copy)
    try:
        if (verdict := database.check_integrity()) != "ok":
            yield f"integrity_check: {verdict}"
        with database.reading() as connection:
            if broken := connection.execute("PRAGMA foreign_key_check").fetchall():
                yield f"foreign_key_check: {broken[:3]}"
        store = SqlStore(database, SYSTEMS)
        for campaign in campaigns:
            if differed := store.rebuild(campaign).differed:
                yield f"campaign {campaign}: rebuild found otherwise {differed}"
    except StorageFault as fault:
        yield f"{fault.code} {fault.data}"
    finally:
        database.close()


def _journal_faults(lines: list[Line]) -> Iterator[str]:
    for campaign in {line.campaign for line in lines}:
        revisions = [line.revision for line in lines if line.campaign == campaign]
        if revisions != list(range(1, len(revisions) + 1)):
            yield f"campaign {campaign}: revisions with gaps"
    keys = Counter((line.campaign, line.key) for line in lines if line.key)
    yield from (f"{key} acted {count} times" for key, count in keys.items() if count > 1)


def _wish_faults(lines: list[Line], ledger: Ledger, start: Start) -> Iterator[str]:
    by_key = {line.key: line for line in lines if line.key}
    for key, revision in ledger.done.items():
        line, wish = by_key.get(key), ledger.sent[key]
        if line is None or (line.campaign, revision or line.revision) != (wish.campaign, line.revision):
            yield f"{key}: acknowledged at {revision}, but the journal has {line}"
        elif not _says(line, wish):
            yield f"{key}: the journal has {line.command}, wished was {dict(wish.body)}"
    yield from (f"{key}: refused ({why}), yet done" for key, why in ledger.refused.items() if key in by_key)
    for line in lines:
        if line.revision > start.revisions[line.campaign] and line.key and line.key not in ledger.sent:
            yield f"{line.key}: nobody wished for it"


def _says(line: Line, wish: Wish) -> bool:
    """Whether a line holds the wish whole: its command with every field."""
    wanted = wish.command
    if wanted is None or wish.path.startswith("proposals"):
        return line.kind == _KINDS.get(wish.path, "action")
    kept: Mapping[str, Any] = json.loads(line.command or "{}")
    return all(str(kept.get(name)) == str(value) or name == "permissions" for name, value in wanted.items())


def _told_gold(connection: sqlite3.Connection) -> Iterator[tuple[tuple[int, str], int]]:
    for campaign, table in connection.execute('SELECT campaign_id, "table" FROM state'):
        for hero_id, hero in json.loads(table)["heroes"].items():
            yield (campaign, hero_id), hero["gold"]


def _gold_faults(lines: list[Line], start: Start, found: Mapping[tuple[int, str], int]) -> Iterator[str]:
    """Summed up by hand: what was there, and every change that counts."""
    expected = Counter({place: gold for place, gold in start.gold.items() if place[1] in GOLD_HEROES})
    for line in lines:
        if line.revision > start.revisions[line.campaign] and line.active and line.command:
            command = json.loads(line.command)
            if command["type"] == "change_gold" and command["hero_id"] in GOLD_HEROES:
                expected[line.campaign, command["hero_id"]] += command["change"]
    for place, gold in expected.items():
        if found.get(place) != gold:
            yield f"{place}: {found.get(place)} gold, by the journal it is {gold}"
