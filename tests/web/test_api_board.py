"""The board asked through the rule API: squares in several ways, an answer with its reason, clear words where not."""

from typing import Any

import pytest

from tests.web.conftest import Server

RULES = "/api/v1/heroquest/rules"
TWICE = "figure.there_already"
DOOR = {"squares": ["E3", "F3"], "state": "open"}


def call(server: Server, rule: str, status: int = 200, /, **inputs: Any) -> dict[str, Any]:
    """What a guest gets to hear; `house_rules` and `board` as a call has them."""
    rules = [{"rule": rule, "option": option} for rule, option in inputs.pop("house_rules", {}).items()]
    answer = server.client().post(f"{RULES}/{rule}", json={"inputs": inputs, "house_rules": rules})
    assert answer.status_code == status, answer.text
    found: dict[str, Any] = answer.json()
    return found


def fact(server: Server, rule: str, /, **inputs: Any) -> dict[str, Any]:
    """The answer alone; a sentence tells it, too."""
    found = call(server, rule, **inputs)
    assert found["complete"]
    (event,) = found["events"]
    assert event["sentence"].endswith(".")
    assert event["rules"]
    told: dict[str, Any] = event["fact"]
    return told


def squares(listed: list[dict[str, Any]]) -> list[str]:
    return [one["square"] for one in listed]


def test_questions_to_the_board_are_listed_among_the_rules(server: Server) -> None:
    listed = {rule["id"]: rule for rule in server.client().get(RULES).json()["rules"]}
    asked = ["adjacent", "diagonal_reach", "line_of_sight", "reach", "reveal", "throw_range"]
    assert [listed[rule]["chapter"] for rule in asked] == ["3", "3", "4", "2", "4", "4"]
    assert listed["throw_range"]["request"]["properties"]["inputs"]["required"] == ["start"]
    assert listed["line_of_sight"]["title"] == "Ist ein Feld zu sehen?"


def test_squares_have_names_or_numbers_from_zero(server: Server) -> None:
    ways: list[tuple[Any, Any]] = [("E3", "F3"), ([4, 2], [5, 2]), ({"x": 4, "y": 2}, "f3")]
    for start, end in ways:
        wall = fact(server, "adjacent", start=start, end=end)
        assert (wall["reached"], wall["reason"]) == (False, "wall")
        opened = fact(server, "adjacent", start=start, end=end, board={"doors": [DOOR]})
        assert opened["reached"]
        pair = fact(server, "adjacent", start=start, end=end, board={"doors": [[start, end, "open"]]})
        assert pair["squares"][1] == {"square": "F3", "x": 5, "y": 2}


def test_figures_and_furniture_may_be_just_their_squares(server: Server) -> None:
    board = {"figures": ["M8"], "furniture": [[13, 7], {"x": 14, "y": 8}], "blocked": [[14, 9]]}
    told = fact(server, "line_of_sight", start="K8", end="O8", board=board)
    assert (told["next_in_path"], told["stopped_at"]["square"]) == ("figure-1", "M8")
    reached = squares(fact(server, "reach", start="P8", steps=2, side="monster", board=board)["squares"])
    assert sorted(reached) == ["O8", "P10", "P9"]


def test_a_double_door_may_be_said_in_one_word(server: Server) -> None:
    doors = [["E2", "F2", "double"], {"squares": ["E3", "F3"], "state": "double"}]
    assert fact(server, "diagonal_reach", start="E2", end="F3", board={"doors": doors})["reason"] == "double_door"
    secret = {"doors": [{"squares": ["E3", "F3"], "state": "secret"}]}
    assert fact(server, "adjacent", start="E3", end="F3", board=secret)["reason"] == "secret_door"


def test_what_stops_a_line_is_told_with_its_square(server: Server) -> None:
    board = {"figures": [{"square": "K8", "side": "hero"}, {"square": "M8", "id": "orc"}]}
    told = fact(server, "line_of_sight", start="K8", end="O8", board=board)
    assert (told["visible"], told["sight"], told["next_in_path"]) == (False, "indirect", "orc")
    assert (told["stopped_by"], told["stopped_at"]["square"]) == ("figure", "M8")
    words = call(server, "line_of_sight", start="A2", end="B2")
    assert words["events"][0]["sentence"] == "Von A2 aus sieht man B2 nicht: Vor B2 steht eine Mauer."
    assert {rule["id"] for rule in words["rules"]} == {"HQ-4.1", "HQ-4-INDIRECT", "HR-SLANTED-DOOR"}
    everything = fact(server, "line_of_sight", start="B2")
    assert len(everything["squares"]) == 11


def test_house_rules_count(server: Server) -> None:
    board = {"doors": [DOOR]}
    assert not fact(server, "line_of_sight", start="E3", end="G4", board=board)["visible"]
    slanted = {"HR-SLANTED-DOOR": "one_die_less"}
    told = fact(server, "line_of_sight", start="E3", end="G4", board=board, house_rules=slanted)
    assert (told["visible"], told["slanted"]) == (True, True)
    assert fact(server, "throw_range", start="K8", end="L8")["reason"] == "adjacent"
    near = {"HR-THROW-ADJACENT": "allowed"}
    assert fact(server, "throw_range", start="K8", end="L8", house_rules=near)["allowed"]


def test_a_throw_tells_every_square_it_reaches(server: Server) -> None:
    told = fact(server, "throw_range", start="A1", board={"figures": ["A4"]})
    assert (told["allowed"], told["reason"], told["maximum"]) == (True, "all", 5)
    assert {"A3", "A4", "C1", "F1"} <= set(squares(told["squares"]))
    assert not {"A1", "A2", "B1", "A5", "G1"} & set(squares(told["squares"]))


def test_reach_tells_costs_and_a_way(server: Server) -> None:
    board = {"figures": [{"square": "C1"}], "furniture": [{"square": "B3", "kind": "table", "turn": "rightward"}]}
    told = fact(server, "reach", start="B1", steps=4, end="A4", board=board)
    assert (told["reached"], told["cost"], squares(told["way"])) == (True, 4, ["A1", "A2", "A3", "A4"])
    assert squares(told["squares"]) == ["A1", "A2", "A3", "A4"]
    assert fact(server, "reach", start="C2", steps=9, end="C4", board=board)["reached"] is False


def test_who_stands_at_the_start_moves(server: Server) -> None:
    pair = [{"square": "B1", "side": "monster"}, {"square": "C1", "side": "monster"}]
    passed = fact(server, "reach", start="B1", steps=2, board={"figures": pair})
    assert squares(passed["squares"]) == ["A1", "D1", "A2"]
    barred = fact(server, "reach", start="B1", steps=2, side="hero", board={"figures": pair})
    assert squares(barred["squares"]) == ["A1", "A2"]


@pytest.mark.parametrize(("option", "reached"), [("may_be_passed", True), ("like_standing", False)])
def test_a_fallen_hero_in_a_gap_is_passed_as_the_house_rule_says(server: Server, option: str, reached: bool) -> None:
    lying = {"figures": [{"square": "A5", "side": "hero", "lying": True}]}
    rules = {"house_rules": {"HR-FALLEN-GAP": option}}
    told = fact(server, "reach", start="A3", steps=4, end="A7", side="monster", board=lying, **rules)
    assert told["reached"] is reached


def test_a_door_reveals_who_and_what_is_behind(server: Server) -> None:
    board = {
        "doors": [["A3", "B3"]],
        "figures": [{"square": "C2", "id": "fimir"}],
        "furniture": [{"square": "D1", "kind": "chest"}, {"square": "D3", "kind": "chest"}],
    }
    told = fact(server, "reveal", start="A3", door=["A3", "B3"], board=board, revealed=["B2"])
    assert (told["areas"], told["figures"], told["furniture"]) == (["room_1"], ["fimir"], ["chest"])
    assert len(told["squares"]) == 11
    assert len(fact(server, "reveal", start="C3", board=board)["squares"]) == 12


@pytest.mark.parametrize(
    ("rule", "inputs", "field", "code"),
    [
        ("adjacent", {"start": "AA1", "end": "A1"}, "inputs.start", "board.no_such_square"),
        ("adjacent", {"start": [26, 0], "end": "A1"}, "inputs.start", "board.no_such_square"),
        ("adjacent", {"start": [-1, 0]}, "inputs.start", "board.no_such_square"),
        ("adjacent", {"start": "here"}, "inputs.start", "board.no_such_square"),
        ("adjacent", {"start": 5}, "inputs.start", "value.string_type"),
        ("adjacent", {"end": "A1"}, "inputs.start", "value.missing"),
        ("reach", {"start": "A1", "steps": 101}, "inputs.steps", "value.less_than_equal"),
        ("reach", {"start": "A1", "steps": 1, "traps": ["Z99"]}, "inputs.traps.0", "board.no_such_square"),
        ("reveal", {}, "inputs.start", "board.what_reveals"),
        ("reveal", {"start": "A1", "door": ["E3", "F3"]}, "inputs.start", "board.not_at_door"),
        ("reveal", {"door": ["E3", "G3"]}, "inputs.door.squares", "board.no_edge"),
    ],
)
def test_what_does_not_fit_is_named(server: Server, rule: str, inputs: dict[str, Any], field: str, code: str) -> None:
    problem = call(server, rule, 422, **inputs)
    assert [(error["field"], error["code"]) for error in problem["errors"]] == [(field, code)]
    assert all(" " in error["message"] for error in problem["errors"])


@pytest.mark.parametrize(
    ("board", "field", "code"),
    [
        ({"doors": [["A1", "C1"]]}, "doors.0.squares", "board.no_edge"),
        ({"doors": [["A1", "B1"], ["B1", "A1"]]}, "doors.1.squares", "board.door_twice"),
        ({"figures": [{"square": "A1"}, {"square": "A1"}]}, "figures.1.square", "board.square_taken"),
        ({"figures": [{"square": "A1"}], "blocked": ["A1"]}, "figures.0.square", "board.square_taken"),
        ({"figures": [{"square": "Z1", "width": 2}]}, "figures.0.square", "board.no_such_square"),
        (
            {"figures": [{"square": "A1", "id": "x"}, {"square": "A2", "id": "x"}]},
            "figures.1.id",
            "figure.there_already",
        ),
        ({"furniture": [{"square": "Y1", "kind": "table"}]}, "furniture.0.square", "board.no_such_square"),
        ({"furniture": [{"square": "A1", "kind": "sofa"}]}, "furniture.0.kind", "furniture.unknown"),
        ({"blocked": ["A1", "A20"]}, "blocked.1", "board.no_such_square"),
    ],
)
def test_a_board_that_cannot_be_is_refused_at_its_field(
    server: Server, board: dict[str, Any], field: str, code: str
) -> None:  # fmt: skip
    problem = call(server, "adjacent", 422, start="D5", board=board)
    assert [(error["field"], error["code"]) for error in problem["errors"]] == [(f"inputs.board.{field}", code)]
