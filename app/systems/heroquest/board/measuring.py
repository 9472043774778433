"""Questions of the rules to the board: each function takes a situation and answers with a reason.

The answers are advice: the game master always decides (ch. 4.1).
"""

from collections.abc import Callable, Iterable
from functools import cached_property, partial
from typing import Literal

from app.core.board.board import Door, DoorKind, DoorState, Plan
from app.core.board.line_of_sight import Ray, line_of_centres, ray
from app.core.board.moves import Reach, reach
from app.core.board.passages import Passages, Squares
from app.core.board.seen_squares import Hindrance, Stop, hindrance, revealed_from, seen
from app.core.board.squares import Square, are_diagonal, are_neighbours, distance, steps_between
from app.core.model import Model
from app.systems.heroquest.board.situation import BoardFigure, Side, Situation
from app.systems.heroquest.state.house_rules import Fallen, HouseRules

Contact = Literal["free", "double_door", "apart", "diagonal", "same", "wall", "door", "secret_door", "rubble"]
IN_CONTACT: tuple[Contact, ...] = ("free", "double_door")


def contact(situation: Situation, one: Square, other: Square) -> Contact:
    """HQ-3.1: whether a weapon strikes straight from one square to another: "free", or what forbids it."""
    plan = situation.plan
    if not are_neighbours(one, other):
        return "same" if one == other else "diagonal" if are_diagonal(one, other) else "apart"
    if plan.rubble & (situation.bit(one) | situation.bit(other)):
        return "rubble"
    return "free" if plan.walkable.joins(one, other) else _shut(plan.door_between(one, other))


def diagonal_contact(situation: Situation, one: Square, other: Square, *, both_sides: bool = False) -> Contact:
    """HQ-3.1, HQ-3.2-SPEER: whether a weapon that also strikes diagonally does so: "free", "double_door", or why not.

    Never through doors and secret doors, but for an open double door over both squares. Around the corner of a wall
    where one side of it is open; `both_sides` asks for both. Straight neighbours are struck as with any weapon.
    """
    if not are_diagonal(one, other):
        return contact(situation, one, other)
    plan, asks = situation.plan, all if both_sides else any
    if plan.rubble & (situation.bit(one) | situation.bit(other)):
        return "rubble"
    sides = Square(one.x, other.y), Square(other.x, one.y)

    def goes(ways: Passages, asked: Callable[[Iterable[bool]], bool]) -> bool:
        return asked(ways.joins(one, side) and ways.joins(side, other) for side in sides)

    if goes(plan.doorless, asks):
        return "free"
    double = (door for door in plan.doors if door.lets_through and door.kind is DoorKind.DOUBLE)
    if goes(plan.through(double).without(plan.rubble), all):
        return "double_door"
    doors = [plan.door_between(*edge) for side in sides for edge in ((one, side), (side, other))]
    return next((_shut(door) for door in doors if door), "wall")


def _shut(door: Door | None) -> Contact:
    if door is None:
        return "wall"
    return "secret_door" if door.kind is DoorKind.SECRET else "door"


class Sight(Model):
    """Line between two squares. What stands in it is worked out for those who ask: most rules need no reason.

    `sight` as an attack takes it: "direct", "indirect" past figures or over low furniture, or "none". `slanted`: only
    at a slant through a door, which costs a die. `by_size`: nothing hides what is so large, whatever stands between.
    """

    sight: Literal["direct", "indirect", "none"]
    in_area: bool
    situation: Situation
    start: Square
    end: Square
    rules: HouseRules
    slanted: bool = False
    by_size: bool = False

    @cached_property
    def hindrance(self) -> Hindrance | None:
        """Return the hindrance in the line; where there is no sight at all, what no shot passes either."""
        if self.sight == "direct":
            return None
        return (self._stop(indirect=True) if self.sight == "none" else None) or self._stop()

    @cached_property
    def next_in_path(self) -> str | None:
        """HQ-4-INDIRECT: the first figure or furniture on the line from centre to centre, which an indirect shot may
        strike instead; None if there is none.
        """
        passed = line_of_centres(self.start, self.end) if self.sight == "indirect" else ()
        there = (self.situation.figure_on(one) or self.situation.piece_on(one) for one in passed if one != self.end)
        return next((one.id for one in there if one), None)

    @cached_property
    def ray(self) -> Ray | None:
        """Return a free line to draw."""
        is_free = self.sight == "direct" and not self.by_size
        return _ray(self.situation.plan, self.start, self.end, self._opaque()) if is_free else None

    def _stop(self, *, indirect: bool = False) -> Hindrance | None:
        """Return the hindrance that ends the line: the door where only its slant forbids it, otherwise what stands
        between the centres.
        """
        plan, opaque = self.situation.plan, self._opaque(indirect=indirect)
        may_slant = self.rules.slanted_door == "one_die_less"
        free = None if may_slant else ray(plan.transparent, self.start, self.end, opaque)
        return (free and _first_door(plan, free)) or hindrance(plan, self.start, self.end, opaque, slanted=may_slant)

    def _opaque(self, *, indirect: bool = False) -> Squares:
        return self.situation.opaque(self.start, self.end, indirect=indirect) | self.situation.plan.rubble


def line_of_sight(
    situation: Situation, start: Square, end: Square, rules: HouseRules, *, whole_row: bool = False
) -> Sight:  # fmt: skip
    """HQ-4.1, HQ-4-INDIRECT, HR-SLANTED-DOOR: whether a line from any point of one square reaches the other.

    HQ-19-GROSSES-ZIEL: nothing hides a large figure in the same area of sight, nor anybody from it.
    """
    in_area = bool(situation.in_area(start, whole_row=whole_row) & situation.bit(end))
    line = partial(Sight, in_area=in_area, situation=situation, start=start, end=end, rules=rules)
    if in_area and any(figure and figure.large for figure in map(situation.figure_on, (start, end))):
        return line(sight="direct", by_size=True)
    ways: tuple[Literal["direct", "indirect"], ...] = ("direct", "indirect")
    for sight in ways:
        opaque = situation.opaque(start, end, indirect=sight == "indirect")
        for slanted in (False, True) if rules.slanted_door == "one_die_less" else (False,):
            if seen(situation.plan, start, opaque, slanted=slanted) & situation.bit(end):
                return line(sight=sight, slanted=slanted)
    return line(sight="none")


def _ray(plan: Plan, start: Square, end: Square, opaque: Squares) -> Ray | None:
    """Return a free line to draw: straight where the squares lie straight, through doors only where none leads past
    them.
    """
    if start.x == end.x or start.y == end.y:
        return Ray((start.x + 0.5, start.y + 0.5), (end.x + 0.5, end.y + 0.5))
    return ray(plan.undoored, start, end, opaque) or ray(plan.transparent, start, end, opaque)


def _first_door(plan: Plan, found: Ray) -> Hindrance | None:
    """Return the door that a slanted line goes through first, with the square behind it."""
    crossed = []
    for door in plan.doors:
        axis = 0 if door.one.y == door.other.y else 1
        one, other = sorted((door.one, door.other), key=lambda square: square[axis])
        start, end = found.start[axis], found.end[axis]
        part = (other[axis] - start) / (end - start) if end != start else -1.0
        beside = found.start[1 - axis] + part * (found.end[1 - axis] - found.start[1 - axis])
        if 0 < part < 1 and 0 <= beside - one[1 - axis] <= 1:
            crossed.append((part, Hindrance(other if end > start else one, Stop.SLANT)))
    return min(crossed)[1] if crossed else None


Thrown = Literal["free", "same", "adjacent", "too_far", "no_sight"]


class Throw(Model):
    """Answer whether something can be thrown so far: "free", or what forbids it."""

    distance: int
    maximum: int
    reason: Thrown
    sight: Sight


def throw(
    situation: Situation, start: Square, end: Square, rules: HouseRules, maximum: int, *, by_steps: bool = False
) -> Throw:
    """HQ-4.2, HR-THROW-ADJACENT: line of sight, at most so many squares, not at one of the eight around.

    Slanted squares count as one, unless they are counted `by_steps`.
    """
    squares = steps_between(start, end) if by_steps else distance(start, end)
    found = line_of_sight(situation, start, end, rules)
    reason: Thrown = "free" if found.sight == "direct" else "no_sight"
    if start == end:
        reason = "same"
    elif distance(start, end) == 1 and rules.adjacent_throw == "never":
        reason = "adjacent"
    elif squares > maximum:
        reason = "too_far"
    return Throw(distance=squares, maximum=maximum, reason=reason, sight=found)


def throw_squares(
    situation: Situation, start: Square, rules: HouseRules, maximum: int, *, by_steps: bool = False
) -> tuple[Square, ...]:
    """HQ-4.2: every square something can be thrown at."""
    seen_now = situation.plan.board.unwalled.squares(situation.in_line(start, slanted=rules.slanted_door != "never"))
    near = (square for square in seen_now if distance(start, square) <= maximum)
    return tuple(
        one for one in near if throw(situation, start, one, rules, maximum, by_steps=by_steps).reason == "free"
    )


class Mover(Model):
    """Figure that moves, and how. HQ-19-FLIEGEN: a flying one crosses figures; so does one veiled in mist.

    `id`: the figure that moves, whose own squares never hinder it. `fallen`: who passes a figure that lies.
    """

    id: str = ""
    side: Side = Side.HERO
    crosses_figures: bool = False
    through_walls: bool = False
    width: int = 1  # in squares, as it lies
    height: int = 1
    fallen: Fallen = "may_be_passed"

    def passes(self, figure: BoardFigure) -> bool:
        """HQ-8.2.2, HR-FALLEN-GAP: whether the mover may cross the square of another figure."""
        if figure.lying and self.fallen != "like_standing":
            return self.crosses_figures or self.fallen == "may_be_passed"
        is_unseen = figure.invisible and figure.side is Side.HERO
        return self.crosses_figures or is_unseen or figure.side is self.side


def reach_of(
    situation: Situation, start: Square, steps: int, mover: Mover, traps: Iterable[Square] = (), barred: Squares = 0
) -> Reach:
    """HQ-2, HQ-8.2.2, HR-FALLEN-GAP: where a move may end. Figures of the same side and invisible heroes may be passed,
    those that lie as the house rule says; no move ends on a held square.

    Walls, shut doors, furniture and rubble stop a figure; walking through walls only the last two do. The move ends on
    the first of these `traps`; `barred` squares are not entered. A large figure needs room for all of it; squares are
    those of its upper left one.
    """
    plan, everywhere = situation.plan, situation.plan.board.unwalled
    ways = everywhere.without(plan.rubble) if mover.through_walls else plan.walkable
    size = mover.width, mover.height
    others = (figure.block for figure in situation.figures if figure.id != mover.id)
    return reach(
        ways if size == (1, 1) else ways.for_block(*size),
        start,
        steps,
        barred=barred_to(situation, mover, barred),
        held=everywhere.met_by_block(situation.mask(others), *size),
        stops=everywhere.met_by_block(everywhere.mask(traps), *size),
    )


def barred_to(situation: Situation, mover: Mover, barred: Squares = 0) -> Squares:
    """HQ-8.2.2: the squares that a mover does not enter by its upper left one: what it would touch there is furniture,
    one of these `barred` squares, or a figure that it cannot pass.
    """
    others = (one for one in situation.figures if one.id != mover.id and not mover.passes(one))
    in_the_way = situation.mask(figure.block for figure in others) | situation.filled | barred
    return situation.plan.board.unwalled.met_by_block(in_the_way, mover.width, mover.height)


def behind_door(situation: Situation, door: Door, start: Square | None = None) -> Squares:
    """Return the squares an opened door shows to a figure on `start`; to both sides without one.

    A room is revealed wholly, a corridor as far as it is seen from the square behind the door; figures hide no squares.
    Beside the board there is nothing to see.
    """
    opened = door.model_copy(update={"state": DoorState.OPEN})
    others = tuple(one for one in situation.plan.doors if one.edge != door.edge)
    before = situation.plan  # a copy of it would remember its ways
    plan = Plan(board=before.board, doors=(*others, opened), blocked=before.blocked, floors=before.floors)
    found = 0
    for square in filter(plan.board.has, door.edge - {start}):
        area = plan.board.area(square)
        squares, is_room = plan.board.squares_of(area), area != plan.board.rest
        found |= squares if is_room else revealed_from(plan, square) & squares
    return found


def step_reveals(situation: Situation, square: Square) -> Squares:
    """Return the squares a step reveals: the room, or what is seen of the corridor and of open rooms."""
    return revealed_from(situation.plan, square)
