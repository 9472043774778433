from datetime import datetime, timedelta

import pytest

from app.web.ui.formats import clock_time, day

FRIDAY = datetime(2026, 11, 20, 20, 47).astimezone()


@pytest.mark.parametrize(
    ("days_later", "words"),
    [
        (0, "heute, 20:47"),
        (1, "gestern, 20:47"),
        (2, "Freitag, 20:47"),
        (6, "Freitag, 20:47"),
        (7, "20. November"),
        (-1, "20. November"),
        (60, "20. November 2026"),
    ],
)
def test_the_nearer_a_day_the_more_exactly_it_is_named(days_later: int, words: str) -> None:
    assert day(FRIDAY, now=FRIDAY + timedelta(days=days_later)) == words


def test_a_time_is_told_in_the_time_zone_of_the_laptop() -> None:
    assert clock_time(datetime(2026, 3, 1, 7, 5).astimezone()) == "07:05"
