"""What a viewer may see of the decks: how many cards are left, what lies open. No order ever, and no secret deck."""

from collections import Counter
from functools import lru_cache

from app.core.game_system import Role, Viewer
from app.core.model import Model, like
from app.systems.heroquest.cards.rules.drawing import Deck, deck_ids, deck_of
from app.systems.heroquest.content.exploration import CardSource
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.state.decks import After, OwnDeck
from app.systems.heroquest.state.table import Table


class CardCount(Model):
    """A kind of card, how many of it the deck has, and how many can still be drawn."""

    card: str
    text: str  # what stands on a card of the group's own
    like: str | None
    copies: int
    left: int


class DeckSecrets(Model):
    """What only the game master sees. `top` begins with the next card; all cards that are nowhere are in the bag."""

    source: CardSource | None  # None: a deck of the group's own
    after: After
    secret: bool
    top: tuple[str, ...]
    bottom: tuple[str, ...]
    discard: tuple[str, ...]
    out: tuple[str, ...]
    kept_out: tuple[str, ...]
    cards: tuple[CardCount, ...]


class DeckView(Model):
    """A deck as a viewer sees it; cards are ids of the content, or the names in a deck of the group's own."""

    id: str
    name: str  # empty for those that come with the game: `words/*.ftl` names them
    left: int
    discard: int
    top_of_discard: str | None
    physical: bool
    private: DeckSecrets | None


def deck_views(table: Table, viewer: Viewer, content: Content) -> tuple[DeckView, ...]:
    """The decks this viewer may know of."""
    leads = viewer.role is Role.GAME_MASTER
    decks = [deck_of(table, content, deck_id) for deck_id in deck_ids(table, content)]
    return tuple(_deck_view(deck, table, leads) for deck in decks if leads or not deck.secret)


def _deck_view(deck: Deck, table: Table, leads: bool) -> DeckView:
    return like(
        DeckView,
        deck,
        discard=len(deck.discard),
        top_of_discard=deck.discard[-1] if deck.discard else None,
        private=_secrets(deck, table.own_decks.get(deck.id)) if leads else None,
    )


@lru_cache(maxsize=64)
def _secrets(deck: Deck, own: OwnDeck | None) -> DeckSecrets:
    return like(DeckSecrets, deck, cards=_counts(deck, own if deck.source is None else None))


def _counts(deck: Deck, own: OwnDeck | None) -> tuple[CardCount, ...]:
    left = Counter((*deck.top, *deck.bag, *deck.bottom))
    copies = left + Counter((*deck.discard, *deck.out, *deck.kept_out))
    written = {card.name: card for card in own.cards} if own is not None else {}
    return tuple(
        CardCount(
            card=card,
            text=written[card].text if card in written else "",
            like=written[card].like if card in written else None,
            copies=number,
            left=left[card],
        )
        for card, number in sorted(copies.items())
    )
