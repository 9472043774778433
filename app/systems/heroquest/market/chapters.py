"""Which rule an objection in town comes from, so that whoever is refused can look it up."""

from collections.abc import Mapping

from app.core.errors import GameError
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.rules.town.loadout import CARRYING_RULES

_RULES: Mapping[str, str] = {
    **CARRYING_RULES,
    "carrying.class": "HQ-3-ARMOUR",
    "shop.between_quests": "HQ-14.1-SHOP",
    "shop.not_sold": "HQ-14.1-SHOP",
    "shop.sold_out": "HQ-14.1-SHOP",
    "town.closed": "HQ-14.1-SHOP",
    "sale.between_quests": "HQ-6-SELL",
    "smith.between_quests": "HQ-15.2-NOTCH",
    "smith.cannot_help": "HQ-15.2-NOTCH",
    "injury.none": "HQ-14-INJURY",
    "injury.healer_in_town": "HQ-14-INJURY",
    "guild.too_soon": "HQ-8.1-GILDE",
    "guild.not_here": "HQ-8.1-GILDE",
    "guild.no_price": "HQ-8.1-GILDE",
    "trade.no_room": "HQ-5",
    "trade.cannot_read": "HQ-8.3",
    "item.broken": "HQ-3-LOSS",
}


def rule_of(error: GameError, content: Content) -> str | None:
    """The rule behind an objection; None where no rule of the book is meant: too little gold, somebody unknown."""
    entry = content.items.get(str(error.data.get("item", "")))
    if error.code == "carrying.class" and entry is not None and entry.armor is None:
        return "HQ-3-CARRY"
    return _RULES.get(error.code)
