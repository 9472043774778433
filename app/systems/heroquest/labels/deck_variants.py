"""Which sentence a fact about decks takes, and what it speaks of."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.labels.labels import Labels
from app.systems.heroquest.cards import events as cards_events

# Any because each function takes exactly the event it is listed under.
DECK_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    cards_events.CardPutBack: lambda event: event.place,
    cards_events.DeckShuffled: lambda event: "with_discard" if event.with_discard else "alone",
    cards_events.DeckModeChosen: lambda event: "physical" if event.physical else "app",
}


def deck_pieces(labels: Labels, event: cards_events.DeckEvent) -> Mapping[str, object]:
    """Deck and cards in words; those of the group's own are called by their names."""
    found: dict[str, object] = {"deck": event.name or labels.word("deck", event.deck)}
    match event:
        case cards_events.DrawEvent(card=card) | cards_events.CardEvent(card=card):
            found["card"] = labels.face(card)
        case cards_events.DeckPeeked(cards=cards):
            found["cards"] = ", ".join(map(labels.face, cards))
        case cards_events.DeckWritten(cards=cards):
            found["number"] = sum(card.copies for card in cards)
    return found
