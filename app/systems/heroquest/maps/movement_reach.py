"""Reach of a figure on the map, and the way. A way uses only what its figure may know."""

from collections.abc import Iterator

from app.core.answers import Answers
from app.core.board.moves import Reach
from app.core.board.passages import Squares
from app.core.board.squares import Square
from app.core.errors import GameError
from app.systems.heroquest.board.at_table import block_of, situation_of_table, spot_of, the_board
from app.systems.heroquest.board.measuring import Mover, barred_to, reach_of
from app.systems.heroquest.board.on_the_way import budget_of, obstacles, trap_below
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.combat.strikes import has_power
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.maps.placing import misfit
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import LaidMap, Spot
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table

WITHOUT_LIMIT = 999


def mover_of(scene: Scene, figure_id: str) -> Mover:
    """HQ-8.2.2, HQ-19-FLIEGEN, HR-FALLEN-GAP: which figures it may pass, and whether walls stop it."""
    figure, is_hero = scene.figure(figure_id), figure_id in scene.table.heroes
    laid, spot = scene.table.map, spot_of(scene.table, figure_id)
    block = block_of(laid, figure_id, spot.square) if laid and spot else None
    return Mover(
        id=figure_id,
        width=block.width if block else 1,
        height=block.height if block else 1,
        side=Side.HERO if is_hero else Side.MONSTER,
        crosses_figures=figure.amount(Effect.VEILED) > 0 or has_power(scene, figure_id, Power.CROSS_FIGURES),
        through_walls=figure.amount(Effect.THROUGH_WALLS) > 0,
        fallen=scene.table.house_rules.fallen_figures,
    )


def reach_from(
    scene: Scene, figure_id: str, start: Spot, steps: int, goal: Square | None = None, *, beyond: bool = False
) -> Reach:
    """Return where so many steps lead a figure from a square of a board; a `goal` may be a trap that it knows of.

    `beyond`: heroes also go where nothing lies open yet.
    """
    situation = situation_of_table(scene.table, start.board)
    barred = _obstacles(scene, start.board, figure_id, goal, beyond=beyond)
    return reach_of(situation, start.square, steps, mover_of(scene, figure_id), barred=barred)


def _obstacles(scene: Scene, board: int, figure_id: str, goal: Square | None, *, beyond: bool) -> Squares:
    barred = obstacles(scene, board, figure_id)
    if beyond and scene.table.map is not None:
        barred &= scene.table.map.revealed_on(board)
    return barred & ~the_board().unwalled.bit(goal) if goal is not None else barred


def reach_now(table: Table, content: Content, figure_id: str) -> Reach | None:
    """Return where a figure may go on its board with the steps it has left; None if it is not on the map or cannot walk
    now.

    Of heroes this tells no more than players know.
    """
    scene, spot = Scene(table, content, Answers()), spot_of(table, figure_id)
    if spot is None or not can_walk(scene, figure_id):
        return None
    budget = budget_of(scene, figure_id)
    return reach_from(scene, figure_id, spot, WITHOUT_LIMIT if budget is None else budget)


def can_walk(scene: Scene, figure_id: str) -> bool:
    """Return whether a figure can set out: on its feet, awake, in no pit, with a turn, on no trap that has yet to
    work.
    """
    try:
        scene.figure_on_its_way(figure_id)
    except GameError:
        return False
    return trap_below(scene, figure_id) is None


def is_known(table: Table, goal: Spot) -> bool:
    """Return whether heroes can name a square as their goal: it is revealed, or a revealed link leads to it."""
    laid = table.map
    if laid is None:
        return False
    boards = range(len(laid.quest.boards))
    ends = (far for board in boards for near, far in _links(laid, board, goal.board) if _is_revealed(laid, near))
    return _is_revealed(laid, goal) or goal in ends


def _is_revealed(laid: LaidMap, spot: Spot) -> bool:
    return bool(laid.revealed_on(spot.board) & the_board().unwalled.mask([spot.square]))


def way_to(scene: Scene, figure_id: str, goal: Spot, *, beyond: bool = False) -> tuple[Spot, ...] | None:
    """Return a shortest way to a square, the goal last: on the figure's board, or once through a link; None without
    one.
    """
    start, laid = spot_of(scene.table, figure_id), scene.table.map
    if start is None or laid is None:
        return None
    ways = []
    if start.board == goal.board:
        ways.append(_on_board(scene, figure_id, start, goal, beyond=beyond))
    for near, far in _links(laid, start.board, goal.board):
        if not _may_enter(scene, figure_id, far, goal, beyond=beyond):
            continue
        first = _on_board(scene, figure_id, start, near, beyond=beyond, may_stop=False)
        rest = _on_board(scene, figure_id, far, goal, beyond=beyond)
        if first is not None and rest is not None:
            ways.append((*first, far, *rest))
    return min((way for way in ways if way), key=len, default=None)


def _on_board(
    scene: Scene, figure_id: str, start: Spot, goal: Spot, *, beyond: bool, may_stop: bool = True
) -> tuple[Spot, ...] | None:
    """Return the way from square to square of one board, empty where both are one; `may_stop`: the end must be free."""
    found = reach_from(scene, figure_id, start, WITHOUT_LIMIT, goal.square, beyond=beyond)
    if start == goal:
        is_free = spot_of(scene.table, figure_id) == start or not misfit(scene.table, figure_id, goal)
        return () if is_free else None
    end = the_board().unwalled.bit(goal.square)
    reached = found.ends & end if may_stop else found.cost(goal.square) is not None
    return tuple(Spot(board=goal.board, square=square) for square in found.way(goal.square) or ()) if reached else None


def _may_enter(scene: Scene, figure_id: str, far: Spot, goal: Spot, *, beyond: bool) -> bool:
    """Return whether a figure gets onto the square behind a link, to stop on it or to pass."""
    situation = situation_of_table(scene.table, far.board)
    barred = _obstacles(scene, far.board, figure_id, goal.square, beyond=beyond)
    return not barred_to(situation, mover_of(scene, figure_id), barred) & situation.bit(far.square)


def links_from(laid: LaidMap, board: int) -> Iterator[tuple[Spot, Spot]]:
    """Yield the links that lead away from a board, each as the square it leaves and the one it leads to."""
    for link in laid.quest.links:
        for near, far in ((link.one, link.other), (link.other, link.one)):
            if near.board == board:
                yield Spot(board=near.board, square=near.square), Spot(board=far.board, square=far.square)


def _links(laid: LaidMap, one: int, other: int) -> Iterator[tuple[Spot, Spot]]:
    """Return the links of a map from one board to another, each by its two ends."""
    return ((near, far) for near, far in links_from(laid, one) if far.board == other)
