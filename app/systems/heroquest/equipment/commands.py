"""Commands about things and gold."""

from app.systems.heroquest.fields import BoardCommand, Gold, HeroCommand, ItemContentId, ItemId, NewItemId, Note
from app.systems.heroquest.state.figures import Place


class LeaveBehind(HeroCommand, BoardCommand, type="leave_behind"):
    """The companions go out of sight of a fallen hero (ch. 9): thieves take all the gold."""


class ChangeGold(HeroCommand, type="change_gold", permission="gold"):
    """Gain or spend gold."""

    change: Gold


class GiveItem(HeroCommand, type="give_item", private=frozenset({"note"}), permission="equipment"):
    """Let a hero carry a thing; without a place it goes where the rules allow it."""

    item_id: NewItemId
    content_id: ItemContentId
    note: Note = ""


class ItemCommand(HeroCommand, permission="equipment"):
    """A command about one thing a hero carries."""

    item_id: ItemId


class DropItem(ItemCommand, type="drop_item"):
    """Give a thing up."""


class ReadyWeapon(ItemCommand, type="ready_weapon"):
    """Take a weapon in the hand; what was there takes its place."""


class PlaceItem(ItemCommand, type="place_item"):
    """Put a thing on or away, as far as class, hands and places allow (ch. 3 and 6)."""

    place: Place
