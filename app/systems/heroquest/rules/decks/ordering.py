"""The order of a deck: peeked at, forgotten, or left to paper cards."""

from collections.abc import Iterator

from app.core.dice import DieKind, Roll
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import deck_commands as do
from app.systems.heroquest.deck_events import DeckModeChosen, DeckPeeked, DeckRefilled, DeckShuffled
from app.systems.heroquest.rules.decks.piles import Deck, deck_ids, deck_of
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Table


def peek_at_deck(scene: Scene, command: do.PeekAtDeck) -> Iterator[Event]:
    """The next cards get their order by one throw, as far as nobody knows it yet, and keep it."""
    deck = deck_of(scene.table, scene.content, command.deck)
    if deck.physical:
        raise RuleViolation("deck.is_physical", field="deck", deck=deck.id)
    if not deck.left:
        raise RuleViolation("deck.empty", field="deck", deck=deck.id)
    number = min(command.number - len(deck.top), len(deck.bag))
    if number <= 0:
        raise RuleViolation("deck.seen_already", field="number", deck=deck.id)
    roll = scene.answers.roll("peeked_cards", *(_place_die(len(deck.bag) - gone) for gone in range(number)))
    yield scene.record(DeckPeeked(deck=deck.id, name=deck.name, cards=_at_places(deck, roll), roll=roll))


def _place_die(cards: int) -> DieKind:
    """A die that says which of so many cards it is."""
    return DieKind(id=f"d{cards}", faces=tuple(str(place) for place in range(1, cards + 1)))


def _at_places(deck: Deck, roll: Roll) -> tuple[str, ...]:
    bag = list(deck.bag)
    return tuple(bag.pop(int(place) - 1) for place in roll.faces)


def shuffle_deck(scene: Scene, command: do.ShuffleDeck) -> Iterator[Event]:
    """Nobody knows any more where a card lies; the order comes with the draws. Who wishes shuffles the discard in."""
    deck = deck_of(scene.table, scene.content, command.deck)
    with_discard = command.with_discard and bool(deck.discard)
    if not deck.left and not with_discard:
        raise RuleViolation("deck.empty", field="deck", deck=deck.id)
    yield scene.record(DeckShuffled(deck=deck.id, name=deck.name, with_discard=with_discard))


def use_physical_deck(scene: Scene, command: do.UsePhysicalDeck) -> Iterator[Event]:
    """Cards of paper are shuffled, peeked at and drawn by hand; the app asks which card it was."""
    deck = deck_of(scene.table, scene.content, command.deck)
    if deck.physical is command.physical:
        raise RuleViolation("deck.mode_holds_already", field="physical", deck=deck.id)
    yield scene.record(DeckModeChosen(deck=deck.id, name=deck.name, physical=command.physical))


def refill(scene: Scene) -> Iterator[Event]:
    """A quest begins with full decks; what the game master keeps out stays out."""
    for deck_id in deck_ids(scene.table, scene.content):
        deck = deck_of(scene.table, scene.content, deck_id)
        if deck.out or deck.discard:
            yield scene.record(DeckRefilled(deck=deck.id, name=deck.name))


def order_forgotten(table: Table) -> Table:
    """The table as whoever sees no card's back side knows it: every order is possible, and every draw is a throw.

    What is likely is told from here, so that it never depends on cards that were peeked at.
    """
    if not any(pile.top or pile.bottom or pile.physical for pile in table.decks.values()):
        return table
    unknown = {"top": (), "bottom": (), "physical": False}
    return table.model_copy(
        update={"decks": {name: pile.model_copy(update=unknown) for name, pile in table.decks.items()}}
    )
