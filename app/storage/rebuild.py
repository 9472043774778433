"""Derive everything but the journal of a campaign anew, and say what was not as the journal says."""

import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from app.campaign import rebuild as derive
from app.campaign.codec import Codec
from app.campaign.model import Action, CampaignState
from app.campaign.open_rolls import without_dice
from app.campaign.ports import Checkpoint, StorageFault
from app.campaign.undo import checkpoint_due
from app.storage import seal
from app.storage import statements as sql
from app.storage.connections import Connection
from app.storage.entries import Line, check, to_entry, to_moment
from app.storage.journal import checkpoint_of
from app.storage.tables import CampaignRow, CheckpointRow, StateRow, table_of
from app.storage.writing import End, StoredWriting

_Rows = list[tuple[Any, ...]]
Contents = dict[str, _Rows]
_SEALED_WITH_END = {table_of(StateRow).name: True, table_of(CheckpointRow).name: False}  # the journal's last seal


class Report(NamedTuple):
    """What a rebuild found."""

    entries: int
    differed: tuple[str, ...]  # names of tables whose rows were not what the journal says


def rebuild(connection: Connection, campaign_id: int, codec: Codec, campaign: StoredWriting) -> Report:
    """Write everything derived anew. Raises: StorageFault when the journal itself is damaged."""
    before = contents(connection, campaign_id)
    lines = list(_verified(connection, campaign_id, _expected_end(before)))
    for clear in sql.CLEAR.values():
        clear(connection, campaign_id=campaign_id)
    write_derived(campaign, derived(lines, codec))
    after = contents(connection, campaign_id)
    last = lines[-1].digest
    differed = (name for name in after if not _mean_the_same(name, before[name], after[name], last, codec))
    return Report(len(lines), tuple(differed))


def contents(connection: Connection, campaign_id: int) -> Contents:
    """All derived rows of a campaign by table, in order of their keys."""
    return {
        table_of(row).name: rows(connection, campaign_id=campaign_id).fetchall() for row, rows in sql.CONTENTS.items()
    }


def _mean_the_same(table: str, before: _Rows, after: _Rows, last: str, codec: Codec) -> bool:
    """Whether rows say the same. An older version wrote states without the fields that came later, and kept dice in
    checkpoints.
    """
    if before == after or table not in _SEALED_WITH_END or len(before) != len(after):
        return before == after
    is_end = _SEALED_WITH_END[table]
    end = (last,) if is_end else ()
    pairs = zip(before, after, strict=True)
    return all(_state_of(old, end, codec, is_end) == _state_of(new, end, codec, is_end) for old, new in pairs)


def _state_of(row: tuple[Any, ...], end: tuple[str, ...], codec: Codec, has_dice: bool) -> tuple[Any, ...] | None:
    """A kept state as it is read today, with where it stands; None for one that was changed from outside."""
    _campaign, *place, house, table, digest = row
    if digest != seal.of((*end, *place, house, table)):
        return None
    try:
        state = codec.load_state(house, table)
        return (*place, codec.dump_state(state if has_dice else without_dice(state)))
    except ValueError:
        return None


def _expected_end(found: Contents) -> int:
    """Where the journal must reach at least: what the campaign and its state agree on."""
    campaign, state = table_of(CampaignRow), table_of(StateRow)
    return min(int(row[table.c.keys().index("revision")]) for table in (campaign, state) for row in found[table.name])


def _verified(connection: Connection, campaign_id: int, end: int) -> Iterator[Line]:
    """The whole journal, each entry following the one before without a gap. Raises: StorageFault."""
    previous, revision = "", 0
    for revision, row in enumerate(
        sql.ENTRIES_AFTER(connection, campaign_id=campaign_id, revision=0, count=sys.maxsize), start=1
    ):
        line = Line._make(row)
        check(line)
        if line.revision != revision or line.previous != previous:
            raise StorageFault("journal.damaged", revision=revision)
        yield line
        previous = line.digest
    if revision < max(end, 1):
        raise StorageFault("journal.damaged", revision=revision + 1)


class Derived(NamedTuple):
    """Everything that follows from a journal."""

    end: End
    actions: Sequence[Action]
    redo: tuple[int, ...]
    checkpoints: Sequence[Checkpoint]
    state: CampaignState


def derived(lines: Sequence[Line], codec: Codec) -> Derived:
    """What follows from these entries; nothing is read or written. Raises: StorageFault."""
    history = derive.read(to_entry(line, codec) for line in lines)
    checkpoints, kept = list[Checkpoint](), 0
    for place, state in derive.states(codec.system, history):
        if kept == 0 or checkpoint_due(place, kept):
            kept = place
            checkpoints.append(checkpoint_of(place, without_dice(state), codec))
    last = lines[-1]
    end = End(last.revision, last.digest, to_moment(last.at))
    return Derived(
        end, tuple(history.actions.values()), history.redo, checkpoints, derive.with_dice(codec.system, history, state)
    )


def write_derived(campaign: StoredWriting, found: Derived) -> None:
    """Write it into a campaign that has nothing but its journal. Raises: StorageFault."""
    for action in found.actions:
        write_action(campaign, action)
    for checkpoint in found.checkpoints:
        campaign.keep(checkpoint)
    campaign.end = found.end
    campaign.save(found.state, found.redo)


def write_action(campaign: StoredWriting, action: Action) -> None:
    """Let an action count, or not."""
    campaign.add_action(action.entry, action.place, action.replaces)
    if not action.active:
        campaign.set_active(action.revision, False)
