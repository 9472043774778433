"""The rulings as calculator and programs know them: worked out, found by words, listed."""

from collections.abc import Mapping
from functools import cache
from http import HTTPStatus
from typing import Any

from fastapi import APIRouter, Request

from app.core.game_system import GameState
from app.core.model import Model
from app.core.rulebook import CallableRule
from app.labels.labels import Labels
from app.systems.mage_knight.game import SYSTEM
from app.systems.mage_knight.labels import labels
from app.systems.mage_knight.rulings import RULINGS, rulebook, sheet
from app.web.api.schema import problems
from app.web.calculator.api import callable_rule
from app.web.calculator.game_rules import CaseResult, GameRules
from app.web.http.languages import LANGUAGES
from app.web.mage_knight import GAME, RULES_URL
from app.web.table.conversation.told import CaseCall, CaseOutcome
from app.web.table.services import services
from app.web.ui.finding import LONGEST_SEARCH, RankedFinder
from app.web.ui.formats import percent


class RulingCall(CaseCall):
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
    """Result by names (empty while a question is open), how likely it was, and how open questions are read.

    `kind` and `source`: what the ruling is, and under which headword of the sheet it stands.
    """

    kind: str
    source: str
    result: Mapping[str, Any] | None
    odds: Mapping[str, ChanceTold]
    notes: tuple[NoteTold, ...]


class MageKnightRules(GameRules):
    """Every ruling takes what it needs."""

    call, outcome = RulingCall, RulingOutcome
    has_odds = True
    outlook = "mage_knight/_odds.html"

    def beginning(self, rule: CallableRule, _ground: GameState | None) -> Mapping[str, Any]:
        """Return a case to begin with, where a ruling cannot do without."""
        return {"inputs": sheet().examples.get(rule.id, {})}

    def title(self, rule: CallableRule, labels: Labels) -> str:
        """Like the ruling, unless it is about several."""
        own = f"rules.{rule.id}"
        return labels.text(own if own in labels else f"rulebook.{rule.rules[0]}.title")

    def likely(self, outcome: CaseResult, labels: Labels) -> object | None:
        """Return each outcome in words with its chance; None where no die falls."""
        chances = RULINGS[outcome.command.type].odds(outcome.command)
        return [(odds_word(name, labels), percent(float(chance))) for name, chance in chances.items()] or None

    def more_told(self, call: Any, outcome: CaseResult, labels: Labels) -> Mapping[str, Any]:
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
    """Return a possible result in words; a number is one of actions."""
    return (
        labels.text("outcomes_of_odds.actions", number=int(name))
        if name.isdigit()
        else labels.text(f"outcomes_of_odds.{name}")
    )


RULES = MageKnightRules(SYSTEM, rulebook, lambda: RULINGS.callable_rules)
RULE_OF: Mapping[str, str] = {one: callable_rule(RULES, one).id for one in rulebook().ids()}
"""The rule that works a ruling out, by the id of the ruling."""


@cache
def finder() -> RankedFinder[str]:
    """Knows every ruling by its titles, its words, its headword in the sheet, and its texts in both languages."""
    spoken = [labels(language) for language in LANGUAGES]

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


router = APIRouter(prefix=f"/api/v1/{GAME}", tags=["rules"])


class RulingTold(Model):
    """A ruling: its words, what it is, where it stands, what belongs to it, and which rule works it out."""

    id: str
    kind: str
    title: str
    text: str
    source: str
    page: int | None
    chapter: str
    words: tuple[str, ...]
    notes: Mapping[str, str]
    related: tuple[str, ...]
    rule: str
    url: str


class RulingsFound(Model):
    """Rulings, the best first; `instead` are the words taken for mistyped ones."""

    rulings: tuple[RulingTold, ...]
    instead: tuple[str, ...]


@router.get("/rulings", responses=problems(HTTPStatus.UNPROCESSABLE_ENTITY))
def rulings(request: Request, search: str = "") -> RulingsFound:
    """Return all rulings in the order of the book, or those that are searched for in German, English or both."""
    labels = services(request).pages[GAME].labels
    found = finder().find(search[:LONGEST_SEARCH])

    def told(rule: str) -> RulingTold:
        ruling, chapter = sheet().rulings[rule], rulebook().chapter_of(rule)
        return RulingTold(
            id=rule,
            kind=ruling.kind,
            title=labels.text(f"rulebook.{rule}.title"),
            text=labels.text(f"rulebook.{rule}.text"),
            source=ruling.source,
            page=ruling.page,
            chapter=chapter.id if chapter else "",
            words=ruling.words,
            notes={note: labels.text(f"ruling_notes.{note}") for note in ruling.notes},
            related=ruling.related,
            rule=RULE_OF[rule],
            url=f"{RULES_URL}/{rule}",
        )

    return RulingsFound(rulings=tuple(map(told, found.keys)), instead=found.instead)
