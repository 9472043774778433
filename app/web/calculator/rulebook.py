"""The page “Regelwerk”: every rule in our own words, with its state, found by a few words however they are typed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Annotated, Any
from urllib.parse import parse_qsl

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from app.core.errors import UnknownSubject
from app.core.rulebook import Chapter, RuleExample
from app.labels.labels import Labels
from app.web.calculator import rule_request
from app.web.calculator.api import api_of
from app.web.calculator.cases import told
from app.web.calculator.game_rules import GameRules
from app.web.calculator.page import pages_of
from app.web.calculator.rule_request import Ground
from app.web.table.game_pages import GameWeb
from app.web.table.services import services
from app.web.ui.finding import LONGEST_SEARCH, Finder
from app.web.ui.rendering import PageLink, wants_partial

MOST_BEST = 3  # rules that stand before the chapters, because a search is meant for them
_SEED = "example"


@dataclass(frozen=True)
class RuleCard:
    """A rule: its words, how many functions apply it and how many tests prove it, and where to try it."""

    id: str
    number: str
    title: str
    text: str
    options: tuple[tuple[str, bool], ...]  # the readings of a settled point, and which one is the default
    is_indexed: bool  # whether the game keeps count of the next two
    functions: int
    tests: int
    calls: tuple[PageLink, ...]
    has_example: bool
    url: str

    @property
    def words(self) -> str:
        """Return everything besides its title that can be searched for."""
        return " ".join((self.id, self.number, self.text, *(text for text, _is_default in self.options)))


@dataclass(frozen=True)
class ChapterPart:
    """A chapter with those of its rules that were searched for."""

    id: str
    title: str
    rules: tuple[RuleCard, ...]


@dataclass(frozen=True)
class Example:
    """A case and what follows from it; `url` leads to the calculator with the same case."""

    text: str
    sentences: tuple[str, ...]
    url: str


def rules_web(game: GameRules, *further: APIRouter) -> GameWeb:
    """Return the API, the book and the calculator of a game's rules, and what else the game serves."""
    return GameWeb((api_of(game), book_of(game), pages_of(game), *further), (game.call,))


def book_of(game: GameRules) -> APIRouter:
    """Return the pages of a game's book, open to everybody."""
    router = APIRouter(include_in_schema=False)

    @router.get(game.book_url)
    def rulebook_page(request: Request, search: str = "") -> Response:
        """Show the rule book, as far as it is searched for."""
        app = services(request)
        page = _page(game, search[:LONGEST_SEARCH], app.pages[game.system.id].labels)
        return app.renderer.page("rulebook/rules.html", page)

    @router.get(f"{game.book_url}/{{rule}}")
    def rule_page(request: Request, rule: Annotated[str, Path(max_length=60)]) -> Response:
        """Show a rule as a page of its own, or as a sheet for a request of htmx."""
        app = services(request)
        labels = app.pages[game.system.id].labels
        card = _cards(game, labels).get(rule)
        if card is None:
            raise UnknownSubject("page.unknown", page=rule)
        template = "rulebook/_rule_sheet.html" if wants_partial(request) else "rulebook/rule.html"
        return app.renderer.page(template, _rule_page(game, card, labels))

    return router


def _page(game: GameRules, search: str, labels: Labels) -> Mapping[str, Any]:
    book, every = _book(game, labels), _cards(game, labels).values()
    found = finder(game, labels).find(search)
    keys = set(found.keys)
    chapters = (replace(one, rules=tuple(rule for rule in one.rules if rule.id in keys)) for one in book)
    is_long = bool(search) and len(keys) > MOST_BEST
    return {
        "url": game.book_url,
        "hint": labels.text("rulebook_page.hint"),
        "nothing": labels.text("rulebook_page.nothing"),
        "search": search,
        "instead": found.instead,
        "best": tuple(_cards(game, labels)[key] for key in found.keys[:MOST_BEST]) if is_long else (),
        "chapters": tuple(chapter for chapter in chapters if chapter.rules),
        "found": len(keys),
        "total": len(every),
        "is_indexed": bool(game.book().proofs.rules),
        "applied": sum(bool(rule.functions) for rule in every),
        "proved": sum(bool(rule.tests) for rule in every),
    }


@cache
def _book(game: GameRules, labels: Labels) -> Sequence[ChapterPart]:
    """Return the whole book; it never changes while the server runs."""
    return [_chapter(game, chapter, labels) for chapter in game.book().chapters.values()]


@cache
def _cards(game: GameRules, labels: Labels) -> Mapping[str, RuleCard]:
    return {rule.id: rule for chapter in _book(game, labels) for rule in chapter.rules}


@cache
def finder(game: GameRules, labels: Labels) -> Finder[str]:
    """Finds rules, also by the titles of their chapters."""
    return Finder(
        {
            rule.id: (rule.title, f"{rule.words} {chapter.title}")
            for chapter in _book(game, labels)
            for rule in chapter.rules
        },
        _synonyms(labels),
    )


def _synonyms(labels: Labels) -> Mapping[str, Sequence[str]]:
    """Synonyms: words of players, and the words of the book for them."""
    rows = (labels.text(key).partition(": ") for key in labels.keys("search_words."))
    return {word: meant.split(", ") for meant, _, said in rows for word in said.split(", ")}


def _chapter(game: GameRules, chapter: Chapter, labels: Labels) -> ChapterPart:
    cards = (_card(game, rule, labels) for rule in chapter.order)
    return ChapterPart(chapter.id, labels.text(f"chapters.{chapter.id}"), tuple(cards))


def _card(game: GameRules, rule: str, labels: Labels) -> RuleCard:
    book, words = game.book(), game.words(rule, labels)
    proof, settled = book.proof(rule), game.points().get(rule)
    here = (entry for entry in game.rules().values() if rule in entry.rules)
    return RuleCard(
        id=rule,
        number=settled.chapter if settled else game.number(rule),
        title=words.title,
        text=words.text,
        options=tuple(
            (labels.text(f"house_rules.{rule}.{option}"), option == settled.default)
            for option in (settled.default, settled.alternative)
        )
        if settled
        else (),
        is_indexed=bool(book.proofs.rules),
        functions=proof.functions,
        tests=proof.tests,
        calls=tuple(PageLink(f"{game.calculator_url}?rule={entry.id}", game.title(entry, labels)) for entry in here),
        has_example=bool(book.examples_of(rule)),
        url=f"{game.book_url}#{rule}",
    )


def _rule_page(game: GameRules, card: RuleCard, labels: Labels) -> Mapping[str, Any]:
    book = game.book()
    ids, chapter = list(book.ids()), book.chapter_of(card.id)
    place = ids.index(card.id)
    in_book = f"{game.book_url}#chapter-{chapter.id}" if chapter else ""
    return {
        "url": game.book_url,
        "rule": card,
        "examples": tuple(worked_out(game, one, labels) for one in book.examples_of(card.id)),
        "chapter": PageLink(in_book, labels.text(f"chapters.{chapter.id}")) if chapter else None,
        "before": _neighbour(game, ids[place - 1], labels) if place else None,
        "after": _neighbour(game, ids[place + 1], labels) if place + 1 < len(ids) else None,
    }


def _neighbour(game: GameRules, rule: str, labels: Labels) -> PageLink:
    card = _cards(game, labels)[rule]
    return PageLink(f"{game.book_url}/{rule}", card.title)


@cache
def worked_out(game: GameRules, example: RuleExample, labels: Labels) -> Example:
    """Return an example with its outcome."""
    said = [("rule", example.command), *parse_qsl(example.case)]
    entry = game.rules()[example.command]
    outcome = rule_request.answer(rule_request.read(game, entry, Ground(labels), said, _SEED)).outcome
    sentences = tuple(event.sentence for event in told(game, outcome, labels)) if outcome else ()
    url = f"{game.calculator_url}?rule={example.command}&{example.case}"
    return Example(labels.text(f"rule_examples.{example.id}"), sentences, url)
