"""Spells and decks of another group, as its catalogue file brings them."""

from collections.abc import Iterator

from app.core.errors import GameError
from app.core.events import Event
from app.systems.heroquest.catalogue_files import Shared
from app.systems.heroquest.content_events import ContentRefused
from app.systems.heroquest.deck_commands import WriteDeck
from app.systems.heroquest.magic_commands import NameSpell
from app.systems.heroquest.rules.decks.writing import write_deck
from app.systems.heroquest.rules.magic.naming import name_spell
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import OwnSpell


def news(scene: Scene, shared: Shared) -> list[NameSpell | WriteDeck]:
    """What is otherwise there, as commands."""
    return [*_new_spells(scene, shared), *_new_decks(scene, shared)]


def _new_spells(scene: Scene, shared: Shared) -> Iterator[NameSpell]:
    """Slots that are called otherwise there."""
    for one in shared.spells:
        own = OwnSpell(name=one.name, text=one.text, price=one.price, like=one.like)
        if scene.table.own_spells.get(one.spell) != own:
            yield NameSpell(spell=one.spell, name=one.name, text=one.text, price=one.price, like=one.like)


def _new_decks(scene: Scene, shared: Shared) -> Iterator[WriteDeck]:
    """Decks that are otherwise there."""
    for one in shared.decks:
        own, cards = scene.table.own_decks.get(one.deck), tuple(card.card() for card in one.cards)
        if own is None or (own.name, own.cards, own.after, own.secret) != (one.name, cards, one.after, one.secret):
            yield WriteDeck(deck=one.deck, name=one.name, cards=one.cards, after=one.after, secret=one.secret)


def take_in(scene: Scene, wish: NameSpell | WriteDeck, file: str) -> Iterator[Event]:
    """What follows from it; what the rules refuse is named and left out."""
    try:
        facts = list(write_deck(scene, wish) if isinstance(wish, WriteDeck) else name_spell(scene, wish))
    except GameError:
        kind, entry = ("own_decks", wish.deck) if isinstance(wish, WriteDeck) else ("own_spells", wish.spell)
        yield scene.record(
            ContentRefused(entry_kind=kind, entry=entry, file=file, place="", fault="value_error", detail="")
        )
    else:
        yield from facts
