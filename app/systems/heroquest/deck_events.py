"""What can happen to decks. How one is handled only the game master learns; a card that is drawn openly, everybody."""

from typing import ClassVar, Literal

from app.core.dice import Roll
from app.core.events import Audience, Event, Subject
from app.systems.heroquest.decks import After, OwnCard, deck_subject
from app.systems.heroquest.hero_events import HeroEvent


class DeckEvent(Event):
    """A fact about a deck, for the game master's eyes; `name` is what people call a deck of their own."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    deck: str
    name: str = ""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The deck."""
        return frozenset({deck_subject(self.deck)})


class DrawEvent(DeckEvent):
    """A card was drawn. Without a roll it lay where it was known to lie, or a hand drew it from paper cards."""

    card: str
    roll: Roll | None
    after: After


class CardDrawn(DrawEvent):
    """A card was drawn for everybody to see."""

    audience: ClassVar[Audience] = Audience.ALL
    type: Literal["card.drawn"] = "card.drawn"


class OwnCardDrawn(DrawEvent):
    """A card was drawn for a hero."""

    audience: ClassVar[Audience] = Audience.OWN
    type: Literal["own_card.drawn"] = "own_card.drawn"
    hero_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the deck."""
        return frozenset({self.hero_id, deck_subject(self.deck)})


class SecretCardDrawn(DrawEvent):
    """The game master drew a card from a secret deck."""

    type: Literal["secret_card.drawn"] = "secret_card.drawn"


class CardEvent(DeckEvent):
    """A fact about one card."""

    card: str


class CardPutBack(CardEvent):
    """A card that was out or discarded is in the deck again."""

    type: Literal["card.put_back"] = "card.put_back"
    place: Literal["top", "bottom", "shuffled"]
    discarded: bool


class CardDiscarded(CardEvent):
    """A card that was out lies on the discard."""

    type: Literal["card.discarded"] = "card.discarded"


class CardKeptOut(CardEvent):
    """A card was taken out of the deck, from a known place or out of the bag, or from the discard."""

    type: Literal["card.kept_out"] = "card.kept_out"
    place: Literal["bag", "top", "bottom", "discard"]


class CardBroughtIn(CardEvent):
    """A card that was kept out is shuffled in again."""

    type: Literal["card.brought_in"] = "card.brought_in"


class DeckPeeked(DeckEvent):
    """The game master looked at the next cards; those he did not know yet lie on the deck now as he saw them."""

    type: Literal["deck.peeked"] = "deck.peeked"
    cards: tuple[str, ...]
    roll: Roll


class DeckShuffled(DeckEvent):
    """Nobody knows any more where a card of this deck lies; those of the discard may be back in it."""

    type: Literal["deck.shuffled"] = "deck.shuffled"
    with_discard: bool


class DeckRefilled(DeckEvent):
    """All cards are back in the deck and shuffled, but those that the game master keeps out."""

    type: Literal["deck.refilled"] = "deck.refilled"


class DeckModeChosen(DeckEvent):
    """The cards are paper from now on, or the app's."""

    type: Literal["deck_mode.chosen"] = "deck_mode.chosen"
    physical: bool


class DeckWritten(DeckEvent):
    """A deck of the group's own lies whole and shuffled, as it was written."""

    type: Literal["deck.written"] = "deck.written"
    cards: tuple[OwnCard, ...]
    after: After
    secret: bool


class DeckRemoved(DeckEvent):
    """A deck of the group's own is gone."""

    type: Literal["deck.removed"] = "deck.removed"


class FateCardTold(HeroEvent):
    """A card of fate that only the group has was drawn; what it says the table carries out."""

    type: Literal["fate_card.told"] = "fate_card.told"
    text: str


DECK_EVENTS: tuple[type[Event], ...] = (
    CardDrawn, OwnCardDrawn, SecretCardDrawn, CardPutBack, CardDiscarded, CardKeptOut, CardBroughtIn,
    DeckPeeked, DeckShuffled, DeckRefilled, DeckModeChosen, DeckWritten, DeckRemoved, FateCardTold,
)  # fmt: skip
