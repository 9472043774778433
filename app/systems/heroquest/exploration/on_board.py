"""What the map knows of a search: where it happens, whom one sees there, and what there is to find."""

from collections.abc import Mapping
from typing import Any

from app.systems.heroquest.board.facts import Fact, Known, Standpoint, on_board
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.exploration.commands import SearchForTraps, SearchForTreasure, SearchFurniture
from app.systems.heroquest.scene import Scene


@on_board(SearchForTreasure, SearchFurniture, by="hero_id", fills=("area", "enemies_in_sight"))
def search(_: Scene, here: Standpoint, __: Mapping[str, Any]) -> Known:
    """HQ-10.1, HQ-12: the area the hero stands in, and whether an enemy is in it or in line of sight."""
    near = {one.id for one in here.situation.figures_in_area(here.figure.square, Side.MONSTER)}
    enemy = any(one.id in near or here.sight(one).sight == "direct" for one in here.others(Side.MONSTER))
    facts = {
        "area": Fact(here.area, ""),
        "enemies_in_sight": Fact(enemy, "enemy_in_sight" if enemy else "no_enemy_in_sight"),
    }
    return Known(facts, "hero_id")


@on_board(SearchForTraps, by="hero_id", fills=("area", "enemies_in_sight", "found", "secret_doors", "same_room"))
def search_for_traps(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-10.1: the same; what there is to find the rule finds, so that nothing of it stands anywhere before."""
    return search(scene, here, told)
