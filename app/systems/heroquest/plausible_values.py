"""Check of a table that comes from a file: no value may be one that play never leads to."""

from collections.abc import Iterator, Mapping

from app.systems.heroquest.state.figures import Figure, Hero, Monster
from app.systems.heroquest.state.table import Table

_NEVER_BELOW_ZERO = (
    "gold", "gained_body", "gained_mind", "quest_points", "quests_passed", "cast_successes", "cast_failures",
    "missed_rounds", "healer_debt", "basic_limit",
)  # fmt: skip


def impossible(table: Table) -> str | None:
    """Return the place of the first value that no play leads to, such as `ragna.gold`; None when there is none."""
    return next(_impossible(table), None)


def _impossible(table: Table) -> Iterator[str]:
    heroes = (*table.heroes.values(), *(one.hero for one in table.resting.values()))
    for hero in heroes:
        yield from (f"{hero.id}.{name}" for name in _of_hero(hero))
    for monster in table.monsters.values():
        yield from (f"{monster.id}.{name}" for name in _of_monster(monster))
    yield from (f"stock.{name}" for name in _below_zero(table.stock))


def _of_hero(hero: Hero) -> Iterator[str]:
    yield from _below_zero({name: getattr(hero, name) for name in _NEVER_BELOW_ZERO})
    points = {"body_points": hero.body_attribute, "mind_points": hero.mind_attribute}
    yield from (name for name, most in points.items() if getattr(hero, name) > most)
    if hero.start_body < 1 or hero.start_mind < 0:
        yield "start_body"
    if any(cast.number < 0 for cast in hero.casts):
        yield "casts"
    is_worn_less = any(item.wear.notches < 0 or item.wear.fall_damage < 0 for item in hero.items)
    if is_worn_less or len({item.id for item in hero.items}) < len(hero.items):
        yield "items"
    yield from _effects(hero)


def _of_monster(monster: Monster) -> Iterator[str]:
    yield from _below_zero({"attack": monster.attack, "defence": monster.defence, "start_body": monster.start_body})
    if monster.body_points > monster.start_body:
        yield "body_points"
    yield from _effects(monster)


def _effects(figure: Figure) -> Iterator[str]:
    yield from ("effects" for active in figure.effects if active.amount <= 0)


def _below_zero(values: Mapping[str, int]) -> Iterator[str]:
    yield from (name for name, value in values.items() if value < 0)
