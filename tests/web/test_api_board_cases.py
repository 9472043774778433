"""Boards drawn by hand, asked as a program would that has read docs/api.md and the rules, and nothing else."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.web.conftest import Server
from tests.web.test_api_board import fact

Case = tuple[str, str, str | None, Mapping[str, Any], Mapping[str, Any]]  # rule, start, end, what else, what is told


def board(**things: Sequence[object]) -> Mapping[str, Any]:
    return {"board": things}


def ogre(square: str, **more: object) -> Mapping[str, Any]:
    return {"square": square, "id": "ogre", **more}


OPEN, SHUT = board(doors=[["E3", "F3", "open"]]), board(doors=[["E3", "F3", "closed"]])
HIDDEN = board(doors=[["E3", "F3", "secret"]])
FOUND = board(doors=[{"squares": ["F3", "E3"], "state": "open", "kind": "secret"}])
DOUBLE = board(doors=[["E3", "F3", "double"], ["E4", "F4", "double"]])
RUBBLE, BESIDE = board(blocked=["C3"]), board(blocked=["C2"])
IN_LINE, AROUND = board(figures=[ogre("M8")]), board(figures=["C2", "B3"])
SLANT = {"house_rules": {"HR-SLANTED-DOOR": "one_die_less"}}
NEAR = {"house_rules": {"HR-THROW-ADJACENT": "allowed"}}
NO, YES = {"reached": False}, {"reached": True, "reason": "free"}
DIRECT, INDIRECT, NONE = ({"sight": one} for one in ("direct", "indirect", "none"))

CASES: Sequence[Case] = (
    ("adjacent", "B2", "C2", {}, YES),
    ("adjacent", "B2", "C3", {}, {**NO, "reason": "diagonal"}),
    ("adjacent", "E2", "F2", {}, {**NO, "reason": "wall"}),
    ("adjacent", "A2", "B2", {}, {**NO, "reason": "wall"}),
    ("adjacent", "B2", "D2", {}, {**NO, "reason": "apart"}),
    ("adjacent", "E3", "F3", OPEN, YES),
    ("adjacent", "E3", "F3", SHUT, {**NO, "reason": "door"}),
    ("adjacent", "E3", "F3", HIDDEN, {**NO, "reason": "secret_door"}),
    ("adjacent", "E3", "F3", FOUND, YES),
    ("adjacent", "B3", "C3", RUBBLE, {**NO, "reason": "rubble"}),
    ("adjacent", "C2", "C3", board(doors=[["C2", "C3", "closed"]]), {**NO, "reason": "door"}),
    ("adjacent", "A1", None, {}, {"squares": {"B1", "A2"}}),
    ("adjacent", "R13", None, {}, {"squares": {"R12", "S13"}}),  # room 19 has a corner
    ("diagonal_reach", "B2", "C3", {}, YES),
    ("diagonal_reach", "E4", "F5", {}, {**NO, "reason": "wall"}),  # four rooms meet
    ("diagonal_reach", "R13", "S14", {}, YES),
    ("diagonal_reach", "R13", "S14", {"corner": "both_sides"}, {**NO, "reason": "wall"}),
    ("diagonal_reach", "E3", "F4", OPEN, {**NO, "reason": "door"}),
    ("diagonal_reach", "E2", "F3", OPEN, {**NO, "reason": "door"}),
    ("diagonal_reach", "E3", "F4", DOUBLE, {"reached": True, "reason": "double_door"}),
    ("diagonal_reach", "E2", "F3", DOUBLE, {**NO, "reason": "door"}),
    ("diagonal_reach", "E3", "F4", FOUND, {**NO, "reason": "secret_door"}),
    ("diagonal_reach", "B2", "C3", BESIDE, YES),
    ("diagonal_reach", "B2", "C3", {**BESIDE, "corner": "both_sides"}, NO),
    ("diagonal_reach", "B2", "C3", board(blocked=["C2", "B3"]), NO),
    ("diagonal_reach", "B2", "C3", AROUND, YES),
    ("line_of_sight", "K8", "P12", {}, {**DIRECT, "in_area": True}),
    ("line_of_sight", "A1", "A19", {}, DIRECT),
    ("line_of_sight", "B3", "I3", {}, {**NONE, "stopped_by": "wall"}),
    ("line_of_sight", "B3", "I3", OPEN, {**DIRECT, "slanted": False}),
    ("line_of_sight", "B3", "I3", SHUT, {**NONE, "stopped_by": "door"}),
    ("line_of_sight", "B3", "I3", FOUND, {**NONE, "stopped_by": "secret_door"}),
    ("line_of_sight", "D3", "G4", OPEN, {**NONE, "stopped_by": "slant"}),
    ("line_of_sight", "D3", "G4", {**OPEN, **SLANT}, {**DIRECT, "slanted": True}),
    ("line_of_sight", "K8", "O8", IN_LINE, {**INDIRECT, "stopped_by": "figure", "next_in_path": "ogre"}),
    ("line_of_sight", "K8", "O9", IN_LINE, DIRECT),
    ("line_of_sight", "B2", "C3", board(blocked=["C2", "B3"]), NONE),
    ("line_of_sight", "B2", "C3", AROUND, INDIRECT),
    ("line_of_sight", "K8", "O8", board(figures=["M8", ogre("O8", large=True)]), DIRECT),
    ("line_of_sight", "K8", "O8", board(furniture=[{"square": "M8", "kind": "table"}]), DIRECT),
    ("line_of_sight", "K8", "O8", board(furniture=[{"square": "M8", "view": "low"}]), INDIRECT),
    ("line_of_sight", "K8", "O8", board(furniture=[{"square": "M8", "height": 5, "view": "high"}]), NONE),
    ("reach", "A1", None, {"steps": 2}, {"squares": {"B1", "A2", "C1", "A3"}}),
    ("reach", "B2", None, {"steps": 0}, {"squares": set()}),
    ("reach", "E3", "F3", {"steps": 40}, NO),
    ("reach", "E3", "F3", {"steps": 1, **OPEN}, {"reached": True, "cost": 1}),
    ("reach", "E3", "F3", {"steps": 40, **SHUT}, NO),
    ("reach", "E3", "F3", {"steps": 40, **HIDDEN}, NO),
    ("reach", "E3", "F3", {"steps": 1, "through_walls": True}, {"reached": True, "cost": 1}),
    ("reach", "B2", None, {"steps": 1, **board(furniture=["B3"])}, {"squares": {"C2"}}),
    ("reach", "A1", None, {"steps": 2, **board(figures=["A2"])}, {"squares": {"B1", "C1"}}),
    ("reach", "A1", None, {"steps": 2, "side": "monster", **board(figures=["A2"])}, {"squares": {"B1", "C1", "A3"}}),
    ("reach", "A1", None, {"steps": 2, "traps": ["A2"]}, {"squares": {"B1", "A2", "C1"}}),
    ("reveal", "E3", None, {"door": ["E3", "F3"], **SHUT}, {"areas": ["room_2"]}),
    ("reveal", "F3", None, {"door": ["E3", "F3"], **SHUT}, {"areas": ["room_1"]}),
    ("reveal", "K4", None, {}, {"areas": ["room_3"]}),
    ("throw_range", "K8", "P12", {}, {"allowed": True, "distance": 5}),
    ("throw_range", "K8", "P12", {"counted": "straight"}, {"allowed": False, "reason": "too_far"}),
    ("throw_range", "A1", "G1", {}, {"allowed": False, "reason": "too_far"}),
    ("throw_range", "K8", "L9", {}, {"allowed": False, "reason": "adjacent"}),
    ("throw_range", "K8", "L9", NEAR, {"allowed": True}),
    ("throw_range", "K8", "O8", IN_LINE, {"allowed": False, "reason": "no_sight"}),
    ("throw_range", "E3", "H3", OPEN, {"allowed": True, "distance": 3}),
)  # fmt: skip


def test_every_board_drawn_by_hand_is_answered_as_the_rules_say(server: Server) -> None:
    for rule, start, end, more, expected in CASES:
        told = fact(server, rule, start=start, **({"end": end} if end else {}), **more)
        if "squares" in expected:
            told["squares"] = {one["square"] for one in told["squares"]}
        assert {name: told[name] for name in expected} == expected, (rule, start, end, more)
