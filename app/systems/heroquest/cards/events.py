"""Events of decks of cards, and how the table follows."""

from functools import cache
from typing import Literal

from app.core.dice import Roll
from app.core.events import Audience, Event
from app.systems.heroquest.changes import HeroEvent, changed
from app.systems.heroquest.state.screen import TREASURE_DECK, After, OwnCard, OwnDeck, Pile, deck_subject
from app.systems.heroquest.state.table import Table


class DeckEvent(Event, touches=(deck_subject("{deck}"),), audience=Audience.GAME_MASTER):
    """A fact about a deck, for the game master's eyes; `name` is what people call a deck of their own."""

    deck: str
    name: str = ""

    def evolve(self, table: Table) -> Table:
        """Return the table with the pile of this deck after it."""
        return with_pile(table, self.deck, self.evolve_pile(pile_of(table, self.deck)))

    def evolve_pile(self, pile: Pile) -> Pile:
        """Return the pile after it."""
        return pile


class DrawEvent(DeckEvent):
    """A card was drawn. Without a roll it lay where it was known to lie, or a hand drew it from paper cards."""

    card: str
    roll: Roll | None
    after: After

    def evolve(self, table: Table) -> Table:
        return after_draw(table, self.deck, self.card, self.roll, self.after)


class CardDrawn(DrawEvent, type="card.drawn", audience=Audience.ALL):
    """A card was drawn for everybody to see."""


class OwnCardDrawn(
    DrawEvent, type="own_card.drawn", touches=("{hero_id}", deck_subject("{deck}")), audience=Audience.OWN
):
    """A card was drawn for a hero."""

    hero_id: str


class SecretCardDrawn(DrawEvent, type="secret_card.drawn"):
    """The game master drew a card from a secret deck."""


class CardEvent(DeckEvent):
    """A fact about one card."""

    card: str


class CardPutBack(CardEvent, type="card.put_back"):
    """A card that was out or discarded is in the deck again."""

    place: Literal["top", "bottom", "shuffled"]
    discarded: bool

    def evolve_pile(self, pile: Pile) -> Pile:
        if self.discarded:
            pile = changed(pile, discard=_without_last(pile.discard, self.card))
        else:
            pile = changed(pile, out=_without(pile.out, self.card))
        match self.place:
            case "top":
                return changed(pile, top=(self.card, *pile.top))
            case "bottom":
                return changed(pile, bottom=(*pile.bottom, self.card))
            case _:
                return pile


class CardDiscarded(CardEvent, type="card.discarded"):
    """A card that was out lies on the discard."""

    def evolve_pile(self, pile: Pile) -> Pile:
        return changed(pile, out=_without(pile.out, self.card), discard=(*pile.discard, self.card))


class CardKeptOut(CardEvent, type="card.kept_out"):
    """A card was taken out of the deck, from a known place or out of the bag, or from the discard."""

    place: Literal["bag", "top", "bottom", "discard"]

    def evolve_pile(self, pile: Pile) -> Pile:
        places = {"top": pile.top, "bottom": pile.bottom, "discard": pile.discard}
        left = {self.place: _without(places[self.place], self.card)} if self.place in places else {}
        return changed(pile, kept_out=_with(pile.kept_out, self.card), **left)


class CardBroughtIn(CardEvent, type="card.brought_in"):
    """A card that was kept out is shuffled in again."""

    def evolve_pile(self, pile: Pile) -> Pile:
        return changed(pile, kept_out=_without(pile.kept_out, self.card))


class DeckPeeked(DeckEvent, type="deck.peeked"):
    """The game master looked at the next cards; those he did not know yet lie on the deck now as he saw them."""

    cards: tuple[str, ...]
    roll: Roll

    def evolve_pile(self, pile: Pile) -> Pile:
        return changed(pile, top=(*pile.top, *self.cards))


class DeckShuffled(DeckEvent, type="deck.shuffled"):
    """Loss of the known places of this deck's cards; those of the discard may be back in it."""

    with_discard: bool

    def evolve_pile(self, pile: Pile) -> Pile:
        return changed(pile, top=(), bottom=(), discard=() if self.with_discard else pile.discard)


class DeckRefilled(DeckEvent, type="deck.refilled"):
    """All cards are back in the deck and shuffled, but those that the game master keeps out."""

    def evolve_pile(self, pile: Pile) -> Pile:
        return Pile(kept_out=pile.kept_out, physical=pile.physical)


class DeckModeChosen(DeckEvent, type="deck_mode.chosen"):
    """The cards are paper from now on, or the app's."""

    physical: bool

    def evolve_pile(self, pile: Pile) -> Pile:
        """Return the pile with or without paper cards; no place of a card in it is known any more."""
        return changed(pile, physical=self.physical, top=(), bottom=())


class DeckWritten(DeckEvent, type="deck.written"):
    """A deck of the group's own lies whole and shuffled, as it was written."""

    cards: tuple[OwnCard, ...]
    after: After
    secret: bool

    def evolve(self, table: Table) -> Table:
        deck = OwnDeck(name=self.name, cards=self.cards, after=self.after, secret=self.secret)
        table = with_pile(table, self.deck, Pile(physical=pile_of(table, self.deck).physical))
        return table.model_copy(update={"own_decks": dict(sorted({**table.own_decks, self.deck: deck}.items()))})


class DeckRemoved(DeckEvent, type="deck.removed"):
    """A deck of the group's own is gone."""

    def evolve(self, table: Table) -> Table:
        left = {name: deck for name, deck in table.own_decks.items() if name != self.deck}
        return with_pile(table, self.deck, untouched()).model_copy(update={"own_decks": left})


class FateCardTold(HeroEvent, type="fate_card.told", changes_nothing=True):
    """A card of fate that only the group has was drawn; what it says the table carries out."""

    text: str


@cache
def untouched() -> Pile:
    """Return a deck that lies whole and shuffled."""
    return Pile()


def pile_of(table: Table, deck: str) -> Pile:
    """Return the known facts of a deck's cards. Tables that knew no decks tell in the dungeon which treasure cards are
    out.
    """
    pile, before = table.decks.get(deck, untouched()), table.dungeon.treasure_out
    return changed(pile, out=tuple(sorted((*pile.out, *before)))) if before and deck == TREASURE_DECK else pile


def with_pile(table: Table, deck: str, pile: Pile) -> Table:
    """Return the table with another pile; one that lies whole and shuffled is not kept."""
    decks = {name: other for name, other in table.decks.items() if name != deck}
    if pile != untouched():
        decks[deck] = pile
    dungeon = table.dungeon
    if deck == TREASURE_DECK and dungeon.treasure_out:
        dungeon = dungeon.model_copy(update={"treasure_out": ()})
    return table.model_copy(update={"decks": dict(sorted(decks.items())), "dungeon": dungeon})


def after_draw(table: Table, deck: str, card: str, roll: Roll | None, after: After) -> Table:
    """Return the table after a card was drawn. A card drawn without a throw was at a known place."""
    pile = pile_of(table, deck)
    if roll is None and card in pile.top:
        pile = changed(pile, top=_without(pile.top, card))
    elif roll is None and card in pile.bottom:
        pile = changed(pile, bottom=_without(pile.bottom, card))
    if after is After.OUT:
        pile = changed(pile, out=_with(pile.out, card))
    elif after is After.DISCARD:
        pile = changed(pile, discard=(*pile.discard, card))
    return with_pile(table, deck, pile)


def _with(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the cards with one more, in the order of the alphabet; the same card may occur several times."""
    return tuple(sorted((*cards, card)))


def _without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the cards without the first one of this kind."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _without_last(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    return _without(cards[::-1], card)[::-1]
