"""What the map knows of a search: where it happens, whom one sees there, and what there is to find."""

from collections.abc import Mapping
from typing import Any

from app.systems.heroquest.board.facts import NOTHING, Fact, Known, Standpoint, on_board
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.exploration.commands import SearchForTraps, SearchForTreasure, SearchFurniture
from app.systems.heroquest.scene import Scene


@on_board(SearchForTreasure, SearchFurniture, fills=("area", "enemies_in_sight"))
def search(scene: Scene, told: Mapping[str, Any]) -> Known:
    """HQ-10.1, HQ-12: the area the hero stands in, and whether an enemy is in it or in line of sight."""
    here = Standpoint.of(scene.table, told.get("hero_id"))
    if here is None:
        return NOTHING
    enemy = _enemy(here)
    facts = {
        "area": Fact(here.area, ""),
        "enemies_in_sight": Fact(enemy is not None, "enemy_in_sight" if enemy else "no_enemy_in_sight"),
    }
    return Known(facts, None, "hero_id")


@on_board(SearchForTraps, fills=("area", "enemies_in_sight", "found", "secret_doors", "same_room"))
def search_for_traps(scene: Scene, told: Mapping[str, Any]) -> Known:
    """HQ-10.1: the same; what there is to find the rule finds, so that nothing of it stands anywhere before."""
    return search(scene, told)


def _enemy(here: Standpoint) -> str | None:
    near = {one.id for one in here.situation.figures_in_area(here.figure.square, Side.MONSTER)}
    enemies = (one for one in here.others(Side.MONSTER) if one.id in near or here.sight(one).sight == "direct")
    return next((one.id for one in enemies), None)
