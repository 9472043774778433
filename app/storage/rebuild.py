"""Derive everything but the journal of a campaign anew, and say what was not as the journal says.

What there is once for every action is compared as it comes, and written only where it is otherwise: a campaign may be
longer than the memory is large.
"""

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from itertools import zip_longest
from typing import Any, NamedTuple

from sqlmodel import SQLModel

from app.campaign import rebuild as derive
from app.campaign import undo_outcome
from app.campaign.codec import Codec
from app.campaign.model import CampaignState
from app.campaign.open_rolls import without_dice
from app.campaign.ports import Checkpoint, JournalFault, Progress, no_progress
from app.storage import journal_rows
from app.storage import statements as sql
from app.storage.connections import Connection
from app.storage.journal_reading import KeptLines, Passes, ReadJournal, StoredLines, in_chain
from app.storage.journal_rows import to_moment
from app.storage.journal_transaction import JournalEnd, StoredWriting, checkpoint_of
from app.storage.tables import DERIVED, ActionRow, CampaignRow, CheckpointRow, StateRow, table_of

_Rows = list[tuple[Any, ...]]
Contents = dict[str, _Rows]
_BY_ACTION = (ActionRow, CheckpointRow)  # of these there are more the longer a campaign is played
_SMALL = tuple(row for row in DERIVED if row not in _BY_ACTION)
_STATE = table_of(StateRow).name


class Report(NamedTuple):
    """Findings of a rebuild."""

    entries: int
    differed: tuple[str, ...]  # names of tables whose rows were not what the journal says


def rebuild(
    connection: Connection, campaign_id: int, codec: Codec, campaign: StoredWriting, progress: Progress = no_progress
) -> Report:
    """Write everything derived anew. Raises: StorageFault when the journal itself is damaged."""
    before = contents(connection, campaign_id, _SMALL)
    lines = StoredLines(lambda: nullcontext(connection), campaign_id, sql.last_revision(connection, campaign_id))
    journal = ReadJournal(Passes(progress, lines.count, times=2).watched(in_chain(lines)), codec)
    history = _whole_history(journal, codec, lines.count, _expected_end(before))
    checkpoints = _Checkpoints(connection, campaign_id, codec)
    state = folded(journal, codec, history, checkpoints.keep)
    differed = {table_of(ActionRow).name} if _settle_actions(connection, campaign_id, history) else set[str]()
    if checkpoints.settle():
        differed.add(table_of(CheckpointRow).name)
    for row in _SMALL:
        if row in sql.CLEAR:
            sql.CLEAR[row](connection, campaign_id=campaign_id)
    campaign.end = end_of(lines)
    campaign.save(state, history.redo)
    after = contents(connection, campaign_id, _SMALL)
    differed |= {name for name in after if not _mean_the_same(name, before[name], after[name], campaign.end, codec)}
    return Report(lines.count, tuple(table_of(row).name for row in DERIVED if table_of(row).name in differed))


def contents(connection: Connection, campaign_id: int, kinds: Sequence[type[SQLModel]] = DERIVED) -> Contents:
    """Return all derived rows of a campaign by table, in order of their keys."""
    return {table_of(row).name: sql.CONTENTS[row](connection, campaign_id=campaign_id).fetchall() for row in kinds}


def folded(
    journal: derive.Journal, codec: Codec, history: derive.History, keep: Callable[[Checkpoint], None]
) -> CampaignState:
    """Return the state a journal leads to; `keep` gets every checkpoint on the way there. Raises: StorageFault."""
    kept, state = 0, None
    for place, state in derive.states(codec.system, journal, history):
        if kept == 0 or place - kept >= undo_outcome.CHECKPOINT_EVERY:
            kept = place
            keep(checkpoint_of(place, without_dice(state)))
    assert state is not None  # a journal without a beginning is refused
    return history.with_dice(state)


def end_of(lines: KeptLines) -> JournalEnd:
    """Return where a journal ends. Raises: StorageFault."""
    last = lines.one(lines.count)
    return JournalEnd(last.revision, last.digest, to_moment(last.at))


def _whole_history(journal: derive.Journal, codec: Codec, count: int, end: int) -> derive.History:
    """Raises: StorageFault, also for a journal that does not reach the end that campaign and state agree on."""
    history = derive.read(codec.system, journal)
    if count < max(end, 1):
        raise JournalFault("journal.damaged", revision=count + 1)
    return history


def _settle_actions(connection: Connection, campaign_id: int, history: derive.History) -> bool:
    """Let those actions count that should; returns whether others did."""
    kept = (tuple(row[1:]) for row in sql.CONTENTS[ActionRow](connection, campaign_id=campaign_id))
    wanted = (tuple(action) for action in history.actions.values())
    if all(pair[0] == pair[1] for pair in zip_longest(kept, wanted)):
        return False
    sql.CLEAR[ActionRow](connection, campaign_id=campaign_id)
    for action in history.actions.values():
        sql.ADD_ACTION(connection, campaign_id=campaign_id, **action._asdict())
    return True


class _Checkpoints:
    """Compares the states that are kept with those that should be, one after the other."""

    def __init__(self, connection: Connection, campaign_id: int, codec: Codec) -> None:
        self._connection = connection
        self._campaign_id = campaign_id
        self._codec = codec
        self._places = {int(place) for (place,) in sql.CHECKPOINT_PLACES(connection, campaign_id=campaign_id)}
        self._differed = False

    def keep(self, checkpoint: Checkpoint) -> None:
        """Keep a checkpoint that should be there."""
        place = checkpoint.place
        row = sql.CHECKPOINT_AT(self._connection, campaign_id=self._campaign_id, place=place).fetchone()
        self._places.discard(place)
        if row is not None and tuple(row) == tuple(checkpoint):
            return
        self._differed |= row is None or _state_of(row, (), self._codec) != _state_of(checkpoint, (), self._codec)
        sql.DROP_CHECKPOINT(self._connection, campaign_id=self._campaign_id, place=place)
        sql.KEEP_CHECKPOINT(self._connection, campaign_id=self._campaign_id, **checkpoint._asdict())

    def settle(self) -> bool:
        """Drop those that should not be there; returns whether anything was otherwise."""
        for place in self._places:
            sql.DROP_CHECKPOINT(self._connection, campaign_id=self._campaign_id, place=place)
        return self._differed or bool(self._places)


def _mean_the_same(table: str, before: _Rows, after: _Rows, end: JournalEnd, codec: Codec) -> bool:
    """Return whether rows mean the same. An older version wrote states without the fields that came later."""
    if before == after or table != _STATE or len(before) != len(after):
        return before == after
    pairs = zip(before, after, strict=True)
    return all(
        _state_of(old[1:], (end.digest,), codec) == _state_of(new[1:], (end.digest,), codec) for old, new in pairs
    )


def _state_of(row: Sequence[Any], end: tuple[str, ...], codec: Codec) -> tuple[Any, ...] | None:
    """Return a kept state as it is read today, with where it stands; None for one that was changed from outside.

    Without an `end` it is a checkpoint, in which an older version kept dice.
    """
    *place, house, table, digest = row
    if digest != journal_rows.seal_of((*end, *place, house, table)):
        return None
    try:
        state = codec.load_state(house, table)
        return (*place, (state if end else without_dice(state)).as_json())
    except ValueError:
        return None


def _expected_end(found: Contents) -> int:
    """Return the revision the journal must reach at least: that on which the campaign and its state agree."""
    campaign, state = table_of(CampaignRow), table_of(StateRow)
    return min(int(row[table.c.keys().index("revision")]) for table in (campaign, state) for row in found[table.name])
