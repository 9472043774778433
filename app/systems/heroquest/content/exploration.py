"""Traps, cards of treasure and fate, decks, tables for furniture (ch. 10 to 13), and quests with what waits there."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import Field, model_validator

from app.core.model import Mark, Model
from app.core.texts import Line, Lines
from app.systems.heroquest.content.fields import Count, FindId, Id, ItemId, KindId, TrapId
from app.systems.heroquest.dice import BLACK_SHIELD, SKULL, WHITE_SHIELD
from app.systems.heroquest.state.screen import After
from app.systems.heroquest.state.table import Visitor

Face = Annotated[str, Field(pattern=f"^({SKULL}|{WHITE_SHIELD}|{BLACK_SHIELD})$")]


class TrapEffect(StrEnum):
    """Effect of a trap; each has its handler in the rules."""

    BOLT = "bolt"
    PIT = "pit"
    FALLING_BLOCK = "falling_block"
    GUILLOTINE = "guillotine"
    ABYSS = "abyss"
    FIRESTORM = "firestorm"


class TrapEntry(Model):
    """A trap with its numbers. Dice are white."""

    id: Id
    rule: str
    effect: TrapEffect
    dice: Count = 0  # thrown when it goes off
    damage: Count = 0  # body points, where it is not the skulls that count
    defence: Count | None = None  # dice to defend with, regardless of armour; None: none, or the usual ones
    holds: Count = 0  # how many heroes fit in
    can_be_disarmed: bool = True


class Disarming(Model):
    """The face on which it fails, by who tries (ch. 10.3 and 11)."""

    gifted: Face
    tool_kit: Face
    bare: Face
    chest: Face


class TreasureEffect(StrEnum):
    """Effect of a treasure card or another find; each has its handler in the rules."""

    GOLD = "gold"
    SCATTERED_GOLD = "scattered_gold"
    ITEM = "item"
    POISON = "poison"
    HARM = "harm"
    WANDERING_MONSTER = "wandering_monster"
    NOTHING = "nothing"
    ANNOUNCED = "announced"
    SCROLL = "scroll"


class Find(Model):
    """Something to be found, and what it does."""

    id: Id
    effect: TreasureEffect
    gold: Count = 0  # for scattered gold: for every point of the die
    item: ItemId | None = None
    points: Count = 0  # body points that are lost
    missed_rounds: Count = 0
    visitor: Visitor | None = None  # the visitor it brings

    @model_validator(mode="after")
    def _names_what_is_found(self) -> Self:
        if (self.effect is TreasureEffect.ITEM) != (self.item is not None):
            raise ValueError("a card for a thing names the item, and no other card does")
        return self


class TreasureCard(Find):
    """A card of the treasure deck. What goes back is in the deck again for the next search."""

    copies: Count
    goes_back: bool = False


class FateEffect(StrEnum):
    """Effect of a card of fate; each has its handler in the rules."""

    FIRESTORM = "firestorm"
    POISON = "poison"
    BLUNT_WEAPON = "blunt_weapon"
    DAMAGE_ARMOR = "damage_armor"


class FateCard(Model):
    """A card of fate; those with a firestorm strike an area, the others the one whom the die named."""

    id: Id
    copies: Count
    effect: FateEffect
    trap: TrapId | None = None
    points: Count = 0

    @model_validator(mode="after")
    def _names_its_trap(self) -> Self:
        if (self.effect is FateEffect.FIRESTORM) != (self.trap is not None):
            raise ValueError("a card of a firestorm names the trap, and no other card does")
        return self


class CardSource(StrEnum):
    """Source of the cards of a deck."""

    TREASURE = "treasure_cards"
    FATE = "fate_cards"
    SCROLLS = "scrolls"  # every scroll among the items
    CHAOS_SPELLS = "chaos_spells"  # every spell of that school


class DeckEntry(Model):
    """A deck: its cards, what becomes of them, and whether only the game master knows of it."""

    id: Id
    cards: CardSource
    after: After = After.OUT
    secret: bool = False


class FurnitureTable(Model):
    """Results of searching a piece of furniture: a die with as many sides as there are results."""

    id: Id
    results: Annotated[tuple[FindId, ...], Field(min_length=2, max_length=20), Mark(repeats=True)]


Sentences = Annotated[str, Lines(300, seen="typed")]
Text = Annotated[str, Lines(1_500, seen="typed")]
Told = Annotated[str, Lines(10_000, seen="never")]  # of a drawing; a form takes less
MOST_MONSTERS = 12
FURTHER_ATTACKS = ("claw", "tail")
VALUES = ("attack", *FURTHER_ATTACKS, "defence", "body", "mind", "movement")  # what a quest may say of a monster


LONGEST_NAME = 30  # of a monster


class NamedMonster(Model):
    """A monster a quest names. A value that is missing is the book's."""

    kind: Annotated[KindId, Mark(decides=True)]
    name: Annotated[str, Line(LONGEST_NAME, seen="typed")] = ""
    attack: Count | None = None
    claw: Count | None = None  # what else a dragon attacks with
    tail: Count | None = None
    defence: Count | None = None
    body: Count | None = None
    mind: Count | None = None
    movement: Count | None = None
    blue_defence: bool = False  # a boss that defends with blue dice (HQ-15.6)


class QuestEntry(Model):
    """A quest. Of what ships, the words for goal and reward stand in `quests/words`; a group's own stand here."""

    id: Id
    number: Count = 0  # its place in the book; own ones come behind
    wandering_monster: KindId | None = None
    goal: Told | None = None
    reward: Told | None = None
    reading: Told = ""  # what is read aloud
    notes: Told = ""
    reward_gold: Count = 0
    per_hero: bool = False  # each hero gets as much; otherwise it is shared
    potions: tuple[ItemId, ...] = ()  # that the alchemist has before it
    scrolls: tuple[ItemId, ...] = ()  # it hands over by name, so the deck must not have them (HQ-8.3)
    monsters: Annotated[tuple[NamedMonster, ...], Field(max_length=MOST_MONSTERS)] = ()
