"""A hero's mind points of now, how far attributes can grow, how many of a kind he may hold (ch. 1, 5, 7 and 8)."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from app.core.errors import RuleViolation
from app.systems.heroquest.content.items import ItemEntry, ItemKind
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.state.figures import Attribute, Hero, Item, Place
from app.systems.heroquest.state.house_rules import HouseRules


def mind_bonus(hero: Hero, content: Content) -> int:
    """Mind points that things carried add to the current value, never to the attribute.

    HQ-6-ARMOUR: a cloak in the pack lends nothing, or several would lend their mind points together.
    """
    bonus = 0
    for item in hero.items:
        entry = content.items[item.content_id]
        if entry.mind and not item.wear.magic_lost and (entry.armor is None or item.place is Place.WORN):
            bonus += entry.mind
    return bonus


def current_mind(hero: Hero, content: Content) -> int:
    """Mind points as casting, reading and fighting see them."""
    return hero.mind_points + mind_bonus(hero, content)


def has_mind(hero: Hero, content: Content) -> bool:
    """HQ-17: without mind points a hero is led by the companions."""
    return current_mind(hero, content) > 0


def room_to_grow(hero: Hero, content: Content, attribute: Attribute) -> int:
    """HQ-7-QP: how far an attribute is below the cap of the class."""
    hero_class = content.classes[hero.hero_class]
    if attribute is Attribute.BODY:
        return hero_class.max_body - hero.body_attribute
    return hero_class.max_mind - hero.mind_attribute


def growable(hero: Hero, content: Content) -> Sequence[Attribute]:
    """Return the attributes a quest point can still raise."""
    return [attribute for attribute in Attribute if room_to_grow(hero, content, attribute) > 0]


class Counted(StrEnum):
    """Things that are counted together."""

    TREASURES = "treasures"
    SCROLLS = "scrolls"
    ARTIFACTS = "artifacts"


class Limit(NamedTuple):
    """Limit for a kind."""

    kind: Counted
    most: int


def all_limits(content: Content) -> Sequence[Limit]:
    """Return the limits of the book."""
    most = content.carry_limits
    return (
        Limit(Counted.TREASURES, most.treasures),
        Limit(Counted.SCROLLS, most.scrolls),
        Limit(Counted.ARTIFACTS, most.artifacts),
    )


def counted(hero: Hero, limit: Limit, content: Content, rules: HouseRules) -> Sequence[Item]:
    """Return the carried things that count against a limit. Broken things count no more."""
    return [
        item
        for item in hero.items
        if not item.wear.broken and counts_as(content.items[item.content_id], rules) is limit.kind
    ]


def counts_as(entry: ItemEntry, rules: HouseRules) -> Counted | None:
    """HR-POTION-CARDS: what a thing counts as; healing potions on the passport never count."""
    if entry.kind is ItemKind.SCROLL:
        return Counted.SCROLLS
    if entry.kind is ItemKind.ARTIFACT:
        return Counted.ARTIFACTS
    if entry.potion is not None or entry.ingredient:
        free = rules.potion_cards == "free" or (entry.potion is not None and entry.potion.on_passport)
        return None if free else Counted.TREASURES
    return Counted.TREASURES if entry.kind is ItemKind.TREASURE else None


def has_room(hero: Hero, entry: ItemEntry, content: Content, rules: HouseRules) -> bool:
    """Return whether one more thing of this kind is within a hero's limit."""
    kind = counts_as(entry, rules)
    return all(
        limit.kind is not kind or len(counted(hero, limit, content, rules)) < limit.most
        for limit in all_limits(content)
    )


def can_read(hero: Hero, content: Content) -> bool:
    """HQ-8.3: a scroll needs two mind points."""
    return current_mind(hero, content) >= content.amounts.scroll_mind


def check_may_hold(hero: Hero, entry: ItemEntry, content: Content, *, field: str) -> None:
    """HQ-8.3: a scroll only by a hero who can read; anything else by everybody. Raises: RuleViolation."""
    if entry.kind is ItemKind.SCROLL and not can_read(hero, content):
        raise RuleViolation("trade.cannot_read", field=field, hero=hero.name)
