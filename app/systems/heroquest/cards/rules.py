"""Cards are put back, kept out, looked at, shuffled, written; scrolls are drawn."""

from collections import Counter
from collections.abc import Iterator

from app.core.dice import DieKind, Roll
from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest.cards import commands as cards_commands
from app.systems.heroquest.cards.drawing import Deck, deck_ids, deck_of, take_card, the_deck
from app.systems.heroquest.cards.events import (
    CardBroughtIn,
    CardDiscarded,
    CardKeptOut,
    CardPutBack,
    DeckModeChosen,
    DeckPeeked,
    DeckRefilled,
    DeckRemoved,
    DeckShuffled,
    DeckWritten,
    OwnCardDrawn,
)
from app.systems.heroquest.content.exploration import CardSource
from app.systems.heroquest.equipment.rules import hand_over, new_item_id
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table


@rule(cards_commands.PutCardBack)
def put_card_back(scene: Scene, command: cards_commands.PutCardBack) -> Iterator[Event]:
    """Put back a card that is out, or else on the discard. Of a deck of paper the place is not recorded."""
    deck = deck_of(scene.table, scene.content, command.deck)
    discarded = command.card not in deck.out
    if discarded and command.card not in deck.discard:
        raise _missing("deck.card_not_out", command)
    place = "shuffled" if deck.physical else command.place
    yield scene.record(
        CardPutBack(deck=deck.id, name=deck.name, card=command.card, place=place, discarded=discarded)
    )  # fmt: skip


@rule(cards_commands.DiscardCard)
def discard_card(scene: Scene, command: cards_commands.DiscardCard) -> Iterator[Event]:
    """Yield a card that is out."""
    deck = deck_of(scene.table, scene.content, command.deck)
    if command.card not in deck.out:
        raise _missing("deck.card_not_out", command)
    yield scene.record(CardDiscarded(deck=deck.id, name=deck.name, card=command.card))


@rule(cards_commands.KeepCardOut)
def keep_card_out(scene: Scene, command: cards_commands.KeepCardOut) -> Iterator[Event]:
    """HQ-8.3: a card that a quest hands over by name is taken out before it begins. The whole deck
    is searched, first the part whose order is not known."""
    deck = deck_of(scene.table, scene.content, command.deck)
    found = (place for place in ("bag", "top", "bottom", "discard") if command.card in _cards_at(deck, place))
    place = next(found, None)
    if place is None:
        raise _missing("deck.card_not_in", command)
    yield scene.record(
        CardKeptOut.model_validate({"deck": deck.id, "name": deck.name, "card": command.card, "place": place})
    )


@rule(cards_commands.BringCardIn)
def bring_card_in(scene: Scene, command: cards_commands.BringCardIn) -> Iterator[Event]:
    """Shuffle a card in that was kept out."""
    deck = deck_of(scene.table, scene.content, command.deck)
    if command.card not in deck.kept_out:
        raise _missing("deck.card_not_kept_out", command)
    yield scene.record(CardBroughtIn(deck=deck.id, name=deck.name, card=command.card))


def _cards_at(deck: Deck, place: str) -> tuple[str, ...]:
    cards: tuple[str, ...] = getattr(deck, place)
    return cards


def _missing(code: str, command: cards_commands.CardCommand) -> RuleViolation:
    return RuleViolation(code, field="card", card=command.card, deck=command.deck)


@rule(cards_commands.PeekAtDeck)
def peek_at_deck(scene: Scene, command: cards_commands.PeekAtDeck) -> Iterator[Event]:
    """Order the next cards by one throw, as far as their order is not known yet, and keep it."""
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
    """Return a die that says which of so many cards it is."""
    return DieKind(id=f"d{cards}", faces=tuple(str(place) for place in range(1, cards + 1)))


def _at_places(deck: Deck, roll: Roll) -> tuple[str, ...]:
    bag = list(deck.bag)
    return tuple(bag.pop(int(place) - 1) for place in roll.faces)


@rule(cards_commands.ShuffleDeck)
def shuffle_deck(scene: Scene, command: cards_commands.ShuffleDeck) -> Iterator[Event]:
    """Forget all known places; the order comes with the draws. The discard may be shuffled in."""
    deck = deck_of(scene.table, scene.content, command.deck)
    with_discard = command.with_discard and bool(deck.discard)
    if not deck.left and not with_discard:
        raise RuleViolation("deck.empty", field="deck", deck=deck.id)
    yield scene.record(DeckShuffled(deck=deck.id, name=deck.name, with_discard=with_discard))


@rule(cards_commands.UsePhysicalDeck)
def use_physical_deck(scene: Scene, command: cards_commands.UsePhysicalDeck) -> Iterator[Event]:
    """Leave shuffling, peeking and drawing to a deck of paper; the app asks which card it was."""
    deck = deck_of(scene.table, scene.content, command.deck)
    if deck.physical is command.physical:
        raise RuleViolation("deck.mode_holds_already", field="physical", deck=deck.id)
    yield scene.record(DeckModeChosen(deck=deck.id, name=deck.name, physical=command.physical))


def refill(scene: Scene) -> Iterator[Event]:
    """Fill all decks at the beginning of a quest; what the game master keeps out stays out."""
    for deck_id in deck_ids(scene.table, scene.content):
        deck = deck_of(scene.table, scene.content, deck_id)
        if deck.out or deck.discard:
            yield scene.record(DeckRefilled(deck=deck.id, name=deck.name))


def order_forgotten(table: Table) -> Table:
    """Return the table without what is known of the order of cards: every order is possible, and every draw is a throw.

    What is likely is told from here, so that it never depends on cards that were peeked at.
    """
    if not any(pile.top or pile.bottom or pile.physical for pile in table.decks.values()):
        return table
    unknown = {"top": (), "bottom": (), "physical": False}
    return table.model_copy(
        update={"decks": {name: pile.model_copy(update=unknown) for name, pile in table.decks.items()}}
    )


@rule(cards_commands.WriteDeck)
def write_deck(scene: Scene, command: cards_commands.WriteDeck) -> Iterator[Event]:
    """Make a deck, or write it anew. Raises: RuleViolation, InvalidValue, UnknownContent for what does not fit."""
    own = scene.table.own_decks
    if command.deck in scene.content.decks:
        raise RuleViolation("deck.is_shipped", field="deck", deck=command.deck)
    if command.deck not in own and len(own) >= cards_commands.MOST_DECKS:
        raise RuleViolation("deck.too_many", field="deck", maximum=cards_commands.MOST_DECKS)
    _check_cards(scene, command)
    yield scene.record(like(DeckWritten, command.kept(), deck=command.deck))


def _check_cards(scene: Scene, command: cards_commands.WriteDeck) -> None:
    if sum(card.copies for card in command.cards) > cards_commands.MOST_CARDS:
        raise InvalidValue("deck.too_many_cards", field="cards", maximum=cards_commands.MOST_CARDS)
    names = Counter(card.name for card in command.cards)
    known = {*scene.content.treasure_cards, *scene.content.fate_cards}
    for card in command.cards:
        if names[card.name] > 1:
            raise InvalidValue("deck.card_twice", field="cards", card=card.name)
        if card.like is not None and card.like not in known:
            raise UnknownContent("deck.no_such_card", field="cards", card=card.like)


@rule(cards_commands.RemoveDeck)
def remove_deck(scene: Scene, command: cards_commands.RemoveDeck) -> Iterator[Event]:
    """Take a deck away with all its cards. Raises: UnknownContent."""
    own = scene.table.own_decks.get(command.deck)
    if own is None:
        raise UnknownContent("deck.not_own", field="deck", deck=command.deck)
    yield scene.record(DeckRemoved(deck=command.deck, name=own.name))


def find_scroll(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-8.3: a found scroll is the top card of the scrolls; nothing when none is left."""
    deck = the_deck(scene, CardSource.SCROLLS)
    if deck.left or deck.discard:
        yield from draw_scroll(scene, deck, hero_id)


def draw_scroll(scene: Scene, deck: Deck, hero_id: str) -> Iterator[Event]:
    """Yield a scroll for a hero. Raises: RuleViolation when there is none."""
    drawn = yield from take_card(scene, deck)
    yield scene.record(
        OwnCardDrawn(
            deck=deck.id, name=deck.name, card=drawn.card, roll=drawn.roll, after=deck.after, hero_id=hero_id
        )
    )  # fmt: skip
    item_id = new_item_id(scene, hero_id, drawn.card)
    yield from hand_over(scene, hero_id, item_id, drawn.card)
