"""Which benchmarks there are, how each runs in its short form, and what its figures should reach: `goals.toml`."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("goals.toml")


class Goal(NamedTuple):
    """What a figure should not exceed: itself, 95 of 100 of its values, or its ratio to the floor."""

    most: float | None = None
    p95: float | None = None
    ratio: float | None = None
    floor: str = ""  # what bare thing it is compared with, where the benchmark itself measures none


class Benchmark(NamedTuple):
    """A module of this folder: what follows its name in the short run, what it needs, and its goals by figure."""

    module: str
    short: Sequence[str] = ()
    needs: str = ""
    left_out: str = ""  # why the short run does without it
    goals: Mapping[str, Goal] = {}


@cache
def known(file: Path = FILE) -> Mapping[str, Benchmark]:
    """All benchmarks by name, in the order of the short run."""
    listed: Mapping[str, Mapping[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8"))["benchmark"]
    return {name: _benchmark(name, said) for name, said in listed.items()}


def most(benchmark: str, figure: str) -> float:
    """What a figure should not exceed."""
    found = known()[benchmark].goals[figure].most
    assert found is not None
    return found


def _benchmark(name: str, said: Mapping[str, Any]) -> Benchmark:
    goals = {figure: Goal(**goal) for figure, goal in said.get("goals", {}).items()}
    return Benchmark(**{"module": f"benchmarks.{name}", **said, "goals": goals})
