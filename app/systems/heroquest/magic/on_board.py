"""What the map knows of spells: whether the target lies in line or area of sight, and what stands in the path."""

from collections.abc import Mapping
from typing import Any

from app.systems.heroquest.board.facts import NOTHING, Fact, Known, Standpoint, on_board, sight_fact
from app.systems.heroquest.board.measuring import Sight
from app.systems.heroquest.magic.commands import (
    CastBasicSpell,
    CastMonsterSpell,
    CastSetSpell,
    CastSpecialSpell,
    ReadScroll,
)
from app.systems.heroquest.scene import Scene


@on_board(CastMonsterSpell, by="monster_id", fills=("in_line", "in_area"))
@on_board(CastSpecialSpell, CastSetSpell, ReadScroll, by="hero_id", fills=("in_line", "in_area"))
def aimed(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-8-SIGHT: a line for what harms, the room or section for what helps; of several targets to each of them."""
    targets = map(here.other, told.get("target_ids") or ())
    lines = [sight_fact(here, one) for one in targets if one is not None]
    if not lines:
        return NOTHING
    line, fact = next((one for one in lines if one[0].sight != "direct"), lines[0])
    return Known(_seen(line, fact, in_area=all(one.in_area for one, _ in lines)), "target_ids")


def _seen(line: Sight, fact: Fact, *, in_area: bool) -> dict[str, Fact]:
    return {
        "in_line": fact._replace(value=line.sight == "direct"),
        "in_area": Fact(in_area, "same_area" if in_area else "other_area"),
    }


@on_board(CastBasicSpell, by="hero_id", fills=("in_line", "in_area", "figure_in_path", "furniture_in_path"))
def basic(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-4-INDIRECT: without a line it may fly past who or what stands in the path."""
    target = here.other(told.get("target_id"))
    if target is None:
        return NOTHING
    line, fact = sight_fact(here, target)
    struck = here.other(line.next_in_path)
    past_furniture = line.sight == "indirect" and struck is None
    facts = {
        **_seen(line, fact, in_area=line.in_area),
        "figure_in_path": Fact(struck.id if struck else None, "first_in_path" if struck else ""),
        "furniture_in_path": Fact(past_furniture, "past_furniture" if past_furniture else ""),
    }
    return Known(facts, "target_id")
