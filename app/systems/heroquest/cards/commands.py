"""Commands about decks of cards."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from app.core.events import Command
from app.core.model import Model, like
from app.core.texts import Line
from app.systems.heroquest.fields import CardText, ContentId, OwnName
from app.systems.heroquest.state.screen import After, OwnCard, OwnDeck, deck_subject

MOST_CARDS, MOST_DECKS = 200, 30

CardName = Annotated[
    str,
    Line(60, least=1, pattern=r"^[^{}|]*$"),
]


# A card that is there is named as it is kept, however odd; only a new name is tidied.
KnownCard = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[^{}|]*$")]


class DeckCommand(Command, touches=(deck_subject("{deck}"),)):
    """A command about one deck."""

    deck: ContentId


class CardCommand(DeckCommand):
    """A command about one card of a deck: an id of the content, or the name in a deck of the group's own."""

    card: KnownCard


class PutCardBack(CardCommand, type="put_card_back"):
    """Put a card that was drawn or discarded back into the deck."""

    place: Literal["top", "bottom", "shuffled"] = "shuffled"


class DiscardCard(CardCommand, type="discard_card"):
    """Lay a card that was drawn on the discard."""


class KeepCardOut(CardCommand, type="keep_card_out"):
    """Take a card out of the deck, so that it is not drawn (ch. 8.3)."""


class BringCardIn(CardCommand, type="bring_card_in"):
    """Shuffle a card in again that was kept out."""


class PeekAtDeck(DeckCommand, type="peek_at_deck"):
    """Look at the next cards; they stay where they are."""

    number: Annotated[int, Field(ge=1, le=10)] = 1


class ShuffleDeck(DeckCommand, type="shuffle_deck"):
    """Shuffle a deck, with or without its discard."""

    with_discard: bool = False


class UsePhysicalDeck(DeckCommand, type="use_physical_deck"):
    """Draw from cards of paper from now on, or no longer."""

    physical: bool = True


class CardWish(Model):
    """A card of the group's own. With `like` it works as that card of treasure or fate does, for whom it is drawn."""

    name: CardName
    text: CardText = ""
    copies: Annotated[int, Field(ge=1, le=MOST_CARDS)] = 1
    like: ContentId | None = None


class WriteDeck(DeckCommand, type="write_deck"):
    """Make a deck of the group's own, or write it anew; then it lies whole and shuffled."""

    name: OwnName
    cards: Annotated[tuple[CardWish, ...], Field(min_length=1, max_length=MOST_CARDS)]
    after: After = After.DISCARD
    secret: bool = False

    def kept(self) -> OwnDeck:
        """Return the deck as a table keeps it."""
        return like(OwnDeck, self, cards=tuple(like(OwnCard, card) for card in self.cards))


class RemoveDeck(DeckCommand, type="remove_deck"):
    """Take a deck of the group's own away."""
