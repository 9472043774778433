"""What is done about the wear of things."""

from typing import Literal

from app.systems.heroquest.equipment.commands import ItemCommand
from app.systems.heroquest.fields import ItemId


class WearItem(ItemCommand, type="wear_item"):
    """Let rust, a blow or a breakage take its toll of a thing (ch. 15)."""

    cause: Literal["rust", "notch", "breakage"]


class OilWeapon(ItemCommand, type="oil_weapon"):
    """Treat a melee weapon with weapon oil (ch. 15.3), out of a flask the hero carries or bought on the spot."""

    flask_id: ItemId | None = None


class RepairItem(ItemCommand, type="repair_item"):
    """Have the smith repair a thing (ch. 15.2 and 15.4)."""


class MendItem(ItemCommand, type="mend_item", permission=None):
    """Take all wear away: the game master's correction."""
