"""Which sentence a fact about decks takes, and what it speaks of."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.labels.labels import Labels
from app.systems.heroquest import deck_events as on

# Any because each function takes exactly the event it is listed under.
DECK_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    on.CardPutBack: lambda event: event.place,
    on.DeckShuffled: lambda event: "with_discard" if event.with_discard else "alone",
    on.DeckModeChosen: lambda event: "physical" if event.physical else "app",
}


def deck_pieces(labels: Labels, event: on.DeckEvent) -> Mapping[str, object]:
    """Deck and cards in words; those of the group's own are called by their names."""
    found: dict[str, object] = {"deck": event.name or labels.word("deck", event.deck)}
    match event:
        case on.DrawEvent(card=card) | on.CardEvent(card=card):
            found["card"] = labels.face(card)
        case on.DeckPeeked(cards=cards):
            found["cards"] = ", ".join(map(labels.face, cards))
        case on.DeckWritten(cards=cards):
            found["number"] = sum(card.copies for card in cards)
    return found
