"""Checks of foreign data, read with every caution: the rows of a database file, the entries of a journal.

Neither the tables of a file nor anything else of its schema becomes ours: its rows go into tables this program made. So
no trigger, no view and no hidden column can come along.

Every column of an entry must be one this program could have written. Its seal keeps accidents out, not forgers: it has
no secret. What one odd value could do to pages, memory or other databases is settled here, before anything is folded or
written.
"""

import json
import re
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from pydantic import ConfigDict, FailFast, Field, TypeAdapter

from app.campaign.model import Actor, EntryKind
from app.campaign.ports import JournalFault
from app.campaign.recording import digest_of
from app.core.errors import Data, FileFault, GameError, InvalidValue, TooLarge, UnknownContent
from app.core.texts import holds_nul
from app.storage.database import Database
from app.storage.journal_rows import EARLIEST, LATEST, JournalLine

LARGEST = 200_000_000  # bytes; a campaign of ten thousand actions needs a tenth of that
_LONGEST_VALUE = 5_000_000
_PATIENCE = 120.0  # seconds for any single statement
_MAGIC = b"SQLite format 3\x00"
HEADER = 100  # bytes
_VERSION = "alembic_version"
STAYS_HERE = "setting"  # settings of the house belong to this house
STAYS = frozenset({STAYS_HERE, _VERSION})
_KINDS: Mapping[str, type] = {"INTEGER": int, "BOOLEAN": int, "VARCHAR": str, "TEXT": str, "BLOB": bytes}


class Column(NamedTuple):
    """A column of one of our tables."""

    name: str
    kind: str


def revision_of(source: Path) -> str:
    """Return the revision of the tables in a file that looks whole.

    Raises: InvalidValue `backup.too_large`, `.no_database`, `.truncated`, `.broken`, `.foreign`, `.manipulated`.
    """
    _check_size(source)
    with _opened(source) as foreign:
        if foreign.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
            raise InvalidValue("backup.broken", field="file")
        names = {name for (name,) in foreign.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        if _VERSION not in names:
            raise InvalidValue("backup.foreign", field="file")
        found = foreign.execute(f"SELECT version_num FROM {_VERSION}").fetchall()
    if len(found) != 1 or not isinstance(found[0][0], str):
        raise InvalidValue("backup.manipulated", field="file")
    return str(found[0][0])


def take_rows(source: Path, target: Database, *, with_settings: bool = False) -> None:
    """Put the rows of a file into the empty tables of a database of the same revision; its settings only when asked.

    Raises: InvalidValue `backup.manipulated` for everything our tables would never hold.
    """
    with _opened(source) as foreign, target.writing() as own:
        own.execute("PRAGMA defer_foreign_keys=ON")
        tables = [name for name in _tables(own) if with_settings or name != STAYS_HERE]
        _check_schema(foreign, own, tables)
        for table in tables:
            _take_table(foreign, own, table)
        if own.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise InvalidValue("backup.manipulated", field="file")


def too_large() -> TooLarge:
    """Return the error at the field for a file larger than any backup."""
    return TooLarge("backup.too_large", field="file", megabytes=LARGEST // 1_000_000)


def _check_size(source: Path) -> None:
    size = source.stat().st_size
    if size > LARGEST:
        raise too_large()
    wanted = size_by_header(source)
    if wanted is None:
        raise InvalidValue("backup.no_database", field="file")
    if size < wanted:
        raise InvalidValue("backup.truncated", field="file")


def size_by_header(file: Path) -> int | None:
    """Return a database's minimum size in bytes, read from its first bytes; None if it is none."""
    with file.open("rb") as opened:
        header = opened.read(HEADER)
    if not header.startswith(_MAGIC):
        return None
    page = int.from_bytes(header[16:18])
    return max(HEADER, (65_536 if page == 1 else page) * int.from_bytes(header[28:32]))


@contextmanager
def _opened(source: Path) -> Iterator[sqlite3.Connection]:
    """Read only, nothing of the file is believed or run. Raises: InvalidValue when SQLite cannot go on."""
    try:
        with closing(read_only(source)) as foreign:
            for pragma in ("trusted_schema=OFF", "cell_size_check=ON", "query_only=ON", "mmap_size=0"):
                foreign.execute(f"PRAGMA {pragma}")
            foreign.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LONGEST_VALUE)
            foreign.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
            end = time.monotonic() + _PATIENCE
            foreign.set_progress_handler(lambda: int(time.monotonic() > end), 100_000)
            yield foreign
    except sqlite3.IntegrityError as error:
        raise InvalidValue("backup.manipulated", field="file") from error
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise InvalidValue("backup.broken", field="file") from error


def read_only(file: Path) -> sqlite3.Connection:
    """Open a database for reading only; reading leaves no side files. Raises: sqlite3.Error."""
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro&immutable=1", uri=True)


def _tables(own: sqlite3.Connection) -> Sequence[str]:
    names = own.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    return [name for (name,) in names if name != _VERSION]


def _check_schema(foreign: sqlite3.Connection, own: sqlite3.Connection, tables: Sequence[str]) -> None:
    """Raises: InvalidValue unless there are only tables and indexes, with exactly our columns."""
    found = foreign.execute("SELECT type, name FROM sqlite_schema").fetchall()
    named = {name for kind, name in found if kind == "table"}
    if {kind for kind, _ in found} - {"table", "index"} or named != {*tables, *STAYS}:
        raise InvalidValue("backup.manipulated", field="file")
    for table in tables:
        if _columns(foreign, table) != _columns(own, table):
            raise InvalidValue("backup.manipulated", field="file")


def _columns(connection: sqlite3.Connection, table: str) -> list[tuple[Any, ...]]:
    """Name, type, NOT NULL, place in the key, and whether it is hidden; the default does not matter here."""
    rows = connection.execute(f'PRAGMA table_xinfo("{table}")').fetchall()
    return sorted((name, kind, needed, key, hidden) for _, name, kind, needed, _, key, hidden in rows)


def _take_table(foreign: sqlite3.Connection, own: sqlite3.Connection, table: str) -> None:
    columns = [Column(name, kind) for name, kind, *_ in _columns(own, table)]
    listed = ", ".join(f'"{column.name}"' for column in columns)
    marks = ", ".join("?" * len(columns))
    rows = foreign.execute(f'SELECT {listed} FROM "{table}"')
    own.executemany(f'INSERT INTO "{table}" ({listed}) VALUES ({marks})', _checked(rows, columns))


def _checked(rows: sqlite3.Cursor, columns: Sequence[Column]) -> Iterator[tuple[Any, ...]]:
    kinds = [_KINDS.get(column.kind.partition("(")[0].upper(), str) for column in columns]
    for row in rows:
        if not all(value is None or isinstance(value, kind) for value, kind in zip(row, kinds, strict=True)):
            raise InvalidValue("backup.manipulated", field="file")
        yield row


LARGEST_NUMBER = 2**31 - 1  # what a column of PostgreSQL holds
_MOST_SEEDS = 5_000  # each roll looks for the one behind its place, and every state holds them
_MOST_UNDONE_PLACES = 50_000  # each entry that is folded after them looks through them
_LONGEST: Mapping[str, int] = {  # characters; the largest catalogue that can come in makes two million
    "kind": 20, "actor": 20_000, "at": 40, "command": 3_000_000, "answers": 300_000, "places": 20_000,
    "events": 3_000_000, "subjects": 500_000, "key": 500, "previous": 64, "digest": 64,
}  # fmt: skip
_LONG_NUMBER = re.compile(r"\d{10}")

_LATER: ConfigDict = {"defer_build": True, "strict": True}
_Word = Annotated[str, Field(max_length=500)]
_Place = Annotated[int, Field(ge=0, le=LARGEST_NUMBER)]
_SUBJECTS: TypeAdapter[Any] = TypeAdapter(Annotated[tuple[_Word, ...], FailFast()], config=_LATER)
_PLACES: TypeAdapter[Any] = TypeAdapter(Annotated[tuple[_Place, ...], FailFast()], config=_LATER)


def check_moment(text: str) -> None:
    """Check a moment: as we write it, with its zone, and one that every clock can show. Raises: ValueError."""
    moment = datetime.fromisoformat(text)
    if moment.tzinfo is None or not EARLIEST <= moment < LATEST or moment.isoformat() != text:
        raise ValueError("no moment of ours")


def without_nul(text: str) -> str:
    """Return a text that every database can keep, for a validator of pydantic. Raises: ValueError."""
    if holds_nul(text):
        raise ValueError("no text of ours")
    return text


def check_entries(lines: Iterable[JournalLine]) -> None:
    """Check whether this program could have written these rows of one journal. Raises: ValueError, RecursionError."""
    keys, cup = set[str](), _Cup()
    for line in lines:
        _check_columns(line)
        cup.take(line, _PLACES.validate_json(line.places))
        key = (line.key or "").replace("\0", "")
        if key and key in keys:
            raise ValueError("a form that acted twice")
        keys.add(key)


class _Cup:
    """Places of the dice a journal can have used. They are used in order, and some come back."""

    def __init__(self) -> None:
        self._end = 0
        self._taken: dict[int, int] = {}
        self._undone = 0
        self._seeds = 0

    def take(self, line: JournalLine, places: tuple[int, ...]) -> None:
        """Raises: ValueError for a place no roll can have reached: the fold would count all that lie before it."""
        end = max(places, default=-1) + 1
        if end > self._end + len(places) or len(set(places)) < len(places):
            raise ValueError("no place of these dice")
        self._end = max(self._end, end)
        self._taken[line.revision] = len(places)
        self._undone += self._taken.pop(line.target, 0) if line.target else 0
        self._seeds += '"dice.renewed"' in line.events
        if self._undone > _MOST_UNDONE_PLACES or self._seeds > _MOST_SEEDS:
            raise ValueError("more dice than anybody takes back")


def _check_columns(line: JournalLine) -> None:
    for name, longest in _LONGEST.items():
        text = getattr(line, name) or ""
        if len(text if name == "key" else without_nul(text)) > longest:  # keys with NUL were taken once
            raise ValueError("longer than anything of ours")
    _check_kind(line)
    check_moment(line.at)
    Actor.model_validate_json(line.actor)
    _SUBJECTS.validate_json(line.subjects)
    for text in (line.command or "", line.answers, line.events):
        if _LONG_NUMBER.search(text):
            json.loads(text, parse_int=_number)


def _check_kind(line: JournalLine) -> None:
    """Check that an action stands alone and everything else is about an earlier entry; undo and redo do nothing but
    that.
    """
    kind = EntryKind(line.kind)
    fits = line.target is None if kind is EntryKind.ACTION else 1 <= (line.target or 0) < line.revision
    switches = kind in (EntryKind.UNDO, EntryKind.REDO)
    is_bare = (line.command, line.answers, line.places, line.events) == (None, "[]", "[]", "[]")
    if not fits or line.revision > LARGEST_NUMBER or (switches and not is_bare):
        raise ValueError("no entry of ours")


def _number(digits: str) -> int:
    if len(digits) > 11 or abs(int(digits)) > LARGEST_NUMBER:
        raise ValueError("no number of ours")
    return int(digits)


# What folding facts may end in that no rule of ours ever recorded.
_SENSELESS = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)
_MOST_OF_A_PICTURE = 50_000


@contextmanager
def faults_of_journal(kind: type[InvalidValue], what: str, *, broken: str, **told: Data) -> Iterator[None]:
    """Tell what is wrong with a journal from elsewhere, whatever it ended in, with codes that begin with `what`.

    Raises: InvalidValue `.unknown_game`, `.newer`, as `broken` says, `.senseless`; StorageFault of our own disk.
    """
    try:
        yield
    except UnknownContent as error:
        raise kind(f"{what}.unknown_game", field="file", **told) from error
    except JournalFault as fault:
        code = "newer" if fault.code == "journal.unknown_format" else broken
        raise kind(f"{what}.{code}", field="file", **told, **fault.data) from fault
    except (FileFault, TooLarge):
        raise
    except (GameError, *_SENSELESS) as error:  # a sum no column holds, a thing no passport can show
        raise kind(f"{what}.senseless", field="file", **told) from error


def is_picture(content: bytes, digest: str) -> bool:
    """Return whether this is a small picture as we make them, and the one its name says."""
    is_ours = content[:4] == b"RIFF" and content[8:12] == b"WEBP" and len(content) <= _MOST_OF_A_PICTURE
    return is_ours and digest == digest_of(content)
