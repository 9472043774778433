"""A hero with another weapon in hand, to compare what it would do."""

from app.core.errors import InvalidValue, UnknownContent
from app.systems.heroquest.content.models import Content, ItemEntry
from app.systems.heroquest.house_rules import HouseRules
from app.systems.heroquest.rules import carrying
from app.systems.heroquest.state import Hero, Item, Place

BARE_HANDS = ""


def armed(hero: Hero, weapon: str, content: Content, rules: HouseRules) -> Hero:
    """The hero with this weapon alone in hand, his own if he has one; two hands leave none for a shield.

    Raises: UnknownContent, InvalidValue.
    """
    kept = tuple(_stowed(item, content, shields=False) for item in hero.items)
    if weapon == BARE_HANDS:
        return hero.model_copy(update={"items": kept})
    entry = content.items.get(weapon)
    if entry is None or entry.weapon is None:
        raise UnknownContent("item.unknown_content", field="weapon", content=weapon)
    if not carrying.may_use(hero, entry, rules):
        raise InvalidValue("carrying.class", field="weapon", hero=hero.name, item=weapon)
    own = next((item for item in hero.items if item.content_id == weapon and not item.wear.broken), None)
    ready = (own or Item(id="tried", content_id=weapon, place=Place.HAND)).model_copy(update={"place": Place.HAND})
    kept = tuple(_stowed(item, content, shields=entry.weapon.two_handed) for item in hero.items if item is not own)
    return hero.model_copy(update={"items": (ready, *kept)})


def weapons_for(hero: Hero, content: Content, rules: HouseRules) -> tuple[ItemEntry, ...]:
    """The weapons this hero may use, those at hand first."""
    there = {item.content_id for item in hero.items}
    fitting = [one for one in content.items.values() if one.weapon is not None and carrying.may_use(hero, one, rules)]
    return tuple(sorted(fitting, key=lambda one: one.id not in there))


def _stowed(item: Item, content: Content, *, shields: bool) -> Item:
    entry = content.items[item.content_id]
    is_away = entry.weapon is not None or (shields and entry.armor is not None and entry.armor.shield)
    return item.model_copy(update={"place": Place.PACK}) if is_away else item
