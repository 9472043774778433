"""The page “Zwei Waffen”: a hero with one weapon and with another against a kind of monster."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.core.errors import GameError
from app.systems.heroquest.odds.hero_against_kind import BARE_HANDS, armed, hero_against_kind, weapons_for
from app.systems.heroquest.odds.outlook import Outlook
from app.systems.heroquest.state.figures import Hero
from app.web.heroquest import DICE_PLACE
from app.web.heroquest.bestiary.kinds import Blow, Reader, blow_of, reader
from app.web.heroquest.dice_room.rooms import WEAPONS, Choice, Room, chosen, room
from app.web.heroquest.party.cards import Cards
from app.web.http.forms import SelectOption
from app.web.http.languages import t
from app.web.services import services
from app.web.ui.finding import folded
from app.web.ui.formats import decimal

router = APIRouter(include_in_schema=False)
_USUAL_KIND = "orc"


@dataclass(frozen=True)
class Tried:
    """A weapon in the hero's hand: what his blow does, and what he has to take meanwhile."""

    name: str
    strikes: Blow
    suffers: Blow | None
    is_better: bool


@dataclass(frozen=True)
class WeaponsPage:
    """Who, with what, against whom; and how both compare."""

    room: Room
    choices: tuple[Choice, ...]
    verdict: str
    tried: tuple[Tried, ...]
    error: str


@router.get(WEAPONS)
def weapons_page(request: Request) -> Response:
    """Two weapons in the hand of somebody who has just begun."""
    return _answer(request, reader(request, None))


@router.get(f"/campaigns/{{campaign_id}}/{DICE_PLACE}/weapons")
def weapons_of_campaign(request: Request, campaign_id: int) -> Response:
    """Two weapons in the hand of a hero of a campaign."""
    return _answer(request, reader(request, campaign_id))


def _answer(request: Request, who: Reader) -> Response:
    base = f"{who.base}/{DICE_PLACE}/weapons"
    frame = room(base, who.campaign_id, who.campaign_name, is_game_master=who.is_game_master)
    page = _page(request.query_params, who, frame)
    return services(request).renderer.page("heroquest/dice_weapons.html", page, 422 if page.error else 200)


def _page(query: Mapping[str, str], who: Reader, frame: Room) -> WeaponsPage:
    heroes = tuple(SelectOption(one.id, one.name) for one in who.heroes.values())
    if not heroes:
        return WeaponsPage(frame, (), "", (), "")
    hero = who.heroes[chosen(query, "hero", heroes)]
    weapons, kinds = _weapons(hero, who), _kinds(who)
    one, other = chosen(query, "one", weapons), chosen(query, "other", (*weapons[1:], weapons[0]))
    kind = chosen(query, "kind", kinds)
    choices = (
        Choice("hero", t("who"), heroes, hero.id),
        Choice("one", t("one_weapon"), weapons, one),
        Choice("other", t("the_other"), weapons, other),
        Choice("kind", t("against"), kinds, kind),
    )
    found = [(weapon, _tried(hero, weapon, kind, who)) for weapon in (one, other)]
    names = {line.value: line.text for line in weapons}
    return _compared(frame, choices, [(names[weapon], *blows) for weapon, blows in found if blows], who, hero)


def _compared(
    frame: Room,
    choices: tuple[Choice, ...],
    found: list[tuple[str, Outlook, Outlook | None]],
    who: Reader,
    hero: Hero,
) -> WeaponsPage:
    if len(found) < 2:
        return WeaponsPage(frame, choices, "", (), t("cannot_attack_like_this_right", name=hero.name))
    means = [strikes.points.expected for _name, strikes, _suffers in found]
    cards = Cards(who.labels)
    tried = tuple(
        Tried(
            name, blow_of(strikes, cards), blow_of(suffers, cards) if suffers else None, mean == max(means) > min(means)
        )
        for (name, strikes, suffers), mean in zip(found, means, strict=True)
    )
    return WeaponsPage(frame, choices, _verdict([one.name for one in tried], means), tried, "")


def _verdict(names: list[str], means: list[Fraction]) -> str:
    if means[0] == means[1]:
        return t("both_deal_the_same_damage")
    best = 0 if means[0] > means[1] else 1
    words = {"name": names[best], "more": decimal(abs(means[0] - means[1]), 2)}
    return t("deals_more_damage_on_average", **words)


def _tried(hero: Hero, weapon: str, kind: str, who: Reader) -> tuple[Outlook, Outlook | None] | None:
    rules = who.table.house_rules
    try:
        found = hero_against_kind(armed(hero, weapon, who.bestiary.content, rules), kind, who.bestiary, rules)
    except GameError:
        return None
    return (found.strikes, found.suffers) if found and found.strikes else None


def _weapons(hero: Hero, who: Reader) -> tuple[SelectOption, ...]:
    fitting = weapons_for(hero, who.bestiary.content, who.table.house_rules)
    there = {item.content_id for item in hero.items}
    named = [
        SelectOption(one.id, t("carried", name=name) if one.id in there else name)
        for one in fitting
        if (name := who.labels.text(f"items.{one.id}"))
    ]
    return (*named, SelectOption(BARE_HANDS, t("bare_hands")))


def _kinds(who: Reader) -> tuple[SelectOption, ...]:
    """What stands on the board first, then by name."""
    entries = (
        one for one in who.bestiary.content.monsters.values() if not (one.needs_quest_values or one.further_attacks)
    )
    named = [SelectOption(one.id, who.labels.word("kind", one.id)) for one in entries]
    front = who.in_play or {_USUAL_KIND}
    return tuple(sorted(named, key=lambda one: (one.value not in front, folded(one.text))))
