"""The settled points of a game with the reading that holds at a table."""

from collections.abc import Sequence

from app.core.settled_points import SettledPoints
from app.labels.labels import Labels
from app.web.table.game_pages import Option, RuleOption


def rule_options(settled: SettledPoints, labels: Labels) -> Sequence[RuleOption]:
    """Every settled point by its chapter, with what may be chosen instead."""
    return [
        RuleOption(
            name,
            labels.text(f"chapters.{point.chapter}"),
            tuple(Option(one, settled.option(name) == one) for one in point.options),
        )
        for name, point in settled.points.items()
    ]
