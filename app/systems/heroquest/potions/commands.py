"""What is done with potions and herbs."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from app.core.events import Subject
from app.systems.heroquest.equipment.commands import ItemCommand
from app.systems.heroquest.fields import (
    IN_ORDER_AGAIN,
    BoardCommand,
    HeroCommand,
    HeroId,
    ItemContentId,
    MonsterId,
    NewItemId,
    Note,
    Points,
    Things,
    with_other,
)
from app.systems.heroquest.state.figures import Weakness

TurnAction = Literal["move", "fight", "cast", "search", "disarm", "use"]


class DrinkPotion(ItemCommand, BoardCommand):
    """Drink a potion, or pour it into a companion who cannot (ch. 9, 14 and 17)."""

    permission: ClassVar[str | None] = "potions"
    type: Literal["drink_potion"] = "drink_potion"
    to_id: HeroId | None = None
    adjacent: bool = True

    @property
    def subjects(self) -> frozenset[Subject]:
        """Who carries it and who drinks it."""
        return with_other(self.hero_id, self.to_id)


class ThrowPotion(ItemCommand):
    """Use a potion on a monster (ch. 14)."""

    permission: ClassVar[str | None] = "potions"
    type: Literal["throw_potion"] = "throw_potion"
    monster_id: MonsterId

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the monster."""
        return with_other(self.hero_id, self.monster_id)


class HealWithHerbs(HeroCommand, BoardCommand):
    """An elf heals himself or somebody beside him (ch. 1.1)."""

    permission: ClassVar[str | None] = "potions"
    type: Literal["heal_with_herbs"] = "heal_with_herbs"
    to_id: HeroId | None = None
    adjacent: bool = True

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both heroes."""
        return with_other(self.hero_id, self.to_id)


class UseNimbleness(HeroCommand):
    """An elf announces a turn with one action more (ch. 1.1)."""

    type: Literal["use_nimbleness"] = "use_nimbleness"
    actions: Annotated[tuple[TurnAction, ...], Field(min_length=3, max_length=3), IN_ORDER_AGAIN]
    has_acted: bool = False


class TakePoison(HeroCommand):
    """Lose points to poison (ch. 1.1 and 14)."""

    type: Literal["take_poison"] = "take_poison"
    points: Points = 1
    harm: Literal["body", "mind"] = "body"


class SufferInjury(HeroCommand):
    """Take a lasting injury (ch. 14), by poison or otherwise."""

    type: Literal["suffer_injury"] = "suffer_injury"
    weakness: Weakness
    by_poison: bool = False


class FindIngredient(HeroCommand):
    """Find an ingredient, if the hero knows it for one (ch. 14); the note says which it is."""

    private: ClassVar[frozenset[str]] = frozenset({"note"})
    type: Literal["find_ingredient"] = "find_ingredient"
    item_id: NewItemId
    content_id: ItemContentId
    note: Note = ""


class BrewPotion(HeroCommand):
    """Brew a potion of ingredients, at an alchemist's bench or on the experiment table (ch. 14)."""

    permission: ClassVar[str | None] = "potions"
    type: Literal["brew_potion"] = "brew_potion"
    ingredients: Things
    item_id: NewItemId
    at_bench: bool = True
