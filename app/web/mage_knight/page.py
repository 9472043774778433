"""The page of the rulings: found while somebody types, each with an address of its own, one worked out beside them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.core.errors import UnknownSubject
from app.labels.labels import Labels
from app.systems.mage_knight.rulings import rulebook, sheet
from app.web.calculator.game_rules import Link
from app.web.mage_knight import CALCULATOR_URL, PRINT_URL, RULES_URL, TODAY_URL
from app.web.mage_knight.rules import RULE_OF, finder
from app.web.mage_knight.working_out import helper_panel
from app.web.services import services
from app.web.ui.finding import LONGEST_SEARCH, Found, folded
from app.web.ui.rendering import wants_partial

KINDS: Mapping[str, Sequence[str]] = {
    "errata": ("erratum", "restored"),
    "changed": ("changed",),
    "clarified": ("clarified",),
}
FULL = 12  # of what was found so many are shown with everything about them
USED = "rulings_used"  # in the session: the day, and which rulings were needed on it
_OWN = re.compile(rf"{RULES_URL}[/?]?[\w%+&=.-]*")  # where somebody can come back to
_PIECES = re.compile(r"\w+|\W+")
router = APIRouter(include_in_schema=False)


class Piece(NamedTuple):
    """A piece of a text, and whether it is what was searched for."""

    text: str
    is_hit: bool


@dataclass(frozen=True)
class RulingCard:
    """A ruling as the page shows it; `via` is the word it was found by where its own text does not have it."""

    id: str
    chapter: str
    kind: str
    title: str
    text: Sequence[Piece]
    via: str
    page: int | None
    source: str
    notes: Sequence[str]
    related: Sequence[Link]
    is_used: bool
    is_full: bool

    @property
    def url(self) -> str:
        """The address that stays."""
        return f"{RULES_URL}/{self.id}"

    @property
    def calculator_url(self) -> str:
        """Where it is worked out."""
        return f"{CALCULATOR_URL}?rule={RULE_OF[self.id]}"


@router.get(RULES_URL)
def rulings_page(request: Request, search: str = "", kind: str = "") -> Response:
    """All rulings, or those that are searched for."""
    used = _used(request)
    typed = search[:LONGEST_SEARCH]
    found = finder().find(typed)
    ids = [one for one in found.keys if one in used or kind != "today"]
    ids = [one for one in ids if kind not in KINDS or sheet().rulings[one].kind in KINDS[kind]]
    return _page(request, typed, kind, ids, found, full=FULL if typed.strip() or kind == "today" else 0)


@router.get(PRINT_URL)
def printed_rulings(request: Request) -> Response:
    """All rulings on two sheets of paper."""
    cards = _cards(list(rulebook().ids()), (), _labels(request), frozenset(), 0)
    chapters = [(chapter, list(those)) for chapter, those in groupby(cards, lambda card: card.chapter)]
    return services(request).renderer.page("mage_knight/print.html", {"back_url": RULES_URL, "chapters": chapters})


@router.post(TODAY_URL)
async def use_ruling(request: Request) -> Response:
    """Put a ruling on the list of today, or take it off. It is kept on this device until the day is over."""
    async with request.form() as form:
        rule, back = str(form.get("rule", "")), str(form.get("back", ""))
    if rule not in sheet().rulings:
        raise UnknownSubject("page.unknown", page=rule[:40])
    used = _used(request)
    now = [one for one in used if one != rule] if rule in used else [*used, rule]
    request.session[USED] = [_today(request), now]
    return RedirectResponse(back if _OWN.fullmatch(back) else RULES_URL, 303)


@router.get(f"{RULES_URL}/{{rule}}")
def ruling_page(request: Request, rule: str) -> Response:
    """One ruling at the address that stays, with those that belong to it."""
    if rule not in sheet().rulings:
        raise UnknownSubject("page.unknown", page=rule[:40])
    ids = [rule, *sheet().rulings[rule].related]
    return _page(request, "", "", ids, Found(tuple(ids)), full=len(ids))


def _page(request: Request, search: str, kind: str, ids: Sequence[str], found: Found[str], full: int) -> Response:
    app, labels, used = services(request), _labels(request), _used(request)
    words = [folded(one) for one in (*search.split(), *found.instead)]
    page = {
        "url": RULES_URL,
        "today_url": TODAY_URL,
        "print_url": PRINT_URL,
        "back": f"{request.url.path}?{request.url.query}".rstrip("?"),
        "search": search,
        "kind": kind,
        "kinds": tuple(KINDS),
        "used": len(used),
        "instead": found.instead,
        "total": len(sheet().rulings),
        "cards": list(_cards(ids, words, labels, used, full)),
        "calculator_url": CALCULATOR_URL,
        "helper": helper_panel(request, labels),
    }
    if wants_partial(request):
        target = request.headers.get("hx-target", "")
        return app.renderer.page(f"mage_knight/_{'helper' if 'helper' in target else 'found'}.html", page)
    return app.renderer.page("mage_knight/rulings.html", page)


def _cards(
    ids: Sequence[str], words: Sequence[str], labels: Labels, used: Sequence[str] | frozenset[str], full: int
) -> Iterator[RulingCard]:
    for place, rule in enumerate(ids):
        ruling, chapter = sheet().rulings[rule], rulebook().chapter_of(rule)
        assert chapter is not None
        title, text = (labels.text(f"rulebook.{rule}.{part}") for part in ("title", "text"))
        yield RulingCard(
            id=rule,
            chapter=labels.text(f"chapters.{chapter.id}"),
            kind=ruling.kind,
            title=title,
            text=list(_marked(text, words)),
            via=_via(f"{title} {text}", ruling.words, words),
            page=ruling.page,
            source=ruling.source,
            notes=[labels.text(f"ruling_notes.{one}") for one in ruling.notes],
            related=[Link(f"{RULES_URL}/{one}", labels.text(f"rulebook.{one}.title")) for one in ruling.related],
            is_used=rule in used,
            is_full=place < full,
        )


def _marked(text: str, words: Sequence[str]) -> Iterator[Piece]:
    """The text in pieces, those marked that begin with a word."""
    if not words:
        yield Piece(text, False)
        return
    for is_hit, pieces in groupby(_PIECES.findall(text), lambda piece: _is_meant(piece, words)):
        yield Piece("".join(pieces), is_hit)


def _is_meant(piece: str, words: Sequence[str]) -> bool:
    return any(len(word) > 1 and folded(piece).startswith(word) for word in words)


def _via(text: str, known_by: Sequence[str], words: Sequence[str]) -> str:
    """The first word a ruling is known by, among those searched for, that its own text does not have."""
    said = [folded(one) for one in _PIECES.findall(text)]
    missing = [word for word in words if not any(one.startswith(word) for one in said)]
    return next((one for one in known_by if _is_meant(one, missing)), "")


def _used(request: Request) -> Sequence[str]:
    """What was needed today on this device."""
    day, used = request.session.get(USED, ("", ()))
    return [one for one in used if one in sheet().rulings] if day == _today(request) else []


def _today(request: Request) -> str:
    return services(request).clock().astimezone().date().isoformat()


def _labels(request: Request) -> Labels:
    return services(request).pages["mage-knight"].labels
