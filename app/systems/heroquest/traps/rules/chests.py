"""Chests and their traps (ch. 11)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest.acting import acting_hero, searching_hero
from app.systems.heroquest.body.rules import resistance
from app.systems.heroquest.combat.rules import damage
from app.systems.heroquest.combat.rules.damage import wound_figure
from app.systems.heroquest.equipment.events import GoldGained
from app.systems.heroquest.equipment.rules import things
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.rules import turns
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.traps.commands import DisarmChest, OpenChest
from app.systems.heroquest.traps.events import ChestDisarmed, ChestOpened, ChestSprung
from app.systems.heroquest.traps.rules.kinds import white_dice


@rule(DisarmChest)
def disarm_chest(scene: Scene, command: DisarmChest) -> Iterator[Event]:
    """HQ-11: everybody alike fails on the same face; then the described harm comes and the turn ends."""
    hero = acting_hero(scene, command.hero_id)
    dungeon = scene.table.dungeon
    if command.chest in (*dungeon.safe_chests, *dungeon.open_chests):
        raise RuleViolation("chest.is_safe", field="chest")
    roll = scene.answers.roll("disarm_chest", *white_dice(1))
    if not roll.count(scene.content.disarming.chest):
        yield scene.record(ChestDisarmed(hero_id=hero.id, chest=command.chest, roll=roll))
        return
    yield scene.record(ChestSprung(hero_id=hero.id, chest=command.chest, roll=roll))
    yield from _harm(scene, command)
    yield from turns.end_turn(scene, hero.id, "chest")


@rule(OpenChest)
def open_chest(scene: Scene, command: OpenChest) -> Iterator[Event]:
    """HQ-11: a trap has to be dealt with first; after it went off, whoever comes first may open the chest."""
    hero = searching_hero(scene, command.hero_id)
    dungeon = scene.table.dungeon
    if command.chest in dungeon.open_chests:
        raise RuleViolation("chest.is_open", field="chest")
    if command.trapped and command.chest not in dungeon.safe_chests:
        raise RuleViolation("chest.is_trapped", field="chest")
    unknown = next((one for one in command.contents if one not in scene.content.items), None)
    if unknown is not None:
        raise UnknownContent("item.unknown_content", field="contents", content=unknown)
    yield scene.record(ChestOpened(hero_id=hero.id, chest=command.chest))
    if command.gold:
        yield scene.record(GoldGained(hero_id=hero.id, amount=command.gold))
    for content_id in command.contents:
        item_id = things.new_item_id(scene, hero.id, content_id)
        yield from things.hand_over(scene, hero.id, item_id, content_id)


def _harm(scene: Scene, command: DisarmChest) -> Iterator[Event]:
    """HQ-1.1-KONSTITUTION: a poisoned needle may be warded off."""
    if not command.poisonous:
        yield from wound_figure(scene, command.hero_id, command.points)
    elif not (yield from resistance.is_harmless(scene, command.hero_id)):
        yield from damage.lose_to_poison(scene, command.hero_id, command.points)
