"""What all measurements share: their command line, their clock, and their figures with floors and goals."""

import asyncio
import json
import os
import statistics
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from benchmarks import goals
from benchmarks.goals import Goal

T = TypeVar("T")
FILE = "HELDENPASS_FIGURES"  # names the file in which the short run finds what a benchmark measured
WIDTH = 62


class Row(NamedTuple):
    """A figure: the median where there are several values; `floor`: the same of a bare thing, in the same run."""

    name: str
    value: float
    unit: str = ""
    p95: float | None = None
    floor: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many times the floor it is."""
        return self.value / self.floor if self.floor else None

    def missed(self, goal: Goal) -> Iterator[str]:
        """What is beyond its goal, in words."""
        reached = {"": (self.value, goal.most), "p95 ": (self.p95, goal.p95), "ratio ": (self.ratio, goal.ratio)}
        for what, (value, most) in reached.items():
            if value is not None and most is not None and value > most:
                unit = "" if what == "ratio " else self.unit
                yield f"{what}{shown(value)} {unit}".strip() + f" instead of {shown(most)}"


def of_values(name: str, values: Sequence[float], floor: Sequence[float] = (), unit: str = "ms") -> Row:
    """The figure of these values and of those of its floor."""
    bare = statistics.median(floor) if floor else None
    p95 = quantile(values, 95) if len(values) > 1 else None
    return Row(name, statistics.median(values) if values else 0.0, unit, p95, bare)


class Sheet:
    """The figures of one benchmark: printed as they come, held against their goals, and kept for the short run."""

    def __init__(self, benchmark: str) -> None:
        known = goals.known().get(benchmark)
        self._goals: Mapping[str, Goal] = known.goals if known else {}
        self.is_missed = False

    @property
    def code(self) -> int:
        """The exit code: 1 if a goal was missed."""
        return int(self.is_missed)

    def title(self, what: str) -> None:
        """The line above figures that belong together."""
        print(f"{what:<{WIDTH}}{'median':>14}{'p95':>10}{'floor':>10}{'ratio':>7}")

    def times(self, name: str, found: Sequence[float], floor: Sequence[float] = ()) -> None:
        """Say how long something took; in seconds, told in milliseconds."""
        self.rows([of_values(name, [one * 1000 for one in found], [one * 1000 for one in floor])])

    def rows(self, rows: Iterable[Row], faults: Sequence[str] = ()) -> int:
        """Print figures, and the first of the faults; 1 if a goal was missed so far."""
        for row in rows:
            goal = self._goals.get(row.name, Goal())
            if row.floor is None and goal.floor:
                from benchmarks.bare import floor_of

                row = row._replace(floor=floor_of(goal.floor))
            self._say(row, goal)
        for fault in faults[:20]:
            print("  !", fault[:400], file=sys.stderr)
        return self.code

    def _say(self, row: Row, goal: Goal) -> None:
        missed = list(row.missed(goal))
        self.is_missed |= bool(missed)
        numbers = [(row.p95, 10), (row.floor, 10), (row.ratio, 7)]
        beside = "".join(f"{'' if number is None else shown(number):>{width}}" for number, width in numbers)
        line = f"{row.name:<{WIDTH}}{shown(row.value):>10} {row.unit:<3}{beside}  {wanted(goal)}"
        print(f"{line}{' !' if missed else ''}".rstrip(), flush=True)
        if file := os.environ.get(FILE):
            with Path(file).open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(row._asdict()) + "\n")


def shown(value: float) -> str:
    """A number as a table shows it: three digits that count."""
    places = 0 if abs(value) >= 100 else 1 if abs(value) >= 10 else 2 if abs(value) >= 1 else 3
    text = f"{value:,.{places}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def wanted(goal: Goal) -> str:
    """What a figure should reach, as a table shows it."""
    parts = {"": goal.most, "p95 ": goal.p95, "ratio ": goal.ratio}
    return ", ".join(f"{what}≤ {shown(most)}" for what, most in parts.items() if most is not None)


def options(about: str | None, **usual: Any) -> Namespace:
    """The command line: an option for each usual value, of its type; the first may be given without its name."""
    parser = ArgumentParser(description=(about or "").partition("\n")[0])
    for name, value in usual.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    first = next(iter(usual))
    given = sys.argv[1:]
    return parser.parse_args([f"--{first}", *given] if given and not given[0].startswith("-") else given)


def in_folder(run: Callable[..., Coroutine[Any, Any, T]], *how: Any, **more: Any) -> T:
    """Run it in a folder of its own, the first thing it is told."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(Path(folder), *how, **more))


def seconds(act: Callable[[], object], clock: Callable[[], float] = perf_counter) -> float:
    """How long something takes."""
    before = clock()
    act()
    return clock() - before


def repeated(act: Callable[[], object], rounds: int, clock: Callable[[], float] = perf_counter) -> list[float]:
    """How long something takes each time."""
    return [seconds(act, clock) for _ in range(rounds)]


def quantile(values: Sequence[float], percent: int) -> float:
    """What so many of a hundred values lie below."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1] if len(values) > 1 else sum(values)


def growth(values: Sequence[float]) -> float:
    """From the second tenth of a time to the last."""
    tenth = max(1, len(values) // 10)
    return statistics.median(values[-tenth:]) - statistics.median(values[tenth : 2 * tenth] or values[:1])
