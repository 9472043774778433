"""Chests are disarmed and opened (ch. 11)."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest.board.at_table import named_place
from app.systems.heroquest.board.facts import Fact, Known, on_board
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.body import healing
from app.systems.heroquest.chests.commands import DisarmChest, OpenChest
from app.systems.heroquest.chests.drawn import DrawnChest, chest_named, chests_on
from app.systems.heroquest.chests.events import ChestDisarmed, ChestOpened, ChestSprung
from app.systems.heroquest.combat import monsters
from app.systems.heroquest.combat.monsters import wound_figure
from app.systems.heroquest.equipment.events import GoldGained
from app.systems.heroquest.equipment.rules import hand_over, new_item_id
from app.systems.heroquest.exploration.treasure import TreasureFinder, work
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.events import TurnEnded
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.traps.kinds import white_dice


@on_board(DisarmChest, by="hero_id", fills=("chest",), of_thing=True)
def known_of_disarming(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-11: a chest is disarmed by a hero beside it; where only one is armed and in reach, it is that one."""
    only = _the_only(one for one in _in_reach(here) if _is_armed(here, one))
    if told.get("chest") is None:
        return Known(only, "hero_id")
    chest = chest_named(scene.table, str(told["chest"]))
    return Known(_same(only, chest), "chest", _objection(scene, here, str(told["chest"]), chest))


def _in_reach(here: Standpoint) -> Iterator[DrawnChest]:
    """Yield the shut chests beside a hero."""
    for chest in chests_on(here.table):
        is_shut = chest.name not in here.table.dungeon.open_chests
        if is_shut and chest.board == here.board and here.reaches(chest.thing.block):
            yield chest


def _is_armed(here: Standpoint, chest: DrawnChest) -> bool:
    return chest.thing.is_trapped and chest.name not in here.table.dungeon.safe_chests


def _the_only(chests: Iterable[DrawnChest]) -> dict[str, Fact]:
    """Return the only chest, which is meant if none is named."""
    found = [one.name for one in chests]
    return {"chest": Fact(found[0], "")} if len(found) == 1 else {}


def _same(only: dict[str, Fact], named: DrawnChest | None) -> dict[str, Fact]:
    """Return the only chest, if it is the one that was named."""
    return only if named and only and only["chest"].value == named.name else {}


def _objection(scene: Scene, here: Standpoint, name: str, chest: DrawnChest | None) -> RuleViolation | None:
    """HQ-11, HQ-12: a chest is dealt with from beside it, in the quiet that every search needs.

    Of one that is not drawn the game master tells, but not on a square where the map shows none.
    """
    if chest is None:
        laid = scene.table.map
        is_square = laid is not None and named_place(name, len(laid.quest.boards)) is not None
        return RuleViolation("chest.not_there", field="chest") if is_square else None
    if chest.board != here.board or not here.reaches(chest.thing.block):
        return RuleViolation("chest.out_of_reach", field="chest")
    return RuleViolation("search.enemies_in_sight", field="hero_id") if here.sees_enemy else None


@on_board(OpenChest, by="hero_id", fills=("chest", "gold", "contents", "finds", "trapped"), of_thing=True)
def known_of_chest(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-11: what the drawing puts into the chest; of one that is not drawn only whether it can be there. Where only
    one that can be opened is in reach, it is that one.
    """
    only = _the_only(one for one in _in_reach(here) if not _is_armed(here, one))
    if told.get("chest") is None:
        return Known(only, "hero_id")
    name = str(told["chest"])
    chest = chest_named(scene.table, name)
    objection = _objection(scene, here, name, chest)
    if chest is None:
        return Known({}, "chest", objection)
    facts = {
        **_same(only, chest),
        "gold": Fact(chest.thing.gold, ""),
        "contents": Fact(chest.contents, ""),
        "finds": Fact(chest.finds, ""),
        "trapped": Fact(chest.thing.is_trapped, ""),
    }
    return Known(facts, "chest", objection)


def _called(scene: Scene, name: str) -> str:
    """Return the one name by which the table remembers a chest."""
    chest = chest_named(scene.table, name)
    return chest.name if chest else name


@rule(DisarmChest)
def disarm_chest(scene: Scene, command: DisarmChest) -> Iterator[Event]:
    """HQ-11: every hero fails on the same face; then the harm that the quest describes follows and the turn ends."""
    hero, chest = scene.acting_hero(command.hero_id), _called(scene, command.chest)
    if chest in (*scene.table.dungeon.safe_chests, *scene.table.dungeon.open_chests):
        raise RuleViolation("chest.is_safe", field="chest")
    roll = scene.answers.roll("disarm_chest", *white_dice(1))
    if not roll.count(scene.content.disarming.chest):
        yield scene.record(ChestDisarmed(hero_id=hero.id, chest=chest, roll=roll))
        return
    yield scene.record(ChestSprung(hero_id=hero.id, chest=chest, roll=roll))
    yield from _harm(scene, command)
    yield scene.record(TurnEnded(figure_id=hero.id, reason="chest"))


@rule(OpenChest)
def open_chest(scene: Scene, command: OpenChest) -> Iterator[Event]:
    """HQ-11: a trap has to be dealt with first; after it went off, any hero may open the chest. HQ-8.3: a scroll that
    the quest does not name comes from the deck."""
    hero, chest = scene.searching_hero(command.hero_id), _called(scene, command.chest)
    dungeon = scene.table.dungeon
    if chest in dungeon.open_chests:
        raise RuleViolation("chest.is_open", field="chest")
    if command.trapped and chest not in dungeon.safe_chests:
        raise RuleViolation("chest.is_trapped", field="trapped")
    for field, known in (("contents", scene.content.items), ("finds", scene.content.treasure_cards)):
        unknown = next((one for one in getattr(command, field) if one not in known), None)
        if unknown is not None:
            raise UnknownContent("item.unknown_content", field=field, content=unknown)
    drawn = None if scene.overruled else chest_named(scene.table, chest)
    yield scene.record(ChestOpened(hero_id=hero.id, chest=chest, also=drawn.other if drawn else ()))
    if command.gold:
        yield scene.record(GoldGained(hero_id=hero.id, amount=command.gold))
    for content_id in command.contents:
        yield from hand_over(scene, hero.id, new_item_id(scene, hero.id, content_id), content_id)
    here = Standpoint.of(scene.table, hero.id)
    for card in command.finds:
        yield from work(scene, scene.content.treasure_cards[card], TreasureFinder(hero.id, here.area if here else None))


def _harm(scene: Scene, command: DisarmChest) -> Iterator[Event]:
    """HQ-1.1-KONSTITUTION: a poisoned needle may be warded off."""
    if not command.poisonous:
        yield from wound_figure(scene, command.hero_id, command.points)
    elif not (yield from healing.poison_is_harmless(scene, command.hero_id)):
        yield from monsters.lose_to_poison(scene, command.hero_id, command.points)
