"""Statements that every action reads and writes with, compiled once.

SQLAlchemy writes them from the tables, the driver runs them: an execution by SQLAlchemy takes longer than one of these
statements, and a confirmed action needs eight.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any

from sqlalchemy import (
    URL,
    BindParameter,
    ClauseElement,
    ColumnElement,
    Dialect,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlmodel import SQLModel

from app.campaign.ports import CampaignSummary
from app.core.errors import UnknownSubject
from app.storage import tables
from app.storage.connections import Connection, Rows
from app.storage.journal_rows import to_moment
from app.storage.tables import (
    ActionRow,
    CampaignRow,
    CheckpointRow,
    EquipmentRow,
    HandedRollRow,
    HeroRow,
    JournalRow,
    PassportValueRow,
    PictureRow,
    ReadMarkRow,
    SettingRow,
    SpellSetRow,
    StateRow,
    table_of,
)

_SQLITE = sqlite.dialect(paramstyle="named")
Written = tuple[str, dict[str, Any]]  # the text, and the values that never change


class Statement:
    """A statement in the words of each database, written when it is first run there; its parameters are named."""

    def __init__(self, clause: ClauseElement) -> None:
        self._clause = clause

    @cached_property
    def _for_sqlite(self) -> Written:
        return _written(self._clause, _SQLITE)

    @cached_property
    def _for_postgres(self) -> Written:
        return _written(self._clause, _postgres())

    def __call__(self, connection: Connection, **values: Any) -> Rows:
        """Run it in the driver's open transaction. Raises: UnknownSubject for a number no row can have."""
        is_sqlite = isinstance(connection, sqlite3.Connection)
        text, constants = self._for_sqlite if is_sqlite else self._for_postgres
        try:
            return connection.execute(text, {**constants, **values})
        except OverflowError as error:
            is_campaign = abs(values.get("campaign_id", 0)) >= 2**31
            raise UnknownSubject("campaign.unknown" if is_campaign else None) from error


@cache
def _postgres() -> Dialect:
    """Looked up by its name: a laptop does not need the module."""
    return URL.create("postgresql+psycopg").get_dialect()()


def _written(clause: ClauseElement, dialect: Dialect) -> Written:
    compiled = clause.compile(dialect=dialect)
    return str(compiled), {name: value for name, value in compiled.params.items() if value is not None}


_CAMPAIGN, _JOURNAL, _ACTION = table_of(CampaignRow), table_of(JournalRow), table_of(ActionRow)
_STATE, _CHECKPOINT = table_of(StateRow), table_of(CheckpointRow)
_SETTING, _HERO, _PICTURE = table_of(SettingRow), table_of(HeroRow), table_of(PictureRow)
_campaign, _journal, _action, _state, _checkpoint = _CAMPAIGN.c, _JOURNAL.c, _ACTION.c, _STATE.c, _CHECKPOINT.c
_equipment, _spell_set, _picture = table_of(EquipmentRow).c, table_of(SpellSetRow).c, _PICTURE.c

# What statements are asked with.
_OWN: BindParameter[int] = bindparam("campaign_id")
_REVISION: BindParameter[int] = bindparam("revision")
_PLACE: BindParameter[int] = bindparam("place")
_COUNT: BindParameter[int] = bindparam("count")
_KEY: BindParameter[str] = bindparam("key")
_NAME: BindParameter[str] = bindparam("name")

_own_campaign, _own_state = _campaign.id == _OWN, _state.campaign_id == _OWN
_own_entry, _own_action, _own_checkpoint = (one.campaign_id == _OWN for one in (_journal, _action, _checkpoint))
_with_state = _state.campaign_id == _campaign.id
_last_entry = and_(_journal.campaign_id == _state.campaign_id, _journal.revision == _state.revision)
_same_action = and_(_action.campaign_id == _journal.campaign_id, _action.revision == _journal.revision)
_actions: Select[Any] = (
    select(*_journal, _action.place, _action.active, _action.undoable, _action.replaces)
    .join_from(_JOURNAL, _ACTION, _same_action)
    .where(_own_action)
)
_newest_first = _actions.order_by(_action.revision.desc()).limit(_COUNT)
_checkpoints: Select[Any] = select(_checkpoint.place, _checkpoint.house, _checkpoint.table, _checkpoint.digest)
_last_checkpoint = select(func.max(_checkpoint.place)).where(_own_checkpoint).scalar_subquery()

HEAD = Statement(
    select(_campaign.system, _state.revision, _state.redo, _state.digest, _journal.digest, _last_checkpoint)
    .outerjoin_from(_CAMPAIGN, _STATE, _with_state)
    .outerjoin(_JOURNAL, _last_entry)
    .where(_own_campaign, _campaign.revision > 0)
)

ENTRY_OF_KEY = Statement(select(_journal.revision).where(_own_entry, _journal.key == _KEY))
SUBJECTS_AFTER = Statement(
    select(_journal.revision, _journal.subjects).where(_own_entry, _journal.revision > _REVISION)
)  # fmt: skip
ENTRIES_AFTER = Statement(
    select(*_journal).where(_own_entry, _journal.revision > _REVISION).order_by(_journal.revision).limit(_COUNT)
)
MAY_BEGIN_DICE = Statement(  # a note with such a word is found as well
    select(_journal.revision, _journal.events)
    .where(_own_entry, or_(_journal.events.contains('"campaign.created"'), _journal.events.contains('"dice.renewed"')))
    .order_by(_journal.revision)
)
LAST_REVISION = Statement(select(func.max(_journal.revision)).where(_own_entry))
_long_columns = [_journal[name] for name in ("actor", "command", "answers", "places", "events", "subjects")]
ENTRY_SIZE = Statement(  # characters of an entry on the average, of those after a revision; its short columns left out
    select(func.avg(sum((func.coalesce(func.length(one), 0) for one in _long_columns), literal(0))))
    .where(_own_entry, _journal.revision > bindparam("after"))
)  # fmt: skip
ADD_ENTRY = Statement(insert(_JOURNAL))
DROP_ENTRY = Statement(delete(_JOURNAL).where(_own_entry, _journal.revision == _REVISION))
DROP_ENTRIES = Statement(delete(_JOURNAL).where(_own_entry, _journal.revision > _REVISION))

ACTION = Statement(_actions.where(_action.revision == _REVISION))
LAST_UNDOABLE = Statement(_newest_first.where(_action.active, _action.undoable))
ACTIONS_BEFORE = Statement(_newest_first.where(_action.revision < _REVISION))
COUNTING_FROM = Statement(_actions.where(_action.active, _action.place >= _PLACE).order_by(_action.place))
LAST_ACTION = Statement(select(func.max(_action.revision)).where(_own_action))
ADD_ACTION = Statement(insert(_ACTION))
SWITCH_ACTION = Statement(
    update(_ACTION).where(_own_action, _action.revision == bindparam("of")).values(active=bindparam("active"))
)
DROP_ACTIONS = Statement(delete(_ACTION).where(_own_action, _action.revision > _REVISION))

CHECKPOINT_BEFORE = Statement(
    _checkpoints.where(_own_checkpoint, _checkpoint.place < _PLACE).order_by(_checkpoint.place.desc()).limit(1)
)
CHECKPOINT_AT = Statement(_checkpoints.where(_own_checkpoint, _checkpoint.place == _PLACE))
CHECKPOINT_PLACES = Statement(select(_checkpoint.place).where(_own_checkpoint))
KEEP_CHECKPOINT = Statement(insert(_CHECKPOINT))
DROP_CHECKPOINT = Statement(delete(_CHECKPOINT).where(_own_checkpoint, _checkpoint.place == _PLACE))
DROP_CHECKPOINTS = Statement(delete(_CHECKPOINT).where(_own_checkpoint, _checkpoint.place >= _PLACE))

STATE = Statement(select(_state.house, _state.table).where(_own_state))
ADD_STATE = Statement(insert(_STATE))
SAVE_STATE = Statement(
    update(_STATE)
    .where(_own_state)
    .values({name: bindparam(name) for name in ("revision", "redo", "house", "table", "digest")})
)

CAMPAIGNS = Statement(
    select(_campaign.id, _campaign.name, _campaign.system, _campaign.revision, _campaign.changed_at)
    .where(_campaign.revision > 0)
    .order_by(_campaign.changed_at.desc(), _campaign.id.desc())
)
ARRIVING = Statement(select(_campaign.id).where(_campaign.revision == 0))  # those that a crash left half brought in
CAMPAIGN = Statement(select(_campaign.system, _campaign.name, _campaign.created_at).where(_own_campaign))
RECORDED = Statement(
    select(_campaign.revision, _state.revision).outerjoin_from(_CAMPAIGN, _STATE, _with_state).where(_own_campaign)
)
SYSTEM_OF = Statement(select(_campaign.system).where(_own_campaign, _campaign.revision > 0))
CAMPAIGN_OF_KEY = Statement(select(_campaign.id).where(_campaign.key == _KEY))
NEXT_CAMPAIGN = Statement(select(func.coalesce(func.max(_campaign.id), 0) + 1))
ADD_CAMPAIGN = Statement(insert(_CAMPAIGN))
SAVE_CAMPAIGN = Statement(
    update(_CAMPAIGN)
    .where(_own_campaign)
    .values({name: bindparam(name) for name in ("name", "revision", "changed_at")})
)  # fmt: skip

SETTING = Statement(select(_SETTING.c.value).where(_SETTING.c.name == _NAME))
ADD_SETTING = Statement(insert(_SETTING))
DROP_SETTING = Statement(delete(_SETTING).where(_SETTING.c.name == _NAME))

HEROES = Statement(
    select(*_HERO.c)
    .join_from(_HERO, _CAMPAIGN, _campaign.id == _HERO.c.campaign_id)
    .where(_campaign.revision > 0)
    .order_by(_campaign.changed_at.desc(), _campaign.id.desc(), _HERO.c.seat)
)
HERO_VALUES = Statement(select(*table_of(PassportValueRow).c))
EQUIPMENT = Statement(select(*_equipment).order_by(_equipment.item_id))
SPELL_SETS = Statement(select(*_spell_set).order_by(_spell_set.number))

_own_pictures = (_picture.campaign_id == _OWN, _picture.owner == bindparam("owner"))

KEEP_PICTURE = Statement(insert(_PICTURE))
PICTURE_DIGESTS = Statement(select(_picture.digest).where(*_own_pictures))
PICTURES = Statement(
    select(_picture.owner, _picture.digest, _picture.content)
    .where(_picture.campaign_id == _OWN)
    .order_by(_picture.owner, _picture.digest)
)
PICTURES_SIZE = Statement(
    select(func.coalesce(func.sum(func.length(_picture.content)), 0)).where(_picture.campaign_id == _OWN)
)
FORGET_PICTURES = Statement(delete(_PICTURE).where(*_own_pictures))
PICTURE = Statement(select(_picture.content).where(_picture.digest == bindparam("digest")).limit(1))


def _row(row: type[SQLModel]) -> ColumnElement[bool]:
    return and_(*(column == bindparam(column.name) for column in table_of(row).primary_key.columns))


def _of_campaign(row: type[SQLModel]) -> ColumnElement[bool]:
    columns = table_of(row).c
    return (columns.id if row is CampaignRow else columns.campaign_id) == _OWN


def _in_order(row: type[SQLModel]) -> ClauseElement:
    table = table_of(row)
    return select(*table.c).where(_of_campaign(row)).order_by(*table.primary_key.columns)


INSERT = {row: Statement(insert(table_of(row))) for row in tables.READ_TABLES}
DELETE = {row: Statement(delete(table_of(row)).where(_row(row))) for row in tables.READ_TABLES}
CONTENTS = {row: Statement(_in_order(row)) for row in tables.DERIVED}
CLEAR = {
    row: Statement(delete(table_of(row)).where(_of_campaign(row))) for row in tables.DERIVED if row is not CampaignRow
}
_BESIDE: list[type[SQLModel]] = [PictureRow, ReadMarkRow, HandedRollRow]  # of a campaign, but not of its journal
_WHOLE: list[type[SQLModel]] = [*CLEAR, JournalRow, *_BESIDE, CampaignRow]  # what refers to a campaign comes first
FORGET = [Statement(delete(table_of(row)).where(_of_campaign(row))) for row in _WHOLE]


def campaigns(connection: Connection) -> Sequence[CampaignSummary]:
    """Return all campaigns, the one last played first."""
    return [CampaignSummary._make((*row, to_moment(at))) for *row, at in CAMPAIGNS(connection)]


def known_campaign(connection: Connection, campaign_id: int) -> tuple[str, str, str]:
    """Game, name and beginning of a campaign. Raises: UnknownSubject."""
    row = CAMPAIGN(connection, campaign_id=campaign_id).fetchone()
    if row is None:
        raise UnknownSubject("campaign.unknown", campaign=campaign_id)
    return row[0], row[1], row[2]


def last_revision(connection: Connection, campaign_id: int) -> int:
    """Return the last revision of a journal; 0 when there is none."""
    return int(LAST_REVISION(connection, campaign_id=campaign_id).fetchone()[0] or 0)


def recorded_entries(connection: Connection, campaign_id: int) -> int:
    """Return the revision a journal must reach at least: that on which campaign and state agree."""
    row = RECORDED(connection, campaign_id=campaign_id).fetchone()
    return 0 if row is None else int(min(number for number in row if number is not None))
