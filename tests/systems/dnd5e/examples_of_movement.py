"""What an example is; those of movement, of the space of others and of sizes."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple


class Example(NamedTuple):
    """A case: its number in the ledger (0: one of ours), the rules it shows, the question, and part of the answer."""

    number: int
    rules: Sequence[str]
    question: str
    inputs: Mapping[str, Any]
    result: Mapping[str, Any]
    dice: Sequence[int] = ()
    decided_by: str = ""


FLYER = {"walk": 6, "fly": 12}
MOVES: Sequence[Example] = (
    Example(
        *(17, ["DND-MOV-1", "DND-MOV-2"], "movement"),
        {"speed": 9, "legs": [{"metres": 3}, {"kind": "action"}, {"metres": 6}]},
        {"movement_left": 0, "allowed": True},
    ),
    Example(
        *(17, ["DND-MOV-1"], "movement"),
        {"speed": 9, "movement_used": 9, "legs": [{"metres": 1.5}]},
        {"allowed": False, "refused": [0], "movement_left": 0},
    ),
    Example(
        *(0, ["DND-MOV-3"], "movement"),
        {"speed": 9, "legs": [{"kind": "attack"}, {"metres": 4.5}, {"kind": "attack"}]},
        {"allowed": True, "movement_left": 4.5},
    ),
    Example(18, ["DND-TER-1"], "difficult_terrain", {"metres": 4.5, "reasons": ["Geröll"]}, {"cost": 9, "extra": 4.5}),
    Example(18, ["DND-TER-2"], "difficult_terrain", {"metres": 4.5, "reasons": ["Geröll", "Schnee"]}, {"cost": 9}),
    Example(
        *(19, ["DND-PRO-2", "DND-TER-1"], "movement"),
        {"speed": 9, "prone": True, "legs": [{"kind": "stand_up"}, {"metres": 2.5, "difficult": True}]},
        {"movement_left": 0, "allowed": True, "prone": False},
    ),
    Example(
        *(20, ["DND-PRO-1", "DND-PRO-3"], "movement"),
        {"speed": 9, "legs": [{"metres": 6}, {"kind": "fall_prone"}, {"kind": "stand_up"}]},
        {"allowed": False, "refused": [2], "prone": True, "movement_left": 3},
    ),
    Example(
        20, ["DND-PRO-2", "DND-PRO-3"], "stand_up", {"speed": 9, "movement_used": 6}, {"cost": 4, "possible": False}
    ),
    Example(0, ["DND-PRO-3"], "stand_up", {"speed": 0}, {"cost": 0, "possible": False, "prone": True}),
    Example(0, ["DND-PRO-3"], "stand_up", {"speed": 1.5}, {"cost": 0, "possible": True, "prone": False}),
    Example(0, ["DND-PRO-1"], "fall_prone", {}, {"cost": 0, "prone": True}),
    Example(
        *(21, ["DND-MOV-4"], "movement"),
        {"speeds": FLYER, "legs": [{"metres": 3, "mode": "fly"}, {"metres": 3}, {"metres": 6, "mode": "fly"}]},
        {"allowed": True, "movement_used": 12, "left": {"walk": 0, "fly": 0}},
    ),
    Example(
        *(21, ["DND-MOV-4"], "switch_speed"),
        {"speeds": FLYER, "movement_used": 6, "mode": "walk"},
        {"movement_left": 0, "possible": False, "left": {"walk": 0, "fly": 6}},
    ),
    Example(
        *(22, ["DND-MOV-4"], "switch_speed"),
        {"speeds": {"walk": 9, "swim": 6}, "movement_used": 6, "mode": "walk"},
        {"movement_left": 3, "possible": True},
    ),
    Example(23, ["DND-CRE-2"], "passage", {"other_size": "large"}, {"may_pass": False, "size_difference": 1}),
    Example(
        *(23, ["DND-CRE-2", "DND-CRE-3", "DND-TER-3"], "passage"),
        {"other_size": "huge", "movement_left": 9},
        {"may_pass": True, "may_stop": False, "metres": 4.5, "cost": 9, "allowed": True, "movement_left": 0},
    ),
    Example(
        *(24, ["DND-CRE-1", "DND-CRE-3"], "passage"),
        {"size": "small", "hostile": False, "metres": 1.5, "ends_inside": True},
        {"may_pass": True, "cost": 3, "allowed": False},
    ),
    Example(24, ["DND-TER-3"], "difficult_terrain", {"metres": 1.5, "creature_space": True}, {"cost": 3}),
    Example(0, ["DND-CRE-4"], "leave_reach", {}, {"provokes": True, "attack_possible": True}),
    Example(0, ["DND-CRE-4"], "leave_reach", {"in_reach_after": True}, {"provokes": False}),
    Example(0, ["DND-CRE-4"], "leave_reach", {"own_turn": False}, {"provokes": False}),
    Example(
        0, ["DND-CRE-4"], "leave_reach", {"reaction_available": False}, {"provokes": True, "attack_possible": False}
    ),
)
