"""The pages of the bestiary: all kinds to search and sort, and one kind with everything about it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from app.core.errors import UnknownSubject
from app.systems.heroquest.content.monsters import Edition, MonsterEntry
from app.systems.heroquest.game import SYSTEM
from app.web.heroquest import BESTIARY, BESTIARY_PLACE, DUEL
from app.web.heroquest.bestiary import kinds
from app.web.heroquest.bestiary.kinds import Blow, KindCard, Reader, reader
from app.web.http.forms import SelectOption
from app.web.http.languages import t
from app.web.services import services
from app.web.ui.finding import Finder, folded
from app.web.ui.rendering import Context

EVERY_BOOK = "all"
router = APIRouter(include_in_schema=False)
Word = Annotated[str, Query(max_length=80)]
Kind = Annotated[str, Path(max_length=40)]

# How the kinds can be put in order: the words, and by what; whatever has no such value comes last.
_SORTS: Mapping[str, tuple[str, Callable[[KindCard, MonsterEntry], float | None]]] = {
    "attack": ("attack_strongest_first", lambda _card, entry: _down(entry.attack)),
    "defence": ("defence_strongest_first", lambda _card, entry: _down(entry.defence)),
    "body": ("body_points_most_first", lambda _card, entry: _down(entry.body)),
    "movement": ("movement_fastest_first", lambda _card, entry: _down(entry.movement)),
    "mind": ("mind_points_highest_first", lambda _card, entry: _down(entry.mind)),
    "tough": ("hardest_to_hit", lambda card, _entry: _share(card.against.strikes if card.against else None)),
    "danger": ("most_dangerous", lambda card, _entry: _down(_share(card.against.suffers if card.against else None))),
}


@router.get(BESTIARY)
def bestiary_page(request: Request, search: Word = "", sort: Word = "", book: Word = "", hero: Word = "") -> Response:
    """The bestiary of the book, open to everybody; the heroes are as each class begins."""
    return _list(request, reader(request, None), search, sort, book, hero)


@router.get(f"{BESTIARY}/{{kind}}")
def kind_page(request: Request, kind: Kind) -> Response:
    """One kind of monster."""
    return _one(request, reader(request, None), kind)


@router.get(f"/campaigns/{{campaign_id}}/{BESTIARY_PLACE}")
def bestiary_of_campaign(
    request: Request, campaign_id: int, search: Word = "", sort: Word = "", book: Word = "", hero: Word = ""
) -> Response:
    """The bestiary of a campaign with its own monsters and its heroes."""
    return _list(request, reader(request, campaign_id), search, sort, book, hero)


@router.get(f"/campaigns/{{campaign_id}}/{BESTIARY_PLACE}/{{kind}}")
def kind_of_campaign(request: Request, campaign_id: int, kind: Kind) -> Response:
    """One kind of monster against the heroes of a campaign."""
    return _one(request, reader(request, campaign_id), kind)


def _list(request: Request, who: Reader, search: str, sort: str, book: str, hero_id: str) -> Response:
    hero = who.heroes.get(hero_id) or next(iter(who.heroes.values()), None)
    entries = {one.id: one for one in who.bestiary.content.monsters.values() if _is_in(one, book)}
    found = Finder(_texts(who, entries)).find(search)
    cards = {kind: kinds.kind_card(entries[kind], who, hero) for kind in found.keys}
    page = {
        "frame": _frame(who),
        "search": search,
        "instead": found.instead,
        "sort": sort if sort in _SORTS else "",
        "sorts": (SelectOption("", t("name")), *(SelectOption(one, t(words)) for one, (words, _by) in _SORTS.items())),
        "book": book,
        "books": (
            SelectOption("", t("additional_rules")),
            SelectOption(Edition.BASE.value, t("n_1989_base_game")),
            SelectOption(EVERY_BOOK, t("both")),
        ),
        "hero": hero.id if hero else "",
        "heroes": tuple(SelectOption(one.id, one.name) for one in who.heroes.values()),
        "kinds": tuple(cards[kind] for kind in _sorted(cards, sort, entries)),
    }
    return services(request).renderer.page("heroquest/bestiary.html", page)


def _one(request: Request, who: Reader, kind: str) -> Response:
    entries = who.bestiary.content.monsters
    if kind not in entries:
        raise UnknownSubject("page.unknown", page=kind)
    entry, hero_class = entries[kind], next(iter(SYSTEM.content.classes))
    page = {
        "frame": _frame(who),
        "kind": kinds.kind_card(entry, who, None),
        "against": tuple(kinds.against(entry, who, hero) for hero in who.heroes.values()),
        "is_complete": not entry.needs_quest_values,  # whether the book has all its values
        "duel_url": f"{DUEL}?heroes.0.hero_class={hero_class}&monsters.0.kind={kind}",
    }
    return services(request).renderer.page("heroquest/bestiary_kind.html", page)


def _frame(who: Reader) -> Context:
    return {
        "url": f"{who.base}/{BESTIARY_PLACE}",
        "campaign_id": who.campaign_id,
        "campaign_name": who.campaign_name,
        "is_game_master": who.is_game_master,
    }


def _is_in(entry: MonsterEntry, book: str) -> bool:
    return book == EVERY_BOOK or (entry.edition is Edition.BASE) == (book == Edition.BASE.value)


def _texts(who: Reader, entries: Mapping[str, MonsterEntry]) -> Mapping[str, tuple[str, str]]:
    """What can be searched for, in the order of the alphabet."""
    told = {
        kind: (
            who.labels.word("kind", kind),
            " ".join(f"{name} {text}" for name, text, _ in kinds.abilities(entry, who)),
        )
        for kind, entry in entries.items()
    }
    return dict(sorted(told.items(), key=lambda one: folded(one[1][0])))


def _sorted(cards: Mapping[str, KindCard], sort: str, entries: Mapping[str, MonsterEntry]) -> Sequence[str]:
    if sort not in _SORTS:
        return list(cards)
    by = _SORTS[sort][1]
    values = {kind: by(card, entries[kind]) for kind, card in cards.items()}
    return sorted(cards, key=lambda kind: (values[kind] is None, values[kind] or 0))


def _down(number: float | None) -> float | None:
    return None if number is None else -number


def _share(blow: Blow | None) -> float | None:
    return blow.share if blow else None
