"""Data outside any journal: settings of the whole house, and notes about phones.

Notes tell how far each phone has understood its hero's cards, and the rolls handed to it. Neither is an action, so
there is nothing to undo; but it outlives a restart, and all programs on one database see the same.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from sqlalchemy import bindparam, delete, insert, select, update

from app.core.model import Model
from app.storage import statements as sql
from app.storage.connections import AnyDatabase, Connection
from app.storage.statements import Statement
from app.storage.tables import HandedRollRow, ReadMarkRow, table_of

_MARK, _ROLL = table_of(ReadMarkRow), table_of(HandedRollRow)
_mark, _roll = _MARK.c, _ROLL.c
_own_mark = (
    _mark.campaign_id == bindparam("campaign_id"),
    _mark.device_id == bindparam("device_id"),
    _mark.hero_id == bindparam("hero_id"),
)
_own_roll = (_roll.campaign_id == bindparam("campaign_id"), _roll.hero_id == bindparam("hero_id"))

_MARKS = Statement(
    select(_mark.device_id, _mark.hero_id, _mark.revision).where(_mark.campaign_id == bindparam("campaign_id"))
)
_ROLLS = Statement(
    select(_roll.hero_id, _roll.roll_id, _roll.body, _roll.answer)
    .where(_roll.campaign_id == bindparam("campaign_id"))
    .order_by(_roll.hero_id)
)
_ADD_MARK, _ADD_ROLL = Statement(insert(_MARK)), Statement(insert(_ROLL))
_DROP_MARK, _DROP_ROLL = Statement(delete(_MARK).where(*_own_mark)), Statement(delete(_ROLL).where(*_own_roll))
_ANSWER = Statement(update(_ROLL).where(*_own_roll).values(answer=bindparam("said")))
_ROLL_OF = Statement(select(_roll.roll_id, _roll.body, _roll.answer).where(*_own_roll))


class HandedText(NamedTuple):
    """A roll on a phone: the question as a text, and the answer once there is one."""

    roll_id: str
    body: str
    answer: str


class PhoneNotes(NamedTuple):
    """All of a campaign: marks by device and hero, rolls by hero."""

    read: Mapping[tuple[str, str], int]
    rolls: Mapping[str, HandedText]


class StoredPhoneNotes:
    """The notes of all campaigns. `wakes` counts what a campaign's pages were woken for: until then nothing changes."""

    def __init__(self, database: AnyDatabase, wakes: Callable[[int], int]) -> None:
        self._database = database
        self._wakes = wakes
        self._written = 0
        self._known: dict[int, tuple[tuple[int, int], PhoneNotes]] = {}
        self._begun: dict[int, dict[tuple[str, str], int]] = {}

    def of(self, campaign_id: int) -> PhoneNotes:
        """Return the notes of a campaign, and from where phones read that have said nothing yet. Raises:
        StorageFault.
        """
        kept, begun = self._kept(campaign_id), self._begun.get(campaign_id)
        return kept._replace(read={**begun, **kept.read}) if begun else kept

    def begin(self, campaign_id: int, device_id: str, hero_id: str, revision: int) -> None:
        """Mark everything until this revision as known to a phone that opens a page for the first time.

        It is only remembered: a page is shown whatever the disk says, and the phone's first word is kept anyway.
        """
        self._begun.setdefault(campaign_id, {}).setdefault((device_id, hero_id), revision)

    def _kept(self, campaign_id: int) -> PhoneNotes:
        """Return the notes of a campaign; twelve phones that wake together read them once. Raises: StorageFault."""
        stamp = (self._wakes(campaign_id), self._written)
        known = self._known.get(campaign_id)
        if known is None or known[0] != stamp:
            with self._database.reading() as connection:
                marks = _MARKS(connection, campaign_id=campaign_id).fetchall()
                rolls = _ROLLS(connection, campaign_id=campaign_id).fetchall()
            read = {(device_id, hero_id): int(revision) for device_id, hero_id, revision in marks}
            known = stamp, PhoneNotes(read, {hero_id: HandedText(*row) for hero_id, *row in rolls})
            self._known[campaign_id] = known
        return known[1]

    def mark_read(self, campaign_id: int, device_id: str, hero_id: str, revision: int) -> None:
        """Note that a phone has understood everything until this revision. Raises: StorageFault."""
        if self._kept(campaign_id).read.get((device_id, hero_id)) == revision:
            return
        with self._writing(campaign_id) as connection:
            _DROP_MARK(connection, campaign_id=campaign_id, device_id=device_id, hero_id=hero_id)
            _ADD_MARK(connection, campaign_id=campaign_id, device_id=device_id, hero_id=hero_id, revision=revision)

    def hand(self, campaign_id: int, hero_id: str, roll_id: str, body: str) -> None:
        """From now on the hero's phone is asked; an older question gives way. Raises: StorageFault."""
        with self._writing(campaign_id) as connection:
            _DROP_ROLL(connection, campaign_id=campaign_id, hero_id=hero_id)
            _ADD_ROLL(connection, campaign_id=campaign_id, hero_id=hero_id, roll_id=roll_id, body=body, answer="")

    def answer(self, campaign_id: int, hero_id: str, roll_id: str, answer: str) -> bool:
        """Store what was thrown. Return whether it counts: the first answer does, while it is waited for. Raises:
        StorageFault.
        """
        with self._writing(campaign_id) as connection:
            found = _ROLL_OF(connection, campaign_id=campaign_id, hero_id=hero_id).fetchone()
            waits = found is not None and (found[0], found[2]) == (roll_id, "")
            if waits:
                _ANSWER(connection, campaign_id=campaign_id, hero_id=hero_id, said=answer)
        return waits

    def take(self, campaign_id: int, hero_id: str) -> HandedText | None:
        """Give a roll back to the table. Raises: StorageFault."""
        with self._writing(campaign_id) as connection:
            found = _ROLL_OF(connection, campaign_id=campaign_id, hero_id=hero_id).fetchone()
            _DROP_ROLL(connection, campaign_id=campaign_id, hero_id=hero_id)
        return None if found is None else HandedText(*found)

    @contextmanager
    def _writing(self, campaign_id: int) -> Iterator[Connection]:
        with self._database.writing(campaign_id) as connection:
            yield connection
        self._written += 1


M = TypeVar("M", bound=Model)


class HouseSettings:
    """A few named texts; secrets are among them, which must not travel with an export."""

    def __init__(self, database: AnyDatabase) -> None:
        self._database = database

    def get(self, name: str) -> str | None:
        """Return the value, or None when it was never set. Raises: StorageFault."""
        with self._database.reading() as connection:
            return _value(connection, name)

    def read(self, name: str, kind: type[M]) -> M | None:
        """Return a value that is a model as JSON; None when it was never set or cannot be read. Raises:
        StorageFault.
        """
        try:
            return kind.model_validate_json(self.get(name) or "")
        except ValueError:
            return None

    def set(self, name: str, value: str | None) -> None:
        """Set a value; None removes it. Raises: StorageFault."""
        self.change(name, lambda _: value)

    def change(self, name: str, new: Callable[[str | None], str | None]) -> str | None:
        """Set what follows from the present value, without another writer between; return it. Raises: StorageFault."""
        with self._database.writing() as connection:
            before = _value(connection, name)
            after = new(before)
            if after != before:
                sql.DROP_SETTING(connection, name=name)
                if after is not None:
                    sql.ADD_SETTING(connection, name=name, value=after)
            return after


def _value(connection: Connection, name: str) -> str | None:
    row = sql.SETTING(connection, name=name).fetchone()
    return None if row is None else str(row[0])
