"""The rulings as the calculator and the rule API know them: nothing is described but the inputs of each."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from app.core.game_system import GameState
from app.core.model import Model
from app.core.rulebook import CallableRule
from app.labels.labels import Labels
from app.systems.mage_knight.content import rulebook, sheet
from app.systems.mage_knight.game import SYSTEM
from app.systems.mage_knight.labels import labels
from app.systems.mage_knight.match.state import Match
from app.systems.mage_knight.rulings import RULINGS
from app.web.calculator.api import callable_rule
from app.web.calculator.game_rules import GameRules, Outcome
from app.web.calculator.shapes import CaseCall, CaseOutcome
from app.web.ui.finding import RankedFinder
from app.web.ui.formats import percent


class NothingElse(Model):
    """A case has nothing but its inputs."""


class RulingCall(CaseCall, NothingElse):
    """A ruling in the case that the inputs describe."""


class ChanceTold(Model):
    """A chance exactly and as a number between 0 and 1."""

    exact: str
    value: float


class NoteTold(Model):
    """An open question of the sheet, and how it is read here."""

    id: str
    text: str


class RulingOutcome(CaseOutcome):
    """What follows by names (nothing while a question is open), how likely it was, and how open questions are read.

    `kind` and `source`: what the ruling is, and under which headword of the sheet it stands.
    """

    kind: str
    source: str
    result: Mapping[str, Any] | None
    odds: Mapping[str, ChanceTold]
    notes: tuple[NoteTold, ...]


class MageKnightRules(GameRules):
    """Every ruling takes what it needs."""

    described, call, outcome = NothingElse, RulingCall, RulingOutcome
    has_odds = True
    outlook = "mage_knight/_odds.html"

    def table(self, described: Any, _labels: Labels, _ground: GameState | None) -> Match:
        """There is none."""
        del described
        return SYSTEM.new_state()

    def beginning(self, rule: CallableRule, _ground: GameState | None) -> Mapping[str, Any]:
        """A case to begin with, where a ruling cannot do without."""
        return {"inputs": sheet().examples.get(rule.id, {})}

    def title(self, rule: CallableRule, labels: Labels) -> str:
        """Like the ruling, unless it is about several."""
        own = f"rules.{rule.id}"
        return labels.text(own if own in labels else f"rulebook.{rule.rules[0]}.title")

    def likely(self, outcome: Outcome, labels: Labels) -> object | None:
        """Each outcome in words with its chance; None where no die falls."""
        chances = RULINGS[outcome.command.type].odds(outcome.command)
        return [(odds_word(name, labels), percent(float(chance))) for name, chance in chances.items()] or None

    def more_told(self, call: Any, outcome: Outcome, labels: Labels) -> Mapping[str, Any]:
        """Result, odds and notes."""
        del call
        ruling, facts = RULINGS[outcome.command.type], outcome.decision.events
        first = sheet().rulings[ruling.entry.rules[0]]
        notes = dict.fromkeys(note for one in ruling.entry.rules for note in sheet().rulings[one].notes)
        return {
            "kind": labels.text(f"ruling_kinds.{first.kind}"),
            "source": first.source,
            "result": getattr(facts[0], "result", None) if facts else None,
            "odds": {
                name: ChanceTold(exact=str(chance), value=float(chance))
                for name, chance in ruling.odds(outcome.command).items()
            },
            "notes": tuple(NoteTold(id=note, text=labels.text(f"ruling_notes.{note}")) for note in notes),
        }


def odds_word(name: str, labels: Labels) -> str:
    """What may happen, in words; a number is one of actions."""
    return (
        labels.text("outcomes_of_odds.actions", number=int(name))
        if name.isdigit()
        else labels.text(f"outcomes_of_odds.{name}")
    )


RULES = MageKnightRules(SYSTEM, rulebook, lambda: {name: one.entry for name, one in RULINGS.items()})
RULE_OF: Mapping[str, str] = {one: callable_rule(RULES, one).id for one in rulebook().ids()}
"""The rule that works a ruling out, by the id of the ruling."""


@cache
def finder() -> RankedFinder[str]:
    """Knows every ruling by its titles, its words, its headword in the sheet, and its texts in both languages."""
    spoken = [labels(language) for language in ("de", "en")]

    def said(ruling: str, part: str) -> str:
        return " ".join(words.text(f"rulebook.{ruling}.{part}") for words in spoken)

    def kind(ruling: str) -> str:
        return " ".join(words.text(f"ruling_kinds.{sheet().rulings[ruling].kind}") for words in spoken)

    return RankedFinder(
        {
            ruling: (
                said(ruling, "title"),
                (*sheet().rulings[ruling].words, sheet().rulings[ruling].source),
                f"{said(ruling, 'text')} {kind(ruling)} {ruling}",
            )
            for ruling in rulebook().ids()
        }
    )
