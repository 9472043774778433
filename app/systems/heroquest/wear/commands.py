"""What is done about the wear of things."""

from typing import ClassVar, Literal

from app.systems.heroquest.equipment.commands import ItemCommand
from app.systems.heroquest.fields import ItemId


class WearItem(ItemCommand):
    """Let rust, a blow or a breakage take its toll of a thing (ch. 15)."""

    type: Literal["wear_item"] = "wear_item"
    cause: Literal["rust", "notch", "breakage"]


class OilWeapon(ItemCommand):
    """Treat a melee weapon with weapon oil (ch. 15.3), out of a flask the hero carries or bought on the spot."""

    type: Literal["oil_weapon"] = "oil_weapon"
    flask_id: ItemId | None = None


class RepairItem(ItemCommand):
    """Have the smith repair a thing (ch. 15.2 and 15.4)."""

    type: Literal["repair_item"] = "repair_item"


class MendItem(ItemCommand):
    """Take all wear away: the game master's correction."""

    permission: ClassVar[str | None] = None
    type: Literal["mend_item"] = "mend_item"
