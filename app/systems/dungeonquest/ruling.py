"""The rules of DungeonQuest that are functions: `rule` registers one, `answer` asks it.

With them the points that the booklets leave open, and what holds at a table. Words stand in `words/settled.*.ftl`.
"""

from typing import ClassVar

from app.core.function_rules import Ask, Facts, Found, FunctionRules, Question, found
from app.core.settled_points import Choice, Point, SettledPoints
from app.systems.dungeonquest.content import read_data

__all__ = [
    "POINTS", "RULES", "Ask", "Choice", "Facts", "Found", "Point", "Question", "Settled", "answer", "found", "rule",
]  # fmt: skip
RULES = FunctionRules()
rule, answer = RULES.rule, RULES.answer

POINTS = {name: Point(*row) for name, row in read_data("settled").items()}


class Settled(SettledPoints):
    """What holds at a table."""

    points: ClassVar = POINTS
