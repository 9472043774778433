"""What is drawn on the map before it counts: where a falling block comes down, how far a thrown movement leads."""

from dataclasses import dataclass
from functools import reduce

from app.systems.heroquest.board.at_table import named_place, situation_of_table, spot_of
from app.systems.heroquest.content.exploration import TrapEffect
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.movement_reach import reach_now
from app.systems.heroquest.positions import free_beside
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.traps.commands import DisarmTrap, SpringTrap
from app.systems.heroquest.views.map import seen_map
from app.web.heroquest.maps import overlay
from app.web.heroquest.maps.live_map import APART
from app.web.heroquest.maps.shapes import Shape
from app.web.heroquest.table.look import Look
from app.web.http.languages import t
from app.web.table.game_pages import Draft


@dataclass(frozen=True)
class FallingBlock:
    """What stands beside the dice of a block, and what is drawn below and above the figures of its board."""

    text: str
    ground: tuple[Shape, ...]
    above: tuple[Shape, ...]
    offset: int
    template: str = "heroquest/maps/_falling.html"


def falling_block(look: Look, draft: Draft, *, is_settled: bool) -> FallingBlock | None:
    """The squares it blocks and those that are free beside whom it strikes; None without a map, for
    other traps, and where none comes down; `is_settled` once nothing is asked any more."""
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
    names = tuple(dict.fromkeys(name for one in here for name in free_beside(look.table, one)))
    free = [place.square for name in names if (place := named_place(name, boards))]
    said = t("block_falls_on", square=told or "")
    if here:
        said = f"{said} {t('free_to_step', squares=', '.join(names), number=len(names))}"
    return FallingBlock(
        said, tuple(overlay.free_shapes(free)), tuple(overlay.struck_shapes(struck.square)), struck.board * APART
    )


@dataclass(frozen=True)
class ReachAhead:
    """The squares that a throw leads to, on the board that lies so far from the first."""

    ground: tuple[Shape, ...]
    offset: int
    template: str = "heroquest/maps/_reach_ahead.html"


def reach_ahead(look: Look, draft: Draft) -> ReachAhead | None:
    """The reach of a movement that only has to be taken over; None without a map, in a correction, and where the hero
    goes nowhere: he stands on no board or in a pit."""
    command, seen = draft.command, seen_map(look.table, look.actor.viewer)
    if not isinstance(command, MoveRoll) or seen is None or draft.correcting is not None:
        return None
    spot, decision = spot_of(look.table, command.hero_id), draft.decision
    if spot is None or decision is None or decision.prompt or look.table.heroes[command.hero_id].amount(Effect.IN_PIT):
        return None
    board = next(one for one in seen.boards if one.number == spot.board)
    reach = reach_now(reduce(evolve, decision.events, look.table), look.content, command.hero_id)
    costs = {one: cost for one, cost in reach.costs().items() if board.is_revealed(one)} if reach else {}
    busy = [one.square for one in board.drawn.things if one.kind in ("trap", "mark")]
    ground = overlay.reach_shapes(situation_of_table(look.table, spot.board).plan.walkable, costs, busy)
    return ReachAhead(tuple(ground), board.number * APART)
