"""The table after a fact about decks."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from app.core.events import Event
from app.systems.heroquest import deck_events as on
from app.systems.heroquest.decks import TREASURE_DECK, After, OwnDeck, Pile
from app.systems.heroquest.exploration_events import BoardCleared, FateCardDrawn, TreasureCardDrawn
from app.systems.heroquest.state import Table


@cache
def untouched() -> Pile:
    """A deck that lies whole and shuffled."""
    return Pile()


def pile_of(table: Table, deck: str) -> Pile:
    """What is known of a deck's cards. Tables that knew no decks tell in the dungeon which treasure cards are out."""
    pile, before = table.decks.get(deck, untouched()), table.dungeon.treasure_out
    return _changed(pile, out=tuple(sorted((*pile.out, *before)))) if before and deck == TREASURE_DECK else pile


def with_pile(table: Table, deck: str, pile: Pile) -> Table:
    """The table with another pile; one that lies whole and shuffled is not worth a word."""
    decks = {name: other for name, other in table.decks.items() if name != deck}
    if pile != untouched():
        decks[deck] = pile
    dungeon = table.dungeon
    if deck == TREASURE_DECK and dungeon.treasure_out:
        dungeon = dungeon.model_copy(update={"treasure_out": ()})
    return table.model_copy(update={"decks": dict(sorted(decks.items())), "dungeon": dungeon})


def treasure_drawn(table: Table, event: TreasureCardDrawn) -> Table:
    """The table after a search."""
    after = After.OUT if event.stays_out else After.BACK
    return with_pile(table, event.deck, _drawn(pile_of(table, event.deck), event.treasure_card, event.roll, after))


def fate_drawn(table: Table, event: FateCardDrawn) -> Table:
    """The table after fate has struck."""
    return with_pile(table, event.deck, _drawn(pile_of(table, event.deck), event.fate_card, event.roll, event.after))


def board_cleared(table: Table, _: BoardCleared) -> Table:
    """Journals that knew no other decks tell so that all treasure cards are back; others have said it already."""
    pile = pile_of(table, TREASURE_DECK)
    return with_pile(table, TREASURE_DECK, _changed(pile, out=()))


def _card_drawn(pile: Pile, event: on.DrawEvent) -> Pile:
    return _drawn(pile, event.card, event.roll, event.after)


def _drawn(pile: Pile, card: str, roll: object, after: After) -> Pile:
    """A card that nobody threw for lay where it was known to lie."""
    if roll is None and card in pile.top:
        pile = _changed(pile, top=_without(pile.top, card))
    elif roll is None and card in pile.bottom:
        pile = _changed(pile, bottom=_without(pile.bottom, card))
    if after is After.OUT:
        return _changed(pile, out=_with(pile.out, card))
    return _changed(pile, discard=(*pile.discard, card)) if after is After.DISCARD else pile


def _card_put_back(pile: Pile, event: on.CardPutBack) -> Pile:
    if event.discarded:
        pile = _changed(pile, discard=_without_last(pile.discard, event.card))
    else:
        pile = _changed(pile, out=_without(pile.out, event.card))
    match event.place:
        case "top":
            return _changed(pile, top=(event.card, *pile.top))
        case "bottom":
            return _changed(pile, bottom=(*pile.bottom, event.card))
        case _:
            return pile


def _card_discarded(pile: Pile, event: on.CardDiscarded) -> Pile:
    return _changed(pile, out=_without(pile.out, event.card), discard=(*pile.discard, event.card))


def _card_kept_out(pile: Pile, event: on.CardKeptOut) -> Pile:
    places = {"top": pile.top, "bottom": pile.bottom, "discard": pile.discard}
    left = {event.place: _without(places[event.place], event.card)} if event.place in places else {}
    return _changed(pile, kept_out=_with(pile.kept_out, event.card), **left)


def _card_brought_in(pile: Pile, event: on.CardBroughtIn) -> Pile:
    return _changed(pile, kept_out=_without(pile.kept_out, event.card))


def _deck_peeked(pile: Pile, event: on.DeckPeeked) -> Pile:
    return _changed(pile, top=(*pile.top, *event.cards))


def _deck_shuffled(pile: Pile, event: on.DeckShuffled) -> Pile:
    return _changed(pile, top=(), bottom=(), discard=() if event.with_discard else pile.discard)


def _deck_refilled(pile: Pile, _: on.DeckRefilled) -> Pile:
    return Pile(kept_out=pile.kept_out, physical=pile.physical)


def _mode_chosen(pile: Pile, event: on.DeckModeChosen) -> Pile:
    """Where a card of paper lies, only the table knows; and nobody knows how the app's cards lie after that."""
    return _changed(pile, physical=event.physical, top=(), bottom=())


def _deck_written(table: Table, event: on.DeckWritten) -> Table:
    deck = OwnDeck(name=event.name, cards=event.cards, after=event.after, secret=event.secret)
    table = with_pile(table, event.deck, Pile(physical=pile_of(table, event.deck).physical))
    return table.model_copy(update={"own_decks": dict(sorted({**table.own_decks, event.deck: deck}.items()))})


def _nothing_changed(table: Table, _: Event) -> Table:
    """What is told of a card that the app does not know, the table carries out."""
    return table


def _deck_removed(table: Table, event: on.DeckRemoved) -> Table:
    left = {name: deck for name, deck in table.own_decks.items() if name != event.deck}
    return with_pile(table, event.deck, untouched()).model_copy(update={"own_decks": left})


def _with(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Cards are counted, so the same one may be there more than once; where no order counts, it is the alphabet's."""
    return tuple(sorted((*cards, card)))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards without the first one of this kind."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _without_last(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return _without(cards[::-1], card)[::-1]


def _changed(pile: Pile, **changes: object) -> Pile:
    return pile.model_copy(update=changes)


def _of_pile(change: Callable[[Pile, Any], Pile]) -> Callable[[Table, Any], Table]:
    """A change of one pile as a change of the table."""

    def changed(table: Table, event: on.DeckEvent) -> Table:
        return with_pile(table, event.deck, change(pile_of(table, event.deck), event))

    return changed


# Any because each function takes exactly the event it is listed under.
_PILE_EVOLVERS: Mapping[type[Event], Callable[[Pile, Any], Pile]] = {
    on.CardDrawn: _card_drawn,
    on.OwnCardDrawn: _card_drawn,
    on.SecretCardDrawn: _card_drawn,
    on.CardPutBack: _card_put_back,
    on.CardDiscarded: _card_discarded,
    on.CardKeptOut: _card_kept_out,
    on.CardBroughtIn: _card_brought_in,
    on.DeckPeeked: _deck_peeked,
    on.DeckShuffled: _deck_shuffled,
    on.DeckRefilled: _deck_refilled,
    on.DeckModeChosen: _mode_chosen,
}
DECK_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    **{kind: _of_pile(change) for kind, change in _PILE_EVOLVERS.items()},
    on.DeckWritten: _deck_written,
    on.DeckRemoved: _deck_removed,
    on.FateCardTold: _nothing_changed,
}
