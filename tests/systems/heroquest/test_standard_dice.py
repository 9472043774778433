"""Playing without coloured dice (ch. 15.5)."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.answers import RollPrompt
from app.core.dice import D8
from app.core.errors import InvalidAnswer
from app.systems.heroquest.dice import COMBAT_DICE, Color, in_throwing_order, kinds
from app.systems.heroquest.standard_dice import colored_faces, steps
from app.systems.heroquest.state.house_rules import HouseRules
from tests.builders import CONTENT

S, W, B = "skull", "white_shield", "black_shield"
RULES = HouseRules()
NOTHING = HouseRules(black_as_d6="nothing")


def prompt(*colors: Color) -> RollPrompt:
    return RollPrompt(purpose="attack", dice=kinds(in_throwing_order(colors)))


def coloured(colors: Sequence[Color], *thrown: str, rules: HouseRules = RULES) -> tuple[str, ...]:
    return colored_faces(prompt(*colors), thrown, CONTENT, rules)


@pytest.mark.rule("HQ-15.5-STD")
@pytest.mark.parametrize(
    ("color", "thrown", "means"),
    [
        (Color.GREEN, (S, W, B), (W, S, B)),
        (Color.BLUE, (S, W, B), (S, B, W)),
        (Color.WHITE, (S, W, B), (S, W, B)),
        (Color.BLACK, ("1", "2", "3", "4", "5", "6"), (B, W, S, S, S, S)),
    ],
)
def test_what_a_standard_die_stands_for(color: Color, thrown: tuple[str, ...], means: tuple[str, ...]) -> None:
    assert coloured([color] * len(thrown), *thrown) == means


@pytest.mark.rule("HQ-15.5-STD")
@pytest.mark.parametrize("color", Color)
def test_the_chances_stay_the_same(color: Color) -> None:
    (step,) = steps(prompt(color), CONTENT, RULES)
    assert Counter(step.meaning[face] for face in step.die.faces) == Counter(COMBAT_DICE[color].faces)


@pytest.mark.rule("HQ-15.5-STD")
@pytest.mark.parametrize(
    ("color", "face", "thrown"),
    [
        (Color.GREEN, S, (W,)),  # in attack only a white shield hits
        (Color.GREEN, W, (S,)),  # in defence a skull helps a hero
        (Color.BLUE, B, (W,)),  # a white shield helps a monster
        (Color.BLUE, W, (B,)),  # … and a hero only a black one
        (Color.BLACK, S, ("3", "4", "5", "6")),
    ],
)
def test_which_faces_count(color: Color, face: str, thrown: tuple[str, ...]) -> None:
    (step,) = steps(prompt(color), CONTENT, RULES)
    assert step.counting_as(face) == thrown


@pytest.mark.rule("HQ-15.5-STD")
def test_mixed_rolls_go_colour_by_colour_the_coloured_ones_first() -> None:
    done = steps(prompt(Color.WHITE, Color.GREEN, Color.GREEN, Color.GREEN), CONTENT, RULES)
    assert [(step.wanted, step.number, step.die.id) for step in done] == [("green", 3, "white"), ("white", 1, "white")]


def test_number_dice_stand_for_themselves() -> None:
    asked = RollPrompt(purpose="fate", dice=(D8,))
    assert colored_faces(asked, ["7"], CONTENT, RULES) == ("7",)


@pytest.mark.rule("HR-BLACK-W6")
def test_the_low_numbers_of_a_black_die_mean_shields_or_nothing() -> None:
    assert coloured([Color.BLACK, Color.BLACK], "1", "2") == (B, W)
    assert coloured([Color.BLACK, Color.BLACK], "1", "2", rules=NOTHING) == (W, W)
    assert coloured([Color.BLACK, Color.BLACK], "3", "6", rules=NOTHING) == (S, S)


@pytest.mark.parametrize("thrown", [("1",), ("1", "2", "3"), ("skull", "2"), ("7", "1"), ("", "1")])
def test_dice_that_were_not_asked_for_are_refused(thrown: tuple[str, ...]) -> None:
    with pytest.raises(InvalidAnswer) as refusal:
        coloured([Color.BLACK, Color.BLACK], *thrown)
    if len(thrown) != 2:
        assert refusal.value.code == "answer.wrong_number"
        assert refusal.value.data == {"purpose": "attack", "expected": 2, "given": len(thrown)}
    else:
        wrong = next(face for face in thrown if face not in ("1", "2"))
        assert refusal.value.code == "answer.no_such_face"
        assert refusal.value.data == {"purpose": "attack", "die": "d6", "face": wrong}


@settings(max_examples=60)
@given(
    colors=st.lists(st.sampled_from(Color), max_size=12),
    thrown=st.lists(st.sampled_from([S, W, B, "1", "6", "blank"]), max_size=12),
)
def test_any_faces_become_faces_of_the_dice_asked_for_or_are_refused(colors: list[Color], thrown: list[str]) -> None:
    asked = prompt(*colors)
    try:
        faces = colored_faces(asked, thrown, CONTENT, RULES)
    except InvalidAnswer:
        return
    assert all(face in die.faces for face, die in zip(faces, asked.dice, strict=True))
