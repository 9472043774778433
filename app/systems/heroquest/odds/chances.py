"""The chances of each figure and of each kind of event separately: all that can be told of an action with a million
ends.

A rule of several parts is worked out part by part. Tables that agree in every figure the later parts read go on as one;
the chances of a figure that no later part reads are noted at once.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from app.core.answers import Prompt
from app.systems.heroquest.odds.comparison import Happening, changed, figures
from app.systems.heroquest.odds.read_tracking import Seam, Watch
from app.systems.heroquest.odds.search import Budget, Leaf, OddsQuestion, OddsSearch
from app.systems.heroquest.state.figures import Hero, Monster
from app.systems.heroquest.state.table import Table

Ends = dict[Hero | Monster | None, Fraction]  # None: not on the table
Somebody = frozenset[str]


@dataclass
class Chances:
    """Chances that each figure ends how, each kind of fact happens at all, each question is left open, and each thing
    lies on the floor in the end.
    """

    figures: dict[str, Ends] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Fraction)))
    happened: dict[Happening, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    open: dict[Prompt, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    on_floor: dict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))
    ways: int = 0


class _Reached(NamedTuple):
    """A seam that was reached: by how many ways, how likely, and how likely with each kind of fact among them."""

    seam: Seam | None
    ways: int
    weight: Fraction
    happened: Mapping[Happening, Fraction]


class _Arrivals:
    """Sum of everything that leads to one seam or one end."""

    def __init__(self, seam: Seam | None) -> None:
        self._seam, self._ways, self._weight = seam, 0, Fraction(0)
        self._happened: dict[Happening, Fraction] = defaultdict(Fraction)

    def add(self, before: _Reached, leaves: Sequence[Leaf]) -> None:
        """Some ways more, from one seam: what happened there already or happens on the way, has happened."""
        share = sum((leaf.probability for leaf in leaves), Fraction(0))
        here: dict[Happening, Fraction] = defaultdict(Fraction)
        for leaf in leaves:
            for one in dict.fromkeys(leaf.happened):
                here[one] += leaf.probability
        for one in {**before.happened, **here}:
            earlier, now = before.happened.get(one, Fraction(0)), here.get(one, Fraction(0))
            self._happened[one] += earlier * (share - now) + before.weight * now
        self._ways += before.ways * len(leaves)
        self._weight += before.weight * share

    def reached(self) -> _Reached:
        """Return all of them as one."""
        return _Reached(self._seam, self._ways, self._weight, self._happened)


def chances_of(leaves: Sequence[Leaf]) -> Chances:
    """Return the chances of all figures when every end is known."""
    found = Chances()
    names = dict.fromkeys(name for leaf in leaves for name in figures(leaf.table))
    for leaf in leaves:
        _put_down(found, leaf.table, names, leaf.probability)
    _finish(found, _Reached(None, 1, Fraction(1), {}), leaves)
    return found


def chances_part_by_part(question: OddsQuestion, budget: Budget) -> Chances:
    """Return the chances of all figures, without going through all ends. Raises: GameError, InvalidValue.

    A policy that takes the best looks no further than to the end of the part. Which figures a part reads shows only
    when it is run, so it is run again until no figure is missing.
    """
    parts = _Parts(question, budget)
    while (found := parts.chances()) is None:
        continue
    return found


class _Parts:
    def __init__(self, question: OddsQuestion, budget: Budget) -> None:
        self._question, self._budget = question, budget
        self._looked_at: list[Watch] = []
        self._known: dict[object, tuple[Leaf, ...]] = {}

    def chances(self) -> Chances | None:
        """Work out one part after the other; None when a part read a figure that was not known to be read."""
        assumed = self._mattering()
        found = Chances()
        reached = [_Reached(None, 1, Fraction(1), {})]
        part = 0
        while reached:
            self._looked_at += [set()] if part == len(self._looked_at) else []
            now = assumed[part] if part < len(assumed) else frozenset()
            later = assumed[part + 1] if part + 1 < len(assumed) else frozenset()
            reached = self._through(part, reached, now, later, found)
            part += 1
        return found if self._mattering() == assumed else None

    def _mattering(self) -> list[Somebody]:
        """Return the figures that each part or a later one reads, as far as is known; before the first part these are
        all.
        """
        matters: list[Somebody] = []
        later: Somebody = frozenset()
        for watch in reversed(self._looked_at):
            later = later | watch
            matters.append(later)
        if matters:
            matters[-1] |= figures(self._question.table).keys()
        return matters[::-1]

    def _through(
        self, part: int, reached: Sequence[_Reached], now: Somebody, later: Somebody, found: Chances
    ) -> list[_Reached]:
        together: dict[object, _Arrivals] = {}
        for one in reached:
            groups: dict[object, list[Leaf]] = defaultdict(list)
            for leaf in self._leaves(part, one.seam):
                groups[self._key(leaf, later)].append(leaf)
                _put_down(found, leaf.table, now - later if leaf.seam else now, one.weight * leaf.probability)
            for key, leaves in groups.items():
                if key is None:
                    _finish(found, one, leaves)
                else:
                    together.setdefault(key, _Arrivals(leaves[0].seam)).add(one, leaves)
        return [arrivals.reached() for arrivals in together.values()]

    def _leaves(self, part: int, seam: Seam | None) -> tuple[Leaf, ...]:
        start = self._question.table if seam is None else seam.table
        key = (part, seam and seam.path, *changed(self._question.table, start))
        if key not in self._known:
            watch = self._looked_at[part]
            leaves = OddsSearch(self._question, self._budget, watch, seam).leaves()
            watch.update(name for leaf in leaves for name in _others(figures(start), figures(leaf.table)))
            self._known[key] = leaves
        return self._known[key]

    def _key(self, leaf: Leaf, later: Somebody) -> object:
        """Return the key that two ways must share to go on as one."""
        if leaf.seam is None:
            return None
        return (leaf.seam.path, *changed(self._question.table, leaf.table, later))


def _others(before: Mapping[str, object], after: Mapping[str, object]) -> Iterator[str]:
    """Yield the ids of figures that differ between the two tables, came or went."""
    yield from (name for name in {**before, **after} if before.get(name) is not after.get(name))


def _put_down(found: Chances, table: Table, names: Iterable[str], chance: Fraction) -> None:
    everybody = figures(table)
    for name in names:
        found.figures[name][everybody.get(name)] += chance


def _finish(found: Chances, before: _Reached, leaves: Sequence[Leaf]) -> None:
    """Add leaves that are ends to the chances found."""
    arrivals = _Arrivals(None)
    arrivals.add(before, leaves)
    end = arrivals.reached()
    found.ways += end.ways
    for happening, chance in end.happened.items():
        found.happened[happening] += chance
    for leaf in leaves:
        if leaf.prompt:
            found.open[leaf.prompt] += before.weight * leaf.probability
        for item in leaf.table.on_floor:
            found.on_floor[item.id] += before.weight * leaf.probability
