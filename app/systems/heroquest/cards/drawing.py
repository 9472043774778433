"""A deck with the place of each of its cards, and drawing from it: every card of any deck is drawn here."""

from collections import Counter
from collections.abc import Generator, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from app.core.dice import DieKind, Roll
from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest.cards.events import DeckShuffled, pile_of
from app.systems.heroquest.content.exploration import CardSource
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.screen import After, OwnDeck, Pile
from app.systems.heroquest.state.table import Table


class Deck(NamedTuple):
    """A deck with each of its cards in one place. `source` is None for one of the group's own."""

    id: str
    name: str
    source: CardSource | None
    after: After
    secret: bool
    physical: bool = False
    top: tuple[str, ...] = ()
    bag: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    kept_out: tuple[str, ...] = ()

    @property
    def left(self) -> int:
        """Return how many cards can still be drawn."""
        return len(self.top) + len(self.bag) + len(self.bottom)


class DrawnCard(NamedTuple):
    """A card that was drawn; without a roll it lay where it was known to lie, or a hand drew it."""

    card: str
    roll: Roll | None


def deck_ids(table: Table, content: Content) -> tuple[str, ...]:
    """Return all decks of a table, the group's own last."""
    return (*content.decks, *(name for name in table.own_decks if name not in content.decks))


def deck_of(table: Table, content: Content, deck_id: str) -> Deck:
    """Return a deck as it lies. What is known of cards that are not in it any more does not count. Raises:
    UnknownContent.
    """
    entry, own = content.decks.get(deck_id), table.own_decks.get(deck_id)
    if entry is not None:
        return _shipped(deck_id, pile_of(table, deck_id), content)
    if own is not None:
        return _written(deck_id, pile_of(table, deck_id), own)
    raise UnknownContent("deck.unknown", field="deck", deck=deck_id)


def the_deck(scene: Scene, source: CardSource) -> Deck:
    """Return the first deck with these cards. Raises: UnknownContent."""
    entry = next((deck for deck in scene.content.decks.values() if deck.cards is source), None)
    return deck_of(scene.table, scene.content, entry.id if entry else source)


def take_card(scene: Scene, deck: Deck) -> Generator[Event, None, DrawnCard]:
    """Yield the next card; when none is left, the discard is shuffled first. Raises: RuleViolation for an empty
    deck.
    """
    if not deck.left and deck.discard:
        yield scene.record(DeckShuffled(deck=deck.id, name=deck.name, with_discard=True))
        deck = deck_of(scene.table, scene.content, deck.id)
    if not deck.left:
        raise RuleViolation("deck.empty", field="deck", deck=deck.id)
    if deck.physical:
        return DrawnCard(_told(scene, deck), None)
    if deck.top:
        return DrawnCard(deck.top[0], None)
    if deck.bag:
        roll = _thrown(scene, deck)
        return DrawnCard(roll.faces[0], roll)
    return DrawnCard(deck.bottom[0], None)


def _thrown(scene: Scene, deck: Deck) -> Roll:
    """Return the bag as a die with a face for every card: drawing is a throw, by hand or by the app."""
    die = DieKind(id=f"{deck.id}_deck", faces=deck.bag, hidden=True)
    match deck.source:
        case CardSource.TREASURE:
            return scene.answers.roll("treasure_card", die)
        case CardSource.FATE:
            return scene.answers.roll("fate_card", die)
        case _:
            return scene.answers.roll("deck_card", die)


def _told(scene: Scene, deck: Deck) -> str:
    """Return the card that a hand drew."""
    kinds = tuple(dict.fromkeys(deck.bag))
    match deck.source:
        case CardSource.TREASURE:
            return scene.answers.choose("drawn_treasure_card", *kinds)
        case CardSource.FATE:
            return scene.answers.choose("drawn_fate_card", *kinds)
        case CardSource.SCROLLS:
            return scene.answers.choose("drawn_scroll", *kinds)
        case CardSource.CHAOS_SPELLS:
            return scene.answers.choose("drawn_chaos_spell", *kinds)
        case None:
            return scene.answers.choose("drawn_card", *kinds)


@lru_cache(maxsize=128)
def _shipped(deck_id: str, pile: Pile, content: Content) -> Deck:
    """Remembered, like the next: every page counts all decks, and few of them change."""
    entry = content.decks[deck_id]
    return _lying(Deck(deck_id, "", entry.cards, entry.after, entry.secret), _copies(entry.cards, content), pile)


@lru_cache(maxsize=128)
def _written(deck_id: str, pile: Pile, own: OwnDeck) -> Deck:
    copies = {card.name: card.copies for card in own.cards}
    return _lying(Deck(deck_id, own.name, None, own.after, own.secret), copies, pile)


def _lying(deck: Deck, copies: Mapping[str, int], pile: Pile) -> Deck:
    """Return the deck with its cards where they are; what is known of no card is in the bag."""
    left = Counter(copies)
    return deck._replace(
        physical=pile.physical,
        kept_out=_there(left, pile.kept_out),
        out=_there(left, pile.out),
        discard=_there(left, pile.discard),
        top=_there(left, pile.top),
        bottom=_there(left, pile.bottom),
        bag=tuple(left.elements()),
    )


def _there(left: Counter[str], known: Iterable[str]) -> tuple[str, ...]:
    """Return those of the known cards that the deck has, taken from what is left."""
    found = []
    for card in known:
        if left[card] > 0:
            left[card] -= 1
            found.append(card)
    return tuple(found)


def _copies(source: CardSource, content: Content) -> Mapping[str, int]:
    """HQ-8.3: the cards of a source and how many there are of each; the group's own scrolls are among the scrolls."""
    match source:
        case CardSource.TREASURE:
            return {card.id: card.copies for card in content.treasure_cards.values()}
        case CardSource.FATE:
            return {card.id: card.copies for card in content.fate_cards.values()}
        case CardSource.SCROLLS:
            return {item.id: item.copies for item in content.items.values() if item.kind is ItemKind.SCROLL}
        case CardSource.CHAOS_SPELLS:
            return {spell.id: 1 for spell in content.spells.values() if spell.school is School.CHAOS}
