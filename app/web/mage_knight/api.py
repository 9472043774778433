"""Rulings for programs: found by words, or all of them."""

from collections.abc import Mapping
from http import HTTPStatus

from fastapi import APIRouter, Request

from app.core.model import Model
from app.systems.mage_knight.content import rulebook, sheet
from app.web.api.schema import problems
from app.web.mage_knight.reading_pages import GAME, RULES
from app.web.mage_knight.rules import RULE_OF, finder
from app.web.services import services
from app.web.ui.finding import LONGEST_SEARCH

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
    """All rulings in the order of the book, or those that are searched for in German, English or both."""
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
            url=f"{RULES}/{rule}",
        )

    return RulingsFound(rulings=tuple(map(told, found.keys)), instead=found.instead)
