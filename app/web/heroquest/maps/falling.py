"""Where a falling block comes down, and where whoever stands below may step: drawn while its dice are asked for."""

from dataclasses import dataclass

from app.systems.heroquest.board.at_table import named_place, spot_of
from app.systems.heroquest.content.exploration import TrapEffect
from app.systems.heroquest.positions.pushing import free_beside
from app.systems.heroquest.traps.commands import DisarmTrap, SpringTrap
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
