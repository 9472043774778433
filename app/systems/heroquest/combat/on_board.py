"""What the map knows of attacks: how far, whether straight or slanted, what stands in the path, who can make way."""

from collections.abc import Mapping
from typing import Any

from app.core.errors import RuleViolation
from app.systems.heroquest.board.facts import NOTHING, Fact, Known, Standpoint, on_board, sight_fact
from app.systems.heroquest.board.situation import Figure
from app.systems.heroquest.board.strikes import push_back, sweep_targets
from app.systems.heroquest.combat.commands import Attack, Sweep
from app.systems.heroquest.scene import Scene


@on_board(Attack, fills=("diagonal", "adjacent", "distance", "sight", "next_in_path", "passage", "room_behind"))
def attack(scene: Scene, told: Mapping[str, Any]) -> Known:
    """HQ-3.1, HQ-3.2-SPEER, HQ-4.1, HQ-4.2: everything about the two squares and what lies between them."""
    here = Standpoint.of(scene.table, told.get("attacker_id"))
    target = here.other(told.get("target_id")) if here else None
    if here is None or target is None:
        return NOTHING
    match told.get("means"):
        case "ranged":
            return _shot(here, target)
        case "thrown":
            return _throw(here, target)
    return blow(here, target)


def blow(here: Standpoint, target: Figure, *, blames: str = "target_id", room: str = "room_behind") -> Known:
    """HQ-3.1: straight at a neighbour, or slanted; through no wall and no shut door. `room`: the field for pushing."""
    found, slanted = here.contact(target)
    if found not in ("free", "double_door"):
        code = "attack.out_of_reach" if found == "apart" else f"attack.barred_by_{found}"
        return Known({}, RuleViolation(code, field=blames, squares=here.distance(target)), blames)
    steps = push_back(here.situation, here.figure, target)
    facts = {
        "diagonal": Fact(slanted, "slanted" if slanted else "straight"),
        "passage": Fact(
            "double_door" if found == "double_door" else "open", "double_door" if found == "double_door" else ""
        ),
        room: Fact(steps is not None, "can_make_way" if steps else ""),
    }
    return Known(facts, None, blames)


def _shot(here: Standpoint, target: Figure) -> Known:
    """HQ-4-INDIRECT, HQ-4-ADJACENT: past whom it goes, and that nobody shoots at a neighbour."""
    line, sight = sight_fact(here, target)
    struck = here.other(line.next_in_path) if line.next_in_path else None
    return Known(
        {
            "adjacent": _adjacent(here, target),
            "sight": sight,
            "passage": Fact("slanted_door" if line.slanted else "open", "slanted_door" if line.slanted else ""),
            "next_in_path": Fact(struck.id if struck else None, "first_in_path" if struck else ""),
        },
        None,
        "target_id",
    )


def _throw(here: Standpoint, target: Figure) -> Known:
    """HQ-4.2: how far it flies; slanted squares count once."""
    line, sight = sight_fact(here, target)
    squares = here.distance(target)
    return Known(
        {
            "adjacent": _adjacent(here, target),
            "distance": Fact(squares, "so_far", {"squares": squares}),
            "sight": sight,
            "passage": Fact("slanted_door" if line.slanted else "open", "slanted_door" if line.slanted else ""),
        },
        None,
        "target_id",
    )


def _adjacent(here: Standpoint, target: Figure) -> Fact:
    near = here.distance(target) == 1
    return Fact(near, "next_to_it" if near else "")


@on_board(Sweep)
def sweep(scene: Scene, told: Mapping[str, Any]) -> Known:
    """HQ-19-RUNDUMSCHLAG: whoever is struck stands around; in which order, and who is spared, the sweeper says."""
    here = Standpoint.of(scene.table, told.get("attacker_id"))
    if here is None:
        return NOTHING
    around = sweep_targets(here.situation, here.figure)
    named = told.get("target_ids") or ()
    far = [one for one in map(here.other, named) if one is not None and one.id not in around]
    if far:
        error = RuleViolation("attack.out_of_reach", field="target_ids", squares=here.distance(far[0]))
        return Known({}, error, "target_ids")
    if not around:
        return NOTHING
    return Known({} if named else {"target_ids": Fact(around, "all_around")}, None, "target_ids")
