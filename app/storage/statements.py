"""What is read and written with every action, as statements compiled once.

SQLAlchemy writes them from the tables, the driver runs them: an execution by SQLAlchemy takes longer than one of these
statements, and a confirmed action needs eight.
"""

import sqlite3
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

from app.core.errors import UnknownSubject
from app.storage import tables
from app.storage.connections import Connection, Rows
from app.storage.tables import (
    ActionRow,
    CampaignRow,
    CheckpointRow,
    EquipmentRow,
    HeroRow,
    JournalRow,
    PassportValueRow,
    PictureRow,
    SettingRow,
    SpellSetRow,
    StateRow,
    table_of,
)

_SQLITE = sqlite.dialect(paramstyle="named")
Written = tuple[str, dict[str, Any]]  # the text, and the values that never change
_OWN: BindParameter[int] = bindparam("campaign_id")


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
            raise UnknownSubject from error


@cache
def _postgres() -> Dialect:
    """Looked up by its name: on a laptop nobody needs the module."""
    return URL.create("postgresql+psycopg").get_dialect()()


def _written(clause: ClauseElement, dialect: Dialect) -> Written:
    compiled = clause.compile(dialect=dialect)
    return str(compiled), {name: value for name, value in compiled.params.items() if value is not None}


_campaign = table_of(CampaignRow).c
_journal = table_of(JournalRow).c
_action = table_of(ActionRow).c
_state = table_of(StateRow).c
_checkpoint = table_of(CheckpointRow).c

_last_entry = and_(_journal.campaign_id == _state.campaign_id, _journal.revision == _state.revision)
_entries: Select[Any] = select(*_journal).where(_journal.campaign_id == _OWN)
_actions: Select[Any] = (
    select(*_journal, _action.place, _action.active, _action.undoable, _action.replaces)
    .join_from(
        table_of(JournalRow),
        table_of(ActionRow),
        and_(_action.campaign_id == _journal.campaign_id, _action.revision == _journal.revision),
    )
    .where(_action.campaign_id == _OWN)
)
_newest_first = _actions.order_by(_action.revision.desc()).limit(bindparam("count"))
_checkpoints: Select[Any] = select(_checkpoint.place, _checkpoint.house, _checkpoint.table, _checkpoint.digest)
_last_checkpoint = select(func.max(_checkpoint.place)).where(_checkpoint.campaign_id == _OWN).scalar_subquery()

HEAD = Statement(
    select(_campaign.system, _state.revision, _state.redo, _state.digest, _journal.digest, _last_checkpoint)
    .outerjoin_from(table_of(CampaignRow), table_of(StateRow), _state.campaign_id == _campaign.id)
    .outerjoin(table_of(JournalRow), _last_entry)
    .where(_campaign.id == _OWN, _campaign.revision > 0)
)
STATE = Statement(select(_state.house, _state.table).where(_state.campaign_id == _OWN))
ENTRY_OF_KEY = Statement(
    select(_journal.revision).where(_journal.campaign_id == _OWN, _journal.key == bindparam("key"))
)  # fmt: skip
SUBJECTS_AFTER = Statement(
    select(_journal.revision, _journal.subjects).where(
        _journal.campaign_id == _OWN, _journal.revision > bindparam("revision")
    )
)
ENTRIES_AFTER = Statement(
    _entries.where(_journal.revision > bindparam("revision")).order_by(_journal.revision).limit(bindparam("count"))
)
ACTION = Statement(_actions.where(_action.revision == bindparam("revision")))
LAST_UNDOABLE = Statement(_newest_first.where(_action.active, _action.undoable))
ACTIONS_BEFORE = Statement(_newest_first.where(_action.revision < bindparam("revision")))
COUNTING_FROM = Statement(
    _actions.where(_action.active, _action.place >= bindparam("place")).order_by(_action.place)
)  # fmt: skip
CHECKPOINT_BEFORE = Statement(
    _checkpoints.where(_checkpoint.campaign_id == _OWN, _checkpoint.place < bindparam("place"))
    .order_by(_checkpoint.place.desc())
    .limit(1)
)

RECORDED = Statement(
    select(_campaign.revision, _state.revision)
    .outerjoin_from(table_of(CampaignRow), table_of(StateRow), _state.campaign_id == _campaign.id)
    .where(_campaign.id == _OWN)
)
DROP_ENTRIES = Statement(
    delete(table_of(JournalRow)).where(_journal.campaign_id == _OWN, _journal.revision > bindparam("revision"))
)
DROP_ENTRY = Statement(
    delete(table_of(JournalRow)).where(_journal.campaign_id == _OWN, _journal.revision == bindparam("revision"))
)
ADD_ENTRY = Statement(insert(table_of(JournalRow)))
ADD_ACTION = Statement(insert(table_of(ActionRow)))
SWITCH_ACTION = Statement(
    update(table_of(ActionRow))
    .where(_action.campaign_id == _OWN, _action.revision == bindparam("of"))
    .values(active=bindparam("active"))
)
KEEP_CHECKPOINT = Statement(insert(table_of(CheckpointRow)))
DROP_CHECKPOINTS = Statement(
    delete(table_of(CheckpointRow)).where(_checkpoint.campaign_id == _OWN, _checkpoint.place >= bindparam("place"))
)
DROP_CHECKPOINT = Statement(
    delete(table_of(CheckpointRow)).where(_checkpoint.campaign_id == _OWN, _checkpoint.place == bindparam("place"))
)
CHECKPOINT_AT = Statement(
    select(_checkpoint.place, _checkpoint.house, _checkpoint.table, _checkpoint.digest).where(
        _checkpoint.campaign_id == _OWN, _checkpoint.place == bindparam("place")
    )
)
CHECKPOINT_PLACES = Statement(select(_checkpoint.place).where(_checkpoint.campaign_id == _OWN))
DROP_ACTIONS = Statement(
    delete(table_of(ActionRow)).where(_action.campaign_id == _OWN, _action.revision > bindparam("revision"))
)
MAY_BEGIN_DICE = Statement(  # whoever writes such a word into a note is found as well
    select(_journal.revision, _journal.events)
    .where(
        _journal.campaign_id == _OWN,
        or_(_journal.events.contains('"campaign.created"'), _journal.events.contains('"dice.renewed"')),
    )
    .order_by(_journal.revision)
)
LAST_ACTION = Statement(select(func.max(_action.revision)).where(_action.campaign_id == _OWN))
LAST_REVISION = Statement(select(func.max(_journal.revision)).where(_journal.campaign_id == _OWN))
_long_columns = [_journal[name] for name in ("actor", "command", "answers", "places", "events", "subjects")]
ENTRY_SIZE = Statement(  # characters of an entry on the average, of those after a revision; its short columns left out
    select(func.avg(sum((func.coalesce(func.length(one), 0) for one in _long_columns), literal(0))))
    .where(_journal.campaign_id == _OWN)
    .where(_journal.revision > bindparam("after"))
)
ADD_STATE = Statement(insert(table_of(StateRow)))
SAVE_STATE = Statement(
    update(table_of(StateRow))
    .where(_state.campaign_id == _OWN)
    .values({name: bindparam(name) for name in ("revision", "redo", "house", "table", "digest")})
)
CAMPAIGNS = Statement(
    select(_campaign.id, _campaign.name, _campaign.system, _campaign.revision, _campaign.changed_at)
    .where(_campaign.revision > 0)
    .order_by(_campaign.changed_at.desc(), _campaign.id.desc())
)
ARRIVING = Statement(select(_campaign.id).where(_campaign.revision == 0))  # those that a crash left half brought in
CAMPAIGN = Statement(select(_campaign.system, _campaign.name, _campaign.created_at).where(_campaign.id == _OWN))
SYSTEM_OF = Statement(select(_campaign.system).where(_campaign.id == _OWN))
CAMPAIGN_OF_KEY = Statement(select(_campaign.id).where(_campaign.key == bindparam("key")))
NEXT_CAMPAIGN = Statement(select(func.coalesce(func.max(_campaign.id), 0) + 1))
ADD_CAMPAIGN = Statement(insert(table_of(CampaignRow)))
SAVE_CAMPAIGN = Statement(
    update(table_of(CampaignRow))
    .where(_campaign.id == _OWN)
    .values(name=bindparam("name"), revision=bindparam("revision"), changed_at=bindparam("changed_at"))
)

_setting = table_of(SettingRow).c
SETTING = Statement(select(_setting.value).where(_setting.name == bindparam("name")))
ADD_SETTING = Statement(insert(table_of(SettingRow)))
DROP_SETTING = Statement(delete(table_of(SettingRow)).where(_setting.name == bindparam("name")))


_hero = table_of(HeroRow).c
_equipment, _spell_set = table_of(EquipmentRow).c, table_of(SpellSetRow).c
HEROES = Statement(
    select(*_hero)
    .join_from(table_of(HeroRow), table_of(CampaignRow), _campaign.id == _hero.campaign_id)
    .where(_campaign.revision > 0)
    .order_by(_campaign.changed_at.desc(), _campaign.id.desc(), _hero.seat)
)
HERO_VALUES = Statement(select(*table_of(PassportValueRow).c))
EQUIPMENT = Statement(select(*_equipment).order_by(_equipment.item_id))
SPELL_SETS = Statement(select(*_spell_set).order_by(_spell_set.number))


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
_WHOLE: list[type[SQLModel]] = [*CLEAR, JournalRow, PictureRow, CampaignRow]  # what refers to a campaign comes first
FORGET = [Statement(delete(table_of(row)).where(_of_campaign(row))) for row in _WHOLE]


def last_revision(connection: Connection, campaign_id: int) -> int:
    """How far a journal reaches; 0 when there is none."""
    return int(LAST_REVISION(connection, campaign_id=campaign_id).fetchone()[0] or 0)


def recorded_entries(connection: Connection, campaign_id: int) -> int:
    """How far a journal must reach at least: what campaign and state agree on."""
    row = RECORDED(connection, campaign_id=campaign_id).fetchone()
    return 0 if row is None else int(min(number for number in row if number is not None))
