"""Things: how they attack and protect, what potions do, what is brewed, what may be carried on (ch. 3 to 6, 14)."""

from enum import StrEnum
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from app.core.model import Mark, Model
from app.systems.heroquest.content.fields import AbilityId, ClassId, Count, Family, Id, ItemId
from app.systems.heroquest.dice import Color
from app.systems.heroquest.state.figures import Effect


class Cure(StrEnum):
    """Condition that a potion ends, beside giving points back."""

    POISON = "poison"
    PLAGUE = "plague"
    INJURY = "injury"
    DEATH = "death"


class Grant(Model):
    """An effect a potion begins; dice of potions are always white (HQ-15.5-EXTRA)."""

    effect: Effect
    amount: int = Field(default=1, ge=1)


class PotionFacts(Model):
    """Effects of a potion when it is drunk or thrown. Of several grants the drinker chooses one."""

    heals: Count = 0  # body points it gives back
    heals_die: bool = False  # it gives as many back as a d6 shows
    restores_mind: Count = 0
    cures: Cure | None = None
    grants: tuple[Grant, ...] = ()
    slays: Family | None = None  # a family of monsters it is thrown at, instead of an attack
    ends: AbilityId | None = None  # a monster's ability it puts an end to
    on_passport: bool = False  # noted on the passport, no card (HQ-5)

    @model_validator(mode="after")
    def _is_drunk_or_thrown(self) -> Self:
        if self.is_thrown and self.is_drunk:
            raise ValueError("either for a hero or against a monster")
        return self

    @property
    def is_thrown(self) -> bool:
        """Return whether it is used on a monster."""
        return self.slays is not None or self.ends is not None

    @property
    def heals_wounds(self) -> bool:
        """Return whether it counts as a healing potion: it raises the fainted and ends the plague."""
        return bool(self.heals) or self.heals_die

    @property
    def is_drunk(self) -> bool:
        """Return whether it does anything for a hero."""
        return self.heals_wounds or bool(self.restores_mind or self.grants) or self.cures is not None


class ItemKind(StrEnum):
    """Kind of a thing for limits, falls and secrets."""

    WEAPON = "weapon"
    ARMOR = "armor"
    POTION = "potion"
    SCROLL = "scroll"
    ARTIFACT = "artifact"
    TREASURE = "treasure"
    TOOL = "tool"


class Bane(Model):
    """A magic weapon's power against a family of monsters."""

    family: Family
    dice: int = Field(ge=1)  # white dice more


class WeaponFacts(Model):
    """Attack values of a thing."""

    dice: Count
    color: Literal[Color.WHITE, Color.BLACK] = Color.WHITE
    large: bool = True  # takes one of the two weapon places; otherwise it hangs at the belt
    two_handed: bool = False  # large swords and axes: neither shield nor ranged weapon beside them
    diagonal: bool = False
    ranged: bool = False
    thrown: bool = False
    magic: bool = False
    rusts: bool = True
    oilable: bool = True
    disputed_rust: bool = False  # HR-RUST-METAL
    disputed_place: bool = False  # HR-HANDBEIL
    bane: Bane | None = None


class BodyPlace(StrEnum):
    """Part of the body that a piece of armour covers (ch. 6)."""

    HEAD = "head"
    ARM = "arm"
    BODY = "body"
    CLOAK = "cloak"  # over the armour; beside it only if not both raise the defence


class ArmorFacts(Model):
    """Protection of a thing. A damaged piece turns a die blue, or loses it."""

    dice: Count
    plain_dice: Count | None = None  # its dice when its magic is gone, where that makes a difference
    color: Literal[Color.WHITE, Color.GREEN] = Color.WHITE  # some artifacts defend better (HQ-15.5-DOUBT)
    covers: BodyPlace
    shield: bool = False
    rusts: bool = True
    damage: Literal["blue", "lost"] = "blue"


class ItemEntry(Model):
    """A thing heroes can carry. `only_for` and `not_for` name classes."""

    id: Id
    kind: ItemKind
    price: Count | None = None  # missing: the game master says it when it is bought or sold
    for_sale: bool = False  # whether the shop has it (HQ-14.1-SHOP)
    worth: Count | None = None  # gold a treasure brings in full
    only_for: tuple[ClassId, ...] = ()
    not_for: tuple[ClassId, ...] = ()
    weapon: WeaponFacts | None = None
    armor: ArmorFacts | None = None
    potion: PotionFacts | None = None
    ingredient: bool = False  # goes into a brew (HQ-14-BREW)
    ends: AbilityId | None = None  # the ability of a monster that a scroll ends
    copies: Count = 1  # how often a scroll is in its deck
    mind: Count = 0  # mind points more as long as it is carried
    prevents_poison: bool = False
    disarms: bool = False  # its bearer can disarm traps (HQ-10.3)
    transmutes: Count = 0  # gold it makes of a piece of equipment
    oils: bool = False  # weapons (HQ-15.3-OIL)


class Recipe(Model):
    """Recipe for so many different ingredients; of several results the brewer chooses (HQ-14-BREW)."""

    id: Id
    ingredients: int = Field(ge=2)
    results: Annotated[tuple[ItemId, ...], Field(min_length=1), Mark(repeats=True)]


class CarryLimits(Model):
    """Limits of what a hero takes into the next quest (HQ-5)."""

    treasures: Count
    scrolls: Count
    artifacts: Count
