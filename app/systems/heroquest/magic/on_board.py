"""What the map knows of spells: whether the target lies in line or area of sight, and what stands in the path."""

from collections.abc import Mapping
from typing import Any

from app.systems.heroquest.board.facts import NOTHING, Fact, Known, Standpoint, on_board, sight_fact
from app.systems.heroquest.magic.commands import (
    CastBasicSpell,
    CastMonsterSpell,
    CastSetSpell,
    CastSpecialSpell,
    ReadScroll,
)
from app.systems.heroquest.scene import Scene


@on_board(CastSpecialSpell, CastSetSpell, ReadScroll, CastMonsterSpell, fills=("in_line", "in_area"))
def aimed(scene: Scene, told: Mapping[str, Any]) -> Known:
    """HQ-8-SIGHT: a line for what harms, the room or section for what helps; of several targets to each of them."""
    caster = told.get("hero_id") or told.get("monster_id")
    here = Standpoint.of(scene.table, caster)
    named = told.get("target_ids") or ()
    targets = [one for one in map(here.other, named) if one is not None] if here else []
    if here is None or not targets:
        return NOTHING
    lines = [sight_fact(here, one) for one in targets]
    line, fact = next((one for one in lines if one[0].sight != "direct"), lines[0])
    in_area = all(one.in_area for one, _ in lines)
    return Known(
        {
            "in_line": fact._replace(value=line.sight == "direct"),
            "in_area": Fact(in_area, "same_area" if in_area else "other_area"),
        },
        None,
        "target_ids",
    )


@on_board(CastBasicSpell, fills=("in_line", "in_area", "figure_in_path", "furniture_in_path"))
def basic(scene: Scene, told: Mapping[str, Any]) -> Known:
    """HQ-4-INDIRECT: without a line it may fly past who or what stands in the path."""
    here = Standpoint.of(scene.table, told.get("hero_id"))
    target = here.other(told.get("target_id")) if here else None
    if here is None or target is None:
        return NOTHING
    line, fact = sight_fact(here, target)
    struck = here.other(line.next_in_path) if line.next_in_path else None
    past_furniture = line.sight == "indirect" and struck is None
    return Known(
        {
            "in_line": fact._replace(value=line.sight == "direct"),
            "in_area": Fact(line.in_area, "same_area" if line.in_area else "other_area"),
            "figure_in_path": Fact(struck.id if struck else None, "first_in_path" if struck else ""),
            "furniture_in_path": Fact(past_furniture, "past_furniture" if past_furniture else ""),
        },
        None,
        "target_id",
    )
