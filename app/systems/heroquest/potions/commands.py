"""Commands about potions and herbs."""

from typing import Annotated, Literal

from pydantic import Field

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
)
from app.systems.heroquest.state.figures import Weakness

TurnAction = Literal["move", "fight", "cast", "search", "disarm", "use"]


class DrinkPotion(
    ItemCommand, BoardCommand, type="drink_potion", touches=("{hero_id}", "{to_id}"), permission="potions"
):
    """Drink a potion, or pour it into a companion who cannot (ch. 9, 14 and 17)."""

    to_id: HeroId | None = None
    adjacent: bool = True


class ThrowPotion(
    ItemCommand,
    BoardCommand,
    type="throw_potion",
    takes_action=True,
    touches=("{hero_id}", "{monster_id}"),
    permission="potions",
):
    """Use a potion on a monster (ch. 14)."""

    monster_id: MonsterId


class HealWithHerbs(
    HeroCommand, BoardCommand, type="heal_with_herbs", touches=("{hero_id}", "{to_id}"), permission="potions"
):
    """An elf heals himself or somebody beside him (ch. 1.1)."""

    to_id: HeroId | None = None
    adjacent: bool = True


class UseNimbleness(HeroCommand, type="use_nimbleness"):
    """An elf announces a turn with one action more (ch. 1.1).

    `has_acted`: the first action is over, as a table tells that plays no rounds; with rounds the turn is known.
    `announced_before`: the game master says that it was announced before the first action all the same.
    """

    actions: Annotated[tuple[TurnAction, ...], Field(min_length=3, max_length=3), IN_ORDER_AGAIN]
    has_acted: bool = False
    announced_before: bool = False

    @property
    def overrules(self) -> bool:
        """Return whether the game master says otherwise than the turn shows."""
        return self.announced_before


class TakePoison(HeroCommand, type="take_poison"):
    """Lose points to poison (ch. 1.1 and 14)."""

    points: Points = 1
    harm: Literal["body", "mind"] = "body"


class SufferInjury(HeroCommand, type="suffer_injury"):
    """Take a lasting injury (ch. 14), by poison or otherwise."""

    weakness: Weakness
    by_poison: bool = False


class FindIngredient(HeroCommand, type="find_ingredient", private=frozenset({"note"})):
    """Find an ingredient, if the hero knows it for one (ch. 14); the note says which it is."""

    item_id: NewItemId
    content_id: ItemContentId
    note: Note = ""


class BrewPotion(HeroCommand, BoardCommand, type="brew_potion", permission="potions"):
    """Brew a potion of ingredients, at an alchemist's bench or on the experiment table (ch. 14)."""

    ingredients: Things
    item_id: NewItemId
    at_bench: bool = True
