"""One campaign inside a transaction: the journal, what counts of it, and the state it leads to.

`StoredWriting` is the only place that writes the rows of a campaign.
"""

import json
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import datetime
from functools import cached_property
from typing import NamedTuple

from app.campaign.codec import Codec
from app.campaign.model import Action, CampaignState, Entry
from app.campaign.ports import Checkpoint, StorageFault
from app.core.errors import UnknownSubject
from app.core.events import PictureOf, Subject
from app.storage import journal_rows, read_tables
from app.storage import statements as sql
from app.storage.connections import Connection, Rows
from app.storage.journal_rows import JournalLine, RecordedAction, to_action, to_entry, to_line, to_subjects

Mark = tuple[object, ...]  # what stands beside a state in its row, the seal among it
# One committed state of each campaign. It counts only with its mark: every write leaves another mark.
StateCache = dict[int, tuple[Mark, CampaignState]]


class Head(NamedTuple):
    """Position of a campaign."""

    system: str
    revision: int
    redo: str
    digest: str  # of the state
    last_digest: str  # of the journal's last entry
    last_checkpoint: int


def read_head(connection: Connection, campaign_id: int) -> Head:
    """Read a campaign's position. Raises: UnknownSubject; StorageFault."""
    row = sql.HEAD(connection, campaign_id=campaign_id).fetchone() if campaign_id.bit_length() < 64 else None
    if row is None:
        raise UnknownSubject("campaign.unknown", campaign=campaign_id)
    if None in row:
        raise StorageFault("state.damaged", campaign=campaign_id)
    return Head._make(row)


def checkpoint_of(place: int, state: CampaignState) -> Checkpoint:
    """Return the state after the action at a place, in the form in which it is kept."""
    house, table = state.as_json()
    return Checkpoint(place, house, table, journal_rows.seal_of((place, house, table)))


class StoredReading:
    """A consistent look at one campaign."""

    def __init__(self, connection: Connection, campaign_id: int, head: Head, codec: Codec, cache: StateCache) -> None:
        self._connection, self._id, self._head, self._codec, self._cache = connection, campaign_id, head, codec, cache
        self.system, self.revision, self.last_checkpoint = codec.system, head.revision, head.last_checkpoint
        self.mark: Mark = head.last_digest, head.revision, head.redo, head.digest

    @cached_property
    def state(self) -> CampaignState:
        known = self._cache.get(self._id)
        return known[1] if known and known[0] == self.mark else self._load_state()

    def revision_of_key(self, key: str) -> int | None:
        row = sql.ENTRY_OF_KEY(self._connection, campaign_id=self._id, key=key).fetchone()
        return None if row is None else int(row[0])

    def action(self, revision: int) -> Action | None:
        return self._one_action(sql.ACTION(self._connection, campaign_id=self._id, revision=revision))

    def subjects_since(self, revision: int) -> Iterator[frozenset[Subject]]:
        rows = sql.SUBJECTS_AFTER(self._connection, campaign_id=self._id, revision=revision)
        return (to_subjects(revision, text) for revision, text in rows)

    def last_undoable(self) -> Action | None:
        return self._one_action(sql.LAST_UNDOABLE(self._connection, campaign_id=self._id, count=1))

    def redo_stack(self) -> tuple[int, ...]:
        _ = self.state  # whose seal covers this, too
        return tuple(json.loads(self._head.redo))

    def actions_from(self, place: int) -> Iterator[RecordedAction]:
        rows = sql.COUNTING_FROM(self._connection, campaign_id=self._id, place=place)
        return (RecordedAction(row, self._codec) for row in rows)

    def recent(self, count: int, before: int | None = None) -> Sequence[Action]:
        limit = self.revision + 1 if before is None else before
        rows = sql.ACTIONS_BEFORE(self._connection, campaign_id=self._id, revision=limit, count=count)
        return [to_action(row, self._codec) for row in rows]

    def has_pictures(self, owner: Subject, digest: str = "") -> bool:
        kept = {str(row[0]) for row in sql.PICTURE_DIGESTS(self._connection, campaign_id=self._id, owner=owner)}
        return digest in kept if digest else bool(kept)

    def entries(self, after: int = 0, limit: int | None = None) -> Iterator[Entry]:
        count = self.revision if limit is None else limit
        rows = sql.ENTRIES_AFTER(self._connection, campaign_id=self._id, revision=after, count=count)
        return (to_entry(JournalLine._make(row), self._codec) for row in rows)

    def checkpoint_before(self, place: int) -> tuple[int, CampaignState]:
        row = sql.CHECKPOINT_BEFORE(self._connection, campaign_id=self._id, place=place).fetchone()
        if row is None:
            raise StorageFault("state.damaged", campaign=self._id)
        kept, house, table, digest = row
        return kept, self._unsealed(digest, (kept,), house, table)

    def checkpoint(self, place: int, state: CampaignState) -> Checkpoint:
        return checkpoint_of(place, state)

    def _one_action(self, found: Rows) -> Action | None:
        row = found.fetchone()
        return None if row is None else to_action(row, self._codec)

    def _load_state(self) -> CampaignState:
        head = self._head
        house, table = sql.STATE(self._connection, campaign_id=self._id).fetchone()
        state = self._unsealed(head.digest, (head.last_digest, head.revision, head.redo), house, table)
        self._cache[self._id] = self.mark, state
        return state

    def _unsealed(self, digest: str, sealed: tuple[object, ...], house: str, table: str) -> CampaignState:
        """Return a kept state. Raises: StorageFault when it was changed from outside."""
        if digest != journal_rows.seal_of((*sealed, house, table)):
            raise StorageFault("state.damaged", campaign=self._id)
        try:
            return self._codec.load_state(house, table)
        except ValueError as error:
            raise StorageFault("state.damaged", campaign=self._id) from error


class JournalEnd(NamedTuple):
    """The journal's last entry."""

    revision: int
    digest: str
    at: datetime


def nothing_yet(system_id: str) -> Head:
    """Return a campaign's position before its first row, and before a rebuild."""
    return Head(system=system_id, revision=0, redo="[]", digest="", last_digest="", last_checkpoint=0)


class StoredWriting(StoredReading):
    """One transaction on one campaign."""

    end: JournalEnd
    has_forgotten = False
    _saved: tuple[Mark, CampaignState] | None = None

    def append(self, entry: Entry, key: str, subjects: frozenset[Subject]) -> None:
        line = to_line(self._id, entry, key, subjects, self._head.last_digest)
        sql.ADD_ENTRY(self._connection, **line._asdict())
        self.end = JournalEnd(entry.revision, line.digest, entry.at)

    def add_action(self, entry: Entry, place: int, replaces: int | None = None) -> None:
        undoable = entry.command is not None and entry.command.undoable
        values = {"place": place, "active": True, "undoable": undoable, "replaces": replaces}
        sql.ADD_ACTION(self._connection, campaign_id=self._id, revision=entry.revision, **values)

    def set_active(self, revision: int, active: bool) -> None:
        sql.SWITCH_ACTION(self._connection, campaign_id=self._id, of=revision, active=active)

    def save(self, state: CampaignState, redo: tuple[int, ...]) -> None:
        before = self.state if self.revision else None
        house, table = state.as_json()
        mark = self.end.digest, self.end.revision, json.dumps(redo)
        digest = journal_rows.seal_of((*mark, house, table))
        kept = {"revision": mark[1], "redo": mark[2], "house": house, "table": table, "digest": digest}
        save_state = sql.SAVE_STATE if self.revision else sql.ADD_STATE
        save_state(self._connection, campaign_id=self._id, **kept)
        changed = {"name": state.house.name, "revision": self.end.revision, "changed_at": self.end.at.isoformat()}
        sql.SAVE_CAMPAIGN(self._connection, campaign_id=self._id, **changed)
        read_tables.write(self._connection, self._id, self._codec.system, before, state)
        self._saved = (*mark, digest), state

    def keep_checkpoint(self, place: int, state: CampaignState) -> None:
        self.keep(self.checkpoint(place, state))

    def keep(self, checkpoint: Checkpoint) -> None:
        sql.KEEP_CHECKPOINT(self._connection, campaign_id=self._id, **checkpoint._asdict())

    def drop_checkpoints(self, place: int) -> None:
        sql.DROP_CHECKPOINTS(self._connection, campaign_id=self._id, place=place)

    def keep_picture(self, picture: PictureOf, content: bytes) -> None:
        if not self.has_pictures(*picture):
            sql.KEEP_PICTURE(self._connection, campaign_id=self._id, **picture._asdict(), content=content)

    def forget_pictures(self, owner: Subject) -> None:
        if isinstance(self._connection, sqlite3.Connection):  # in a file the bytes do not stay in free pages either
            self._connection.execute("PRAGMA secure_delete=ON")
        sql.FORGET_PICTURES(self._connection, campaign_id=self._id, owner=owner)
        self.has_forgotten = True

    def committed(self) -> None:
        """Called after the commit: from now on the new state is the one to show."""
        if self._saved is not None:
            self._cache[self._id] = self._saved
