"""What DungeonQuest registers to have its rules told, worked out and called."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import JsonValue

from app.core.events import Event
from app.core.game_system import GameState
from app.core.model import Model
from app.core.rulebook import CallableRule
from app.labels.labels import Labels
from app.systems.dungeonquest.game import SYSTEM
from app.systems.dungeonquest.rulebook import callable_rules, rulebook
from app.systems.dungeonquest.ruling import Found
from app.systems.dungeonquest.settled import POINTS, Choice, settled_by
from app.systems.dungeonquest.state import Table
from app.web.api.told import FactWords
from app.web.calculator.game_rules import GameRules, Outcome, Readings
from app.web.calculator.shapes import CaseCall, CaseOutcome


class Described(Model):
    """The readings that a table chose; all else stands in the inputs."""

    house_rules: tuple[Choice, ...] = ()


class DungeonQuestCall(CaseCall, Described):
    """A rule for what its inputs say."""


class DungeonQuestOutcome(CaseOutcome):
    """With everything the rule found, under the names of its facts: of two alike the last one counts."""

    result: Mapping[str, JsonValue]


class DungeonQuestRules(GameRules):
    """Every rule brings its own inputs, so nothing else is described."""

    described, call, outcome = Described, DungeonQuestCall, DungeonQuestOutcome

    def table(self, described: Any, _labels: Labels, _ground: GameState | None) -> Table:
        """An empty table with the readings that hold there."""
        return Table(settled=settled_by(described.house_rules))

    def readings(self) -> Sequence[Readings]:
        """Every settled point."""
        return [Readings(name, point.chapter, point.default, point.alternative) for name, point in POINTS.items()]

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


RULES = DungeonQuestRules(SYSTEM, rulebook, callable_rules)
