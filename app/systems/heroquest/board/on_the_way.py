"""Obstacles on a figure's way: the traps of the drawing as they stand now, open pits; and the steps it has left."""

from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from typing import NamedTuple

from app.core.board.passages import Squares
from app.core.caches import by_identity
from app.systems.heroquest.board.at_table import block_of, named_place, spot_of, the_board
from app.systems.heroquest.board.quest_map import QuestBoard, QuestTrap
from app.systems.heroquest.content.exploration import TrapEffect
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import LaidMap
from app.systems.heroquest.state.table import Table


class TrapThere(NamedTuple):
    """A trap of the drawing as it stands now, and the squares it covers."""

    thing: QuestTrap
    squares: Squares


def traps_on(laid: LaidMap, board: int, *standings: str) -> Iterator[TrapThere]:
    """Return the traps of a board in one of these states: "hidden", "found", "sprung", "disarmed"."""
    there = _drawn_traps(laid.quest.boards[board])
    return (one for one in there if laid.traps.get(one.thing.id, one.thing.state) in standings)


@by_identity(64)
def _drawn_traps(drawn: QuestBoard) -> tuple[TrapThere, ...]:
    traps = (one for one in drawn.things if isinstance(one, QuestTrap))
    return tuple(TrapThere(one, the_board().unwalled.block(one.block)) for one in traps)


def trap_below(scene: Scene, figure_id: str) -> TrapThere | None:
    """Return the trap of a known kind that a figure stands on and that has not gone off; None if there is none."""
    spot, laid = spot_of(scene.table, figure_id), scene.table.map
    if spot is None or laid is None:
        return None
    covered = the_board().unwalled.block(block_of(laid, figure_id, spot.square))
    there = (one for one in traps_on(laid, spot.board, "hidden", "found") if one.thing.content in scene.content.traps)
    return next((one for one in there if one.squares & covered), None)


def budget_of(scene: Scene, figure_id: str) -> int | None:
    """Return the steps a figure has left in the running turn; None where they are not counted.

    HQ-2: a hero has what was thrown, none before the throw; a monster what its kind or the quest says. Where a die says
    it, steps are not counted before it is thrown, nor while no turns are taken.
    """
    table = scene.table
    if table.map is None or not table.round.is_running:
        return None
    left = table.steps_left(figure_id)
    if left is not None:
        return left
    monster = table.monsters.get(figure_id)
    if monster is None:
        return 0
    entry = scene.content.monsters[monster.kind]
    return entry.movement if monster.movement is None else monster.movement


def obstacles(scene: Scene, board: int, figure_id: str) -> Squares:
    """Return the squares a figure goes around: open pits, known traps, and for heroes unrevealed squares.

    The game master's monsters know every trap.
    """
    table, laid = scene.table, scene.table.map
    if laid is None:
        return 0
    is_hero = figure_id in table.heroes
    found = [one.squares for one in traps_on(laid, board, "found", *(() if is_hero else ("hidden",)))]
    found.append(_named(laid, board, (one.square for one in table.dungeon.trap_markers)))
    barred = reduce(or_, found) | open_pits(table, board, scene.content)
    return barred | (the_board().unwalled.everything & ~laid.revealed_on(board) if is_hero else 0)


def open_pits(table: Table, board: int, content: Content) -> Squares:
    """HQ-10.2.2: the squares of a board on which a pit lies open, drawn or told."""
    laid = table.map
    if laid is None:
        return 0
    pits = {trap.id for trap in content.traps.values() if trap.effect is TrapEffect.PIT}
    drawn = (one.squares for one in traps_on(laid, board, "sprung") if one.thing.content in pits)
    return reduce(or_, drawn, _named(laid, board, (pit.square for pit in table.dungeon.pits)))


def _named(laid: LaidMap, board: int, names: Iterable[str]) -> Squares:
    """Return the squares of a board among those of these names."""
    places = (named_place(name, len(laid.quest.boards)) for name in names)
    return the_board().unwalled.mask(place.square for place in places if place and place.board == board)
