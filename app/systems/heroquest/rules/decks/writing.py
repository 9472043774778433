"""Decks of the group's own. No rule of the book, but who plays with them writes them down like everything else."""

from collections import Counter
from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import deck_commands as do
from app.systems.heroquest.deck_events import DeckRemoved, DeckWritten
from app.systems.heroquest.rules.scene import Scene


def write_deck(scene: Scene, command: do.WriteDeck) -> Iterator[Event]:
    """Make a deck, or write it anew. Raises: RuleViolation, InvalidValue, UnknownContent for what does not fit."""
    own = scene.table.own_decks
    if command.deck in scene.content.decks:
        raise RuleViolation("deck.is_shipped", field="deck", deck=command.deck)
    if command.deck not in own and len(own) >= do.MOST_DECKS:
        raise RuleViolation("deck.too_many", field="deck", maximum=do.MOST_DECKS)
    _check_cards(scene, command)
    cards = tuple(card.card() for card in command.cards)
    yield scene.record(
        DeckWritten(deck=command.deck, name=command.name, cards=cards, after=command.after, secret=command.secret)
    )


def _check_cards(scene: Scene, command: do.WriteDeck) -> None:
    if sum(card.copies for card in command.cards) > do.MOST_CARDS:
        raise InvalidValue("deck.too_many_cards", field="cards", maximum=do.MOST_CARDS)
    names = Counter(card.name for card in command.cards)
    known = {*scene.content.treasure_cards, *scene.content.fate_cards}
    for card in command.cards:
        if names[card.name] > 1:
            raise InvalidValue("deck.card_twice", field="cards", card=card.name)
        if card.like is not None and card.like not in known:
            raise UnknownContent("deck.no_such_card", field="cards", card=card.like)


def remove_deck(scene: Scene, command: do.RemoveDeck) -> Iterator[Event]:
    """Take a deck away with all its cards. Raises: UnknownContent."""
    own = scene.table.own_decks.get(command.deck)
    if own is None:
        raise UnknownContent("deck.not_own", field="deck", deck=command.deck)
    yield scene.record(DeckRemoved(deck=command.deck, name=own.name))
