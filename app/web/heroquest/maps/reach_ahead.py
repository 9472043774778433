"""How far a movement leads that has been thrown but does not count yet: drawn, and taken over by a tap on the board."""

from dataclasses import dataclass
from functools import reduce

from app.systems.heroquest.board.at_table import situation_of_table, spot_of
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.movement_reach import reach_now
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.views.map import seen_map
from app.web.heroquest.maps import overlay
from app.web.heroquest.maps.live_map import APART
from app.web.heroquest.maps.shapes import Shape
from app.web.heroquest.table.look import Look
from app.web.table.game_pages import Draft


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
