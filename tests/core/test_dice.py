"""Dice: the cup gives every place once, gives returned places first, and is fair."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.dice import D6, D8, D10, DiceCup, DieKind, Roll, RolledBy, number_die

COMBAT_DIE = DieKind(id="combat", faces=("skull", "skull", "skull", "white", "white", "black"))
counts = st.integers(0, 6)


def test_a_roll_counts_faces_and_adds_numbers() -> None:
    roll = Roll(purpose="fall", dice=("d6", "d6", "d6"), faces=("2", "6", "2"), by=RolledBy.HAND)
    assert (roll.total, roll.count("2"), roll.count("5")) == (10, 2, 0)


@pytest.mark.parametrize(("die", "sides"), [(D6, 6), (D8, 8), (D10, 10), (number_die(2), 2)])
def test_a_number_die_shows_each_number_once(die: DieKind, sides: int) -> None:
    assert die.id == f"d{sides}"
    assert die.faces == tuple(str(number) for number in range(1, sides + 1))


@given(st.lists(counts))
def test_rolls_never_share_a_place(rolls: list[int]) -> None:
    cup, taken = DiceCup(seed="s"), list[int]()
    for count in rolls:
        places = cup.fresh(count)
        assert len(places) == count
        taken += places
        cup = cup.used(places)
    assert taken == list(range(sum(rolls)))
    assert cup == DiceCup(seed="s", next=sum(rolls))


def test_places_that_were_used_are_never_free_again() -> None:
    cup = DiceCup(seed="s").used((0, 1, 5))
    assert cup.used((0,)) == cup
    assert (cup.fresh(2), cup.fresh(2, after=3)) == ((6, 7), (9, 10))


def test_a_cup_of_an_earlier_version_spends_what_undone_rolls_gave_back() -> None:
    assert DiceCup.model_validate_json('{"seed": "s", "next": 4, "returned": [1, 2]}') == DiceCup(seed="s", next=4)


def test_a_place_always_shows_the_same_face_and_seeds_differ() -> None:
    one, other = DiceCup(seed="one"), DiceCup(seed="other")
    assert one.face(7, D6) == one.face(7, D6)
    assert [one.face(place, D6) for place in range(40)] != [other.face(place, D6) for place in range(40)]


@pytest.mark.parametrize("die", [D6, D8, D10], ids=lambda die: die.id)
@pytest.mark.parametrize("seed", ["Morcar", "Mentor", "7"])
def test_every_face_falls_as_often_as_any_other(die: DieKind, seed: str) -> None:
    thrown = Counter(DiceCup(seed=seed).face(place, die) for place in range(6000))
    expected = 6000 / len(die.faces)
    chi_square = sum((thrown[face] - expected) ** 2 / expected for face in die.faces)
    assert chi_square < 27.9, "p < 0.001 even with ten faces"


def test_neighbouring_places_do_not_know_each_other() -> None:
    faces = [DiceCup(seed="Morcar").face(place, D6) for place in range(7200)]
    pairs = Counter(zip(faces[::2], faces[1::2], strict=True))
    chi_square = sum((pairs[one, other] - 100) ** 2 / 100 for one in D6.faces for other in D6.faces)
    assert chi_square < 66.6, "p < 0.001 with 36 pairs"


def test_a_combat_die_shows_three_skulls_two_white_shields_and_one_black() -> None:
    thrown = Counter(DiceCup(seed="Morcar").face(place, COMBAT_DIE) for place in range(6000))
    assert {face: round(count / 1000) for face, count in thrown.items()} == {"skull": 3, "white": 2, "black": 1}


@pytest.mark.parametrize("sides", [2, 6, 8, 10, 12, 20, 100])
def test_the_range_is_cut_into_equal_parts(sides: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first and last number of each part, each part as long as the others but for one in 2^64."""
    die, whole = number_die(sides), 2**64
    for face in range(sides):
        first, last = -(-face * whole // sides), -(-(face + 1) * whole // sides) - 1
        for number in (first, last):
            monkeypatch.setattr("app.core.dice.blake2b", lambda *_, number=number, **__: _Digest(number))
            assert DiceCup(seed="s").face(0, die) == str(face + 1)


class _Digest:
    def __init__(self, number: int) -> None:
        self._number = number

    def digest(self) -> bytes:
        return self._number.to_bytes(8)
