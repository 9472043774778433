"""Derive everything but the journal of a campaign anew, and say what was not as the journal says."""

import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from app.campaign import rebuild as derive
from app.campaign.codec import Codec
from app.campaign.ports import StorageFault
from app.campaign.undo import checkpoint_due
from app.storage import statements as sql
from app.storage.connections import Connection
from app.storage.entries import Line, check, to_entry, to_moment
from app.storage.tables import CampaignRow, StateRow, table_of
from app.storage.writing import End, StoredWriting

Contents = dict[str, list[tuple[Any, ...]]]


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
    write_derived(campaign, lines, codec)
    after = contents(connection, campaign_id)
    return Report(len(lines), tuple(name for name in after if after[name] != before[name]))


def contents(connection: Connection, campaign_id: int) -> Contents:
    """All derived rows of a campaign by table, in order of their keys."""
    return {
        table_of(row).name: rows(connection, campaign_id=campaign_id).fetchall() for row, rows in sql.CONTENTS.items()
    }


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


def write_derived(campaign: StoredWriting, lines: Sequence[Line], codec: Codec) -> None:
    """Everything that follows from a journal. Raises: StorageFault."""
    history = derive.read(to_entry(line, codec) for line in lines)
    for action in history.actions.values():
        campaign.add_action(action.entry, action.place, action.replaces)
        campaign.set_active(action.revision, action.active)
    kept = 0
    for place, state in derive.states(codec.system, history):
        if kept == 0 or checkpoint_due(place, kept):
            kept = place
            campaign.keep_checkpoint(place, state)
    last = lines[-1]
    campaign.end = End(last.revision, last.digest, to_moment(last.at))
    campaign.save(state, history.redo)
