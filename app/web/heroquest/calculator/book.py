"""The page “Regelwerk”: every rule in our own words, with its state, found by a few words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.labels.labels import Labels
from app.systems.heroquest.calculator.catalog import CallableRule, catalog
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.content.rulebook import Chapter, number_of
from app.systems.heroquest.system import SYSTEM
from app.web.heroquest.calculator.explaining import title_of
from app.web.services import services

PATH = f"/{SYSTEM.id}/rules"
CALCULATOR = f"/{SYSTEM.id}/calculator"
DUEL = f"/{SYSTEM.id}/duel"
LONGEST_SEARCH = 80
router = APIRouter(include_in_schema=False)


@dataclass(frozen=True)
class RuleOptionText:
    """One reading of a settled point; the default is what holds unless a table chooses otherwise."""

    text: str
    is_default: bool


@dataclass(frozen=True)
class Link:
    """A way to another page."""

    url: str
    text: str


@dataclass(frozen=True)
class RuleCard:
    """A rule: its words, how many functions apply it and how many tests prove it, and where to try it."""

    id: str
    number: str
    title: str
    text: str
    options: tuple[RuleOptionText, ...]
    functions: int
    tests: int
    calls: tuple[Link, ...]

    @property
    def words(self) -> str:
        """Everything that can be searched for."""
        return " ".join((self.id, self.title, self.text, *(option.text for option in self.options))).casefold()


@dataclass(frozen=True)
class ChapterPart:
    """A chapter with those of its rules that were searched for."""

    id: str
    title: str
    rules: tuple[RuleCard, ...]


@dataclass(frozen=True)
class RulebookPage:
    """The book as far as it was searched for; the numbers count the whole of it."""

    search: str
    chapters: tuple[ChapterPart, ...]
    found: int
    total: int
    applied: int
    proved: int
    url: str = PATH
    calculator_url: str = CALCULATOR


@router.get(PATH)
def rulebook_page(request: Request, search: str = "") -> Response:
    """The rule book, open to everybody."""
    found = services(request)
    return found.renderer.page("heroquest/rules.html", _page(search[:LONGEST_SEARCH], found.pages[SYSTEM.id].labels))


def _page(search: str, labels: Labels) -> RulebookPage:
    book = _book(labels)
    every = [rule for chapter in book for rule in chapter.rules]
    words = search.casefold().split()
    chapters = (ChapterPart(one.id, one.title, _matching(one, words)) for one in book)
    shown = tuple(chapter for chapter in chapters if chapter.rules)
    return RulebookPage(
        search=search,
        chapters=shown,
        found=sum(len(chapter.rules) for chapter in shown),
        total=len(every),
        applied=sum(bool(rule.functions) for rule in every),
        proved=sum(bool(rule.tests) for rule in every),
    )


@cache
def _book(labels: Labels) -> Sequence[ChapterPart]:
    """The whole book; it never changes while the server runs."""
    return [_chapter(chapter, labels) for chapter in rulebook().chapters.values()]


def _matching(chapter: ChapterPart, words: Sequence[str]) -> tuple[RuleCard, ...]:
    """The rules in which every word stands, or in whose chapter's title it does."""
    title = chapter.title.casefold()
    return tuple(rule for rule in chapter.rules if all(word in rule.words or word in title for word in words))


def _chapter(chapter: Chapter, labels: Labels) -> ChapterPart:
    cards = [_rule(rule, labels) for rule in chapter.rules]
    cards += [_settled_point(rule, labels) for rule in chapter.house_rules]
    return ChapterPart(chapter.id, labels.text(f"chapters.{chapter.id}"), tuple(cards))


def _rule(rule: str, labels: Labels) -> RuleCard:
    proof = rulebook().proof(rule)
    return RuleCard(
        id=rule,
        number=number_of(rule),
        title=labels.text(f"rulebook.{rule}.title"),
        text=labels.text(f"rulebook.{rule}.text"),
        options=(),
        functions=proof.functions,
        tests=proof.tests,
        calls=_calls(rule, labels),
    )


def _settled_point(rule: str, labels: Labels) -> RuleCard:
    proof, entry = rulebook().proof(rule), SYSTEM.content.house_rules[rule]
    return RuleCard(
        id=rule,
        number=entry.chapter,
        title=labels.text(f"house_rules.{rule}.title"),
        text="",
        options=tuple(
            RuleOptionText(labels.text(f"house_rules.{rule}.{option}"), option == entry.default)
            for option in (entry.default, entry.alternative)
        ),
        functions=proof.functions,
        tests=proof.tests,
        calls=_calls(rule, labels),
    )


def _calls(rule: str, labels: Labels) -> tuple[Link, ...]:
    """Where this rule can be tried."""
    callable_rules: Mapping[str, CallableRule] = catalog()
    here = (entry for entry in callable_rules.values() if rule in entry.rules)
    return tuple(Link(f"{CALCULATOR}?rule={entry.id}", title_of(entry, labels)) for entry in here)
