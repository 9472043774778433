"""What the rules ask of the board: who strikes, sees, throws and reaches where, and what a door shows."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.board.board import Door, DoorKind, DoorState
from app.core.board.squares import EAST, SOUTH, Block, Square
from app.systems.heroquest.board.measuring import (
    Mover,
    behind_door,
    contact,
    diagonal_contact,
    line_of_sight,
    reach_of,
    step_reveals,
    throw,
)
from app.systems.heroquest.board.situation import Piece, Side, Situation, View
from app.systems.heroquest.state.house_rules import HouseRules
from tests.systems.heroquest.board.scenes import BOARD, at, door, hero, monster, names, situation

RULES = HouseRules()
SLANTED = RULES.choosing("HR-SLANTED-DOOR", "one_die_less")
EMPTY = situation()


@pytest.mark.rule("HQ-3.1")
@pytest.mark.parametrize(
    ("one", "other", "found"),
    [
        ("B2", "C2", "free"),
        ("B2", "C3", "diagonal"),
        ("B2", "D2", "apart"),
        ("B2", "B2", "same"),
        ("A2", "B2", "wall"),
        ("E2", "F2", "wall"),
    ],
)
def test_a_weapon_strikes_the_squares_that_share_an_edge(one: str, other: str, found: str) -> None:
    assert contact(EMPTY, at(one), at(other)) == contact(EMPTY, at(other), at(one)) == found


@pytest.mark.rule("HQ-3.1")
@pytest.mark.parametrize(
    ("state", "kind", "straight", "slanted"),
    [
        (DoorState.OPEN, DoorKind.PLAIN, "free", "door"),
        (DoorState.CLOSED, DoorKind.PLAIN, "door", "door"),
        (DoorState.OPEN, DoorKind.SECRET, "free", "secret_door"),
        (DoorState.HIDDEN, DoorKind.SECRET, "secret_door", "secret_door"),
    ],
)
def test_through_a_door_one_strikes_straight_only(
    state: DoorState, kind: DoorKind, straight: str, slanted: str
) -> None:  # fmt: skip
    scene = situation(door("E3", "F3", state, kind))
    assert contact(scene, at("E3"), at("F3")) == straight
    assert diagonal_contact(scene, at("E3"), at("F4")) == slanted
    assert diagonal_contact(scene, at("F3"), at("E2")) == slanted


@pytest.mark.rule("HQ-3.1", "HQ-3.2-SPEER")
def test_through_both_halves_of_an_open_double_door_one_strikes_at_a_slant() -> None:
    halves = [door("E2", "F2", kind=DoorKind.DOUBLE), door("E3", "F3", kind=DoorKind.DOUBLE)]
    assert diagonal_contact(situation(*halves), at("E2"), at("F3")) == "double_door"
    assert diagonal_contact(situation(*halves), at("E3"), at("F4")) == "door"
    assert diagonal_contact(situation(halves[0]), at("E2"), at("F3")) == "door"
    shut = [one.model_copy(update={"state": DoorState.CLOSED}) for one in halves]
    assert diagonal_contact(situation(*shut), at("E2"), at("F3")) == "door"


@pytest.mark.rule("HQ-3.2-SPEER")
def test_a_spear_strikes_diagonally_in_a_room_and_around_a_corner_but_through_no_wall() -> None:
    assert diagonal_contact(EMPTY, at("B2"), at("C3")) == "free"
    assert diagonal_contact(EMPTY, at("B2"), at("C2")) == "free"
    assert diagonal_contact(EMPTY, at("E4"), at("F5")) == "wall"
    assert diagonal_contact(EMPTY, at("A2"), at("B1")) == "free"
    assert diagonal_contact(EMPTY, at("A2"), at("B1"), both_sides=True) == "wall"
    assert diagonal_contact(situation(blocked=("A1",)), at("A2"), at("B1")) == "wall"
    assert diagonal_contact(situation(blocked=("B1",)), at("A2"), at("B1")) == "rubble"


@pytest.mark.rule("HQ-4.1")
def test_somebody_in_the_way_hides_the_square_behind() -> None:
    scene = situation(hero("K8"), hero("M8", "friend"), monster("O8"))
    found = line_of_sight(scene, at("K8"), at("O8"), RULES)
    assert (found.sight, found.in_area, found.next_in_path) == ("indirect", True, "friend")
    assert found.hindrance is not None
    assert (found.hindrance.square, found.hindrance.why) == (at("M8"), "figure")
    free = line_of_sight(scene, at("K8"), at("O9"), RULES)
    assert (free.sight, free.hindrance) == ("direct", None)
    assert free.ray is not None


@pytest.mark.rule("HQ-4.1", "HR-SLANTED-DOOR")
def test_through_an_open_door_one_shoots_straight_or_at_a_slant_for_a_die() -> None:
    scene = situation(door("E3", "F3"))
    assert line_of_sight(scene, at("B3"), at("I3"), RULES).sight == "direct"
    for one, other, behind in (("E3", "G4", "F3"), ("B2", "G4", "F3"), ("G4", "E3", "E3")):
        slant = line_of_sight(scene, at(one), at(other), RULES)
        assert (slant.sight, slant.hindrance) == ("none", (at(behind), "slant"))
    below = line_of_sight(situation(door("C4", "C5")), at("B3"), at("D8"), RULES)
    assert below.hindrance == (at("C5"), "slant")
    # The slant is the reason even where the line from centre to centre meets the wall beside the door first.
    steep = line_of_sight(situation(door("J8", "K8")), at("J8"), at("K11"), RULES)
    assert (steep.sight, steep.hindrance) == ("none", (at("K8"), "slant"))
    allowed = line_of_sight(scene, at("E3"), at("G4"), SLANTED)
    assert (allowed.sight, allowed.slanted) == ("direct", True)
    assert not line_of_sight(scene, at("B3"), at("I3"), SLANTED).slanted


@pytest.mark.rule("HQ-4.1")
def test_nobody_sees_through_a_secret_door_though_it_stands_open() -> None:
    found = line_of_sight(situation(door("E3", "F3", kind=DoorKind.SECRET)), at("E3"), at("F3"), SLANTED)
    assert (found.sight, found.hindrance and found.hindrance.why) == ("none", "secret_door")


@pytest.mark.rule("HQ-4-INDIRECT")
@pytest.mark.parametrize(
    ("view", "sight", "next_one"),
    [(View.FREE, "direct", None), (View.LOW, "indirect", "table"), (View.HIGH, "none", None)],
)
def test_a_shot_passes_over_low_furniture_but_not_over_what_is_high(
    view: View, sight: str, next_one: str | None
) -> None:  # fmt: skip
    table = Piece(id="table", block=Block(x=12, y=7, width=2, height=5), view=view)
    found = line_of_sight(situation(table), at("K9"), at("P9"), RULES)
    assert (found.sight, found.next_in_path) == (sight, next_one)


@pytest.mark.rule("HQ-19-GROSSES-ZIEL")
def test_nothing_hides_the_greatest_in_the_same_room() -> None:
    crowd = [monster("M8", "orc"), monster("O8", "dragon", large=True)]
    seen_for_its_size = line_of_sight(situation(*crowd), at("K8"), at("O8"), RULES)
    assert (seen_for_its_size.sight, seen_for_its_size.ray) == ("direct", None)
    assert line_of_sight(situation(*crowd), at("O8"), at("K8"), RULES).sight == "direct"
    assert line_of_sight(situation(*crowd), at("B2"), at("O8"), RULES).sight == "none"


def test_the_next_in_the_path_is_the_first_from_who_shoots() -> None:
    crowd = situation(hero("K8"), monster("L8", "first"), monster("M8", "second"), monster("N8", "aim"))
    assert line_of_sight(crowd, at("K8"), at("N8"), RULES).next_in_path == "first"
    assert line_of_sight(crowd, at("N8"), at("K8"), RULES).next_in_path == "second"
    assert line_of_sight(crowd, at("K8"), at("L8"), RULES).next_in_path is None


@pytest.mark.rule("HQ-4.1")
def test_the_area_of_sight_is_the_room_or_the_section_of_the_corridor() -> None:
    assert names(EMPTY.in_area(at("R11"))) == names(BOARD.squares_of("room_19"))
    assert names(EMPTY.in_area(at("C10"))) == {f"{letter}10" for letter in "ABCDEFGHIJ"}
    assert names(EMPTY.in_area(at("A5"))) == {f"A{number}" for number in range(1, 11)}
    wide = {f"{letter}{number}" for letter in "MN" for number in range(1, 8)}
    assert names(EMPTY.in_area(at("M3"))) == names(EMPTY.in_area(at("N5"))) == wide
    assert names(situation(blocked=("D10",)).in_area(at("F10"))) == {f"{letter}10" for letter in "EFGHIJ"}
    rows = names(EMPTY.in_area(at("A5"), whole_row=True))
    assert rows == {f"A{number}" for number in range(1, 20)}


@pytest.mark.broad
@pytest.mark.rule("HQ-9-ROBBED", "HQ-12")
def test_who_stands_in_the_same_room_or_section_is_near() -> None:
    scene = situation(hero("K8"), monster("P12", "orc"), monster("J8", "outside"), hero("L8", "friend"))
    assert [one.id for one in scene.figures_in_area(at("K8"), Side.MONSTER)] == ["orc"]
    assert [one.id for one in scene.figures_in_area(at("K8"), Side.HERO)] == ["friend"]


def test_sections_are_the_same_from_both_ends() -> None:
    for one in BOARD.unwalled.squares(BOARD.squares_of("corridor")):
        for other in BOARD.unwalled.squares(EMPTY.in_area(one)):
            assert EMPTY.in_area(other) & EMPTY.bit(one)


@pytest.mark.rule("HQ-4.2", "HR-THROW-ADJACENT")
def test_a_throw_carries_five_squares_and_needs_a_line() -> None:
    def reason(scene: Situation, one: str, other: str, rules: HouseRules = RULES) -> str:
        return throw(scene, at(one), at(other), rules, 5).reason

    assert reason(EMPTY, "K8", "P12") == "free"
    assert reason(EMPTY, "B1", "G1") == "free"
    assert reason(EMPTY, "B1", "H1") == "too_far"
    assert reason(EMPTY, "B1", "C1") == reason(EMPTY, "K8", "L9") == "adjacent"
    assert reason(EMPTY, "K8", "L9", RULES.choosing("HR-THROW-ADJACENT", "allowed")) == "free"
    assert reason(situation(monster("D1")), "B1", "G1") == "no_sight"
    assert reason(EMPTY, "B1", "B1") == "same"
    assert throw(EMPTY, at("K8"), at("P12"), RULES, 5, by_steps=True).distance == 9


@pytest.mark.rule("HQ-2", "HQ-8.2.2", "HQ-19-FLIEGEN")
def test_friends_and_the_unseen_are_passed_foes_are_not() -> None:
    def ends(mover: Mover, *things: object) -> set[str]:
        scene = situation(hero("B1"), *things)  # type: ignore[arg-type]  # figures and furniture
        return names(EMPTY.plan.board.unwalled.mask(reach_of(scene, at("B1"), 3, mover).costs()))

    way_east, way_west = {"D1", "E1"}, {"A1", "A2", "A3"}
    walker = Mover()
    assert ends(walker, hero("C1", "friend")) == way_east | way_west
    assert ends(walker, monster("C1")) == way_west
    assert ends(Mover(crosses_figures=True), monster("C1")) == way_east | way_west
    assert ends(Mover(side=Side.MONSTER), hero("C1", "foe")) == way_west
    assert ends(Mover(side=Side.MONSTER), hero("C1", "foe", invisible=True)) == way_east | way_west
    assert ends(Mover(crosses_figures=True), Piece(id="table", block=Block(x=2, y=0))) == way_west


def test_walls_stop_all_but_those_who_walk_through_them_and_rubble_stops_everybody() -> None:
    scene = situation(blocked=("B2",))
    walking, ghostly = (reach_of(scene, at("B1"), 2, Mover(through_walls=through)).costs() for through in (False, True))
    assert at("C2") not in walking
    assert at("C2") in ghostly
    assert at("B2") not in ghostly
    shut = situation(door("A3", "B3", DoorState.CLOSED))
    assert at("B3") not in reach_of(shut, at("A3"), 1, Mover()).costs()


def test_a_trap_ends_the_move_of_whoever_steps_on_it() -> None:
    found = reach_of(EMPTY, at("A4"), 9, Mover(), [at("A6")])
    assert found.cost(at("A6")) == 2
    assert found.cost(at("A7")) is None


def test_an_opened_door_shows_the_room_behind_it() -> None:
    shut = door("A3", "B3", DoorState.CLOSED)
    scene = situation(shut)
    assert behind_door(scene, shut, at("A3")) == BOARD.squares_of("room_1")
    corridor = names(behind_door(scene, shut, at("B3")))
    assert {"A1", "A19", "B1"} <= corridor
    assert not corridor & names(BOARD.squares_of("room_1"))
    assert names(behind_door(scene, shut)) == corridor | names(BOARD.squares_of("room_1"))


def test_a_step_shows_the_corridor_as_far_as_it_is_seen() -> None:
    shown = names(step_reveals(situation(blocked=("F1",)), at("B1")))
    assert {"A1", "F1"} <= shown
    assert "G1" not in shown
    assert not shown & names(BOARD.squares_of("room_1"))
    assert names(BOARD.squares_of("room_1")) <= names(step_reveals(situation(door("A3", "B3")), at("A3")))


@given(st.lists(st.sampled_from(sorted(BOARD.squares())), min_size=2, max_size=8, unique=True), st.booleans())
def test_sight_is_the_same_from_both_ends(squares: list[Square], slanted: bool) -> None:
    rules = SLANTED if slanted else RULES
    doors = [
        Door(one=square, other=square.step(way), state=DoorState.OPEN)
        for square in squares
        for way in (EAST, SOUTH)
        if BOARD.has(square.step(way)) and BOARD.wall_between(square, square.step(way))
    ]
    crowd = [monster("A1", f"m{n}").model_copy(update={"square": one}) for n, one in enumerate(squares)]
    scene = situation(*doors, *crowd)
    one, other = squares[:2]
    there, back = line_of_sight(scene, one, other, rules), line_of_sight(scene, other, one, rules)
    assert (there.sight, there.slanted) == (back.sight, back.slanted)


@given(st.sampled_from(sorted(BOARD.squares())), st.sampled_from(sorted(BOARD.squares())))
def test_what_is_revealed_never_shrinks_when_a_door_opens(square: Square, beside: Square) -> None:
    way = next((one for one in (EAST, SOUTH) if BOARD.wall_between(beside, beside.step(one))), None)
    if way and BOARD.has(beside.step(way)):
        opened = Door(one=beside, other=beside.step(way), state=DoorState.OPEN)
        before, after = step_reveals(EMPTY, square), step_reveals(situation(opened), square)
        assert before & ~after == 0
