"""How many things of a kind a hero may hold, and when the town deals with him."""

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from app.core.errors import RuleViolation
from app.systems.heroquest.attributes import current_mind
from app.systems.heroquest.content.models import Content, ItemEntry, ItemKind
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Item
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.town import TownMode


class Counted(StrEnum):
    """What is counted together."""

    TREASURES = "treasures"
    SCROLLS = "scrolls"
    ARTIFACTS = "artifacts"


class Limit(NamedTuple):
    """How many of a kind."""

    kind: Counted
    most: int


def all_limits(content: Content) -> Sequence[Limit]:
    """The limits of the book."""
    most = content.carry_limits
    return (
        Limit(Counted.TREASURES, most.treasures),
        Limit(Counted.SCROLLS, most.scrolls),
        Limit(Counted.ARTIFACTS, most.artifacts),
    )


def counted(hero: Hero, limit: Limit, content: Content, rules: HouseRules) -> Sequence[Item]:
    """What a hero carries that counts against a limit. Broken things count no more."""
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
    """Whether one more thing of this kind is within a hero's limit."""
    kind = counts_as(entry, rules)
    return all(
        limit.kind is not kind or len(counted(hero, limit, content, rules)) < limit.most
        for limit in all_limits(content)
    )


def can_read(hero: Hero, content: Content) -> bool:
    """HQ-8.3: with one mind point or none nobody keeps a scroll."""
    return current_mind(hero, content) >= content.amounts.scroll_mind


def check_may_hold(hero: Hero, entry: ItemEntry, content: Content, *, field: str) -> None:
    """HQ-8.3: a scroll is only for who can read; anything else may be carried by everybody. Raises: RuleViolation."""
    if entry.kind is ItemKind.SCROLL and not can_read(hero, content):
        raise RuleViolation("trade.cannot_read", field=field, hero=hero.name)


def check_town_admits(scene: Scene, hero: Hero, on_quest: str, field: str = "hero_id") -> None:
    """Whether the town does business with a hero; `on_quest` is said to who is on the way. Raises: RuleViolation."""
    town = scene.table.town
    if town.mode is TownMode.CLOSED:
        raise RuleViolation("town.closed", field=field, hero=hero.name)
    if hero.on_quest and not town.during_quest:
        raise RuleViolation(on_quest, field=field, hero=hero.name)
