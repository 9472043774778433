"""The page “Zwei Waffen”: a hero with one weapon and with another against a kind of monster."""

from collections.abc import Mapping
from fractions import Fraction

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.core.errors import GameError
from app.systems.heroquest.odds.attack_odds import BARE_HANDS, Outlook, armed, hero_against_kind, weapons_for
from app.systems.heroquest.state.figures import Hero
from app.web.heroquest import DICE_PLACE
from app.web.heroquest.bestiary.page import Reader, blow_of, reader
from app.web.heroquest.dice_room import WEAPONS, chosen, room
from app.web.heroquest.party.cards import Cards
from app.web.http.languages import t
from app.web.table.services import services
from app.web.ui.finding import folded
from app.web.ui.formats import decimal
from app.web.ui.forms import SelectOption
from app.web.ui.rendering import Context

router = APIRouter(include_in_schema=False)
_USUAL_KIND = "orc"


@router.get(WEAPONS)
def weapons_page(request: Request) -> Response:
    """Two weapons in the hand of somebody who has just begun."""
    return _answer(request, reader(request, None))


@router.get(f"/campaigns/{{campaign_id}}/{DICE_PLACE}/weapons")
def weapons_of_campaign(request: Request, campaign_id: int) -> Response:
    """Two weapons in the hand of a hero of a campaign."""
    return _answer(request, reader(request, campaign_id))


def _answer(request: Request, who: Reader) -> Response:
    """Show the hero, both weapons and the kind of monster to choose, and how the weapons compare."""
    heroes = tuple(SelectOption(one.id, one.name) for one in who.heroes.values())
    url = f"{who.base}/{DICE_PLACE}/weapons"
    page: Context = {
        "room": room(url, who.campaign_id, who.campaign_name, is_game_master=who.is_game_master),
        **({"choices": ()} if not heroes else _compared(request.query_params, who, heroes)),
    }
    return services(request).renderer.page("heroquest/dice_weapons.html", page, 422 if page.get("error") else 200)


def _compared(query: Mapping[str, str], who: Reader, heroes: tuple[SelectOption, ...]) -> Context:
    hero_choice = chosen(query, "hero", t("who"), heroes)
    hero = who.heroes[hero_choice.value]
    weapons = _weapons(hero, who)
    one = chosen(query, "one", t("one_weapon"), weapons)
    other = chosen(query, "other", t("the_other"), weapons, usual=weapons[1 % len(weapons)])
    kind = chosen(query, "kind", t("against"), _kinds(who))
    choices = (hero_choice, one, other, kind)
    blows = [_blows(hero, weapon.value, kind.value, who) for weapon in (one, other)]
    found = [one for one in blows if one]
    if len(found) < 2:
        error = t("cannot_attack_like_this_right", name=hero.name)
        return {"choices": choices, "verdict": "", "tried": (), "error": error}
    texts, means = {line.value: line.text for line in weapons}, [strikes.points.expected for strikes, _suffers in found]
    names, cards = [texts[one.value], texts[other.value]], Cards(who.labels)
    tried = [
        {
            "name": name,
            "strikes": blow_of(strikes, cards),
            "suffers": blow_of(suffers, cards) if suffers else None,  # what he has to take meanwhile
            "is_better": mean == max(means) > min(means),
        }
        for name, (strikes, suffers), mean in zip(names, found, means, strict=True)
    ]
    return {"choices": choices, "verdict": _verdict(names, means), "tried": tried, "error": ""}


def _verdict(names: list[str], means: list[Fraction]) -> str:
    if means[0] == means[1]:
        return t("both_deal_the_same_damage")
    best = 0 if means[0] > means[1] else 1
    words = {"name": names[best], "more": decimal(abs(means[0] - means[1]), 2)}
    return t("deals_more_damage_on_average", **words)


def _blows(hero: Hero, weapon: str, kind: str, who: Reader) -> tuple[Outlook, Outlook | None] | None:
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
    """Return the monsters on the board first, then the others by name."""
    entries = (
        one for one in who.bestiary.content.monsters.values() if not (one.needs_quest_values or one.further_attacks)
    )
    named = [SelectOption(one.id, who.labels.word("kind", one.id)) for one in entries]
    front = who.in_play or {_USUAL_KIND}
    return tuple(sorted(named, key=lambda one: (one.value not in front, folded(one.text))))
