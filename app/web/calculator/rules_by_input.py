"""Rules of which all is said by their inputs, for any game: those that are questions, those that are functions."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any

from pydantic import JsonValue

from app.core.events import Event
from app.core.function_rules import Found
from app.core.game_system import GameState, GameSystem
from app.core.model import Mark, Model
from app.core.rule_questions import RuleAnswered
from app.core.rulebook import CallableRule, ChosenReading, Point, Rulebook, Settled
from app.labels.labels import Labels
from app.labels.shelves import ReasonedLabels
from app.web.calculator.game_rules import CaseResult, GameRules
from app.web.table.conversation.told import CaseCall, CaseOutcome, FactWords
from app.web.table.conversation.words import DraftWords


class QuestionCall(CaseCall):
    """A rule with its inputs."""


class QuestionOutcome(CaseOutcome):
    """Answer of a rule: `result` by the names of the rule, `explanation` in sentences that name their rules.

    `decided_by`: whose ruling it is (rule, game_master, player, players, game_master_or_roll); `overridden`: the game
    master has set it. Both are empty while dice are still asked for.
    """

    result: Mapping[str, JsonValue]
    explanation: tuple[str, ...]
    decided_by: str
    overridden: bool


class QuestionGameRules(GameRules):
    """Questions and their answers."""

    call, outcome = QuestionCall, QuestionOutcome

    def names_in(self, outcome: CaseResult, labels: Labels) -> dict[str, str]:
        """Return the names of all creatures and groups, each called as in the inputs."""
        lists = (value for value in outcome.command.model_dump().values() if isinstance(value, tuple))
        rows = (row for rows in lists for row in rows if isinstance(row, dict))
        return {name: name for row in rows for name in (row.get("group"), row.get("name")) if name}

    def fact(self, event: Event, outcome: CaseResult, words: DraftWords) -> FactWords:
        """Return the sentence of a fact, with the rules of its reasons."""
        rules = [rule for one in _answers(outcome) for why in one.because for rule in why.rules]
        return replace(words.fact(event), rules=tuple(dict.fromkeys(rules)))

    def more_told(self, call: Any, outcome: CaseResult, labels: Labels) -> Mapping[str, Any]:
        """Return the answer in the rule's own names."""
        assert isinstance(labels, ReasonedLabels)
        for one in _answers(outcome):
            return {
                "result": one.result,
                "explanation": tuple(map(labels.reason, one.because)),
                "decided_by": one.decided_by,
                "overridden": one.overridden,
            }
        return {"result": {}, "explanation": (), "decided_by": "", "overridden": False}


def _answers(outcome: CaseResult) -> list[RuleAnswered]:
    return [event for event in outcome.decision.events if isinstance(event, RuleAnswered)]


class ChosenReadings(Model):
    """The readings that a table chose; all else stands in the inputs."""

    house_rules: Annotated[tuple[ChosenReading, ...], Mark(asked=False)] = ()  # a page lists them all


class FunctionCall(CaseCall, ChosenReadings):
    """A rule for what its inputs say."""


class FunctionOutcome(CaseOutcome):
    """With everything the rule found, under the names of its facts: of two alike the last one counts."""

    result: Mapping[str, JsonValue]


class FunctionGameRules(GameRules):
    """Every rule brings its own inputs, so nothing is described but the readings."""

    described, call, outcome = ChosenReadings, FunctionCall, FunctionOutcome

    def __init__(
        self,
        system: GameSystem,
        book: Callable[[], Rulebook],
        rules: Callable[[], Mapping[str, CallableRule]],
        settled: type[Settled],
        table: Callable[[Settled], GameState],
    ) -> None:
        """`table`: an empty one with these readings."""
        super().__init__(system, book, rules)
        self._points = settled.points
        self._table: Callable[[Sequence[ChosenReading]], GameState] = lambda choices: table(settled.by(choices))

    def table(self, described: Any, _labels: Labels, _ground: GameState | None) -> GameState:
        """Return an empty table with the readings that hold there."""
        return self._table(described.house_rules)

    def points(self) -> Mapping[str, Point]:
        """Return every settled point."""
        return self._points

    def title(self, rule: CallableRule, labels: Labels) -> str:
        """Return the title of a rule, as in the book."""
        return labels.text(f"rulebook.{rule.rules[0]}.title")

    def fact(self, event: Event, _outcome: CaseResult, words: DraftWords) -> FactWords:
        """Return the sentence of a fact, with the rule it follows from."""
        return replace(words.fact(event), rules=(event.rule,) if isinstance(event, Found) else ())

    def more_told(self, _call: Any, outcome: CaseResult, _labels: Labels) -> Mapping[str, Any]:
        """Return all values that were found."""
        facts = (one for one in outcome.decision.events if isinstance(one, Found))
        return {"result": {name: value for fact in facts for name, value in fact.values.items()}}
