"""The report of everybody's luck: exact, and silent about what is only chance."""

from fractions import Fraction

import pytest

from app.web.table.dice_seal import luck_line
from app.web.table.game_pages import LuckAttempt


@pytest.mark.parametrize(
    ("won", "verdict"), [(0, "unlucky"), (1, "unlucky"), (2, "usual"), (5, "usual"), (8, "usual"), (9, "lucky")]
)
def test_ten_coins_lie_between_two_and_eight_on_19_of_20_evenings(won: int, verdict: str) -> None:
    line = luck_line("Ava", [LuckAttempt("ava", Fraction(1, 2), one < won) for one in range(10)])
    assert (line.rolls, line.won, line.low, line.high, line.verdict) == (10, won, 2, 8, verdict)
    assert line.expected == "5,0"


def test_what_cannot_fail_is_no_luck() -> None:
    line = luck_line("Ben", [LuckAttempt("ben", Fraction(1), succeeded=True)] * 3)
    assert (line.low, line.high, line.verdict) == (3, 3, "usual")
