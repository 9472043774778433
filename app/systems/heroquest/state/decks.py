"""Decks as a table keeps them: a bag of cards nobody knows the order of, and what is known beside it.

A shuffled deck has no order until somebody looks: a card is drawn by a die over all that may come. So nothing secret
lies in the state, and odds cannot give it away. Only cards that were peeked at or put back have a place.
"""

from enum import StrEnum

from app.core.events import Subject
from app.core.model import Model

TREASURE_DECK, FATE_DECK = "treasure", "fate"  # whose cards journals tell of that knew no other decks


class After(StrEnum):
    """What becomes of a card that was drawn."""

    OUT = "out"  # somebody keeps it
    BACK = "back"  # it is shuffled in again
    DISCARD = "discard"


class Pile(Model):
    """What is known of a deck's cards; all others are in the bag.

    `top` begins with the card that is drawn next, `bottom` ends with the one drawn last. `discard` ends with its top.
    """

    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    out: tuple[str, ...] = ()  # drawn, and back with the next quest
    kept_out: tuple[str, ...] = ()  # taken out by the game master until they are brought in again
    physical: bool = False  # cards of paper: the app only asks which one was drawn


class OwnCard(Model):
    """A card of the group's own. With `like` it works as that card of treasure or fate does."""

    name: str
    text: str = ""
    copies: int = 1
    like: str | None = None


class OwnDeck(Model):
    """A deck of the group's own; its cards are known by their names. Of a secret one players learn nothing."""

    name: str
    cards: tuple[OwnCard, ...]
    after: After = After.DISCARD
    secret: bool = False

    def card(self, name: str) -> OwnCard | None:
        """The card with this name, if it is there."""
        return next((card for card in self.cards if card.name == name), None)


def deck_subject(deck: str) -> Subject:
    """A deck as something that commands and facts are about."""
    return f"deck:{deck}"
