"""What can happen to the things a hero carries."""

from typing import ClassVar, Literal

from app.core.events import Audience
from app.systems.heroquest.hero_events import HeroEvent, OwnHeroEvent
from app.systems.heroquest.state import Place


class ItemEvent(HeroEvent):
    """A fact about a thing everybody can see."""

    item_id: str
    content_id: str


class OwnItemEvent(ItemEvent):
    """A fact about a thing in the pack."""

    audience: ClassVar[Audience] = Audience.OWN


class ItemGained(OwnItemEvent):
    """A hero carries another thing."""

    private: ClassVar[frozenset[str]] = frozenset({"note"})
    type: Literal["item.gained"] = "item.gained"
    place: Place
    note: str = ""


class ItemDropped(OwnItemEvent):
    """A hero gave a thing up."""

    added_later: ClassVar[frozenset[str]] = frozenset({"wear"})
    type: Literal["item.dropped"] = "item.dropped"
    wear: tuple[str, ...] = ()


class ItemPlaced(ItemEvent):
    """A thing was put on or away."""

    type: Literal["item.placed"] = "item.placed"
    place: Place


class WeaponReadied(ItemEvent):
    """A weapon was taken in the hand; what was there takes its place. `cost` is what it takes of the turn."""

    type: Literal["weapon.readied"] = "weapon.readied"
    cost: Literal["nothing", "action", "turn"] = "nothing"
    stowed_id: str | None
    stowed_place: Place


class ItemBroken(ItemEvent):
    """A thing broke for good."""

    type: Literal["item.broken"] = "item.broken"


class ArmorDamaged(ItemEvent):
    """A piece of armour was damaged."""

    type: Literal["armor.damaged"] = "armor.damaged"


class WeaponNotched(ItemEvent):
    """A weapon lost some of its edge; a smith can help."""

    type: Literal["weapon.notched"] = "weapon.notched"


class WeaponDamaged(ItemEvent):
    """A fall damaged a weapon."""

    type: Literal["weapon.damaged"] = "weapon.damaged"


class WeaponRusted(ItemEvent):
    """A weapon took rust."""

    type: Literal["weapon.rusted"] = "weapon.rusted"


class WeaponOiled(ItemEvent):
    """A weapon was treated with oil."""

    type: Literal["weapon.oiled"] = "weapon.oiled"


class OilSpoiled(ItemEvent):
    """Rust took the oil instead of the weapon."""

    type: Literal["oil.spoiled"] = "oil.spoiled"


class MagicLost(ItemEvent):
    """Rust took a weapon's magic: it is a plain one of its kind now."""

    type: Literal["magic.lost"] = "magic.lost"


class MagicFaded(OwnHeroEvent):
    """With its bearer's death the magic of these things is gone."""

    type: Literal["magic.faded"] = "magic.faded"
    item_ids: tuple[str, ...]


class ItemRepaired(ItemEvent):
    """The smith took wear from a thing."""

    type: Literal["item.repaired"] = "item.repaired"
    notches: int
    fall_damage: int
    damaged: bool
    magic: bool


class ItemMended(ItemEvent):
    """All wear was taken from a thing."""

    type: Literal["item.mended"] = "item.mended"


class PotionsBroken(OwnHeroEvent):
    """A fall broke the phials."""

    type: Literal["potion.broken"] = "potion.broken"
    item_ids: tuple[str, ...]


class ScrollsRuined(OwnHeroEvent):
    """The contents of the phials ran over the scrolls."""

    type: Literal["scroll.ruined"] = "scroll.ruined"
    item_ids: tuple[str, ...]
