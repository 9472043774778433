"""With whom fortune was: rolls that could succeed, against what chance alone does with the same odds."""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, islice

from app.campaign.history import newest_first
from app.campaign.ports import Reading
from app.web.table.game_pages import GamePages
from app.web.table.shapes import Attempt
from app.web.ui.formats import decimal

MOST_READ = 4000  # actions: as far back as anybody reads
OUTSIDE = Fraction(1, 20)  # of all evenings lie beyond the bounds


@dataclass(frozen=True)
class LuckLine:
    """How somebody fared. Between `low` and `high` rolls succeed in at least 19 of 20 such evenings."""

    name: str
    rolls: int
    won: int
    expected: str
    low: int
    high: int

    @property
    def verdict(self) -> str:
        """The message that says whether it is more than chance."""
        return "usual" if self.low <= self.won <= self.high else "lucky" if self.won > self.high else "unlucky"


def luck_lines(pages: GamePages, campaign: Reading, names: Iterable[tuple[str, str]]) -> tuple[LuckLine, ...]:
    """Everybody whose rolls could succeed; `names` are figures by id with their names, in their order."""
    thrown = defaultdict[str, list[Attempt]](list)
    for action in islice(newest_first(campaign), MOST_READ):
        for one in pages.attempts(action.entry) if action.active else ():
            thrown[one.figure_id].append(one)
    return tuple(luck_line(name, thrown[figure]) for figure, name in names if thrown[figure])


def luck_line(name: str, thrown: list[Attempt]) -> LuckLine:
    """How lucky these rolls were; the distribution of what could have been is exact."""
    ways = [1]  # in which so many succeed
    for one in thrown:
        won, lost = one.chance.numerator, one.chance.denominator - one.chance.numerator
        ways = [a * lost + b * won for a, b in zip((*ways, 0), (0, *ways), strict=True)]
    below = [Fraction(number, sum(ways)) for number in accumulate(ways, initial=0)]  # the chance of fewer than that
    return LuckLine(
        name,
        rolls=len(thrown),
        won=sum(one.succeeded for one in thrown),
        expected=decimal(sum((one.chance for one in thrown), Fraction(0))),
        low=max(number for number in range(len(ways)) if below[number] <= OUTSIDE / 2),
        high=min(number for number in range(len(ways)) if 1 - below[number + 1] <= OUTSIDE / 2),
    )
