"""Rolls behind a veil: they fork where a rule looks, no sooner and no further."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from app.core.answers import ChoicePrompt, Unanswered
from app.core.dice import D6, DieKind
from app.core.errors import InvalidValue, RuleViolation
from app.systems.heroquest.combat_dice import BLACK_SHIELD, COMBAT_DICE, SKULL, WHITE_SHIELD, Color, kinds
from app.systems.heroquest.odds.branching import Branching, Choosing, Fork, Gathering, Places
from app.systems.heroquest.odds.faces import counted, jointly, shown
from app.systems.heroquest.odds.veil import Veil, Ways
from tests.builders import choose, hand

WHITE, GREEN = COMBAT_DICE[Color.WHITE], COMBAT_DICE[Color.GREEN]
NOWHERE = Places(frozenset(), frozenset())


def on_path(*taken: Any, places: Places = NOWHERE, sees_all: bool = False) -> Branching:
    return Branching((), taken, places, sees_all=sees_all)


def ways(fork: pytest.ExceptionInfo[Fork]) -> dict[Any, Fraction]:
    total = sum(fork.value.ways.values())
    return {way: Fraction(weight, total) for way, weight in fork.value.ways.items()}


def test_number_of_a_face_is_settled_alone() -> None:
    roll = on_path().roll("attack", WHITE, WHITE)
    with pytest.raises(Fork) as fork:
        roll.count(SKULL)
    assert ways(fork) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}


def test_second_look_knows_the_first() -> None:
    """Not a skull on a white die: a white shield in two of three cases."""
    roll = on_path(1).roll("attack", WHITE, WHITE)
    assert roll.count(SKULL) == roll.count(SKULL) == 1
    with pytest.raises(Fork) as fork:
        roll.count(WHITE_SHIELD)
    assert ways(fork) == {0: Fraction(1, 3), 1: Fraction(2, 3)}


def test_faces_fit_what_was_counted() -> None:
    roll = on_path(1).roll("attack", WHITE, WHITE)
    assert roll.count(SKULL) == 1
    with pytest.raises(Fork) as fork:
        assert roll.faces
    assert ways(fork) == {(SKULL, WHITE_SHIELD): Fraction(2, 3), (SKULL, BLACK_SHIELD): Fraction(1, 3)}


def test_counts_fit_the_faces() -> None:
    roll = on_path((SKULL, BLACK_SHIELD)).roll("attack", WHITE, WHITE)
    assert roll.faces == (SKULL, BLACK_SHIELD)
    assert [roll.count(face) for face in (SKULL, WHITE_SHIELD, BLACK_SHIELD)] == [1, 0, 1]


def test_what_is_certain_is_no_fork() -> None:
    roll = on_path(2).roll("attack", WHITE, WHITE)
    assert (roll.count(SKULL), roll.count(WHITE_SHIELD), roll.faces) == (2, 0, (SKULL, SKULL))
    assert on_path().roll("attack", WHITE).count("7") == 0


def test_every_die_shows_its_face_at_its_place() -> None:
    outcomes = shown((GREEN, WHITE, GREEN))
    assert sum(outcomes.values()) == 6**3
    assert outcomes[(SKULL, BLACK_SHIELD, WHITE_SHIELD)] == 2 * 1 * (2 * 3)  # either green die


def test_number_dice_have_totals() -> None:
    with pytest.raises(Fork) as fork:
        assert on_path().roll("fall_table", D6).total
    assert set(ways(fork).values()) == {Fraction(1, 6)}
    assert on_path(("4",)).roll("fall_table", D6).total == 4


def test_repetition_remembers_what_it_replaced() -> None:
    answers = on_path(0, 2, (WHITE_SHIELD, BLACK_SHIELD))
    first = answers.roll("shot", WHITE, WHITE)
    assert first.count(SKULL) == 0
    again = answers.roll_again(first, "archery", WHITE, WHITE)
    assert (again.purpose, again.repeated_by, again.count(SKULL)) == ("shot_again", "archery", 2)
    assert again.replaced == (WHITE_SHIELD, BLACK_SHIELD)
    with pytest.raises(RuleViolation):
        answers.roll_again(again, "archery", WHITE, WHITE)


def test_unrepeated_roll_replaced_nothing() -> None:
    assert on_path().roll("shot", WHITE).replaced == ()
    with pytest.raises(AttributeError):
        assert getattr(on_path().roll("shot", WHITE), "nothing")  # noqa: B009


def test_given_answers_come_first() -> None:
    answers = Branching([hand(SKULL), choose("b"), hand("skull")], [], NOWHERE, sees_all=False)
    first = answers.roll("attack", WHITE)
    assert first.faces == (SKULL,)
    assert answers.choose("only", "a") == "a"
    assert answers.choose("which", "a", "b") == "b"
    assert answers.roll_again(first, "archery", WHITE).count(SKULL) == 1
    with pytest.raises(Fork):
        answers.roll("defence", WHITE).count(SKULL)


def test_stops_where_it_is_told_to() -> None:
    until = Places(frozenset({"fall_table", "stamina"}), frozenset())
    with pytest.raises(Unanswered):
        on_path(places=until).roll("fall_table", D6)
    with pytest.raises(Unanswered):
        on_path(places=until).choose("stamina", "keep", "repeat")
    with pytest.raises(Gathering):
        on_path(places=Places(frozenset(), frozenset({"fall_table"}))).roll("fall_table", D6)


def test_who_chooses_has_seen_the_dice() -> None:
    answers = on_path(sees_all=True)
    answers.roll("faint_table", D6)
    with pytest.raises(Fork):
        answers.choose("stamina", "keep", "repeat")
    answers = on_path()
    answers.roll("faint_table", D6)
    with pytest.raises(Choosing) as choosing:
        answers.choose("stamina", "keep", "repeat")
    assert choosing.value.prompt == ChoicePrompt(purpose="stamina", options=("keep", "repeat"))


def test_closed_roll_gives_an_example() -> None:
    answers = on_path(1)
    roll = answers.roll("attack", WHITE, WHITE)
    roll.count(SKULL)
    answers.close()
    assert roll.faces.count(SKULL) == 1


def test_no_dice_no_question() -> None:
    answers = on_path()
    assert answers.roll("attack").faces == ()
    assert answers.roll_again(answers.roll("attack"), "archery").faces == ()


@pytest.mark.parametrize("look", [counted, jointly, shown])
def test_too_many_dice_are_refused(look: Any) -> None:
    dice: Sequence[DieKind] = (WHITE,) * 31
    with pytest.raises(InvalidValue):
        look(tuple(dice), *(() if look is shown else (frozenset(),)))


def test_too_many_outcomes_are_refused() -> None:
    mixed = kinds((*Color,) * 7)
    with pytest.raises(InvalidValue):
        shown(mixed)


def test_veil_asks_once() -> None:
    asked: list[Ways] = []

    def first(ways: Ways) -> Any:
        asked.append(ways)
        return next(iter(ways))

    veil = Veil((WHITE, GREEN), first)
    assert veil.faces() == veil.faces()
    assert veil.count(SKULL) == veil.faces().count(SKULL)
    assert len(asked) == 1
