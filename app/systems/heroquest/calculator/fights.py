"""A fight to the end between described heroes and monsters."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from app.core.errors import GameError, InvalidValue
from app.core.model import Mark, Model
from app.systems.heroquest.calculator.figures import ChosenRule, HeroDescription, ItemDescription, MonsterDescription
from app.systems.heroquest.calculator.figures import TableDescription as Described
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.odds.duel import Duel, encounter
from app.systems.heroquest.state.table import Table

MOST_STATES = 450  # about half a second


class FightingHero(HeroDescription):
    """A hero who fights; what the class begins with comes to what is said, unless somebody says otherwise."""

    start_equipment: Annotated[bool, Mark(front=2)] = True


class FightDescription(Model):
    """Sides of a fight, and which strikes first; everybody strikes the first foe who still stands."""

    heroes: Annotated[tuple[FightingHero, ...], Field(max_length=12)] = ()
    monsters: Annotated[tuple[MonsterDescription, ...], Field(max_length=30)] = ()
    begins: Literal["heroes", "monsters"] = "heroes"
    house_rules: Annotated[tuple[ChosenRule, ...], Field(max_length=200)] = ()


class Left(NamedTuple):
    """Chance that somebody has so many points left; a figure that is down has none."""

    figure_id: str
    chances: Mapping[int, Fraction]


class FightResult(NamedTuple):
    """Result of a fight: the table as it stood before, the fight, and what is left of everybody."""

    table: Table
    duel: Duel
    heroes_win: Fraction
    monsters_win: Fraction
    left: tuple[Left, ...]


def fought(described: FightDescription, content: Content) -> FightResult:
    """Return the fight to its end, exactly. Raises: GameError with the path of the field that does not fit."""
    heroes = tuple(equipped(hero, content) for hero in described.heroes)
    with _at_start_equipment(described):
        table = described_table(
            Described(heroes=heroes, monsters=described.monsters, house_rules=described.house_rules), content
        )
    sides: list[tuple[str, Sequence[str]]] = [("heroes", list(table.heroes)), ("monsters", list(table.monsters))]
    if described.begins == "monsters":
        sides.reverse()
    (first, first_ids), (second, second_ids) = sides
    with _renamed({"first": first, "second": second}):
        duel = encounter(table, first_ids, second_ids, content, most_states=MOST_STATES)
    wins = {first: duel.first_wins, second: duel.second_wins}
    return FightResult(table, duel, wins["heroes"], wins["monsters"], tuple(_left(duel, first_ids, second_ids)))


def _left(duel: Duel, first_ids: Sequence[str], second_ids: Sequence[str]) -> Iterator[Left]:
    for place, figure_id in enumerate((*first_ids, *second_ids)):
        chances: dict[int, Fraction] = {}
        for survivors, chance in duel.survivors:
            points = (*survivors.first, *survivors.second)[place]
            chances[points] = chances.get(points, Fraction(0)) + chance
        yield Left(figure_id, dict(sorted(chances.items())))


def equipped(hero: FightingHero, content: Content) -> HeroDescription:
    """Return the hero with the equipment of the class added at the end, and the first magic order where none is named:
    it makes no difference.
    """
    hero_class = content.classes.get(hero.hero_class)
    said = {name: value for name, value in hero if name != "start_equipment"}
    if hero_class is None:
        return HeroDescription.model_validate(said)
    if hero.start_equipment:
        there = {item.content_id for item in hero.items}
        begun = (ItemDescription(content_id=one) for one in hero_class.equipment if one not in there)
        said["items"] = (*hero.items, *begun)
    if hero_class.orders and hero.magic_order is None:
        said["magic_order"] = content.lores[hero_class.lores[0]].order
    return HeroDescription.model_validate(said)


@contextmanager
def _at_start_equipment(described: FightDescription) -> Iterator[None]:
    """Blame the start equipment for faults of things that it has added."""
    try:
        yield
    except GameError as error:
        part, _, rest = (error.field or "").partition(".items.")
        number = part.removeprefix("heroes.")
        if rest and number.isdecimal() and int(rest.partition(".")[0]) >= len(described.heroes[int(number)].items):
            error.field = f"{part}.start_equipment"
        raise


@contextmanager
def _renamed(fields: Mapping[str, str]) -> Iterator[None]:
    try:
        yield
    except InvalidValue as error:
        error.field = fields.get(error.field or "", error.field)
        raise
