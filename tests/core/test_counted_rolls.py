"""Rolls that are told in figures: as much as a rule counts, and no more."""

import pytest

from app.core.answers import Answers, AppRoll, HandRoll
from app.core.dice import D6, JOINT, UNTOLD, CountedRoll, DieKind, Roll, Uncounted
from app.core.errors import InvalidAnswer
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, EITHER_SHIELD, SKULL, WHITE_SHIELD, Color

WHITE, BLACK = COMBAT_DICE[Color.WHITE], COMBAT_DICE[Color.BLACK]


def told(*dice: DieKind, **counts: int) -> Roll:
    return Answers([CountedRoll(counts=counts)]).roll("attack", *dice)


def test_what_was_told_is_known_and_what_follows_from_it() -> None:
    roll = told(WHITE, WHITE, WHITE, skull=2)
    assert (roll.count(SKULL), roll.faces) == (2, (SKULL, SKULL, UNTOLD))
    with pytest.raises(Uncounted) as missing:
        roll.count(BLACK_SHIELD)
    assert missing.value.face == BLACK_SHIELD
    assert told(WHITE, WHITE, skull=2).count(BLACK_SHIELD) == 0  # no die is left
    assert told(WHITE, WHITE, skull=0, black_shield=1).count(BLACK_SHIELD, SKULL) == 1


def test_faces_that_count_alike_are_one_figure() -> None:
    assert JOINT.join(sorted((WHITE_SHIELD, BLACK_SHIELD))) == EITHER_SHIELD
    assert told(WHITE, WHITE, **{EITHER_SHIELD: 2}).count(WHITE_SHIELD, BLACK_SHIELD) == 2
    with pytest.raises(Uncounted):
        told(WHITE, WHITE, **{EITHER_SHIELD: 1}).count(WHITE_SHIELD)


@pytest.mark.parametrize("counts", [{"skull": 3}, {"skull": 2, "black_shield": 1}, {"moon": 1}, {"moon": 0}])
def test_more_than_there_are_dice_cannot_be(counts: dict[str, int]) -> None:
    with pytest.raises(InvalidAnswer, match="too_many_counted"):
        told(WHITE, WHITE, **counts)


def test_numbers_and_cards_have_to_be_named() -> None:
    for die in (D6, DieKind(id="deck", faces=("gold",), hidden=True)):
        with pytest.raises(InvalidAnswer, match="faces_needed"):
            told(die, gold=1)


def test_which_dice_show_a_face_is_known_where_they_are_alike() -> None:
    assert told(WHITE, WHITE, skull=1).dice_showing(SKULL) == ("white",)
    assert told(BLACK, WHITE, skull=2).dice_showing(SKULL) == ("black", "white")
    with pytest.raises(Uncounted) as missing:
        told(BLACK, WHITE, skull=1).dice_showing(SKULL)
    assert missing.value.face == UNTOLD


@pytest.mark.parametrize(
    ("again", "skulls", "counted"),
    [
        (CountedRoll(counts={"skull": 1}), 1, ("skull",)),
        (HandRoll(faces=("skull", "black_shield")), 1, ("skull",)),
        (AppRoll(faces=("skull", "skull")), 2, ("skull",)),
    ],
)
def test_dice_thrown_again_take_the_places_of_the_first(
    again: CountedRoll | HandRoll | AppRoll, skulls: int, counted: tuple[str, ...]
) -> None:
    answers = Answers([CountedRoll(counts={"skull": 2}), again])
    first = answers.roll("attack", WHITE, WHITE, WHITE)
    second = first.with_again(SKULL, answers.roll_again(first, "plague", WHITE, WHITE))
    assert (second.count(SKULL), second.counted, len(second.faces)) == (skulls, counted, 3)
