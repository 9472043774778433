"""What can be asked of a table about potions, care, trade, and the beginning and end of a quest."""

from typing import Annotated, ClassVar, Literal

from pydantic import Field

from app.core.events import EVERYTHING, Command, Subject
from app.systems.heroquest.command_fields import (
    IN_ORDER_AGAIN,
    ContentId,
    HeroCommand,
    HeroId,
    ItemId,
    MonsterId,
    Note,
    Points,
)
from app.systems.heroquest.commands import ItemCommand
from app.systems.heroquest.quest_log import QuestOutcome
from app.systems.heroquest.state import Weakness

Price = Annotated[int, Field(ge=0, le=99_999)]
Amount = Annotated[int, Field(ge=1, le=99_999)]
Number = Annotated[int, Field(ge=0, le=999)]
TurnAction = Literal["move", "fight", "cast", "search", "disarm", "use"]
Things = Annotated[tuple[ItemId, ...], Field(max_length=99)]


def _with(hero_id: str, other: str | None) -> frozenset[Subject]:
    return frozenset({hero_id, other}) if other else frozenset({hero_id})


class DrinkPotion(ItemCommand):
    """Drink a potion, or pour it into a companion who cannot (ch. 9, 14 and 17)."""

    permission: ClassVar[str | None] = "potions"
    type: Literal["drink_potion"] = "drink_potion"
    to_id: HeroId | None = None
    adjacent: bool = True

    @property
    def subjects(self) -> frozenset[Subject]:
        """Who carries it and who drinks it."""
        return _with(self.hero_id, self.to_id)


class ThrowPotion(ItemCommand):
    """Use a potion on a monster (ch. 14)."""

    permission: ClassVar[str | None] = "potions"
    type: Literal["throw_potion"] = "throw_potion"
    monster_id: MonsterId

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the monster."""
        return _with(self.hero_id, self.monster_id)


class HealWithHerbs(HeroCommand):
    """An elf heals himself or somebody beside him (ch. 1.1)."""

    permission: ClassVar[str | None] = "potions"
    type: Literal["heal_with_herbs"] = "heal_with_herbs"
    to_id: HeroId | None = None
    adjacent: bool = True

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both heroes."""
        return _with(self.hero_id, self.to_id)


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
    item_id: ItemId
    content_id: ContentId
    note: Note = ""


class BrewPotion(HeroCommand):
    """Brew a potion of ingredients, at an alchemist's bench or on the experiment table (ch. 14)."""

    permission: ClassVar[str | None] = "potions"
    type: Literal["brew_potion"] = "brew_potion"
    ingredients: Things
    item_id: ItemId
    at_bench: bool = True


class BuyItem(ItemCommand):
    """Buy a thing (ch. 14.1); the price is said only where the content knows none."""

    type: Literal["buy_item"] = "buy_item"
    content_id: ContentId
    price: Price | None = None
    quest_allows: bool = False

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero. What the shop has left is checked when the wish is carried out."""
        return frozenset({self.hero_id})


class SellItem(ItemCommand):
    """Sell a thing (ch. 6 and 15.1); the original price is said only where the content knows none."""

    type: Literal["sell_item"] = "sell_item"
    price: Price | None = None
    buyer: Literal["town", "goblin_trader"] = "town"


class TransmuteItem(ItemCommand):
    """Turn a piece of equipment into gold; `item_id` is the stone that does it (treasure card)."""

    type: Literal["transmute_item"] = "transmute_item"
    thing_id: ItemId


class LimitStock(Command):
    """Let the shop have a thing only so often; without a number as often as anybody wants (ch. 14.1)."""

    type: Literal["limit_stock"] = "limit_stock"
    content_id: ContentId
    number: Number | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """The thing in the shop."""
        return frozenset({"stock:" + self.content_id})


class GiveItemTo(ItemCommand):
    """Hand a thing to another hero (ch. 5, 6 and 8.3)."""

    type: Literal["give_item_to"] = "give_item_to"
    to_id: HeroId

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both heroes."""
        return _with(self.hero_id, self.to_id)


class GiveGoldTo(HeroCommand):
    """Hand gold to another hero."""

    permission: ClassVar[str | None] = "gold"
    type: Literal["give_gold_to"] = "give_gold_to"
    to_id: HeroId
    amount: Amount

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both heroes."""
        return _with(self.hero_id, self.to_id)


class LootHero(HeroCommand):
    """Take what a hero left who is dead for good (ch. 9)."""

    type: Literal["loot_hero"] = "loot_hero"
    lost_id: HeroId
    items: Things = ()
    gold: bool = True

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both heroes."""
        return _with(self.hero_id, self.lost_id)


class MarkLostGear(HeroCommand):
    """Lay the marker of the lost equipment where a hero died for good (ch. 9)."""

    type: Literal["mark_lost_gear"] = "mark_lost_gear"


class QuestCommand(Command):
    """A wish about the quest of one hero or of all."""

    hero_id: HeroId | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero, or everything."""
        return frozenset({self.hero_id or EVERYTHING})


class StartQuest(QuestCommand):
    """Begin a quest (ch. 1.1, 5 and 8.3); `scroll` is one it needs and the deck must not have.

    `quest_id` says which of the log it is.
    """

    type: Literal["start_quest"] = "start_quest"
    scroll: Note = ""
    quest_id: ContentId | None = None


class CloseQuest(QuestCommand):
    """End a quest in the order of the book (ch. 5 to 9, 14, 15 and 17). One that was abandoned is never passed."""

    type: Literal["close_quest"] = "close_quest"
    passed: bool = True
    abandoned: bool = False

    @property
    def outcome(self) -> QuestOutcome:
        """How it ended."""
        if self.abandoned:
            return QuestOutcome.ABANDONED
        return QuestOutcome.PASSED if self.passed else QuestOutcome.FAILED


TOWN_COMMANDS: tuple[type[Command], ...] = (
    DrinkPotion, ThrowPotion, HealWithHerbs, UseNimbleness, TakePoison, SufferInjury, FindIngredient, BrewPotion,
    BuyItem, SellItem, TransmuteItem, LimitStock, GiveItemTo, GiveGoldTo, LootHero, MarkLostGear,
    StartQuest, CloseQuest,
)  # fmt: skip
