"""What potions do, what ingredients make of themselves, and what may be carried on (ch. 5 and 14)."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from app.core.model import Mark, Model
from app.systems.heroquest.content.fields import AbilityId, Count, Family, Id, ItemId
from app.systems.heroquest.state.figures import Effect


class Cure(StrEnum):
    """What a potion ends, beside giving points back."""

    POISON = "poison"
    PLAGUE = "plague"
    INJURY = "injury"
    DEATH = "death"


class Grant(Model):
    """An effect a potion begins; dice of potions are always white (HQ-15.5-EXTRA)."""

    effect: Effect
    amount: int = Field(default=1, ge=1)


class PotionFacts(Model):
    """What happens when a potion is drunk or thrown. Of several grants the drinker chooses one."""

    heals: Count = 0  # body points it gives back
    heals_die: bool = False  # … or as many as a d6 shows
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
        """Whether it is used on a monster."""
        return self.slays is not None or self.ends is not None

    @property
    def heals_wounds(self) -> bool:
        """Whether it counts as a healing potion: it raises the fainted and ends the plague."""
        return bool(self.heals) or self.heals_die

    @property
    def is_drunk(self) -> bool:
        """Whether it does anything for a hero."""
        return self.heals_wounds or bool(self.restores_mind or self.grants) or self.cures is not None


class Recipe(Model):
    """What so many different ingredients become; of several results the brewer chooses (HQ-14-BREW)."""

    id: Id
    ingredients: int = Field(ge=2)
    results: Annotated[tuple[ItemId, ...], Field(min_length=1), Mark(repeats=True)]


class CarryLimits(Model):
    """How much a hero takes into the next quest (HQ-5)."""

    treasures: Count
    scrolls: Count
    artifacts: Count
