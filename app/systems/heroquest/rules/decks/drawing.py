"""A card is drawn; for a hero it does what the rules know of it."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest import deck_commands as do
from app.systems.heroquest.content.decks import CardSource
from app.systems.heroquest.deck_events import CardDrawn, OwnCardDrawn, SecretCardDrawn
from app.systems.heroquest.decks import After
from app.systems.heroquest.rules.decks import scrolls
from app.systems.heroquest.rules.decks.piles import Deck, Drawn, deck_of, take_card
from app.systems.heroquest.rules.exploration import fate, treasure
from app.systems.heroquest.rules.exploration.treasure import Finder
from app.systems.heroquest.rules.scene import Scene


def draw_card(scene: Scene, command: do.DrawCard) -> Iterator[Event]:
    """Any card but by searching or by fate's die: a quest hands it out, or the group plays with decks of its own."""
    deck = deck_of(scene.table, scene.content, command.deck)
    if command.hero_id is None:
        drawn = yield from take_card(scene, deck)
        kind = SecretCardDrawn if deck.secret else CardDrawn
        yield scene.record(
            kind(deck=deck.id, name=deck.name, card=drawn.card, roll=drawn.roll, after=_after(scene, deck, drawn))
        )
        return
    finder = Finder(scene.living_hero(command.hero_id).id, command.area)
    match deck.source:
        case CardSource.TREASURE:
            yield from treasure.draw_treasure(scene, deck, finder)
        case CardSource.FATE:
            yield from fate.draw_fate(scene, deck, finder.hero_id)
        case CardSource.SCROLLS:
            yield from scrolls.draw_scroll(scene, deck, finder.hero_id)
        case _:
            yield from _draw_for(scene, deck, finder)


def _after(scene: Scene, deck: Deck, drawn: Drawn) -> After:
    """Some treasure cards go back whatever is usual."""
    if deck.source is CardSource.TREASURE:
        return treasure.after_drawing(scene.content.treasure_cards[drawn.card])
    return deck.after


def _draw_for(scene: Scene, deck: Deck, finder: Finder) -> Iterator[Event]:
    drawn = yield from take_card(scene, deck)
    yield scene.record(
        OwnCardDrawn(
            deck=deck.id, name=deck.name, card=drawn.card, roll=drawn.roll, after=deck.after, hero_id=finder.hero_id
        )
    )
    own = scene.table.own_decks.get(deck.id)
    card = own.card(drawn.card) if own else None
    if card is not None and card.like is not None:
        yield from _work_like(scene, card.like, finder)


def _work_like(scene: Scene, like: str, finder: Finder) -> Iterator[Event]:
    """What a known card does; one that is not known any more does nothing."""
    if like in scene.content.treasure_cards:
        yield from treasure.work(scene, scene.content.treasure_cards[like], finder)
    elif like in scene.content.fate_cards:
        yield from fate.work(scene, scene.content.fate_cards[like], finder.hero_id)
