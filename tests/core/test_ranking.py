"""Who is ahead, and rows that data tells by key."""

from typing import Any

import pytest

from app.core.board.compass import corners_of
from app.core.tabletop import Marks, leaders, rows_of


@pytest.mark.parametrize(
    ("marks", "ahead", "decided"),
    [
        ([(5, 1), (7, 0)], (1,), 0),
        ([(7, 1), (7, 0)], (0,), 1),
        ([(7, 1), (3, 9), (7, 1)], (0, 2), 2),
        ([(0, 0)], (0,), 0),
    ],
)
def test_the_first_mark_that_sets_somebody_apart_decides(
    marks: list[Marks], ahead: tuple[int, ...], decided: int
) -> None:
    assert leaders(marks) == (ahead, decided)


def test_rows_told_by_key_are_the_same_rows() -> None:
    said: dict[str, Any] = {"kind": "web", "openings": {"south": [], "east": ["door"]}, "sides": {"east": "b"}}
    rows = rows_of(said, "ways", "direction", {"openings": "obstacles", "sides": "part"})
    south, east = {"direction": "south", "obstacles": []}, {"direction": "east", "obstacles": ["door"], "part": "b"}
    assert rows == {"kind": "web", "ways": [south, east]}
    others: tuple[object, ...] = ({"ways": []}, "no mapping")
    for other in others:
        assert rows_of(other, "ways", "direction", {"openings": "obstacles"}) == other


def test_four_places_are_called_by_their_corners() -> None:
    called = corners_of(("9,12", "0,0", "1,11", "8,0"))
    assert called == {"0,0": "north_west", "8,0": "north_east", "1,11": "south_west", "9,12": "south_east"}
