"""A distribution as a drawing the server makes: a column for each number, its share on top."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from app.web.heroquest.odds_lines import percent
from app.web.heroquest.words import decimal

WIDTH, HEIGHT = 480, 210
_TOP, _BOTTOM, _WIDEST = 26, 26, 72
_MOST_SIGNS, _MOST_SHARES, _MOST_NAMES = 7, 12, 19  # columns with room for that much above and below


@dataclass(frozen=True)
class Column:
    """One column and what stands above and below it; `x` and `middle` count from the left, `y` from the top."""

    x: float
    middle: float
    y: float
    width: float
    height: float
    name: str
    share: str
    is_marked: bool


@dataclass(frozen=True)
class Chart:
    """A drawing with its words for whoever does not see it."""

    columns: tuple[Column, ...]
    label: str
    floor: float
    width: int = WIDTH
    height: int = HEIGHT


@dataclass(frozen=True)
class Line:
    """One number of the same distribution in a table: its chance, exactly, and that of so much or more."""

    name: str
    share: str
    exact: str
    at_least: str


def chart(chances: Sequence[tuple[int, Fraction]], marked_from: int | None = None) -> Chart:
    """A column for each number; from `marked_from` on they are marked."""
    highest = max(chance for _number, chance in chances)
    step = WIDTH / len(chances)
    width, room = min(step * 0.82, _WIDEST), HEIGHT - _TOP - _BOTTOM
    columns = []
    for place, (number, chance) in enumerate(chances):
        height, middle = float(chance / highest) * room, (place + 0.5) * step
        columns.append(
            Column(
                x=round(middle - width / 2, 1),
                middle=round(middle, 1),
                y=round(_TOP + room - height, 1),
                width=round(width, 1),
                height=round(height, 1),
                name=str(number) if len(chances) <= _MOST_NAMES or number % 5 == 0 else "",
                share=_share(chance, len(chances)),
                is_marked=marked_from is not None and number >= marked_from,
            )
        )
    label = ", ".join(f"{number}: {percent(float(chance))}" for number, chance in chances)
    return Chart(tuple(columns), label, HEIGHT - _BOTTOM)


def _share(chance: Fraction, columns: int) -> str:
    if columns > _MOST_SHARES:
        return ""
    return percent(float(chance)) if columns <= _MOST_SIGNS else decimal(chance * 100)


def lines(chances: Sequence[tuple[int, Fraction]]) -> tuple[Line, ...]:
    """The same as lines of a table."""
    found, rest = [], sum((chance for _number, chance in chances), Fraction(0))
    for number, chance in chances:
        found.append(Line(str(number), percent(float(chance)), str(chance), percent(float(rest))))
        rest -= chance
    return tuple(found)
