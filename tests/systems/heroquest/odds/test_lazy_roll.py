"""Rolls of lazy dice: they fork where a rule looks, no sooner and no further."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from app.core.answers import Answer, ChoicePrompt, Unanswered
from app.core.dice import D6, DieKind
from app.core.errors import InvalidAnswer, InvalidValue, RuleViolation
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, SKULL, WHITE_SHIELD, Color, kinds
from app.systems.heroquest.odds.branching import Branching, Choosing, Course, Crossing, Fork, LazyFaces, Ways
from app.systems.heroquest.odds.faces import MOST_OUTCOMES, counted, joint_face_counts, shown
from app.systems.heroquest.odds.policy import first_option, nobody
from tests.builders import choose, hand

WHITE, GREEN = COMBAT_DICE[Color.WHITE], COMBAT_DICE[Color.GREEN]
NOWHERE = Course(frozenset(), frozenset(), first_option)
OPEN_EYES = NOWHERE._replace(policy=nobody)


class Met(Exception):
    """What came before is known."""


def meet(_: object) -> object:
    raise Met


def on_path(*taken: Any, course: Course = NOWHERE, given: Sequence[Answer] = ()) -> Branching:
    return Branching(given, taken, course, meet)


def ways(answers: Branching) -> dict[Any, Fraction]:
    """The ways of the fork that was passed, with their chances."""
    (fork,) = answers.passed
    assert isinstance(fork, Fork)
    total = sum(fork.ways.values())
    return {way: Fraction(weight, total) for way, weight in fork.ways.items()}


def test_number_of_a_face_is_settled_alone() -> None:
    answers = on_path()
    number = answers.roll("attack", WHITE, WHITE).count(SKULL)
    assert ways(answers) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    assert answers.path == [number]  # the path has ended, and the rule goes on


def test_second_look_knows_the_first() -> None:
    """Not a skull on a white die: a white shield in two of three cases."""
    answers = on_path(1)
    roll = answers.roll("attack", WHITE, WHITE)
    assert roll.count(SKULL) == roll.count(SKULL) == 1
    roll.count(WHITE_SHIELD)
    assert ways(answers) == {0: Fraction(1, 3), 1: Fraction(2, 3)}


def test_faces_fit_what_was_counted() -> None:
    answers = on_path(1)
    roll = answers.roll("attack", WHITE, WHITE)
    assert roll.count(SKULL) == 1
    assert roll.faces == (SKULL, WHITE_SHIELD)
    assert ways(answers) == {(SKULL, WHITE_SHIELD): Fraction(2, 3), (SKULL, BLACK_SHIELD): Fraction(1, 3)}


def test_counts_fit_the_faces() -> None:
    roll = on_path((SKULL, BLACK_SHIELD)).roll("attack", WHITE, WHITE)
    assert roll.faces == (SKULL, BLACK_SHIELD)
    assert [roll.count(face) for face in (SKULL, WHITE_SHIELD, BLACK_SHIELD)] == [1, 0, 1]


def test_what_is_certain_is_no_fork() -> None:
    answers = on_path(2)
    roll = answers.roll("attack", WHITE, WHITE)
    assert (roll.count(SKULL), roll.count(WHITE_SHIELD), roll.faces) == (2, 0, (SKULL, SKULL))
    assert answers.roll("attack", WHITE).count("7") == 0
    assert answers.passed == []


def test_faces_that_a_rule_put_together_count() -> None:
    roll = on_path((SKULL,)).roll("attack", WHITE)
    mixed = roll.model_copy(update={"faces": (SKULL, SKULL, BLACK_SHIELD)})
    assert (mixed.count(SKULL), mixed.faces) == (2, (SKULL, SKULL, BLACK_SHIELD))


def test_every_die_shows_its_face_at_its_place() -> None:
    outcomes = shown((GREEN, WHITE, GREEN))
    assert sum(outcomes.values()) == 6**3
    assert outcomes[(SKULL, BLACK_SHIELD, WHITE_SHIELD)] == 2 * 1 * (2 * 3)  # either green die


def test_number_dice_have_totals() -> None:
    answers = on_path()
    assert answers.roll("fall_table", D6).total == 1
    assert set(ways(answers).values()) == {Fraction(1, 6)}
    assert on_path(("4",)).roll("fall_table", D6).total == 4


def test_repetition_remembers_what_it_replaced() -> None:
    answers = on_path(0, 2, (WHITE_SHIELD, BLACK_SHIELD))
    first = answers.roll("shot", WHITE, WHITE)
    assert first.count(SKULL) == 0
    again = answers.roll_again(first, "archery", WHITE, WHITE)
    assert (again.purpose, again.repeated_by, again.count(SKULL)) == ("shot_again", "archery", 2)
    assert again.replaced == (WHITE_SHIELD, BLACK_SHIELD)
    with pytest.raises(RuleViolation, match=r"^roll\.repeated_already$") as refusal:
        answers.roll_again(again, "archery", WHITE, WHITE)
    assert refusal.value.data == {"purpose": "shot_again"}


def test_unrepeated_roll_replaced_nothing() -> None:
    assert on_path().roll("shot", WHITE).replaced == ()


def test_given_answers_come_first() -> None:
    answers = on_path(given=[hand(SKULL), choose("b"), hand(SKULL)])
    first = answers.roll("attack", WHITE)
    assert first.faces == (SKULL,)
    assert answers.choose("only", "a") == "a"
    assert answers.choose("which", "a", "b") == "b"
    assert answers.roll_again(first, "archery", WHITE).count(SKULL) == 1
    assert answers.passed == []
    answers.roll("defence", WHITE).count(SKULL)
    assert len(answers.passed) == 1


def test_stops_where_it_is_told_to() -> None:
    until = NOWHERE._replace(until=frozenset({"fall_table", "stamina"}))
    with pytest.raises(Unanswered):
        on_path(course=until).roll("fall_table", D6)
    with pytest.raises(Unanswered):
        on_path(course=until).choose("stamina", "keep", "repeat")


def test_asks_at_a_crossing_unless_the_path_goes_on() -> None:
    gathering = NOWHERE._replace(crossings=frozenset({"fall_table"}))
    with pytest.raises(Met):
        on_path(course=gathering).roll("fall_table", D6)
    assert on_path(None, ("2",), course=gathering).roll("fall_table", D6).total == 2
    passing = Branching((), (("6",),), gathering, lambda asked: asked)
    passing.roll("attack", D6).count("1")
    assert passing.roll("fate", D6).faces
    assert passing.roll("fall_table", D6).total == 1
    crossing = passing.passed[1]
    assert crossing == Crossing(2, ("fall_table", (D6,), (("fate", (("1",), ())),)))  # an attack is over and done with


def test_who_chooses_with_open_eyes_has_seen_the_dice() -> None:
    answers = on_path(course=OPEN_EYES)
    answers.roll("faint_table", D6)
    with pytest.raises(Choosing) as choosing:
        answers.choose("stamina", "keep", "repeat")
    assert choosing.value.prompt == ChoicePrompt(purpose="stamina", options=("keep", "repeat"))
    assert answers.path == [("1",)]
    answers = on_path(("3",), "repeat", course=OPEN_EYES)
    answers.roll("faint_table", D6)
    assert answers.choose("stamina", "keep", "repeat") == "repeat"


def test_policy_chooses_without_looking() -> None:
    answers = on_path()
    answers.roll("faint_table", D6)
    assert answers.choose("stamina", "keep", "repeat") == "keep"
    assert answers.passed == []
    with pytest.raises(InvalidAnswer, match=r"answer\.choice_expected") as refusal:
        on_path(course=NOWHERE._replace(policy=lambda _: "sleep")).choose("stamina", "keep", "repeat")
    assert refusal.value.data == {"purpose": "stamina"}


def test_closed_roll_gives_an_example() -> None:
    answers = on_path(1)
    roll = answers.roll("attack", WHITE, WHITE)
    roll.count(SKULL)
    answers.close()
    assert roll.faces == (SKULL, WHITE_SHIELD)
    assert answers.passed == []


def test_no_dice_no_question() -> None:
    answers = on_path()
    assert answers.roll("attack").faces == ()
    assert answers.roll_again(answers.roll("attack"), "archery").faces == ()


@pytest.mark.parametrize("look", [counted, joint_face_counts, shown])
def test_too_many_dice_are_refused(look: Any) -> None:
    dice: Sequence[DieKind] = (WHITE,) * 31
    with pytest.raises(InvalidValue) as refusal:
        look(tuple(dice), *(() if look is shown else (frozenset(),)))
    assert (refusal.value.field, refusal.value.data) == ("dice", {"dice": 31, "maximum": 30})


def test_too_many_outcomes_are_refused() -> None:
    mixed = kinds((*Color,) * 7)
    with pytest.raises(InvalidValue) as refusal:
        shown(mixed)
    assert (refusal.value.code, refusal.value.field) == ("odds.too_many_outcomes", "dice")
    assert refusal.value.data == {"outcomes": comb(9, 2) ** 4, "maximum": MOST_OUTCOMES}


def test_veil_asks_once() -> None:
    asked: list[Ways] = []

    def first(ways: Ways) -> Any:
        asked.append(ways)
        return next(iter(ways))

    lazy = LazyFaces((WHITE, GREEN), first)
    assert lazy.faces() == lazy.faces()
    assert lazy.count(SKULL) == lazy.faces().count(SKULL)
    assert len(asked) == 1
