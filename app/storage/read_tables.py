"""Heroes, equipment and spell sets as plain tables, written in the transaction of the journal entry.

`docs/sql.md` describes them for questions in SQL; `passports` reads them for the list of all heroes.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sqlmodel import SQLModel

from app.campaign.model import CampaignState
from app.core.game_system import GameSystem, Passport, PassportItem, PassportSpellSet
from app.storage.connections import Connection
from app.storage.statements import DELETE, EQUIPMENT, HERO_VALUES, HEROES, INSERT, SPELL_SETS, Statement
from app.storage.tables import EquipmentRow, HeroRow, PassportValueRow, SpellSetRow

Columns = tuple[tuple[str, Any], ...]  # with their values
Line = tuple[type[SQLModel], Columns]
_Rows = list[tuple[Any, ...]]
_FACTS = ("name", "player", "hero_class", "status", "seat")


def write(
    connection: Connection,
    campaign_id: int,
    system: GameSystem,
    before: CampaignState | None,
    after: CampaignState,
) -> None:
    """Bring the rows that differ between two states up to date; without `before`, add them all."""
    old = {} if before is None else {one.hero_id: one for one in system.passports(before.table)}
    new = {one.hero_id: one for one in system.passports(after.table)}
    gone, made = set[Line](), set[Line]()
    for hero_id in {**old, **new}:
        was, now = old.get(hero_id), new.get(hero_id)
        if was is not now and was != now:
            own = (("campaign_id", campaign_id), ("hero_id", hero_id))
            gone.update(_lines(own, was, now))
            made.update(_lines(own, now, was))
    for row, columns in gone - made:
        DELETE[row](connection, **dict(columns))
    for row, columns in made - gone:
        INSERT[row](connection, **dict(columns))


def _lines(own: Columns, hero: Passport | None, other: Passport | None) -> Iterator[Line]:
    """Yield the lines of a hero, without most of those the other has as well: rows rarely differ."""
    if hero is None:
        return
    yield HeroRow, (*own, *((name, getattr(hero, name)) for name in _FACTS))
    for name, value in hero.values.items() - (other.values.items() if other else ()):
        yield PassportValueRow, (*own, ("name", name), ("value", value))
    if other is None or hero.equipment != other.equipment:
        yield from ((EquipmentRow, (*own, *item)) for item in hero.equipment)
    if other is None or hero.spell_sets != other.spell_sets:
        yield from ((SpellSetRow, (*own, ("number", n), *held)) for n, held in enumerate(hero.spell_sets))


def passports(connection: Connection) -> Sequence[tuple[int, Passport]]:
    """Return the heroes at all tables with their campaigns' numbers: the campaign last played first, there by seat."""
    values, things, sets = (_by_hero(connection, every) for every in (HERO_VALUES, EQUIPMENT, SPELL_SETS))
    return [
        (own[0], _passport(hero, values[own], things[own], sets[own]))
        for own, hero in (((row[0], row[1]), row[1:]) for row in HEROES(connection).fetchall())
    ]


def _passport(hero: Sequence[Any], values: _Rows, things: _Rows, sets: _Rows) -> Passport:
    return Passport(
        **dict(zip(("hero_id", *_FACTS), hero, strict=True)),
        values=dict(values),
        equipment=tuple(PassportItem(**dict(zip(PassportItem.model_fields, thing, strict=True))) for thing in things),
        spell_sets=tuple(PassportSpellSet(lore=lore, permanent=bool(permanent)) for _, lore, permanent in sets),
    )


def _by_hero(connection: Connection, every: Statement) -> Mapping[tuple[int, str], _Rows]:
    """Return all rows of a table by campaign and hero, without these two."""
    found = defaultdict[tuple[int, str], _Rows](list)
    for campaign_id, hero_id, *columns in every(connection).fetchall():
        found[campaign_id, hero_id].append(tuple(columns))
    return found
