"""Thrown weapons: how far they fly, and where they end (ch. 4.2)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import limits
from app.systems.heroquest.combat.commands import PickUp
from app.systems.heroquest.combat.events import ItemPickedUp, ThingLeftBehind, WeaponThrown
from app.systems.heroquest.combat.rules.abilities import Strike
from app.systems.heroquest.dice import COMBAT_DICE, SKULL, Color
from app.systems.heroquest.equipment.rules import carrying
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene


def land(scene: Scene, strike: Strike) -> Iterator[Event]:
    """HQ-4.2: unless it struck the victim down, the weapon may be lost; otherwise it lies beside the victim."""
    item = scene.item(strike.attacker_id, str(strike.weapon_id))
    stands = scene.figure(strike.target_id).is_standing
    roll = scene.answers.roll("thrown_weapon", COMBAT_DICE[Color.WHITE]) if stands else None
    lost = roll is not None and roll.count(SKULL) > 0
    yield scene.record_item(WeaponThrown, strike.attacker_id, item, target_id=strike.target_id, roll=roll, lost=lost)


@rule(PickUp)
def pick_up(scene: Scene, command: PickUp) -> Iterator[Event]:
    """HQ-4.2, HQ-8.3: whoever stands beside it takes up a thrown weapon, or a scroll that somebody had to leave."""
    hero = scene.living_hero(command.hero_id)
    if not hero.is_standing:
        raise RuleViolation("floor.hero_down", field="hero_id", hero=hero.name)
    item = scene.item_on_floor(command.item_id)
    limits.check_may_hold(hero, scene.entry(item), scene.content, field="hero_id")
    place = carrying.free_place(scene, hero, scene.entry(item))
    yield scene.record_item(ItemPickedUp, hero.id, item, place=place)


def leave_behind(scene: Scene) -> Iterator[Event]:
    """HQ-4.2: only who walks there takes a thing up again; what lies when the last hero goes stays where it is."""
    for item in scene.table.on_floor:
        yield scene.record(ThingLeftBehind(item_id=item.id, content_id=item.content_id))
