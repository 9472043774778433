"""The page of the rulings: found while somebody types, each with an address of its own, one worked out beside them."""

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.core.errors import UnknownSubject
from app.labels.labels import Labels
from app.systems.mage_knight.rulings import rulebook, sheet
from app.web.calculator import rule_request
from app.web.calculator.page import panel_of
from app.web.calculator.rule_request import AnsweredRule, Ground
from app.web.http.languages import t
from app.web.mage_knight import CALCULATOR_URL, PRINT_URL, RULES_URL, TODAY_URL
from app.web.mage_knight.rules import RULE_OF, RULES, finder
from app.web.table.services import services
from app.web.ui.finding import LONGEST_SEARCH, SearchResult, folded
from app.web.ui.rendering import Context, PageLink, wants_partial
from app.web.ui.schema_form.form import SchemaForm
from app.web.ui.schema_form.schema import schema_of, without

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


class TextPiece(NamedTuple):
    """A piece of a text, and whether it is what was searched for."""

    text: str
    is_hit: bool


@router.get(RULES_URL)
def rulings_page(request: Request, search: str = "", kind: str = "") -> Response:
    """Show all rulings, or those that are searched for."""
    used = _used(request)
    typed = search[:LONGEST_SEARCH]
    found = finder().find(typed)
    ids = [one for one in found.keys if one in used or kind != "today"]
    ids = [one for one in ids if kind not in KINDS or sheet().rulings[one].kind in KINDS[kind]]
    return _page(request, typed, kind, ids, found, full=FULL if typed.strip() or kind == "today" else 0)


@router.get(PRINT_URL)
def printed_rulings(request: Request) -> Response:
    """Show all rulings on two sheets of paper."""
    cards = _cards(list(rulebook().ids()), (), _labels(request), frozenset(), 0)
    chapters = [(chapter, list(those)) for chapter, those in groupby(cards, itemgetter("chapter"))]
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
    """Show one ruling at the address that stays, with those that belong to it."""
    if rule not in sheet().rulings:
        raise UnknownSubject("page.unknown", page=rule[:40])
    ids = [rule, *sheet().rulings[rule].related]
    return _page(request, "", "", ids, SearchResult(tuple(ids)), full=len(ids))


def _page(
    request: Request, search: str, kind: str, ids: Sequence[str], found: SearchResult[str], full: int
) -> Response:
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
) -> Iterator[Context]:
    """Rulings for the templates; `via` is the word one was found by where its own text does not have it."""
    for place, rule in enumerate(ids):
        ruling, chapter = sheet().rulings[rule], rulebook().chapter_of(rule)
        assert chapter is not None
        title, text = (labels.text(f"rulebook.{rule}.{part}") for part in ("title", "text"))
        yield {
            "id": rule,
            "url": f"{RULES_URL}/{rule}",
            "calculator_url": f"{CALCULATOR_URL}?rule={RULE_OF[rule]}",
            "chapter": labels.text(f"chapters.{chapter.id}"),
            "kind": ruling.kind,
            "title": title,
            "text": list(_marked(text, words)),
            "via": _via(f"{title} {text}", ruling.words, words),
            "page": ruling.page,
            "source": ruling.source,
            "notes": [labels.text(f"ruling_notes.{one}") for one in ruling.notes],
            "related": [PageLink(f"{RULES_URL}/{one}", labels.text(f"rulebook.{one}.title")) for one in ruling.related],
            "is_used": rule in used,
            "is_full": place < full,
        }


def _marked(text: str, words: Sequence[str]) -> Iterator[TextPiece]:
    """Yield the text in pieces, those marked that begin with a word."""
    if not words:
        yield TextPiece(text, False)
        return
    for is_hit, pieces in groupby(_PIECES.findall(text), lambda piece: _is_meant(piece, words)):
        yield TextPiece("".join(pieces), is_hit)


def _is_meant(piece: str, words: Sequence[str]) -> bool:
    return any(len(word) > 1 and folded(piece).startswith(word) for word in words)


def _via(text: str, known_by: Sequence[str], words: Sequence[str]) -> str:
    """Return the first word a ruling is known by, among those searched for, that its own text does not have."""
    said = [folded(one) for one in _PIECES.findall(text)]
    missing = [word for word in words if not any(one.startswith(word) for one in said)]
    return next((one for one in known_by if _is_meant(one, missing)), "")


def _used(request: Request) -> Sequence[str]:
    """Return the rulings used today on this device."""
    day, used = request.session.get(USED, ("", ()))
    return [one for one in used if one in sheet().rulings] if day == _today(request) else []


def _today(request: Request) -> str:
    return services(request).clock().astimezone().date().isoformat()


def _labels(request: Request) -> Labels:
    return services(request).pages["mage-knight"].labels


# Of the helper beside the search, where one ruling is worked out.
BESIDE: Mapping[str, str] = {  # the rules offered there, with their icons
    "conversion": "users",
    "terror_roll": "ghost",
    "surprise_attack": "zap",
    "who_counterattacks": "reply",
    "leader_actions": "dices",
    "frenzy_order": "flame",
    "frost_movement": "droplet",
    "point_costs": "coins",
    "tie_break": "scale",
}
FIGURES = "figures"  # the pool as text: a figure and its cost in each line
MOST_LINES, MOST_SHOWN = 100, 8
_LINE = re.compile(r"(.*?)[\s:;,=]*(\d{1,4})")


def helper_panel(request: Request, labels: Labels) -> Mapping[str, Any]:
    """Return the form of the rule that the address asks for, and what follows from what was typed."""
    said = request.query_params.get("rule", "")
    rule = said if said in BESIDE else next(iter(BESIDE))
    entry = RULES.rules()[rule]
    pool = request.query_params.get(FIGURES)
    pairs = [
        ("rule", rule),
        ("odds", "true"),
        *((name, value) for name, value in request.query_params.multi_items() if name.startswith(("inputs.", "dice"))),
        *_pool_pairs(pool or ""),
    ]
    asked = rule_request.read(RULES, entry, Ground(labels), pairs, services(request).new_id())
    wrong = [] if pool is None else list(_wrong_lines(pool))
    answered = AnsweredRule() if wrong else rule_request.answer(asked)
    panel, errors = panel_of(asked, answered)
    if pool is None and not any(name.startswith("inputs.") for name in request.query_params):
        errors = ()  # nothing was typed yet
    node = without(schema_of(entry.command), *(["type", "pool"] if rule == "conversion" else ["type"]))
    refused = (one.sentence(labels) for one in errors if one.field.startswith("inputs.pool"))
    form = SchemaForm(asked.data, errors, RULES.form_words(labels, asked.data))
    return {
        "url": RULES_URL,
        "rule": rule,
        "icon": BESIDE[rule],
        "title": RULES.title(entry, labels),
        "text": labels.text(f"rulebook.{entry.rules[0]}.text"),
        "ruling_url": f"{RULES_URL}/{entry.rules[0]}",
        "calculator_url": f"{CALCULATOR_URL}?rule={rule}",
        "inputs": form.group(node, "inputs"),
        "dice": asked.dice,
        "dice_seed": asked.dice_seed,
        "figures": (pool if pool is not None else _example(asked.data)) if rule == "conversion" else None,
        "pool_error": t("lines_without_points", lines=", ".join(wrong)) if wrong else next(refused, None),
        "panel": panel,
        "combinations": _combinations(answered)[:MOST_SHOWN],
        "others": [
            (PageLink(f"{RULES_URL}?rule={name}#helper", RULES.title(RULES.rules()[name], labels)), icon)
            for name, icon in BESIDE.items()
            if name != rule
        ],
    }


def _pool_pairs(text: str) -> Iterator[tuple[str, str]]:
    """`Ghul 15` in each line, as the fields of a pool."""
    lines = [line for line in text.splitlines() if line.strip()][: MOST_LINES + 1]
    for number, line in enumerate(lines):
        if found := _LINE.fullmatch(line.strip()):
            yield f"inputs.pool.{number}.name", found[1].strip() or "?"
            yield f"inputs.pool.{number}.cost", found[2]


def _wrong_lines(text: str) -> Iterator[str]:
    """Lines that name no cost."""
    lines = (line.strip() for line in text.splitlines()[: MOST_LINES + 1])
    return (line[:40] for line in lines if line and not _LINE.fullmatch(line))


def _example(data: Mapping[str, Any]) -> str:
    pool: Sequence[Mapping[str, str]] = data.get("inputs", {}).get("pool", ())
    return "\n".join(f"{one['name']} {one['cost']}" for one in pool)


def _combinations(answered: AnsweredRule) -> Sequence[tuple[str, int]]:
    """Return the combinations to choose from, each in words with its sum."""
    facts = answered.outcome.decision.events if answered.outcome else ()
    result: Mapping[str, Any] = getattr(facts[0], "result", {}) if facts else {}
    found: Sequence[Sequence[Mapping[str, Any]]] = result.get("combinations", ())
    return [(", ".join(f"{one['name']} {one['cost']}" for one in each), result["total"]) for each in found]
