"""Positions of figures on the map: walked, put, pushed back, landed behind a trap; used by every rule that moves
one.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Literal

from app.core.board.squares import Block, Square, Turn, steps_between, straight_direction
from app.core.errors import RuleViolation
from app.core.events import Event, Subject
from app.systems.heroquest.board.at_table import block_of, named_place, place_name, situation_of_table, spot_of
from app.systems.heroquest.board.attack_shapes import push_back, room_beside, step_aside
from app.systems.heroquest.board.on_the_way import open_pits
from app.systems.heroquest.board.situation import Situation
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.changes import FigureFact, with_begun
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import MAP, Announced, Size, Spot
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table


class MapEvent(Event, touches=(MAP,)):
    """A fact about the map as a whole."""


class DoorEvent(MapEvent):
    """A fact about a door, by its id and one of the squares it stands between."""

    door_id: str
    square: str
    hero_id: str | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """Return the map, the door, and who did it."""
        return frozenset({MAP, f"door:{self.door_id}", *((self.hero_id,) if self.hero_id else ())})


class SecretDoorFound(DoorEvent, type="secret_door.found"):
    """A secret door is known from now on, and stands shut."""

    def evolve(self, table: Table) -> Table:
        return with_map(table, doors={**table.map.doors, self.door_id: "closed"}) if table.map else table


class FigurePut(FigureFact, type="figure.put", touches=("{figure_id}", MAP)):
    """A figure stands on a square of the map now, without having walked there.

    `thing_id`: the monster of the drawing it is. `turn`: how it lies or faces; None changes nothing about that.
    `steps`: what of its movement that took, for a jump. `size`: what it covers from now on.
    """

    square: str
    turn: Turn | None = None
    thing_id: str | None = None
    steps: int = 0
    size: Size | None = None

    def evolve(self, table: Table) -> Table:
        if table.map is None:
            return table
        found = with_spot(table, self.figure_id, self.square)
        laid = found.map or table.map
        turns = laid.turns if self.turn is None else {**laid.turns, self.figure_id: self.turn}
        figures = laid.figures if self.thing_id is None else {**laid.figures, self.thing_id: self.figure_id}
        sizes = laid.sizes if self.size is None else {**laid.sizes, self.figure_id: self.size}
        moved = _with_announced(_after_steps(found, self.figure_id, self.steps), self.figure_id, None)
        return with_map(moved, turns=turns, figures=figures, sizes=sizes)


def _after_steps(table: Table, figure_id: str, steps: int, budget: int | None = None) -> Table:
    """Return the table when a figure has so many steps less, never fewer than none."""
    laid = table.map
    found = table.steps_left(figure_id)
    before = budget if found is None else found
    if laid is None or before is None or not steps:
        return table
    return with_begun(with_map(table, left={**laid.left, figure_id: max(before - steps, 0)}), figure_id)


class FigureWalked(FigureFact, type="figure.walked", touches=("{figure_id}", MAP)):
    """A figure walked along these squares. `budget`: the steps of the turn, where nothing was said of them before.

    `stopped`: what ended the walk before its goal. `announced`: what a hero said before the step onto a found trap.
    """

    way: tuple[str, ...]
    square: str
    steps: int
    budget: int | None = None
    stopped: Literal["trap", "monsters"] | None = None
    announced: Announced | None = None

    def evolve(self, table: Table) -> Table:
        walked = _after_steps(with_spot(table, self.figure_id, self.square), self.figure_id, self.steps, self.budget)
        return _with_announced(walked, self.figure_id, self.announced)


def _with_announced(table: Table, figure_id: str, said: Announced | None) -> Table:
    """Return the table with what a figure has said of the trap it steps onto, and nothing it said of another one."""
    laid = table.map
    if laid is None or (said is None and figure_id not in laid.announced):
        return table
    kept = {one: told for one, told in laid.announced.items() if one != figure_id}
    return with_map(table, announced=kept if said is None else {**kept, figure_id: said})


class MapOverruled(Event, type="map.overruled", touches=(MAP,), changes_nothing=True):
    """The game master decided these fields of what follows otherwise than the map says; "reach" allows it at all."""

    fields: tuple[str, ...]


def with_map(table: Table, **changes: object) -> Table:
    """Return the table with its map changed; as it is where none is laid."""
    if table.map is None:
        return table
    return table.model_copy(update={"map": table.map.model_copy(update=changes)})


def with_spot(table: Table, figure_id: str, square: str) -> Table:
    """Return the table with a figure on the square of this name; as it is where the map has none of that name."""
    laid = table.map
    spot = named_place(square, len(laid.quest.boards)) if laid else None
    return with_map(table, spots={**laid.spots, figure_id: spot}) if laid and spot else table


def steps_of_push(table: Table, pusher_id: str, pushed_id: str) -> Iterator[FigurePut]:
    """HQ-19-ZURÜCKDRÄNGEN: who stands behind makes way first, then the pushed one goes, then the pusher follows.

    None where no map shows both side by side, or where there is no room.
    """
    spot, other = spot_of(table, pusher_id), spot_of(table, pushed_id)
    if spot is None or other is None or spot.board != other.board:
        return
    situation = situation_of_table(table, spot.board)
    figures = {figure.id: figure for figure in situation.figures}
    if not {pusher_id, pushed_id} <= figures.keys():
        return
    for step in push_back(situation, figures[pusher_id], figures[pushed_id]) or ():
        figure = next((one for one in figures.values() if one.square == step.start), None)
        if figure is not None:
            yield FigurePut(figure_id=figure.id, square=place_name(spot.board, step.end))


def free_beside(
    table: Table, content: Content, figure_id: str, *, start: Square | None = None, struck: str | None = None
) -> tuple[str, ...]:
    """HQ-10.2.3: the free squares a figure may step to, clockwise from above; none where it stands on no map.

    An open pit is no free square, nor is the one that a block has `struck`. `start`: where it will stand by then.
    """
    here = Standpoint.of(table, figure_id)
    if here is None or table.map is None:
        return ()
    figure = here.figure if start is None else here.figure.model_copy(update={"square": start})
    below, pits = named_place(struck or "", len(table.map.quest.boards)), open_pits(table, here.board, content)
    stones = here.situation.bit(below.square) if below and below.board == here.board else 0
    return tuple(place_name(here.board, square) for square in step_aside(here.situation, figure, pits | stones))


def free_for_another(table: Table, content: Content, figure_id: str) -> tuple[str, ...]:
    """Return the free squares beside a figure on which somebody else of one square can be put; open pits are none of
    them.
    """
    here = Standpoint.of(table, figure_id)
    if here is None:
        return ()
    free = room_beside(here.situation, here.figure, open_pits(table, here.board, content))
    return tuple(place_name(here.board, square) for square in free)


def nearest_free(scene: Scene, board: int, square: Square, size: Size, *, but: str = "") -> Square | None:
    """Return the nearest square with room for something so large, the one named first; None where there is none.

    `but`: the figure whose own squares count as free. On the one named it may stand on furniture and in a pit, as it
    was drawn.
    """
    block = Block(x=square.x, y=square.y, width=size[0], height=size[1])
    situation = situation_of_table(scene.table, board)
    ways = situation.plan.walkable.for_block(*size)
    seen = edge = situation.bit(square)
    if not seen & situation.model_copy(update={"furniture": ()}).taken_for(block, but):
        return square
    taken = situation.taken_for(block, but, also=open_pits(scene.table, board, scene.content))
    while edge and not edge & ~taken:
        edge = ways.spread(seen) & ~seen
        seen |= edge
    return next(ways.squares(edge & ~taken), None)


def make_room(scene: Scene, figure_id: str) -> Iterator[Event]:
    """Put a figure that comes into sight where others stand by now onto the nearest free square."""
    spot, laid = spot_of(scene.table, figure_id), scene.table.map
    if spot is None or laid is None:
        return
    block = block_of(laid, figure_id, spot.square)
    square = nearest_free(scene, spot.board, spot.square, (block.width, block.height), but=figure_id)
    if square is not None and square != spot.square:
        yield scene.record(FigurePut(figure_id=figure_id, square=place_name(spot.board, square)))


def landing(scene: Scene, figure_id: str, square: str | None) -> Spot | None:
    """HQ-10.2.2: the square behind a trap that a figure jumps over, straight ahead; None where no map says which one.

    The square has to be free, passable and no open pit, and the jump begins outside of one. A figure of several squares
    is put by hand. Raises: RuleViolation where a jump or a landing is not possible, or with too few steps left.
    """
    laid, spot = scene.table.map, spot_of(scene.table, figure_id)
    trap = named_place(square, len(laid.quest.boards)) if laid and square else None
    if laid is None or spot is None or trap is None or trap.board != spot.board:
        return None
    block = block_of(laid, figure_id, spot.square)
    if block.width * block.height > 1:
        return None
    situation, pits = situation_of_table(scene.table, spot.board), open_pits(scene.table, spot.board, scene.content)
    if situation.bit(spot.square) & pits:
        raise RuleViolation("jump.from_pit", field="figure_id")
    direction = straight_direction(spot.square, trap.square)
    if direction is None or spot.square.step(direction) != trap.square:
        return None
    end = _behind(scene, spot, trap.square, direction)
    steps, left = steps_between(spot.square, end), scene.table.steps_left(figure_id)
    passed = [spot.square.step(direction, number) for number in range(steps + 1)]
    is_way = all(situation.plan.walkable.joins(*pair) for pair in pairwise(passed))
    if any(_is_in_the_way(scene, situation, one) for one in passed[1:-1]):
        raise RuleViolation("jump.in_the_way", field="square")
    if not is_way or situation.bit(end) & (situation.held | situation.filled | pits):
        raise RuleViolation("jump.no_room", field="square")
    if left is not None and left < steps:
        raise RuleViolation("jump.too_short", field="reaches_beyond")
    return Spot(board=spot.board, square=end)


def _is_in_the_way(scene: Scene, situation: Situation, square: Square) -> bool:
    """Return whether somebody or something stands there, so that a jump that falls short could not end on it."""
    figure = situation.figure_on(square)
    is_held = figure is not None and not scene.figure(figure.id).amount(Effect.IN_PIT)
    return is_held or bool(situation.filled & situation.bit(square))


def _behind(scene: Scene, spot: Spot, trap: Square, direction: Square) -> Square:
    """Return the first square behind that the same trap does not cover."""
    laid = scene.table.map
    covers = {
        square
        for thing in (laid.quest.boards[spot.board].of_kind("trap") if laid else ())
        if trap in set(thing.block.squares())
        for square in thing.block.squares()
    }
    end = trap.step(direction)
    while end in covers:
        end = end.step(direction)
    return end


def land(scene: Scene, figure_id: str, end: Spot | None) -> Iterator[Event]:
    """Record that the figure stands behind the trap, if a map says where that is; every square of the way costs one."""
    start = spot_of(scene.table, figure_id)
    if end is not None and start is not None:
        steps, square = steps_between(start.square, end.square), place_name(end.board, end.square)
        yield scene.record(FigurePut(figure_id=figure_id, square=square, steps=steps))


def fall(scene: Scene, figure_id: str, square: str | None, end: Spot | None) -> Iterator[Event]:
    """Record that the figure stands on the trap's square, if a map said where the jump was to end."""
    if end is not None and square is not None:
        yield scene.record(FigurePut(figure_id=figure_id, square=square, steps=1))
