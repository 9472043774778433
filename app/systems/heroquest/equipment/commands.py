"""What is done with things and gold."""

from typing import ClassVar, Literal

from app.systems.heroquest.fields import BoardCommand, Gold, HeroCommand, ItemContentId, ItemId, NewItemId, Note
from app.systems.heroquest.state.figures import Place


class LeaveBehind(HeroCommand, BoardCommand):
    """The companions go out of sight of a fallen hero (ch. 9): thieves take all the gold."""

    type: Literal["leave_behind"] = "leave_behind"


class ChangeGold(HeroCommand):
    """Gain or spend gold."""

    permission: ClassVar[str | None] = "gold"
    type: Literal["change_gold"] = "change_gold"
    change: Gold


class GiveItem(HeroCommand):
    """Let a hero carry a thing; without a place it goes where the rules allow it."""

    private: ClassVar[frozenset[str]] = frozenset({"note"})
    permission: ClassVar[str | None] = "equipment"
    type: Literal["give_item"] = "give_item"
    item_id: NewItemId
    content_id: ItemContentId
    note: Note = ""


class ItemCommand(HeroCommand):
    """A wish about one thing a hero carries."""

    permission: ClassVar[str | None] = "equipment"
    item_id: ItemId


class DropItem(ItemCommand):
    """Give a thing up."""

    type: Literal["drop_item"] = "drop_item"


class ReadyWeapon(ItemCommand):
    """Take a weapon in the hand; what was there takes its place."""

    type: Literal["ready_weapon"] = "ready_weapon"


class PlaceItem(ItemCommand):
    """Put a thing on or away, as far as class, hands and places allow (ch. 3 and 6)."""

    type: Literal["place_item"] = "place_item"
    place: Place
