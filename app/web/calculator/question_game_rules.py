"""Rules that are questions, for any game: read, worked out and called, and nobody has to be described besides."""

from collections.abc import Mapping
from typing import Any

from pydantic import JsonValue

from app.core.events import Event
from app.core.game_system import GameState
from app.core.model import Model
from app.core.rule_questions import RuleAnswered
from app.labels.labels import Labels
from app.labels.shelves import ReasonedLabels
from app.web.api.conversations import FactWords
from app.web.calculator.game_rules import GameRules, Outcome
from app.web.calculator.shapes import CaseCall, CaseOutcome


class Described(Model):
    """Everything stands in the inputs."""


class QuestionCall(CaseCall):
    """A rule with its inputs."""


class QuestionOutcome(CaseOutcome):
    """What a rule says: `result` by the names of the rule, `explanation` in sentences that name their rules.

    `decided_by`: whose ruling it is (rule, game_master, player, players, game_master_or_roll); `overridden`: the game
    master has set it. Both are empty while dice are still asked for.
    """

    result: Mapping[str, JsonValue]
    explanation: tuple[str, ...]
    decided_by: str
    overridden: bool


class QuestionRules(GameRules):
    """Questions and their answers."""

    described, call, outcome = Described, QuestionCall, QuestionOutcome

    def table(self, described: Any, labels: Labels, ground: GameState | None) -> GameState:
        """As a campaign begins."""
        return self.system.new_state()

    def names_in(self, outcome: Outcome, labels: Labels) -> dict[str, str]:
        """Everybody is called as in the inputs."""
        lists = (value for value in outcome.command.model_dump().values() if isinstance(value, tuple))
        rows = (row for rows in lists for row in rows if isinstance(row, dict))
        return {name: name for row in rows for name in (row.get("group"), row.get("name")) if name}

    def fact(self, event: Event, outcome: Outcome, names: Mapping[str, str], labels: Labels) -> FactWords:
        """With the rules of its reasons."""
        rules = [rule for one in _answers(outcome) for why in one.because for rule in why.rules]
        return FactWords(labels.sentence(event, names), tuple(dict.fromkeys(rules)))

    def more_told(self, call: Any, outcome: Outcome, labels: Labels) -> Mapping[str, Any]:
        """The answer in the rule's own names."""
        assert isinstance(labels, ReasonedLabels)
        for one in _answers(outcome):
            return {
                "result": one.result,
                "explanation": tuple(map(labels.reason, one.because)),
                "decided_by": one.decided_by,
                "overridden": one.overridden,
            }
        return {"result": {}, "explanation": (), "decided_by": "", "overridden": False}


def _answers(outcome: Outcome) -> list[RuleAnswered]:
    return [event for event in outcome.decision.events if isinstance(event, RuleAnswered)]
