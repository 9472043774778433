"""The rules of DungeonQuest, by chapters: functions that `rule` registers and that can be asked alone.

With them the points that the booklets leave open, and what holds at a table; their words stand in `words/settled`.

What happens on a turn? `movement.py`, `rooms.py`, `cards.py` (searching, wounds, death); with the dice:
`attribute_tests.py`; below: `catacombs.py`.

How does a fight go, and how does the game begin and end? `combat.py`; `setup.py`, `ending.py`.
"""

from typing import ClassVar

from app.core.function_rules import FunctionRules, Question
from app.core.rulebook import Point, SettledPoints
from app.systems.dungeonquest.content import read_data

RULES = FunctionRules(Question, "ask", "_ask")
rule = RULES.rule

POINTS = {name: Point.model_validate(row, strict=False) for name, row in read_data("settled").items()}


class Settled(SettledPoints):
    """Readings that hold at a table."""

    points: ClassVar = POINTS
