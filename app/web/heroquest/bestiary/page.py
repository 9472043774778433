"""The pages of the bestiary: all kinds to search and sort, and one kind with everything about it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from app.core.errors import UnknownSubject
from app.core.game_system import Role, Viewer
from app.labels.labels import Labels
from app.systems.heroquest.calculator.fights import FightingHero, equipped
from app.systems.heroquest.calculator.figures import TableDescription
from app.systems.heroquest.calculator.tables import described_table
from app.systems.heroquest.content.monsters import Edition, MonsterEntry
from app.systems.heroquest.dice import Color
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.odds.attack_odds import Outlook, hero_against_kind
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.visibility import Bestiary, bestiary_for, is_own, seen_monsters
from app.web.heroquest import BESTIARY, BESTIARY_PLACE, DUEL
from app.web.heroquest.party.cards import Cards, PoolLine, plain_pool
from app.web.heroquest.table.look import heroquest_request
from app.web.heroquest.table.words import choices_line, die_in_words, rule_url
from app.web.http.languages import t
from app.web.table.services import services
from app.web.ui.finding import Finder, folded
from app.web.ui.formats import decimal, percent
from app.web.ui.forms import SelectOption
from app.web.ui.rendering import Context, Shown

EVERY_BOOK = "all"
router = APIRouter(include_in_schema=False)
Word = Annotated[str, Query(max_length=80)]
Kind = Annotated[str, Path(max_length=40)]

# How the kinds can be put in order: the words, and by what; whatever has no such value comes last.
_SORTS: Mapping[str, tuple[str, Callable[[Shown, MonsterEntry], float | None]]] = {
    "attack": ("attack_strongest_first", lambda _card, entry: _down(entry.attack)),
    "defence": ("defence_strongest_first", lambda _card, entry: _down(entry.defence)),
    "body": ("body_points_most_first", lambda _card, entry: _down(entry.body)),
    "movement": ("movement_fastest_first", lambda _card, entry: _down(entry.movement)),
    "mind": ("mind_points_highest_first", lambda _card, entry: _down(entry.mind)),
    "tough": ("hardest_to_hit", lambda card, _entry: _share(card, "strikes")),
    "danger": ("most_dangerous", lambda card, _entry: _down(_share(card, "suffers"))),
}


@dataclass(frozen=True)
class Reader:
    """Reader of the bestiary: rights, words, and the heroes it is about; `campaign_id` 0: no campaign."""

    bestiary: Bestiary
    table: Table
    labels: Labels
    viewer: Viewer
    campaign_id: int = 0
    campaign_name: str = ""
    is_game_master: bool = False

    @property
    def base(self) -> str:
        """Return where the pages of this reader begin."""
        return f"/campaigns/{self.campaign_id}" if self.campaign_id else f"/{SYSTEM.id}"

    @property
    def heroes(self) -> Mapping[str, Hero]:
        """Return the heroes who can still meet something."""
        return {one.id: one for one in self.table.heroes.values() if one.condition is not Condition.LOST}

    @property
    def in_play(self) -> frozenset[str]:
        """Return the kinds of which one stands on the board for this viewer."""
        return frozenset(one.kind for one in seen_monsters(self.table, self.viewer) if one.is_standing)


def reader(request: Request, campaign_id: int | None) -> Reader:
    """Return the reader of a campaign's bestiary, or of the book's alone. Raises: UnknownSubject."""
    app = services(request)
    if campaign_id is None:
        labels, guest = app.pages[SYSTEM.id].labels, Viewer(role=Role.GUEST)
        return Reader(bestiary_for(Table(), guest), beginners(labels), labels, guest)
    seen = heroquest_request(request, campaign_id)
    viewer = seen.actor.viewer
    return Reader(
        bestiary=bestiary_for(seen.look.table, viewer),
        table=seen.look.table,
        labels=app.pages[SYSTEM.id].words(seen.snapshot.state),
        viewer=viewer,
        campaign_id=campaign_id,
        campaign_name=seen.snapshot.state.house.name,
        is_game_master=viewer.role is Role.GAME_MASTER,
    )


@cache
def beginners(labels: Labels) -> Table:
    """Return a hero of each class with what the class begins with."""
    content = SYSTEM.content
    heroes = (FightingHero(hero_class=one, id=one, name=labels.text(f"hero_classes.{one}")) for one in content.classes)
    return described_table(TableDescription(heroes=tuple(equipped(hero, content) for hero in heroes)), content)


@router.get(BESTIARY)
def bestiary_page(request: Request, search: Word = "", sort: Word = "", book: Word = "", hero: Word = "") -> Response:
    """Show the bestiary of the book, open to everybody; the heroes are as each class begins."""
    return _list(request, reader(request, None), search, sort, book, hero)


@router.get(f"{BESTIARY}/{{kind}}")
def kind_page(request: Request, kind: Kind) -> Response:
    """Show one kind of monster."""
    return _one(request, reader(request, None), kind)


@router.get(f"/campaigns/{{campaign_id}}/{BESTIARY_PLACE}")
def bestiary_of_campaign(
    request: Request, campaign_id: int, search: Word = "", sort: Word = "", book: Word = "", hero: Word = ""
) -> Response:
    """Show the bestiary of a campaign with its own monsters and its heroes."""
    return _list(request, reader(request, campaign_id), search, sort, book, hero)


@router.get(f"/campaigns/{{campaign_id}}/{BESTIARY_PLACE}/{{kind}}")
def kind_of_campaign(request: Request, campaign_id: int, kind: Kind) -> Response:
    """Show one kind of monster against the heroes of a campaign."""
    return _one(request, reader(request, campaign_id), kind)


def _list(request: Request, who: Reader, search: str, sort: str, book: str, hero_id: str) -> Response:
    hero = who.heroes.get(hero_id) or next(iter(who.heroes.values()), None)
    entries = {one.id: one for one in who.bestiary.content.monsters.values() if _is_in(one, book)}
    found = Finder(_texts(who, entries)).find(search)
    cards = {kind: _kind_card(entries[kind], who, hero) for kind in found.keys}
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
        "kind": _kind_card(entry, who, None),
        "against": tuple(_against(entry, who, hero) for hero in who.heroes.values()),
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
    """Return the texts that can be searched, in the order of the alphabet."""
    told = {
        kind: (
            who.labels.word("kind", kind),
            " ".join(f"{name} {text}" for name, text, _ in _abilities(entry, who)),
        )
        for kind, entry in entries.items()
    }
    return dict(sorted(told.items(), key=lambda one: folded(one[1][0])))


def _sorted(cards: Mapping[str, Shown], sort: str, entries: Mapping[str, MonsterEntry]) -> Sequence[str]:
    if sort not in _SORTS:
        return list(cards)
    by = _SORTS[sort][1]
    values = {kind: by(card, entries[kind]) for kind, card in cards.items()}
    return sorted(cards, key=lambda kind: (values[kind] is None, values[kind] or 0))


def _down(number: float | None) -> float | None:
    return None if number is None else -number


def _share(card: Shown, blow: str) -> float | None:
    """Return how often a blow of the hero, or one that he suffers, hits; None where nothing is known of it."""
    found = card["against"] and card["against"][blow]
    return found["share"] if found else None


def _kind_card(entry: MonsterEntry, reader: Reader, hero: Hero | None) -> Shown:
    """Return a kind of monster, with what this hero has to expect of it; a pool that is none stands in the quest
    book.
    """
    name = reader.labels.word("kind", entry.id)
    return Shown(
        id=entry.id,
        url=f"{reader.base}/bestiary/{entry.id}",
        name=name,
        token=name[:1],
        attack=_pool(entry.attack),
        defence=_pool(entry.defence),
        facts=tuple(_facts(entry)),
        abilities=tuple(_abilities(entry, reader)),
        is_own=is_own(entry),
        is_in_play=entry.id in reader.in_play,
        book=t("n_1989_base_game") if entry.edition is Edition.BASE else "",
        against=_against(entry, reader, hero) if hero else None,
    )


def _against(entry: MonsterEntry, reader: Reader, hero: Hero) -> Shown:
    """Return the odds of a hero and a kind of monster against each other."""
    found = hero_against_kind(hero, entry.id, reader.bestiary, reader.table.house_rules)
    strikes, suffers, reason = None, None, t("only_the_values_in_the_quest")
    if found is not None:
        cards = Cards(reader.labels)
        strikes, suffers = (blow_of(one, cards) if one else None for one in (found.strikes, found.suffers))
        reason = "" if strikes else t("cannot_attack_right_now", name=hero.name)
    return Shown(name=hero.name, class_id=hero.hero_class, strikes=strikes, suffers=suffers, reason=reason)


def blow_of(outlook: Outlook, cards: Cards) -> Shown:
    """Return one blow with its dice and its odds: in words, as a share of a bar, and as the fraction behind it."""
    return Shown(
        share=float(outlook.wounds * 100),
        share_text=percent(float(outlook.wounds)),
        exact=str(outlook.wounds),
        sentence=_sentence(outlook, cards.labels),
        attack=cards.pool(outlook.attack),
        defence=cards.pool(outlook.defence),
    )


def _sentence(outlook: Outlook, labels: Labels) -> str:
    told = t("damage_on_average", decimal=decimal(outlook.points.expected, 2))
    if outlook.fells:
        told = f"{told}, {t('felled', share=percent(float(outlook.fells)))}"
    choices = choices_line(outlook.choices, labels)
    return f"{told}. {choices}" if choices else told


def _pool(number: int | None) -> PoolLine | None:
    return None if number is None else plain_pool([Color.WHITE] * number)


def _facts(entry: MonsterEntry) -> Iterator[tuple[str, str]]:
    """Yield its values besides the dice, by name."""
    quest = t("as_the_quest_book_says")
    body, mind, movement = (quest if n is None else str(n) for n in (entry.body, entry.mind, entry.movement))
    yield t("body_points"), body
    yield t("mind_points"), t("none") if entry.mindless else mind
    yield t("movement"), die_in_words("d6") if entry.movement_die else movement
    if entry.diagonal_attack is not None:
        yield t("diagonal_attack"), str(entry.diagonal_attack)


def _abilities(entry: MonsterEntry, reader: Reader) -> Iterator[tuple[str, str, str]]:
    """Yield its abilities, each by its name with its rule in our own words and where that stands."""
    for one in entry.abilities:
        rule = reader.bestiary.content.abilities[one].rule
        key = f"rulebook.{rule}.text"
        text = reader.labels.text(key) if key in reader.labels else ""
        yield reader.labels.text(f"abilities.{one}"), text, rule_url(rule) if text else ""
