"""Tables answer every number of their die, once."""

import pytest

from app.core.dice import D6
from app.core.tabletop import LookupTable, Row

FALL = LookupTable[str, Row](sides=6, rows={"breaks": Row(rolls=(1, 2)), "holds": Row(rolls=(3, 4, 5, 6))})


@pytest.mark.parametrize(
    ("number", "outcome"), [(1, "breaks"), (2, "breaks"), (3, "holds"), (6, "holds"), (0, "breaks"), (9, "holds")]
)
def test_each_number_has_its_row_and_beyond_the_ends_the_nearest_counts(number: int, outcome: str) -> None:
    assert FALL.lookup(number) == (outcome, FALL.rows[outcome])


def test_a_table_names_its_die() -> None:
    assert FALL.die == D6


@pytest.mark.parametrize("rolls", [((1, 2), (4, 5, 6)), ((1, 2, 3), (3, 4, 5, 6)), ((1, 2, 3), (4, 5, 6, 7)), ((), ())])
def test_a_gap_a_double_or_a_stranger_is_refused(rolls: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
    with pytest.raises(ValueError, match="rows must cover 1 to 6 exactly once"):
        LookupTable[str, Row](sides=6, rows={str(number): Row(rolls=row) for number, row in enumerate(rolls)})
