"""One transaction on one campaign: the only place that writes its rows."""

import json
from collections.abc import Iterable
from datetime import datetime
from typing import NamedTuple

from app.campaign.model import CampaignState, Entry
from app.campaign.ports import Checkpoint
from app.campaign.rebuild import Counted
from app.core.events import PictureOf, Subject
from app.storage import entries, pictures, read_tables
from app.storage import statements as sql
from app.storage.entries import Line, to_line
from app.storage.reading import Head, Mark, StoredReading


class End(NamedTuple):
    """The journal's last entry."""

    revision: int
    digest: str
    at: datetime


def nothing_yet(system_id: str) -> Head:
    """Where a campaign stands before its first row, and before a rebuild."""
    return Head(system=system_id, revision=0, redo="[]", digest="", last_digest="", last_checkpoint=0)


class StoredWriting(StoredReading):
    """One transaction on one campaign."""

    end: End
    has_forgotten = False
    _saved: tuple[Mark, CampaignState] | None = None

    def append(self, entry: Entry, key: str, subjects: frozenset[Subject]) -> None:
        line = to_line(self._id, entry, key, subjects, self._head.last_digest, self._codec)
        sql.ADD_ENTRY(self._connection, **line._asdict())
        self.end = End(entry.revision, line.digest, entry.at)

    def add_lines(self, lines: Iterable[Line]) -> None:
        """Entries that come in as they are."""
        for line in lines:
            sql.ADD_ENTRY(self._connection, **line._asdict())

    def add_action(self, entry: Entry, place: int, replaces: int | None = None) -> None:
        undoable = entry.command is not None and entry.command.undoable
        values = {"place": place, "active": True, "undoable": undoable, "replaces": replaces}
        sql.ADD_ACTION(self._connection, campaign_id=self._id, revision=entry.revision, **values)

    def add_counted(self, action: Counted) -> None:
        """An action as a rebuild found it."""
        sql.ADD_ACTION(self._connection, campaign_id=self._id, **action._asdict())

    def set_active(self, revision: int, active: bool) -> None:
        sql.SWITCH_ACTION(self._connection, campaign_id=self._id, of=revision, active=active)

    def save(self, state: CampaignState, redo: tuple[int, ...]) -> None:
        before = self.state if self.revision else None
        house, table = self._codec.dump_state(state)
        mark = self.end.digest, self.end.revision, json.dumps(redo)
        digest = entries.seal_of((*mark, house, table))
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
            pictures.KEEP(self._connection, campaign_id=self._id, **picture._asdict(), content=content)

    def forget_pictures(self, owner: Subject) -> None:
        pictures.forget(self._connection, self._id, owner)
        self.has_forgotten = True

    def committed(self) -> None:
        """Called after the commit: from now on the new state is the one to show."""
        if self._saved is not None:
            self._cache.put(self._id, *self._saved)
