"""Which rule decides a wish about decks."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import deck_commands as do
from app.systems.heroquest.rules.decks import cards, drawing, furniture, ordering, writing
from app.systems.heroquest.rules.scene import Scene

# Any because each rule takes exactly the command it is listed under.
DECK_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.DrawCard: drawing.draw_card,
    do.PutCardBack: cards.put_card_back,
    do.DiscardCard: cards.discard_card,
    do.KeepCardOut: cards.keep_card_out,
    do.BringCardIn: cards.bring_card_in,
    do.PeekAtDeck: ordering.peek_at_deck,
    do.ShuffleDeck: ordering.shuffle_deck,
    do.UsePhysicalDeck: ordering.use_physical_deck,
    do.WriteDeck: writing.write_deck,
    do.RemoveDeck: writing.remove_deck,
    do.SearchFurniture: furniture.search_furniture,
}
