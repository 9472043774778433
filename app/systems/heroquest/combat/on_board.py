"""What the map knows of attacks: how far, whether straight or slanted, what stands in the path, who can make way."""

from collections.abc import Mapping
from typing import Any, Literal

from app.core.errors import RuleViolation
from app.systems.heroquest.board.facts import NOTHING, Fact, Known, Standpoint, on_board, sight_fact
from app.systems.heroquest.board.situation import Figure
from app.systems.heroquest.board.strikes import push_back, sweep_targets
from app.systems.heroquest.combat.commands import Attack, Sweep
from app.systems.heroquest.scene import Scene


@on_board(
    Attack,
    by="attacker_id",
    fills=("diagonal", "adjacent", "distance", "sight", "next_in_path", "passage", "room_behind"),
)
def attack(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-3.1, HQ-3.2-SPEER, HQ-4.1, HQ-4.2: everything about the two squares and what lies between them."""
    target = here.other(told.get("target_id"))
    if target is None:
        return NOTHING
    return _flight(here, target, told["means"]) if told.get("means") in ("ranged", "thrown") else blow(here, target)


def blow(here: Standpoint, target: Figure, *, blames: str = "target_id", room: str = "room_behind") -> Known:
    """HQ-3.1: straight at a neighbour, or slanted; through no wall and no shut door. `room`: the field for pushing."""
    found, slanted = here.contact(target)
    if found not in ("free", "double_door"):
        code = "attack.out_of_reach" if found == "apart" else f"attack.barred_by_{found}"
        return Known({}, blames, RuleViolation(code, field=blames, squares=here.distance(target)))
    steps = push_back(here.situation, here.figure, target)
    facts = {
        "diagonal": Fact(slanted, "slanted" if slanted else "straight"),
        "passage": Fact(found, found) if found == "double_door" else Fact("open", ""),
        room: Fact(steps is not None, "can_make_way" if steps else ""),
    }
    return Known(facts, blames)


def _flight(here: Standpoint, target: Figure, means: Literal["ranged", "thrown"]) -> Known:
    """HQ-4-INDIRECT, HQ-4-ADJACENT: past whom a shot goes, and that nobody shoots at a neighbour.

    HQ-4.2: how far what is thrown flies; slanted squares count once.
    """
    line, sight = sight_fact(here, target)
    squares = here.distance(target)
    flown = {"distance": Fact(squares, "so_far", {"squares": squares})} if means == "thrown" else {}
    facts = {
        "adjacent": Fact(squares == 1, "next_to_it" if squares == 1 else ""),
        **flown,
        "sight": sight,
        "passage": Fact("slanted_door", "slanted_door") if line.slanted else Fact("open", ""),
    }
    if means == "thrown":
        return Known(facts, "target_id")
    struck = here.other(line.next_in_path)
    path = Fact(struck.id if struck else None, "first_in_path" if struck else "")
    return Known({**facts, "next_in_path": path}, "target_id")


@on_board(Sweep, by="attacker_id")
def sweep(_: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-19-RUNDUMSCHLAG: whoever is struck stands around; in which order, and who is spared, the sweeper says."""
    around = sweep_targets(here.situation, here.figure)
    named = told.get("target_ids") or ()
    far = [one for one in map(here.other, named) if one is not None and one.id not in around]
    if far:
        error = RuleViolation("attack.out_of_reach", field="target_ids", squares=here.distance(far[0]))
        return Known({}, "target_ids", error)
    if not around:
        return NOTHING
    return Known({} if named else {"target_ids": Fact(around, "all_around")}, "target_ids")
