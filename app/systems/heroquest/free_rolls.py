"""Dice thrown for the chronicle alone."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from app.core.dice import NUMBER_DICE, Roll
from app.core.errors import RuleViolation
from app.core.events import Command, Event
from app.systems.heroquest.dice import SKULL, WHITE_SHIELD, Pool, Reason, kinds
from app.systems.heroquest.fields import HeroId
from app.systems.heroquest.hero_dice import attack_pool, defence_pool, ranged_pool
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero


class RollDice(Command, type="roll_dice", touches=("{hero_id}",)):
    """Throw dice for the chronicle: a hero's pool, or a number die."""

    # the hero; dice thrown without a hero concern no one
    permission: ClassVar[str | None] = "dice"
    hero_id: HeroId | None = None
    pool: Literal["attack", "ranged", "defence", "d6", "d8", "d10"]


class DiceRolled(Event, type="dice.rolled", touches=("{hero_id}",), changes_nothing=True):
    """Dice were thrown for the chronicle; `count` is hits, shields, or the sum of a number die."""

    # the hero; dice thrown without a hero concern no one
    hero_id: str | None
    pool: str
    reasons: tuple[Reason, ...]
    roll: Roll
    count: int


@rule(RollDice)
def roll_dice(scene: Scene, command: RollDice) -> Iterator[Event]:
    """HQ-15.5-HERO: throw a hero's pool or a number die. Skulls hit, white shields defend a hero.

    A pool without dice is a throw of nothing. Raises: RuleViolation where there is no pool at all.
    """
    hero = scene.living_hero(command.hero_id) if command.hero_id else None
    number_die = NUMBER_DICE.get(command.pool)
    if number_die is not None:
        pool, roll = Pool(), scene.answers.roll(f"roll_{command.pool}", number_die)
        count = roll.total
    else:
        pool = _hero_pool(scene, hero, command.pool)
        roll = scene.answers.roll(f"roll_{command.pool}", *kinds(pool.dice))
        count = counted(command.pool, roll)
    yield scene.record(
        DiceRolled(hero_id=command.hero_id, pool=command.pool, reasons=pool.reasons, roll=roll, count=count)
    )


def counted(pool: str, roll: Roll) -> int:
    """Return the number of skulls, or of white shields in defence."""
    return roll.count(WHITE_SHIELD if pool == "defence" else SKULL)


def _hero_pool(scene: Scene, hero: Hero | None, name: str) -> Pool:
    if hero is None:
        raise RuleViolation("dice.whose", field="hero_id")
    if not hero.is_standing:
        raise RuleViolation("dice.hero_down", field="hero_id", hero=hero.name)
    pools = {
        "attack": attack_pool(hero, scene.content, scene.table.house_rules),
        "ranged": ranged_pool(hero, scene.content),
        "defence": defence_pool(hero, scene.content, scene.table.house_rules),
    }
    pool = pools[name]
    if pool is None:
        raise RuleViolation("dice.none", field="pool", hero=hero.name)
    return pool
