"""Entries of the journal as rows and back. A row that does not fit its seal is never read."""

import json
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

from app.campaign.codec import ANSWERS, Codec
from app.campaign.model import Action, Actor, Entry, EntryKind
from app.campaign.ports import JournalFault
from app.core.answers import Answer
from app.core.events import Command, Event, Subject


def seal_of(values: Iterable[object]) -> str:
    """Return the digest over these values, in this order."""
    text = "\x1f".join(map(str, values))
    return blake2b(text.encode(), digest_size=16).hexdigest()


class Seal:
    """The digest of `seal_of`, computed step by step for values that are never all in memory at once."""

    def __init__(self, values: Iterable[object] = ()) -> None:
        self._digest = blake2b(digest_size=16)
        self._is_begun = False
        self.add(*values)

    def add(self, *values: object) -> None:
        """Add the next values."""
        for value in values:
            self._digest.update((f"\x1f{value}" if self._is_begun else str(value)).encode())
            self._is_begun = True

    def told(self) -> str:
        """Return the digest over all values so far."""
        return self._digest.hexdigest()


FORMAT = 1  # of a journal row; raised when a row must be read differently
EARLIEST, LATEST = datetime(1970, 1, 1, tzinfo=UTC), datetime(2200, 1, 1, tzinfo=UTC)  # a clock may be wrong
T = TypeVar("T")


class JournalLine(NamedTuple):
    """A row of the journal, its columns in the order of the table."""

    campaign_id: int
    revision: int
    format: int
    kind: str
    target: int | None
    actor: str
    at: str
    command: str | None
    answers: str
    places: str
    events: str
    subjects: str
    key: str | None
    previous: str
    digest: str


WIDTH = len(JournalLine._fields)


def to_line(campaign_id: int, entry: Entry, key: str, subjects: frozenset[Subject], previous: str) -> JournalLine:
    """Return the sealed row of an entry that follows the one whose digest is `previous`."""
    line = JournalLine(
        campaign_id=campaign_id,
        revision=entry.revision,
        format=FORMAT,
        kind=entry.kind.value,
        target=entry.target,
        actor=entry.actor.model_dump_json(),
        at=entry.at.isoformat(),
        command=entry.command.model_dump_json() if entry.command else None,
        answers=ANSWERS.dump_json(entry.answers).decode(),
        places=json.dumps(entry.places),
        events="[" + ",".join(fact.model_dump_json() for fact in entry.events) + "]",
        subjects=json.dumps(sorted(subjects)),
        key=key or None,
        previous=previous,
        digest="",
    )
    return line._replace(digest=seal_of(line[:-1]))


def to_entry(line: JournalLine, codec: Codec) -> Entry:
    """Return the entry of a row. Raises: StorageFault."""
    check(line)
    return _parsed(line.revision, lambda: _entry(line, codec))


def to_events(line: JournalLine, codec: Codec) -> tuple[Event, ...]:
    """Return the facts of a row, without the rest. Raises: StorageFault."""
    check(line)
    return _parsed(line.revision, lambda: codec.load_events(line.events))


def to_action(row: tuple[Any, ...], codec: Codec) -> Action:
    """Return the action of a row of the journal with what stands behind it. Raises: StorageFault.

    The newest are read again and again, with every page: what a row says is parsed once, its seal compared each time.
    """
    line, (place, active, undoable, replaces) = JournalLine._make(row[:WIDTH]), row[WIDTH:]
    check(line)
    return Action.model_construct(
        entry=_parsed(line.revision, lambda: _known_entry(line, codec)),
        place=place,
        active=bool(active),
        undoable=bool(undoable),
        replaces=replaces,
        subjects=to_subjects(line.revision, line.subjects),
    )


def to_moment(text: str) -> datetime:
    """Return a moment every clock can show, also out of rows that came here before they were looked at. Raises:
    ValueError.
    """
    moment = datetime.fromisoformat(text)
    moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
    return moment if EARLIEST <= moment < LATEST else EARLIEST


def to_subjects(revision: int, text: str) -> frozenset[Subject]:
    """Return the subjects of an entry from their column. Raises: StorageFault."""
    return _parsed(revision, lambda: _subjects(text))


class RecordedAction:
    """An action for a replay: thousands are read at once, so the wish behind it is parsed only when asked for."""

    __slots__ = ("_codec", "_line", "events", "place", "revision", "subjects")

    def __init__(self, row: tuple[Any, ...], codec: Codec) -> None:
        """Raises: StorageFault."""
        self._line = line = JournalLine._make(row[:WIDTH])
        self._codec = codec
        self.revision: int = line.revision
        self.place: int = row[WIDTH]
        check(line)
        _parsed(line.revision, self._parse)

    def wish(self) -> tuple[Command | None, tuple[Answer, ...]]:
        """Return the command and the answers it was given. Raises: StorageFault."""
        return _parsed(self.revision, lambda: _wish(self._line, self._codec))

    def _parse(self) -> None:
        self.subjects = _subjects(self._line.subjects)
        self.events: tuple[Event, ...] = self._codec.load_events(self._line.events)


def check(line: JournalLine) -> None:
    """Raises: StorageFault when the row was changed from outside or is of an unknown format."""
    if line.digest != seal_of(line[:-1]):
        raise JournalFault("journal.damaged", revision=line.revision)
    if line.format != FORMAT:
        raise JournalFault("journal.unknown_format", revision=line.revision)


def _parsed(revision: int, parse: Callable[[], T]) -> T:
    try:
        return parse()
    except (ValueError, TypeError) as error:
        raise JournalFault("journal.damaged", revision=revision) from error


@lru_cache(maxsize=1024)  # few differ
def _subjects(text: str) -> frozenset[Subject]:
    return frozenset(json.loads(text))


@lru_cache(maxsize=1024)  # most are empty
def _places(text: str) -> tuple[int, ...]:
    return tuple(json.loads(text))


def _entry(line: JournalLine, codec: Codec) -> Entry:
    command, answers = _wish(line, codec)
    return Entry.model_construct(
        revision=line.revision,
        kind=EntryKind(line.kind),
        actor=Actor.model_validate_json(line.actor),
        at=to_moment(line.at),
        target=line.target,
        command=command,
        answers=answers,
        places=_places(line.places),
        events=codec.load_events(line.events),
    )


_known_entry = lru_cache(maxsize=512)(_entry)


def _wish(line: JournalLine, codec: Codec) -> tuple[Command | None, tuple[Answer, ...]]:
    command = None if line.command is None else codec.load_command(line.command)
    return command, ANSWERS.validate_json(line.answers)
