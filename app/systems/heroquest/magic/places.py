"""Knowledge of the map about spells: whether their targets are in line or area of sight, and who stands in the path."""

from collections.abc import Mapping
from typing import Any

from app.systems.heroquest.board import measuring
from app.systems.heroquest.board.facts import NOTHING, Fact, Known, on_board
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat.between_figures import path_fact, sight_fact
from app.systems.heroquest.magic.commands import (
    CastBasicSpell,
    CastMonsterSpell,
    CastSetSpell,
    CastSpecialSpell,
    ReadScroll,
)
from app.systems.heroquest.scene import Scene


@on_board(CastMonsterSpell, by="monster_id", fills=("in_line", "in_area"), across=True)
@on_board(CastSpecialSpell, CastSetSpell, ReadScroll, by="hero_id", fills=("in_line", "in_area"), across=True)
def known_of_aim(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-8-SIGHT: a line for what harms, the room or section for what helps; of several targets to each of them."""
    targets = told.get("target_ids") or ()
    if any(here.is_elsewhere(one) for one in targets):
        return Known(_UNSEEN, "target_ids")
    lines = [sight_fact(here, one) for one in map(here.other, targets) if one is not None]
    if not lines:
        return NOTHING
    line, fact = next((one for one in lines if one[0].sight != "direct"), lines[0])
    return Known(_seen(line, fact, in_area=all(one.in_area for one, _ in lines)), "target_ids")


_NO_PATH = {"figure_in_path": Fact(None, ""), "furniture_in_path": Fact(value=False, reason="")}
_UNSEEN = {"in_line": Fact(value=False, reason="no_line"), "in_area": Fact(value=False, reason="other_area")}


@on_board(
    CastBasicSpell, by="hero_id", fills=("in_line", "in_area", "figure_in_path", "furniture_in_path"), across=True
)
def known_of_basic_spell(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-4-INDIRECT: without a line of sight it may fly past a figure or furniture in the path."""
    if here.is_elsewhere(told.get("target_id")):
        return Known(_UNSEEN | _NO_PATH, "target_id")
    target = here.other(told.get("target_id"))
    if target is None:
        return NOTHING
    line, fact = sight_fact(here, target)
    struck = here.other(line.next_in_path)
    past_furniture = line.sight == "indirect" and struck is None
    facts = {
        **_seen(line, fact, in_area=line.in_area),
        "figure_in_path": path_fact(struck),
        "furniture_in_path": Fact(past_furniture, "past_furniture" if past_furniture else ""),
    }
    return Known(facts, "target_id")


def _seen(line: measuring.Sight, fact: Fact, *, in_area: bool) -> dict[str, Fact]:
    return {
        "in_line": fact._replace(value=line.sight == "direct"),
        "in_area": Fact(in_area, "same_area" if in_area else "other_area"),
    }
