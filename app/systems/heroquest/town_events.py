"""What happens with potions, care, trade and quests. Differences and rolled faces, never totals."""

from typing import ClassVar, Literal

from app.core.dice import Roll
from app.core.events import Audience, Event, Subject
from app.systems.heroquest.hero_events import HeroEvent, OwnHeroEvent
from app.systems.heroquest.item_events import ItemEvent, OwnItemEvent
from app.systems.heroquest.state import Place


class SharedEvent(HeroEvent):
    """A fact about a hero and another one."""

    to_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both heroes."""
        return frozenset({self.hero_id, self.to_id})


class PotionDrunk(SharedEvent):
    """A potion was drunk or poured into a companion; `to_id` is who drank it."""

    type: Literal["potion.drunk"] = "potion.drunk"
    item_id: str
    content_id: str


class HealingThrown(HeroEvent):
    """What a die says a potion heals; how much of it is needed follows."""

    type: Literal["healing.thrown"] = "healing.thrown"
    roll: Roll


class PotionThrown(ItemEvent):
    """A potion was used on a monster."""

    type: Literal["potion.thrown"] = "potion.thrown"
    monster_id: str
    kind: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the monster."""
        return frozenset({self.hero_id, self.monster_id})


class HerbsApplied(SharedEvent):
    """An elf healed with herbs, himself or another one."""

    type: Literal["herb.applied"] = "herb.applied"
    roll: Roll


class NimblenessAnnounced(HeroEvent):
    """An elf acts once more in this turn."""

    type: Literal["nimbleness.announced"] = "nimbleness.announced"
    actions: tuple[str, ...]


class GiftsRenewed(OwnHeroEvent):
    """What can be done once a quest can be done again."""

    type: Literal["gift.renewed"] = "gift.renewed"
    gifts: tuple[str, ...]


class PoisonPrevented(ItemEvent):
    """A thing kept poison from its bearer."""

    type: Literal["poison.prevented"] = "poison.prevented"


class DebtPaid(OwnHeroEvent):
    """The healer got what he was owed."""

    type: Literal["debt.paid"] = "debt.paid"
    amount: int


class IngredientMissed(OwnHeroEvent):
    """A hero found something and did not know it for an ingredient."""

    type: Literal["ingredient.missed"] = "ingredient.missed"


class PotionBrewed(OwnItemEvent):
    """Ingredients became a potion."""

    type: Literal["potion.brewed"] = "potion.brewed"
    used: tuple[str, ...]


class BrewFailed(OwnHeroEvent):
    """An experiment came to nothing; `used` is what it cost."""

    type: Literal["brew.failed"] = "brew.failed"
    used: tuple[str, ...]


class ItemBought(OwnItemEvent):
    """A hero bought a thing."""

    type: Literal["item.bought"] = "item.bought"
    place: Place
    price: int

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the thing in the shop."""
        return frozenset({self.hero_id, "stock:" + self.content_id})


class ItemSold(OwnItemEvent):
    """A hero sold a thing."""

    added_later: ClassVar[frozenset[str]] = frozenset({"wear"})
    type: Literal["item.sold"] = "item.sold"
    price: int
    wear: tuple[str, ...] = ()


class ItemConsumed(OwnItemEvent):
    """A thing was used up."""

    type: Literal["item.consumed"] = "item.consumed"


class ItemTransmuted(OwnItemEvent):
    """A thing became gold, and the stone that did it is gone."""

    type: Literal["item.transmuted"] = "item.transmuted"
    stone_id: str
    gold: int


class StockLimited(Event):
    """The shop has a thing only so often, or as often as anybody wants."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    type: Literal["stock.limited"] = "stock.limited"
    content_id: str
    number: int | None

    @property
    def subjects(self) -> frozenset[Subject]:
        """The thing in the shop."""
        return frozenset({"stock:" + self.content_id})


class ItemPassed(SharedEvent):
    """A thing changed hands, with all its wear."""

    audience: ClassVar[Audience] = Audience.OWN
    added_later: ClassVar[frozenset[str]] = frozenset({"wear"})
    type: Literal["item.passed"] = "item.passed"
    item_id: str
    content_id: str
    place: Place
    wear: tuple[str, ...] = ()


class GoldPassed(SharedEvent):
    """Gold changed hands."""

    audience: ClassVar[Audience] = Audience.OWN
    type: Literal["gold.passed"] = "gold.passed"
    amount: int


class GearMarked(HeroEvent):
    """The marker of the lost equipment lies where a hero died for good."""

    type: Literal["gear.marked"] = "gear.marked"


class HeroSetOut(HeroEvent):
    """A quest began for a hero."""

    type: Literal["hero.set_out"] = "hero.set_out"


class HeroReturned(HeroEvent):
    """A quest ended for a hero; `missed_rounds` are those he need not miss any more."""

    type: Literal["hero.returned"] = "hero.returned"
    passed: bool
    missed_rounds: int


class OilFaded(OwnHeroEvent):
    """With the quest the oil on these weapons lost its power."""

    type: Literal["oil.faded"] = "oil.faded"
    item_ids: tuple[str, ...]


class ScrollReserved(Event):
    """A scroll the quest needs was taken out of the deck: a reminder for the game master."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    type: Literal["scroll.reserved"] = "scroll.reserved"
    title: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """Nobody at the table."""
        return frozenset()


TOWN_EVENTS: tuple[type[Event], ...] = (
    PotionDrunk, HealingThrown, PotionThrown, HerbsApplied, NimblenessAnnounced, GiftsRenewed, PoisonPrevented,
    DebtPaid, IngredientMissed, PotionBrewed, BrewFailed, ItemBought, ItemSold, ItemConsumed, ItemTransmuted,
    StockLimited, ItemPassed, GoldPassed, GearMarked, HeroSetOut, HeroReturned, OilFaded, ScrollReserved,
)  # fmt: skip
