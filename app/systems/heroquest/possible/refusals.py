"""Refusals of offers: an objection of the rules as data, with the rule of the book behind it."""

from collections.abc import Mapping

from app.core.errors import GameError
from app.core.offers import Refusal, refused
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.equipment.carrying import CARRYING_RULES


def refusal_of(error: GameError | None, content: Content) -> Refusal | None:
    """Return an objection as something that can be shown."""
    return refused(error, rule_of(error, content)) if error else None


_BARRED: Mapping[str, str] = {**CARRYING_RULES, "carrying.class": "HQ-3-ARMOUR"}
_RULES: Mapping[str, str] = {
    **_BARRED,
    "shop.between_quests": "HQ-14.1-SHOP",
    "shop.not_sold": "HQ-14.1-SHOP",
    "shop.sold_out": "HQ-14.1-SHOP",
    "town.closed": "HQ-14.1-SHOP",
    "sale.between_quests": "HQ-6-SELL",
    "smith.between_quests": "HQ-15.2-NOTCH",
    "smith.cannot_help": "HQ-15.2-NOTCH",
    "smith.fall_damage_stays": "HQ-15.1-RUST",
    "smith.rust_stays": "HQ-15.1-RUST",
    "smith.magic_stays_lost": "HQ-15.4-MAGIC",
    "injury.none": "HQ-14-INJURY",
    "injury.healer_in_town": "HQ-14-INJURY",
    "guild.too_soon": "HQ-8.1-GILDE",
    "guild.not_here": "HQ-8.1-GILDE",
    "guild.no_price": "HQ-8.1-GILDE",
    "trade.no_room": "HQ-5",
    "trade.cannot_read": "HQ-8.3",
    "item.broken": "HQ-3-LOSS",
}


def is_barred(refusal: Refusal) -> bool:
    """Return whether the hero has no place for such a thing, or may never use it."""
    return refusal.code in _BARRED


def rule_of(error: GameError, content: Content) -> str | None:
    """Return the rule behind an objection; None where it is no rule of the book, such as too little gold."""
    entry = content.items.get(str(error.data.get("item", "")))
    if error.code == "carrying.class" and entry is not None and entry.armor is None:
        return "HQ-3-CARRY"
    return _RULES.get(error.code)
