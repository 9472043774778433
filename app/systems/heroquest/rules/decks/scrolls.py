"""Scrolls are found as cards of a deck of their own (ch. 8.3)."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.content.decks import CardSource
from app.systems.heroquest.deck_events import OwnCardDrawn
from app.systems.heroquest.rules import equipment
from app.systems.heroquest.rules.decks.piles import Deck, take_card, the_deck
from app.systems.heroquest.rules.scene import Scene


def find_scroll(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-8.3: who finds a scroll draws the top card of the scrolls. If none is left, there is nothing to be found."""
    deck = the_deck(scene, CardSource.SCROLLS)
    if deck.left or deck.discard:
        yield from draw_scroll(scene, deck, hero_id)


def draw_scroll(scene: Scene, deck: Deck, hero_id: str) -> Iterator[Event]:
    """A scroll for a hero. Raises: RuleViolation when there is none."""
    drawn = yield from take_card(scene, deck)
    yield scene.record(
        OwnCardDrawn(
            deck=deck.id, name=deck.name, card=drawn.card, roll=drawn.roll, after=deck.after, hero_id=hero_id
        )
    )  # fmt: skip
    item_id = equipment.new_item_id(scene, hero_id, drawn.card)
    yield from equipment.hand_over(scene, hero_id, item_id, drawn.card)
