"""What all measurements share: their command line, their clock, and their figures with goals, a line each."""

import asyncio
import statistics
import sys
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Coroutine, Iterable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class Row(NamedTuple):
    """A figure and what it should not exceed."""

    name: str
    value: float
    unit: str = ""
    goal: float | None = None


def options(about: str | None, **usual: Any) -> Namespace:
    """The command line: an option for each usual value, of its type."""
    parser = ArgumentParser(description=(about or "").partition("\n")[0])
    for name, value in usual.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    return parser.parse_args()


def number(usual: int) -> int:
    """The number that may follow the command."""
    return int(sys.argv[1]) if len(sys.argv) > 1 else usual


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


def report(rows: Iterable[Row], faults: Sequence[str] = ()) -> int:
    """Print all figures, and the first of the faults; 1 if a goal was missed."""
    is_missed = False
    for name, value, unit, goal in rows:
        is_over = goal is not None and value > goal
        wanted = "" if goal is None else f"<= {goal:g} {unit}"
        shown = f"{value:.2f}".rstrip("0").rstrip(".")
        print(f"{name:<60}{shown:>10} {unit:<4}{wanted:<14}{'!' if is_over else ''}".rstrip())
        is_missed |= is_over
    for fault in faults[:20]:
        print("  !", fault[:400], file=sys.stderr)
    return int(is_missed)


def title(what: str = "") -> None:
    """The line above those of `times`."""
    print(f"{what:<60}{'median':>13}{'p95':>13}{'best':>13}{'worst':>13}")


def times(name: str, found: Sequence[float], note: str = "") -> float:
    """Print how long something took, in milliseconds; the median in seconds."""
    median = statistics.median(found)
    shown = (median, quantile(found, 95), min(found), max(found))
    print(f"  {name:<58}{''.join(f'{one * 1000:10.3f} ms' for one in shown)}   {note}".rstrip())
    return median


def quantile(values: Sequence[float], percent: int) -> float:
    """What so many of a hundred values lie below."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1] if len(values) > 1 else sum(values)


def growth(values: Sequence[float]) -> float:
    """From the second tenth of a time to the last."""
    tenth = max(1, len(values) // 10)
    return statistics.median(values[-tenth:]) - statistics.median(values[tenth : 2 * tenth] or values[:1])
