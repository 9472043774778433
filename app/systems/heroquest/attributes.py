"""Attributes and current values (ch. 1 and 7): what the passport says, and what is left of it."""

from collections.abc import Sequence

from app.systems.heroquest.content.models import Content
from app.systems.heroquest.state.figures import Attribute, Hero, Item, Place


def mind_bonus(hero: Hero, content: Content) -> int:
    """Mind points that things carried add to the current value, never to the attribute."""
    lending = ((item, content.items[item.content_id].mind) for item in hero.items)
    return sum(mind for item, mind in lending if mind and _is_at_work(item, content))


def _is_at_work(item: Item, content: Content) -> bool:
    """HQ-6-ARMOUR: a cloak in the pack lends nothing, or several would lend their mind points together."""
    is_in_use = content.items[item.content_id].armor is None or item.place is Place.WORN
    return is_in_use and not item.wear.magic_lost


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
    """The attributes a quest point can still raise."""
    return [attribute for attribute in Attribute if room_to_grow(hero, content, attribute) > 0]
