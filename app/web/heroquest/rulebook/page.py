"""The page “Regelwerk”: every rule in our own words, with its state, found by a few words however they are typed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated
from urllib.parse import parse_qsl

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from app.core.errors import UnknownSubject
from app.labels.labels import Labels
from app.systems.heroquest.calculator.catalog import CallableRule, catalog
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.content.rulebook import Chapter, RuleExample, number_of
from app.systems.heroquest.game import SYSTEM
from app.web.heroquest.calculator import rule_request
from app.web.heroquest.calculator.case import Catalog
from app.web.heroquest.calculator.explaining import title_of, told
from app.web.heroquest.reading_pages import CALCULATOR, RULES
from app.web.heroquest.table.words import rule_url
from app.web.services import services
from app.web.ui.finding import LONGEST_SEARCH, Finder
from app.web.ui.rendering import wants_partial

MOST_BEST = 3  # rules that stand before the chapters, because a search is meant for them
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
    has_example: bool
    url: str

    @property
    def words(self) -> str:
        """Everything besides its title that can be searched for."""
        return " ".join((self.id, self.number, self.text, *(option.text for option in self.options)))


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
    instead: tuple[str, ...]
    best: tuple[RuleCard, ...]
    chapters: tuple[ChapterPart, ...]
    found: int
    total: int
    applied: int
    proved: int
    url: str = RULES
    calculator_url: str = CALCULATOR


@router.get(RULES)
def rulebook_page(request: Request, search: str = "") -> Response:
    """The rule book, open to everybody."""
    app = services(request)
    return app.renderer.page("heroquest/rules.html", _page(search[:LONGEST_SEARCH], app.pages[SYSTEM.id].labels))


def card_of(rule: str, labels: Labels) -> RuleCard | None:
    """One rule, if there is such a one."""
    return _cards(labels).get(rule)


def _page(search: str, labels: Labels) -> RulebookPage:
    book, every = _book(labels), _cards(labels).values()
    found = _finder(labels).find(search)
    keys = set(found.keys)
    chapters = (replace(one, rules=tuple(rule for rule in one.rules if rule.id in keys)) for one in book)
    is_long = bool(search) and len(keys) > MOST_BEST
    return RulebookPage(
        search=search,
        instead=found.instead,
        best=tuple(_cards(labels)[key] for key in found.keys[:MOST_BEST]) if is_long else (),
        chapters=tuple(chapter for chapter in chapters if chapter.rules),
        found=len(keys),
        total=len(every),
        applied=sum(bool(rule.functions) for rule in every),
        proved=sum(bool(rule.tests) for rule in every),
    )


@cache
def _book(labels: Labels) -> Sequence[ChapterPart]:
    """The whole book; it never changes while the server runs."""
    return [_chapter(chapter, labels) for chapter in rulebook().chapters.values()]


@cache
def _cards(labels: Labels) -> Mapping[str, RuleCard]:
    return {rule.id: rule for chapter in _book(labels) for rule in chapter.rules}


@cache
def _finder(labels: Labels) -> Finder[str]:
    """A rule is found by the title of its chapter, too."""
    return Finder(
        {rule.id: (rule.title, f"{rule.words} {chapter.title}") for chapter in _book(labels) for rule in chapter.rules},
        _synonyms(labels),
    )


def _synonyms(labels: Labels) -> Mapping[str, Sequence[str]]:
    """What players say, and what the book calls it."""
    rows = (labels.text(key).partition(": ") for key in labels.keys("search_words."))
    return {word: meant.split(", ") for meant, _, said in rows for word in said.split(", ")}


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
        has_example=any(rule in one.rules for one in rulebook().examples.values()),
        url=rule_url(rule),
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
        has_example=any(rule in one.rules for one in rulebook().examples.values()),
        url=rule_url(rule),
    )


def _calls(rule: str, labels: Labels) -> tuple[Link, ...]:
    """Where this rule can be tried."""
    callable_rules: Mapping[str, CallableRule] = catalog()
    here = (entry for entry in callable_rules.values() if rule in entry.rules)
    return tuple(Link(f"{CALCULATOR}?rule={entry.id}", title_of(entry, labels)) for entry in here)


_SEED = "example"


@dataclass(frozen=True)
class Example:
    """A case and what follows from it; `url` leads to the calculator with the same case."""

    text: str
    sentences: tuple[str, ...]
    url: str


@dataclass(frozen=True)
class RulePage:
    """A rule with its examples, its chapter and its neighbours."""

    rule: RuleCard
    examples: tuple[Example, ...]
    chapter: Link | None
    before: Link | None
    after: Link | None
    url: str = RULES


@router.get(f"{RULES}/{{rule}}")
def rule_page(request: Request, rule: Annotated[str, Path(max_length=60)]) -> Response:
    """A rule as a page of its own, or as a sheet for whoever asks for a part."""
    app = services(request)
    labels = app.pages[SYSTEM.id].labels
    card = card_of(rule, labels)
    if card is None:
        raise UnknownSubject("page.unknown", page=rule)
    template = "heroquest/_rule_sheet.html" if wants_partial(request) else "heroquest/rule.html"
    return app.renderer.page(template, _rule_page_page(card, labels))


def _rule_page_page(card: RuleCard, labels: Labels) -> RulePage:
    ids, chapter = list(rulebook().ids()), rulebook().chapter_of(card.id)
    place = ids.index(card.id)
    return RulePage(
        rule=card,
        examples=tuple(_examples(card.id, labels)),
        chapter=Link(f"{RULES}#chapter-{chapter.id}", labels.text(f"chapters.{chapter.id}")) if chapter else None,
        before=_neighbour(ids[place - 1], labels) if place else None,
        after=_neighbour(ids[place + 1], labels) if place + 1 < len(ids) else None,
    )


def _neighbour(rule: str, labels: Labels) -> Link | None:
    card = card_of(rule, labels)
    return Link(f"{RULES}/{rule}", card.title) if card else None


def _examples(rule: str, labels: Labels) -> Iterator[Example]:
    return (worked_out(one, labels) for one in rulebook().examples.values() if rule in one.rules)


@cache
def worked_out(example: RuleExample, labels: Labels) -> Example:
    """An example with what the rules make of it."""
    said = [("rule", example.command), *parse_qsl(example.case)]
    outcome = rule_request.answer(rule_request.read(catalog()[example.command], Catalog(labels), said, _SEED)).outcome
    sentences = tuple(event.sentence for event in told(outcome, labels)) if outcome else ()
    url = f"{CALCULATOR}?rule={example.command}&{example.case}"
    return Example(labels.text(f"rule_examples.{example.id}"), sentences, url)
