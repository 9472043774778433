"""HQ-9-ROBBED: what becomes of the things of a hero who is dead for good."""

from collections.abc import Iterator, Sequence

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest import limits
from app.systems.heroquest.equipment.rules import carrying
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Hero, Item
from app.systems.heroquest.town.commands import LootHero, MarkLostGear
from app.systems.heroquest.town.events import GearMarked, GoldPassed
from app.systems.heroquest.town.rules import trades


@rule(LootHero)
def loot_hero(scene: Scene, command: LootHero) -> Iterator[Event]:
    """HQ-9-ROBBED, HQ-8.3: gold, belongings and gear of the dead go to others, within the limits for weapons.

    Their magic has faded with the bearer's life. A new hero takes what lies under the marker in the same way.
    """
    looter, lost = scene.living_hero(command.hero_id), _lost_hero(scene, command.lost_id, "lost_id")
    if not looter.is_standing:
        raise RuleViolation("hero.is_down", field="hero_id", hero=looter.name)
    taken = [scene.item(lost.id, item_id) for item_id in dict.fromkeys(command.items)]
    gold = lost.gold if command.gold else 0
    if not taken and not gold:
        raise RuleViolation("loot.nothing", field="items", hero=lost.name)
    if gold:
        yield scene.record(GoldPassed(hero_id=lost.id, to_id=looter.id, amount=gold))
    yield from _take(scene, looter.id, lost, taken)


@rule(MarkLostGear)
def mark_lost_gear(scene: Scene, command: MarkLostGear) -> Iterator[Event]:
    """HQ-9-ROBBED: the marker keeps everything for a new hero who starts at the stairs."""
    lost = _lost_hero(scene, command.hero_id, "hero_id")
    if lost.gear_marked:
        raise RuleViolation("loot.marked_already", field="hero_id", hero=lost.name)
    if not lost.items and not lost.gold:
        raise InvalidValue("loot.nothing", field="hero_id", hero=lost.name)
    yield scene.record(GearMarked(hero_id=lost.id))


def _take(scene: Scene, looter_id: str, lost: Hero, items: Sequence[Item]) -> Iterator[Event]:
    for item in items:
        looter, entry = scene.hero(looter_id), scene.entry(item)
        limits.check_may_hold(looter, entry, scene.content, field="items")
        if entry.weapon is not None and not item.wear.broken:
            code = carrying.refusal(scene, looter, entry)
            if code is not None:
                raise RuleViolation(code, field="items", hero=looter.name, item=entry.id)
        yield from trades.hand_on(scene, lost.id, item, looter_id)


def _lost_hero(scene: Scene, hero_id: str, field: str) -> Hero:
    hero = scene.hero(hero_id)
    if hero.condition is not Condition.LOST:
        raise RuleViolation("loot.not_lost", field=field, hero=hero.name)
    return hero
