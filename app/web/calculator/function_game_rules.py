"""The book, calculator and API of rules that are functions: each brings its own inputs and says what it finds."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pydantic import JsonValue

from app.core.events import Event
from app.core.function_rules import Found
from app.core.game_system import GameState, GameSystem
from app.core.model import Model
from app.core.rulebook import CallableRule, Rulebook
from app.core.settled_points import Choice, SettledPoints
from app.labels.labels import Labels
from app.web.api.conversations import FactWords
from app.web.calculator.game_rules import GameRules, Outcome, Readings
from app.web.calculator.shapes import CaseCall, CaseOutcome


class Described(Model):
    """The readings that a table chose; all else stands in the inputs."""

    house_rules: tuple[Choice, ...] = ()


class FunctionCall(CaseCall, Described):
    """A rule for what its inputs say."""


class FunctionOutcome(CaseOutcome):
    """With everything the rule found, under the names of its facts: of two alike the last one counts."""

    result: Mapping[str, JsonValue]


class FunctionGameRules(GameRules):
    """Every rule brings its own inputs, so nothing is described but the readings."""

    described, call, outcome = Described, FunctionCall, FunctionOutcome

    def __init__(
        self,
        system: GameSystem,
        book: Callable[[], Rulebook],
        rules: Callable[[], Mapping[str, CallableRule]],
        settled: type[SettledPoints],
        table: Callable[[SettledPoints], GameState],
    ) -> None:
        """`table`: an empty one with these readings."""
        super().__init__(system, book, rules)
        self._settled, self._table = settled, table

    def table(self, described: Any, _labels: Labels, _ground: GameState | None) -> GameState:
        """An empty table with the readings that hold there."""
        return self._table(self._settled.by(described.house_rules))

    def readings(self) -> Sequence[Readings]:
        """Every settled point."""
        points = self._settled.points.items()
        return [Readings(name, point.chapter, point.default, point.alternative) for name, point in points]

    def title(self, rule: CallableRule, labels: Labels) -> str:
        """A rule is called as in the book."""
        return labels.text(f"rulebook.{rule.rules[0]}.title")

    def fact(self, event: Event, _outcome: Outcome, names: Mapping[str, str], labels: Labels) -> FactWords:
        """With the rule it follows from."""
        return FactWords(labels.sentence(event, names), (event.rule,) if isinstance(event, Found) else ())

    def more_told(self, _call: Any, outcome: Outcome, _labels: Labels) -> Mapping[str, Any]:
        """All values that were found."""
        facts = (one for one in outcome.decision.events if isinstance(one, Found))
        return {"result": {name: value for fact in facts for name, value in fact.values.items()}}
