"""Figures with their goals, a line each."""

import statistics
from collections.abc import Sequence


def row(name: str, value: float, unit: str, goal: float | None) -> bool:
    """Print a figure; whether its goal was missed."""
    is_missed = goal is not None and value > goal
    wanted = "" if goal is None else f"<= {goal:.0f} {unit}"
    print(f"{name:<52}{value:>10.1f} {unit:<4}{wanted:<14}{'!' if is_missed else ''}".rstrip())
    return is_missed


def quantile(values: Sequence[float], percent: int) -> float:
    """What so many of a hundred values lie below."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1] if len(values) > 1 else float("nan")


def growth(values: Sequence[float]) -> float:
    """From the second tenth of a time to the last."""
    tenth = max(1, len(values) // 10)
    return statistics.median(values[-tenth:]) - statistics.median(values[tenth : 2 * tenth] or values[:1])
