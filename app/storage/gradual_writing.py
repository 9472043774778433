"""A campaign written in many short turns, so that every table plays on; nobody sees it before it is whole."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from time import sleep
from typing import TypeVar

from app.campaign import rebuild as derive
from app.campaign.codec import Codec
from app.campaign.model import CampaignState
from app.campaign.ports import Checkpoint
from app.storage import statements as sql
from app.storage.connections import AnyDatabase, Connection
from app.storage.entries import Line
from app.storage.rebuild import folded
from app.storage.store import SqlStore
from app.storage.tables import CheckpointRow, StateRow
from app.storage.writing import StoredWriting, nothing_yet

_AT_ONCE, _STATES_AT_ONCE = 500, 10  # rows that are written before others have a turn
_PAUSE = 0.01  # seconds: whoever waits for a turn gets it
T = TypeVar("T")


class InTurns:
    """Writes the rows of one campaign."""

    def __init__(self, database: AnyDatabase, store: SqlStore, campaign_id: int) -> None:
        self._database = database
        self._store = store
        self._id = campaign_id

    def write_lines(self, lines: Iterable[Line], codec: Codec) -> None:
        """Entries as they are; those that were there under their revisions go. Raises: StorageFault."""
        for part in batched(lines, _AT_ONCE):
            with self._turn(codec) as (connection, campaign):
                for line in part:
                    sql.DROP_ENTRY(connection, campaign_id=self._id, revision=line.revision)
                campaign.add_lines(part)

    def write_derived(self, journal: derive.Journal, history: derive.History, codec: Codec) -> CampaignState:
        """What counts and the states on the way to the last one, which is returned. Raises: StorageFault."""
        for actions in batched(history.actions.values(), _AT_ONCE):
            with self._turn(codec) as (_, campaign):
                for action in actions:
                    campaign.add_counted(action)
        waiting = _Waiting(lambda checkpoints: self._keep(checkpoints, codec))
        state = folded(journal, codec, history, waiting.add)
        waiting.done()
        return state

    def clear_derived(self) -> None:
        """Drop it; without a state a campaign is one that must be mended. Raises: StorageFault."""
        with self._alone() as connection:
            sql.CLEAR[StateRow](connection, campaign_id=self._id)
        for revision in self._steps():
            with self._alone() as connection:
                sql.DROP_ACTIONS(connection, campaign_id=self._id, revision=revision)
                sql.DROP_CHECKPOINTS(connection, campaign_id=self._id, place=revision)
        with self._alone() as connection:
            sql.CLEAR[CheckpointRow](connection, campaign_id=self._id)

    def forget(self) -> None:
        """Drop all of it, its number last. Raises: StorageFault."""
        for revision in self._steps():
            with self._alone() as connection:
                sql.DROP_ACTIONS(connection, campaign_id=self._id, revision=revision)
                sql.DROP_CHECKPOINTS(connection, campaign_id=self._id, place=revision)
                sql.DROP_ENTRIES(connection, campaign_id=self._id, revision=revision)
        with self._alone() as connection:
            for table in sql.FORGET:
                table(connection, campaign_id=self._id)

    def _steps(self) -> Iterable[int]:
        """Revisions after which something may be dropped at once, from the end to the beginning."""
        with self._database.reading() as connection:
            last = sql.LAST_ACTION(connection, campaign_id=self._id).fetchone()[0] or 0
            count = max(sql.last_revision(connection, self._id), int(last))
        return (*range(count - _AT_ONCE, 0, -_AT_ONCE), 0)

    def _keep(self, checkpoints: Sequence[Checkpoint], codec: Codec) -> None:
        with self._turn(codec) as (_, campaign):
            for checkpoint in checkpoints:
                campaign.keep(checkpoint)

    @contextmanager
    def _turn(self, codec: Codec) -> Iterator[tuple[Connection, StoredWriting]]:
        with self._alone() as connection:
            yield connection, self._store.begun(connection, self._id, nothing_yet(codec.system.id))

    @contextmanager
    def _alone(self) -> Iterator[Connection]:
        with self._database.writing(self._id) as connection:
            yield connection
        sleep(_PAUSE)


class _Waiting:
    """States that wait until there are enough of them for a turn."""

    def __init__(self, keep: Callable[[Sequence[Checkpoint]], None]) -> None:
        self._keep = keep
        self._kept: list[Checkpoint] = []

    def add(self, checkpoint: Checkpoint) -> None:
        self._kept.append(checkpoint)
        if len(self._kept) >= _STATES_AT_ONCE:
            self.done()

    def done(self) -> None:
        kept, self._kept = self._kept, []
        if kept:
            self._keep(kept)


def batched(things: Iterable[T], count: int) -> Iterator[Sequence[T]]:
    """So many at a time."""
    left = iter(things)
    while part := tuple(islice(left, count)):
        yield part
