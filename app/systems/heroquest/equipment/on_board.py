"""What the map knows of robbers: whether a companion still sees the fallen hero."""

from collections.abc import Mapping
from typing import Any

from app.core.errors import RuleViolation
from app.systems.heroquest.board.facts import NOTHING, Known, Standpoint, on_board
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.equipment.commands import LeaveBehind
from app.systems.heroquest.scene import Scene


@on_board(LeaveBehind)
def leave_behind(scene: Scene, told: Mapping[str, Any]) -> Known:
    """HQ-9-ROBBED: nobody robs a hero whom a standing companion sees, in the same area or in line of sight."""
    here = Standpoint.of(scene.table, told.get("hero_id"))
    if here is None:
        return NOTHING
    near = {one.id for one in here.situation.figures_in_area(here.figure.square, Side.HERO)}
    for one in here.others(Side.HERO):
        if scene.table.heroes[one.id].is_standing and (one.id in near or here.sight(one).sight == "direct"):
            error = RuleViolation("gold.companion_near", field="hero_id", hero=scene.table.heroes[one.id].name)
            return Known({}, error, "hero_id")
    return NOTHING
