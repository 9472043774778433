"""Conversion of a journal's rows when a campaign leaves as a file or a report, and comes in from a file.

The seed of the running dice stays here: the file must not tell the dice to come. Its fingerprint goes
along, and so do the seeds that lie open. Where the campaign comes in, it gets new dice by an entry of its own. A report
has other words for what is private, made entry by entry (`app/campaign/reports.py`).
"""

from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import Any

from pydantic_core import from_json, to_json

from app.campaign import open_rolls, replay, reports
from app.campaign import rebuild as derive
from app.campaign.codec import Codec
from app.campaign.commands import RenewDice
from app.campaign.events import CampaignCreated, DiceRenewed
from app.campaign.model import GAME_MASTER, CampaignState, Entry, EntryKind, Renewal
from app.campaign.ports import JournalFault
from app.storage import journal_rows
from app.storage.campaign_files import REPORT, CampaignFile, FileHead
from app.storage.journal_reading import KeptLines, LinesFrom, ReadJournal
from app.storage.journal_rows import JournalLine, check, to_line
from app.storage.rebuild import folded

# Of the house, not of a game: a campaign leaves also where its game is not installed.
_BEGINNINGS = tuple(kind.type_name for kind in (CampaignCreated, DiceRenewed))
_RENEWING = RenewDice.type_name


def seedless(lines: KeptLines, campaign_id: int, begun: int) -> LinesFrom:
    """Return the rows of a whole journal as they may leave. `begun`: the revision with which the running dice began."""

    def told(line: JournalLine) -> JournalLine:
        return without_seed(line) if line.revision == begun else line

    def one(revision: int) -> JournalLine:
        line = lines.one(revision)
        check(line)
        return told(line)._replace(digest=journal_rows.seal_of(told(line)[:-1]))

    return LinesFrom(lines.count, lambda: resealed(map(told, lines.all()), campaign_id), one)


def begun_at(rows: Iterable[tuple[int, str]]) -> int:
    """Return the revision with which the running dice began, out of all rows that may have begun some, with their
    facts.

    Raises: StorageFault when there is none, or a fact cannot be read.
    """
    begun = 0
    for revision, events in rows:
        try:
            if any(fact["type"] in _BEGINNINGS for fact in from_json(events)):
                begun = max(begun, revision)
        except (ValueError, TypeError, KeyError) as error:
            raise JournalFault("journal.damaged", revision=revision) from error
    if not begun:
        raise JournalFault("journal.damaged", revision=1)
    return begun


def without_seed(line: JournalLine) -> JournalLine:
    """Return a row of the journal without the seed it speaks of, whichever game it belongs to; its seal no longer
    fits.
    """
    command = None if line.command is None else _json(_seedless(from_json(line.command)))
    return line._replace(events=_json([_seedless(fact) for fact in from_json(line.events)]), command=command)


def new_dice(
    history: derive.History, last: JournalLine, codec: Codec, at: datetime, seed: str
) -> tuple[Entry, JournalLine]:
    """Return the entry after the last one of a campaign that comes in: from now on it has other dice."""
    state = CampaignState.model_construct(house=history.house, table=codec.system.new_state())
    command = open_rolls.renewing(state.house, Renewal.MOVED, seed)
    entry = Entry(
        revision=last.revision + 1,
        kind=EntryKind.ACTION,
        actor=GAME_MASTER,
        at=at,
        command=command,
        events=replay.decide(codec.system, state, command).events,
    )
    return entry, to_line(last.campaign_id, entry, "", entry.subjects, last.digest)


def resealed(lines: Iterable[JournalLine], number: int) -> Iterator[JournalLine]:
    """Yield the rows with the number of another campaign and new seals; with the same number and rows none changes."""
    previous = ""
    for line in lines:
        key = line.key and line.key.replace("\0", "")  # not every database keeps it
        moved = line._replace(campaign_id=number, key=key or None, previous=previous)
        previous = journal_rows.seal_of(moved[:-1])
        yield moved._replace(digest=previous)


def _seedless(told: dict[str, Any]) -> dict[str, Any]:
    return {**told, "seed": ""} if told.get("type") in (*_BEGINNINGS, _RENEWING) and "seed" in told else told


def _json(told: object) -> str:
    return to_json(told).decode()


def redacted(head: FileHead, lines: KeptLines, codec: Codec) -> CampaignFile:
    """Return the report of a campaign that is to leave. Raises: what reading its rows raises."""
    journal = reports.Redacted(ReadJournal(lines, codec), codec)
    state = folded(journal, codec, derive.read(codec.system, journal), lambda _: None)
    said = {"format": REPORT, "name": state.house.name, "expected": journal_rows.seal_of(state.as_json())}
    return CampaignFile(head.model_copy(update=said), lines.count, lambda: _sealed(journal, head.id))


def _sealed(journal: derive.Journal, campaign_id: int) -> Iterator[JournalLine]:
    """Yield the rows of a journal, sealed anew."""
    previous = ""
    for entry in journal.entries():
        subjects = reports.subjects_of(entry, journal.entry)
        line = to_line(campaign_id, entry, "", subjects, previous)
        previous = line.digest
        yield line
