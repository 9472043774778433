"""Detection of losses: finds out, changing nothing, whether a database file and its `-wal` hold what was played.

SQLite stops reading a `-wal` without a word at the first frame whose checksum is wrong. Its layout is that of
https://www.sqlite.org/fileformat2.html#the_write_ahead_log: a head of 32 bytes, then frames of a head of 24 bytes and a
page each. A frame that ends a transaction says how many pages there are. Each new beginning of the file changes the
salts, so frames that were written back long ago are known by theirs.
"""

import shutil
import sqlite3
import sys
import tempfile
from array import array
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from app.core.model import Model
from app.storage.backups import Backup, backups_in
from app.storage.foreign_data import HEADER, read_only, size_by_header
from app.storage.restoring import LAST_RESTORED, Restored

BEGUN_ANEW = "rescue.begun_anew"  # the setting of a house that was told to do without its backups
GONE_ON = "rescue.gone_on"  # the setting of a house that was told to go on, whatever its backups hold
MOST_BACKUPS = 12  # that are looked into
_WHERE_EACH_STANDS = (
    "SELECT campaign.id, created_at, journal.revision, digest FROM campaign "
    "JOIN journal ON campaign_id = campaign.id AND journal.revision = campaign.revision"
)
_GOES_ON_FROM = (
    "SELECT 1 FROM campaign JOIN journal ON campaign_id = campaign.id "
    "WHERE campaign.id = ? AND created_at = ? AND journal.revision = ? AND digest = ? AND campaign.revision > ?"
)


class GoneOn(Model):
    """Moment when a house was told to go on, and the backups it knew of. Earlier versions noted the moment alone."""

    at: datetime
    known: tuple[str, ...] = ()


class Loss(StrEnum):
    """Kind of damage to the database."""

    MISSING = "missing"
    EMPTY = "empty"
    DAMAGED = "damaged"
    TORN = "torn"  # whole, but its side file breaks off before the last actions
    BEHIND = "behind"  # whole, but a backup goes on where it ends


def loss_of(file: Path, sides: Sequence[str], backups: Path, *, is_ours: bool) -> Loss | None:
    """Return what is wrong with a file and its side files, given by the ends of their names; None if nothing is.

    Unless it is ours alone, somebody may be writing: then only what is plain to see is looked at.
    Raises: StorageFault; OSError.
    """
    if not size_of(file):
        # A first start that was broken off leaves an empty file and the journal of what was not done.
        has_had_more = "-wal" in sides or bool(backups_in(backups))
        return (Loss.EMPTY if file.exists() else Loss.MISSING) if has_had_more else None
    if not looks_whole(file, has_side=bool(sides)):
        return Loss.DAMAGED
    if "-wal" in sides and _is_torn(file.with_name(file.name + "-wal"), times=1 if is_ours else 3):
        return Loss.TORN
    if sides and not is_ours:
        return None
    try:
        with opened(file, sides) as found:
            return _loss_within(found, backups)
    except sqlite3.DatabaseError as error:
        is_unreadable = isinstance(error, sqlite3.OperationalError)  # no rights, or tables of somebody else
        return None if is_unreadable else Loss.DAMAGED


@contextmanager
def opened(file: Path, sides: Sequence[str]) -> Iterator[sqlite3.Connection]:
    """Open a connection that changes neither a database nor what lies beside it. Raises: sqlite3.Error; OSError."""
    with _opened_on_a_copy(file, sides) if sides else closing(read_only(file)) as found:
        yield found


def looks_whole(file: Path, *, has_side: bool) -> bool:
    """By its first bytes. With a side file the length proves nothing: it may not have been written back wholly."""
    wanted = size_by_header(file)
    return wanted is not None and size_of(file) >= (HEADER if has_side else wanted)


def _is_torn(wal: Path, times: int) -> bool:
    """Looked at several times, because somebody may be writing it just now."""
    return all(has_unread_actions(wal) for _ in range(times))


@contextmanager
def _opened_on_a_copy(file: Path, sides: Sequence[str]) -> Iterator[sqlite3.Connection]:
    """Open a copy of the database and its side files, since opening the files would use them up."""
    with tempfile.TemporaryDirectory(dir=file.parent, prefix="start-") as folder:
        copy = Path(folder) / file.name
        for end in ("", *sides):
            shutil.copyfile(file.with_name(file.name + end), copy.with_name(copy.name + end))
        with closing(sqlite3.connect(copy)) as found:
            yield found


def _loss_within(found: sqlite3.Connection, backups: Path) -> Loss | None:
    """Return a loss if a database that was not begun anew has no campaign, or less than a backup.

    Raises: sqlite3.DatabaseError for a damaged one.
    """
    if found.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise sqlite3.DatabaseError
    if found.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None:
        return _empty(backups)  # a file whose -wal is gone may hold no table at all
    settings = dict(found.execute("SELECT name, value FROM setting").fetchall())
    if found.execute("SELECT 1 FROM campaign LIMIT 1").fetchone() is None:
        return None if BEGUN_ANEW in settings else _empty(backups)
    ends = found.execute(_WHERE_EACH_STANDS).fetchall()
    decided = [one for one in (_gone_on(settings.get(GONE_ON)), _restored(settings.get(LAST_RESTORED))) if one]
    unknown = (one for one in backups_in(backups)[:MOST_BACKUPS] if all(_is_new(one, known) for known in decided))
    return Loss.BEHIND if any(_goes_on(backups / one.name, ends) for one in unknown) else None


def _empty(backups: Path) -> Loss | None:
    for one in backups_in(backups)[:MOST_BACKUPS]:
        with suppress(sqlite3.Error), closing(read_only(backups / one.name)) as kept:
            if kept.execute("SELECT 1 FROM campaign LIMIT 1").fetchone() is not None:
                return Loss.EMPTY
    return None


def _is_new(backup: Backup, decided: GoneOn) -> bool:
    """Return whether a backup came after a decision. Dates count only where earlier versions noted no names."""
    return backup.name not in decided.known if decided.known else backup.at > decided.at


def _goes_on(backup: Path, ends: Sequence[tuple[int, str, int, str]]) -> bool:
    """Return whether the backup has the same entries as our campaign, and then more."""
    with suppress(sqlite3.Error), closing(read_only(backup)) as kept:
        is_further = any(kept.execute(_GOES_ON_FROM, (*end, end[2])).fetchone() for end in ends)
        return is_further and kept.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
    return False


def _gone_on(text: str | None) -> GoneOn | None:
    if not text:
        return None
    with suppress(ValueError):
        return GoneOn.model_validate_json(text)
    with suppress(ValueError):
        return GoneOn(at=datetime.fromisoformat(text))
    return None


def _restored(text: str | None) -> GoneOn | None:
    with suppress(ValueError):
        last = Restored.model_validate_json(text or "")
        return GoneOn(at=last.at, known=last.known)
    return None


def size_of(file: Path) -> int:
    """Bytes; none of a file that is not there."""
    return file.stat().st_size if file.exists() else 0


_HEAD, _FRAME_HEAD = 32, 24
_WAL_MAGIC = 0x377F0682  # the last bit says how the checksums are reckoned
_PAGES = {512 << n for n in range(8)}
_UNFINISHED = 1  # the transaction during which the power went may stand there with its end and without its beginning

Sums = tuple[int, int]


class _Frame(NamedTuple):
    ends_transaction: bool
    salts: bytes
    sums: bytes
    content: bytes  # what the checksum is over


def has_unread_actions(wal: Path) -> bool:
    """Return whether transactions that were once on the disk lie after the place where SQLite stops reading.

    Each is on the disk before the next one begins: so a power cut leaves one that is not whole, and never two.
    Raises: OSError.
    """
    whole = wal.read_bytes()
    page = int.from_bytes(whole[8:12])
    if len(whole) < _HEAD + _FRAME_HEAD or page not in _PAGES:
        return len(whole) > _HEAD + _FRAME_HEAD + min(_PAGES)  # its head says nothing any more
    is_big = bool(whole[3] & 1)
    sums = _added((0, 0), whole[:24], is_big=is_big)
    has_head = int.from_bytes(whole[:4]) & ~1 == _WAL_MAGIC and _as_bytes(sums) == whole[24:_HEAD]
    frames = _frames(whole, page)
    salts = whole[16:24] if has_head else whole[_HEAD + 8 : _HEAD + 16]
    unread = 0
    is_read = has_head
    for frame in frames:
        if is_read:
            sums = _added(sums, frame.content, is_big=is_big)
            is_read = (frame.salts, frame.sums) == (salts, _as_bytes(sums))
        if not is_read:
            unread += frame.ends_transaction and frame.salts == salts
    return unread > _UNFINISHED


def _frames(whole: bytes, page: int) -> Iterator[_Frame]:
    for start in range(_HEAD, len(whole) - _FRAME_HEAD - page + 1, _FRAME_HEAD + page):
        head, content = whole[start : start + _FRAME_HEAD], whole[start + _FRAME_HEAD : start + _FRAME_HEAD + page]
        yield _Frame(head[4:8] != bytes(4), head[8:16], head[16:24], head[:8] + content)


def _added(sums: Sums, content: bytes, *, is_big: bool) -> Sums:
    """SQLite's checksum, gone on with."""
    words = array("I", content)
    if is_big is (sys.byteorder == "little"):
        words.byteswap()
    first, second = sums
    numbers = iter(words)
    for one, other in zip(numbers, numbers, strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second


def _as_bytes(sums: Sums) -> bytes:
    return b"".join(number.to_bytes(4) for number in sums)
