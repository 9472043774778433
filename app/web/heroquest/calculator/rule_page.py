"""One rule: alone on a page, or on a sheet above whatever spoke of it; with examples the rules themselves work out."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Annotated
from urllib.parse import parse_qsl

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from app.core.errors import UnknownSubject
from app.labels.labels import Labels
from app.systems.heroquest.calculator.catalog import catalog
from app.systems.heroquest.content.loader import rulebook
from app.systems.heroquest.content.rulebook import RuleExample
from app.systems.heroquest.game import SYSTEM
from app.web.heroquest.calculator import asked as ask
from app.web.heroquest.calculator.book import Link, RuleCard, card_of
from app.web.heroquest.calculator.catalogs import Catalog
from app.web.heroquest.calculator.explaining import told
from app.web.heroquest.reading_pages import CALCULATOR, RULES
from app.web.rendering import wants_partial
from app.web.services import services

router = APIRouter(include_in_schema=False)
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
    found = services(request)
    labels = found.pages[SYSTEM.id].labels
    card = card_of(rule, labels)
    if card is None:
        raise UnknownSubject("page.unknown", page=rule)
    template = "heroquest/_rule_sheet.html" if wants_partial(request) else "heroquest/rule.html"
    return found.renderer.page(template, _page(card, labels))


def _page(card: RuleCard, labels: Labels) -> RulePage:
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
    outcome = ask.answer(ask.read(catalog()[example.command], Catalog(labels), said, _SEED)).outcome
    sentences = tuple(event.sentence for event in told(outcome, labels)) if outcome else ()
    url = f"{CALCULATOR}?rule={example.command}&{example.case}"
    return Example(labels.text(f"rule_examples.{example.id}"), sentences, url)
