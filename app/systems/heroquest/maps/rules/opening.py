"""Doors are opened, and what was hidden is found."""

from collections.abc import Iterator

from app.core.board.squares import are_neighbours
from app.core.errors import RuleViolation, UnknownSubject
from app.core.events import Event
from app.systems.heroquest.acting import figure_on_its_way
from app.systems.heroquest.board.at_table import (
    area_name,
    door_now,
    place_name,
    situation_of_table,
    the_board,
    thing_of,
)
from app.systems.heroquest.board.measuring import behind_door
from app.systems.heroquest.board.quest_map import QuestDoor, QuestMonster, QuestTrap
from app.systems.heroquest.maps.commands import FindThing, OpenDoor
from app.systems.heroquest.maps.events import DoorOpened
from app.systems.heroquest.maps.movement_reach import trap_below, way_to
from app.systems.heroquest.maps.rules.moving import checked_way, go, standing, the_map
from app.systems.heroquest.maps.rules.revealing import appear, reveal
from app.systems.heroquest.positions import SecretDoorFound
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import LaidMap, Spot
from app.systems.heroquest.traps.events import TrapMarked


@rule(OpenDoor)
def open_door(scene: Scene, command: OpenDoor) -> Iterator[Event]:
    """A hero goes to the door and opens it: that costs no step. The room behind it lies open, or the corridor as far
    as it is seen from there, with everything in it. A door that nobody sees is none to players.

    Raises: UnknownSubject, RuleViolation.
    """
    laid = the_map(scene)
    board, door = _door(scene, laid, command)
    if door.state == "locked" and not command.force:
        raise RuleViolation("door.locked", field="door_id")
    if command.hero_id is not None:
        yield from _go_there(scene, command.hero_id, board, door)
        there = standing(scene, command.hero_id, "hero_id")
        if there.board != board or there.square not in door.edge:
            return  # something on the way stopped the hero
    if door.state == "hidden":
        yield scene.record(SecretDoorFound(door_id=door.id, square=_square(board, door)))
    for leaf in _leaves(scene, board, door):
        square = _square(board, leaf)
        yield scene.record(DoorOpened(door_id=leaf.id, square=square, hero_id=command.hero_id))
    stands = standing(scene, command.hero_id, "hero_id").square if command.hero_id else None
    yield from reveal(scene, board, behind_door(situation_of_table(scene.table, board), door.door, stands))


def _door(scene: Scene, laid: LaidMap, command: OpenDoor) -> tuple[int, QuestDoor]:
    """The door as it stands now. Raises: UnknownSubject for one that who asks cannot know; RuleViolation."""
    found = thing_of(laid, command.door_id)
    if found is None or not isinstance(found[1], QuestDoor):
        raise UnknownSubject("door.unknown", field="door_id")
    board, door = found[0], door_now(found[1], laid.doors)
    if not any(map(the_board().has, door.edge)):
        raise UnknownSubject("door.unknown", field="door_id")
    is_known = door.state != "hidden" and laid.revealed_on(board) & the_board().unwalled.mask(door.edge)
    if command.hero_id is not None and not is_known:
        raise UnknownSubject("door.unknown", field="door_id")
    if door.state == "open":
        raise RuleViolation("door.is_open", field="door_id")
    return board, door


def _go_there(scene: Scene, hero_id: str, board: int, door: QuestDoor) -> Iterator[Event]:
    hero = figure_on_its_way(scene, scene.hero(hero_id).id)
    start = standing(scene, hero.id, "hero_id")
    if start.board == board and start.square in door.edge:
        return
    if trap_below(scene, hero.id) is not None:
        raise RuleViolation("walk.on_trap", field="hero_id")
    sides = [Spot(board=board, square=square) for square in door.edge if the_board().has(square)]
    ways = [way for side in sides if (way := way_to(scene, hero.id, side)) is not None]
    if not ways:
        raise RuleViolation("door.no_way", field="door_id")
    goal = min(ways, key=len)[-1]
    yield from go(scene, hero.id, start, checked_way(scene, hero.id, goal, field="door_id"))


def _leaves(scene: Scene, board: int, door: QuestDoor) -> Iterator[QuestDoor]:
    """The door, and the other half of a double one."""
    yield door
    laid = the_map(scene)
    for other in laid.quest.boards[board].doors():
        beside = all(are_neighbours(*pair) for pair in zip(door.edge, other.edge, strict=True))
        if door.double and other.double and beside and door_now(other, laid.doors).state != "open":
            yield other


def _square(board: int, door: QuestDoor) -> str:
    """One of the two squares a door stands between, the other one where the first lies beside the board."""
    return place_name(board, next(square for square in door.edge if the_board().has(square)))


@rule(FindThing)
def find_thing(scene: Scene, command: FindThing) -> Iterator[Event]:
    """HQ-10.1: a trap gets its question mark, a secret door is known from now on; a monster that waited comes. Raises:
    UnknownSubject, RuleViolation for what is not hidden."""
    laid = the_map(scene)
    found = thing_of(laid, command.thing_id)
    if found is None:
        raise UnknownSubject("thing.unknown", field="thing_id")
    board, thing = found
    match thing:
        case QuestDoor() if door_now(thing, laid.doors).state == "hidden":
            yield scene.record(SecretDoorFound(door_id=thing.id, square=_square(board, thing)))
        case QuestTrap() if laid.traps.get(thing.id, thing.state) == "hidden":
            area = area_name(board, the_board().area(thing.square))
            yield scene.record(TrapMarked(square=place_name(board, thing.square), area=area))
        case QuestMonster() if thing.id not in laid.figures:
            yield from appear(scene, board, thing)
        case _:
            raise RuleViolation("thing.not_hidden", field="thing_id")
