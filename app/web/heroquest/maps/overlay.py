"""Overlay of the board: how far somebody gets, the way there, targets, a line of sight; before dice count, where a
falling block comes down and how far a movement leads.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import reduce
from itertools import chain, pairwise

from app.core.board.line_of_sight import Ray
from app.core.board.passages import Passages
from app.core.board.squares import Block, Square, Turn
from app.systems.heroquest.board.at_table import named_place, situation_of_table, spot_of
from app.systems.heroquest.content.exploration import TrapEffect
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.positions import free_beside
from app.systems.heroquest.possible.reach import reach_of_figure
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import DisarmTrap, SpringTrap
from app.systems.heroquest.views.map import SeenBoard, seen_map
from app.web.heroquest.maps.shapes import APART, UNIT, LineShape, Shape, Sign, Symbol, Text, cells, edges
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.ui.rendering import Shown

_MIDDLE = UNIT / 2


def reach_shapes(table: Table, board: SeenBoard, costs: Mapping[Square, int]) -> Iterator[Shape]:
    """Yield the squares of a board that somebody gets to, with what each costs; small where something lies there."""
    ways = situation_of_table(table, board.number).plan.walkable
    taken = {one.square for one in board.drawn.things if one.kind in ("trap", "mark")}
    yield LineShape("b-reach", cells(ways, ways.mask(costs)))
    yield LineShape("b-reach-line", edges(_rim(ways, costs)))
    for square, cost in costs.items():
        if square in taken:
            yield Text("b-step is-small", square.x * UNIT + 8, square.y * UNIT + 15, str(cost))
        else:
            yield Text("b-step", square.x * UNIT + _MIDDLE, square.y * UNIT + 26, str(cost))


def _rim(ways: Passages, costs: Mapping[Square, int]) -> Iterator[tuple[Square, bool]]:
    for square in costs:
        right, below = Square(square.x + 1, square.y), Square(square.x, square.y + 1)
        left, over = Square(square.x - 1, square.y), Square(square.x, square.y - 1)
        for other, edge, upright in (
            (left, square, True),
            (right, right, True),
            (over, square, False),
            (below, below, False),
        ):
            if other not in costs or not ways.joins(square, other):
                yield edge, upright


def way_shapes(start: Square, way: Sequence[Square]) -> Iterator[Shape]:
    """Yield the way from a square, with its length at the end."""
    if not way:
        return
    path = "M" + "L".join(f"{one.x * UNIT + 20} {one.y * UNIT + 20}" for one in (start, *way))
    yield LineShape("b-path-edge", path)
    yield LineShape("b-path", path)
    yield LineShape("b-path-dot", "".join(_circle(one, 5) for one, _ in pairwise(way)))
    yield LineShape("b-path-goal", _circle(way[-1], 14))
    yield Text("b-path-number", way[-1].x * UNIT + 20, way[-1].y * UNIT + 26.5, str(len(way)))


def target_shapes(block: Block, sign: str, *, is_chosen: bool = False) -> Iterator[Shape]:
    """Corners around a target with how it is reached: melee, shot, throw; `no` where it is not."""
    x, y, right, down = block.x * UNIT, block.y * UNIT, block.width * UNIT, block.height * UNIT
    is_no = sign == "no"
    corners = (
        f"M{x + 3} {y + 3}h{right - 6}v{down - 6}h-{right - 6}Z"
        if is_no
        else f"M{x + 1.5} {y + 11}v-9.5h9.5M{x + right - 11} {y + 1.5}h9.5v9.5"
        f"M{x + right - 2} {y + down - 11}v9.5h-9.5M{x + 11} {y + down - 1.5}h-9.5v-9.5"
    )
    state = f"{' is-no' if is_no else ''}{' is-chosen' if is_chosen else ''}"
    size, radius = (13, 9.0) if is_no else (17, 11.5)
    yield LineShape(f"b-target__edge{state}", corners)
    yield LineShape(f"b-target__line{state}", corners)
    yield LineShape(f"b-target__badge{state}", _around(x + right - 3, y + 3, radius))
    at = (f"translate({x + right - 3} {y + 3})", Symbol(f"s-a-{sign}", -size / 2, -size / 2, size, size))
    yield Sign("", f"b-target__sign{state}", at[0], (at[1],))


def front_shapes(block: Block, turn: Turn) -> Iterator[Shape]:
    """Yield a wedge at the side that a figure turns to its foes."""
    x, y = block.x * UNIT, block.y * UNIT
    across, down = block.width * UNIT, block.height * UNIT
    wedge = {
        Turn.DOWNWARD: f"M{x + across / 2 - 11} {y + down}h22l-11 11Z",
        Turn.UPWARD: f"M{x + across / 2 - 11} {y}h22l-11-11Z",
        Turn.LEFTWARD: f"M{x} {y + down / 2 - 11}v22l-11-11Z",
        Turn.RIGHTWARD: f"M{x + across} {y + down / 2 - 11}v22l11-11Z",
    }[turn]
    yield LineShape("b-front", wedge)


def ray_shapes(ray: Ray) -> Iterator[Shape]:
    """Yield a free line of sight."""
    (x1, y1), (x2, y2) = ray
    path = f"M{x1 * UNIT:.1f} {y1 * UNIT:.1f}L{x2 * UNIT:.1f} {y2 * UNIT:.1f}"
    yield LineShape("b-ray-edge", path)
    yield LineShape("b-ray", path)


def block_shapes(start: Square, end: Square, stop: Square) -> Iterator[Shape]:
    """Yield a straight line that ends beside the middle of a square, with the rest of it dotted."""
    across, down = end.x - start.x, end.y - start.y
    part = ((stop.x - start.x) * across + (stop.y - start.y) * down) / (across**2 + down**2 or 1)
    x1, y1, x3, y3 = (one * UNIT + 20 for one in (*start, *end))
    x2, y2 = round(x1 + part * (x3 - x1)), round(y1 + part * (y3 - y1))
    yield LineShape("b-ray-edge", f"M{x1} {y1}L{x2} {y2}")
    yield LineShape("b-ray", f"M{x1} {y1}L{x2} {y2}")
    yield LineShape("b-ray is-blocked", f"M{x2} {y2}L{x3} {y3}")
    x, y = stop.x * UNIT, stop.y * UNIT
    yield LineShape("b-block", f"M{x + 1.5} {y + 1.5}h37v37h-37Z")
    yield LineShape("b-block is-cross", f"m{x + 33.5} {y - 2.5} 9 9m0-9-9 9")


def struck_shapes(square: Square) -> Iterator[Shape]:
    """Yield a square that is about to be blocked: framed and crossed out."""
    x, y = square.x * UNIT, square.y * UNIT
    yield LineShape("b-block", f"M{x + 1.5} {y + 1.5}h37v37h-37Z")
    yield LineShape("b-block is-cross", f"M{x + 33.5} {y - 2.5}l9 9m0-9-9 9")


def free_shapes(squares: Sequence[Square]) -> Iterator[Shape]:
    """Squares that somebody may step to now, each with a dot."""
    for square in squares:
        x, y = square.x * UNIT, square.y * UNIT
        yield LineShape("b-reach", f"M{x} {y}h{UNIT}v{UNIT}h-{UNIT}Z")
        yield LineShape("b-reach-line", f"M{x + 1.5} {y + 1.5}h37v37h-37Z")
        yield LineShape("b-path-dot", _circle(square, 6))


def new_shapes(ways: Passages, squares: Iterable[Square]) -> Iterator[Shape]:
    """Yield what has just been revealed, in a frame."""
    fresh = dict.fromkeys(squares, 0)
    yield LineShape("b-new", edges(_rim(ways, fresh)))


def _circle(square: Square, radius: float) -> str:
    return _around(square.x * UNIT + _MIDDLE, square.y * UNIT + _MIDDLE, radius)


def _around(x: float, y: float, radius: float) -> str:
    return f"M{x - radius} {y}a{radius} {radius} 0 1 0 {2 * radius} 0a{radius} {radius} 0 1 0-{2 * radius} 0Z"


def falling_block(look: HeroQuestLook, draft: Draft, *, is_settled: bool) -> Shown | None:
    """Return a block that falls: the square it blocks, and the free ones beside the figures below it.

    None without a map, for other traps, and where no block falls. `is_settled`: nothing is asked any more.
    """
    command, laid = draft.command, look.table.map
    if laid is None or not isinstance(command, SpringTrap | DisarmTrap):
        return None
    if isinstance(command, DisarmTrap) and (is_settled or not draft.given):
        return None  # it has not failed
    trap, boards = look.content.traps.get(command.trap), len(laid.quest.boards)
    told = command.rubble if command.distant else command.square
    struck = named_place(told, boards) if told else None
    if trap is None or trap.effect is not TrapEffect.FALLING_BLOCK or struck is None:
        return None
    below = command.others if command.distant else (command.figure_id,)
    here = [one for one in below if (spot := spot_of(look.table, one)) and spot.board == struck.board]
    beside = (free_beside(look.table, look.content, one, struck=told) for one in here)
    names = tuple(dict.fromkeys(chain.from_iterable(beside)))
    free = [place.square for name in names if (place := named_place(name, boards))]
    said = t("block_falls_on", square=told or "")
    if here:
        said = f"{said} {t('free_to_step', squares=', '.join(names), number=len(names))}"
    return Shown(
        template="heroquest/maps/_falling.html",
        offset=struck.board * APART,
        ground=tuple(free_shapes(free)),
        above=tuple(struck_shapes(struck.square)),
        text=said,
    )


def reach_ahead(look: HeroQuestLook, draft: Draft) -> Shown | None:
    """Return the squares that a thrown movement reaches, before it is confirmed.

    None without a map, in a correction, and for a hero who stands on no board or in a pit.
    """
    command, seen = draft.command, seen_map(look.table, look.actor.viewer)
    if not isinstance(command, MoveRoll) or seen is None or draft.correcting is not None:
        return None
    spot, decision = spot_of(look.table, command.hero_id), draft.decision
    if spot is None or decision is None or decision.prompt or look.table.heroes[command.hero_id].amount(Effect.IN_PIT):
        return None
    board = next(one for one in seen.boards if one.number == spot.board)
    reach = reach_of_figure(reduce(evolve, decision.events, look.table), look.content, command.hero_id)
    costs = {one: cost for one, cost in reach.squares.items() if board.is_revealed(one)} if reach else {}
    ground = reach_shapes(look.table, board, costs)
    return Shown(template="heroquest/maps/_reach_ahead.html", offset=board.number * APART, ground=tuple(ground))
