"""Dice thrown for the chronicle: what came of them is for the people to say."""

from collections.abc import Iterator

from app.core.dice import NUMBER_DICE, Roll
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import commands as do
from app.systems.heroquest.combat_dice import SKULL, WHITE_SHIELD, kinds
from app.systems.heroquest.events import DiceRolled
from app.systems.heroquest.pool import Pool
from app.systems.heroquest.rules.pools import attack_pool, defence_pool, ranged_pool
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Hero


def roll_dice(scene: Scene, command: do.RollDice) -> Iterator[Event]:
    """HQ-15.5-HERO: throw a hero's pool or a number die. Skulls hit, white shields defend a hero."""
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
    """What a hero's combat dice are worth."""
    return roll.count(WHITE_SHIELD if pool == "defence" else SKULL)


def _hero_pool(scene: Scene, hero: Hero | None, name: str) -> Pool:
    if hero is None:
        raise RuleViolation("dice.whose", field="hero_id")
    if not hero.is_standing:
        raise RuleViolation("dice.hero_down", field="hero_id", hero=hero.name)
    pools = {
        "attack": attack_pool(hero, scene.content, scene.table.house_rules),
        "ranged": ranged_pool(hero, scene.content) or Pool(),
        "defence": defence_pool(hero, scene.content, scene.table.house_rules),
    }
    if not pools[name]:
        raise RuleViolation("dice.none", field="pool", hero=hero.name)
    return pools[name]
