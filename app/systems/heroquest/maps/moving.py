"""Figures walk on the map, open doors, and are put somewhere else; what was hidden is found."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from app.core.board.passages import Squares
from app.core.board.squares import are_neighbours
from app.core.errors import InvalidValue, RuleViolation, UnknownSubject
from app.core.events import Event
from app.systems.heroquest.board.at_table import (
    area_name,
    block_of,
    door_now,
    named_place,
    place_name,
    situation_of_table,
    spot_of,
    square_of,
    the_board,
    thing_of,
    thing_place,
)
from app.systems.heroquest.board.measuring import behind_door, step_reveals
from app.systems.heroquest.board.on_the_way import budget_of, trap_below, traps_on
from app.systems.heroquest.board.quest_map import QuestDoor, QuestMonster, QuestTrap
from app.systems.heroquest.maps.commands import FindThing, OpenDoor, PutFigure, WalkMonsterTo, WalkTo
from app.systems.heroquest.maps.events import DoorOpened
from app.systems.heroquest.maps.movement_reach import is_known, way_to
from app.systems.heroquest.maps.placing import misfit
from app.systems.heroquest.maps.revealing import appear, let_in, reveal, reveal_around, waiting
from app.systems.heroquest.positions import FigurePut, FigureWalked, SecretDoorFound
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import Announced, LaidMap, Spot
from app.systems.heroquest.traps.events import TrapMarked


@rule(WalkTo)
def walk_to(scene: Scene, command: WalkTo) -> Iterator[Event]:
    """HQ-2: a hero walks as far as was thrown, and stops on a trap or in sight of new monsters. Raises: RuleViolation,
    InvalidValue.
    """
    goal = spot_named(scene, command.square)
    hero = scene.figure_on_its_way(scene.hero(command.hero_id).id)
    start = standing(scene, hero.id, "hero_id")
    if not (command.beyond or is_known(scene.table, goal)):
        raise RuleViolation("walk.not_revealed", field="square")
    if trap_below(scene, hero.id) is not None:
        raise RuleViolation("walk.on_trap", field="hero_id")
    way = checked_way(scene, hero.id, goal, beyond=command.beyond)
    yield from go(scene, hero.id, start, way)
    yield from let_in(scene)


@rule(WalkMonsterTo)
def walk_monster_to(scene: Scene, command: WalkMonsterTo) -> Iterator[Event]:
    """HQ-19: a monster walks as far as its movement leads, around heroes and the traps it knows of. A walk over squares
    that are not revealed stays secret. Raises: RuleViolation, InvalidValue.
    """
    laid, goal = the_map(scene), spot_named(scene, command.square)
    monster = scene.figure_on_its_way(scene.monster(command.monster_id).id)
    start = standing(scene, monster.id, "monster_id")
    way = checked_way(scene, monster.id, goal, beyond=command.beyond)
    seen = all(laid.revealed_on(spot.board) & _bit(spot) for spot in (start, *way))
    budget = None if scene.table.has_moved(monster.id) else budget_of(scene, monster.id)
    yield scene.record(_walked(monster.id, way, budget=budget).model_copy(update={"secret": not seen}))
    yield from let_in(scene)


@rule(PutFigure)
def put_figure(scene: Scene, command: PutFigure) -> Iterator[Event]:
    """Put a figure somewhere for the game master; reveal what a hero sees from there. Raises: InvalidValue where the
    square is taken, or a part of the figure would lie beside the board or behind a wall.
    """
    laid, goal = the_map(scene), spot_named(scene, command.square)
    figure = scene.living_figure(command.figure_id)
    size = (command.width or 1, command.height or 1) if command.width or command.height else None
    code = misfit(scene.table, figure.id, goal, command.turn, size)
    if code:
        raise InvalidValue(code, field="square", square=command.square)
    covers = the_board().unwalled.mask(block_of(laid, figure.id, goal.square, command.turn, size).squares())
    is_hero = figure.id in scene.table.heroes
    name = place_name(goal.board, goal.square)
    put = FigurePut(figure_id=figure.id, square=name, turn=command.turn, size=size)
    seen = is_hero or bool(covers & laid.revealed_on(goal.board))
    yield scene.record(put.model_copy(update={"secret": not seen}))
    if is_hero:
        yield from reveal_around(scene, goal)
    yield from let_in(scene)


def the_map(scene: Scene) -> LaidMap:
    """Return the map on the table. Raises: RuleViolation without one."""
    if scene.table.map is None:
        raise RuleViolation("map.none")
    return scene.table.map


def spot_named(scene: Scene, name: str) -> Spot:
    """Return the square of a name. Raises: InvalidValue."""
    spot = named_place(name, len(the_map(scene).quest.boards))
    if spot is None:
        raise InvalidValue("board.no_such_square", field="square", square=name)
    return spot


def standing(scene: Scene, figure_id: str, field: str) -> Spot:
    """Return where a figure stands. Raises: RuleViolation for one that is not on the map."""
    spot = spot_of(scene.table, figure_id)
    if spot is None:
        raise RuleViolation("map.not_on_it", field=field)
    return spot


def checked_way(
    scene: Scene, figure_id: str, goal: Spot, *, beyond: bool = False, field: str = "square"
) -> tuple[Spot, ...]:
    """Return the way there with the steps that are left. Raises: RuleViolation that says what is the matter."""
    budget = None if beyond else budget_of(scene, figure_id)
    way = way_to(scene, figure_id, goal, beyond=beyond)
    if way is None:
        raise RuleViolation("walk.no_way", field=field)
    if budget is not None and len(way) > budget:
        if figure_id in scene.table.heroes and not scene.table.has_moved(figure_id):
            raise RuleViolation("walk.not_thrown", field=field)
        raise RuleViolation("walk.too_far", field=field, steps=len(way), left=budget)
    return way


class _Stop(NamedTuple):
    """End of a walk, what is revealed on the way, and what ended it before its goal."""

    way: Sequence[Spot]
    revealed: dict[int, Squares]
    why: Literal["trap", "monsters"] | None


def go(scene: Scene, hero_id: str, start: Spot, way: Sequence[Spot]) -> Iterator[Event]:
    """HQ-10.3: a hero walks and reveals what is seen on the way; before the step onto a trap that was found he says
    whether he will disarm it. What he cannot know of, as what would stop him before, is not looked at for that."""
    said: Announced | None = None
    if way and any(one.squares & _bit(way[-1]) for one in traps_on(the_map(scene), way[-1].board, "found")):
        choice = scene.answers.choose("trap_ahead", "disarm", "spring", about=hero_id)
        said = "disarm" if choice == "disarm" else "spring"
    stop = _stop(scene, start, way)
    if stop.way:
        is_there = len(stop.way) == len(way)
        yield scene.record(_walked(hero_id, stop.way, stop.why, announced=said if is_there else None))
    for board, squares in stop.revealed.items():
        yield from reveal(scene, board, squares)


def _stop(scene: Scene, start: Spot, way: Sequence[Spot]) -> _Stop:
    laid, revealed = the_map(scene), dict[int, Squares]()
    situations = {board: situation_of_table(scene.table, board) for board in {spot.board for spot in (start, *way)}}
    for number, spot in enumerate((start, *way)):
        situation = situations[spot.board]
        new = step_reveals(situation, spot.square) & ~laid.revealed_on(spot.board)
        revealed[spot.board] = revealed.get(spot.board, 0) | new
        if not number or _bit(spot) & situation.held:
            continue  # a walk does not end on a held square, so it sets off no trap there
        if any(one.squares & _bit(spot) for one in traps_on(laid, spot.board, "hidden", "found")):
            return _Stop(way[:number], revealed, "trap")
        if number < len(way) and any(waiting(laid, spot.board, revealed[spot.board])):
            return _Stop(way[:number], revealed, "monsters")
    return _Stop(way, revealed, None)


def _walked(
    figure_id: str,
    way: Sequence[Spot],
    stopped: Literal["trap", "monsters"] | None = None,
    budget: int | None = None,
    announced: Announced | None = None,
) -> FigureWalked:
    names = tuple(place_name(spot.board, spot.square) for spot in way)
    return FigureWalked(
        figure_id=figure_id,
        way=names,
        square=names[-1],
        steps=len(names),
        stopped=stopped,
        budget=budget,
        announced=announced,
    )


def _bit(spot: Spot) -> Squares:
    return the_board().unwalled.bit(spot.square)


@rule(OpenDoor)
def open_door(scene: Scene, command: OpenDoor) -> Iterator[Event]:
    """Let a hero go to the door and open it, which costs no step. Reveal the room behind it, or the corridor as far as
    it is seen from there, with everything in it. Players cannot name a door that they do not see.

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
        yield scene.record(SecretDoorFound(door_id=door.id, square=thing_place(board, door)))
    for leaf in _leaves(scene, board, door):
        yield scene.record(DoorOpened(door_id=leaf.id, square=thing_place(board, leaf), hero_id=command.hero_id))
    stands = standing(scene, command.hero_id, "hero_id").square if command.hero_id else None
    yield from reveal(scene, board, behind_door(situation_of_table(scene.table, board), door.door, stands))
    yield from let_in(scene)


def _door(scene: Scene, laid: LaidMap, command: OpenDoor) -> tuple[int, QuestDoor]:
    """Return the door as it is now. Raises: UnknownSubject for a hero who cannot know it; RuleViolation."""
    found = thing_of(laid, command.door_id)
    if found is None or not isinstance(found[1], QuestDoor):
        raise UnknownSubject("door.unknown", field="door_id")
    board, door = found[0], door_now(found[1], laid.doors)
    is_known = door.state != "hidden" and laid.revealed_on(board) & the_board().unwalled.mask(door.edge)
    if command.hero_id is not None and not is_known:
        raise UnknownSubject("door.unknown", field="door_id")
    if door.state == "open":
        raise RuleViolation("door.is_open", field="door_id")
    return board, door


def _go_there(scene: Scene, hero_id: str, board: int, door: QuestDoor) -> Iterator[Event]:
    hero = scene.figure_on_its_way(scene.hero(hero_id).id)
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
    """Yield the door, and the other half of a double one."""
    yield door
    laid = the_map(scene)
    for other in laid.quest.boards[board].doors():
        beside = all(are_neighbours(*pair) for pair in zip(door.edge, other.edge, strict=True))
        if door.double and other.double and beside and door_now(other, laid.doors).state != "open":
            yield other


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
            yield scene.record(SecretDoorFound(door_id=thing.id, square=thing_place(board, thing)))
        case QuestTrap() if laid.traps.get(thing.id, thing.state) == "hidden":
            area = area_name(board, the_board().area(square_of(thing) or thing.square))
            yield scene.record(TrapMarked(square=thing_place(board, thing), area=area))
        case QuestMonster() if thing.id not in laid.figures:
            yield from appear(scene, board, thing)
        case _:
            raise RuleViolation("thing.not_hidden", field="thing_id")
