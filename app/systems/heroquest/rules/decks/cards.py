"""Single cards: put back, discarded, kept out, brought in."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import deck_commands as do
from app.systems.heroquest.deck_events import CardBroughtIn, CardDiscarded, CardKeptOut, CardPutBack
from app.systems.heroquest.rules.decks.piles import Deck, deck_of
from app.systems.heroquest.rules.scene import Scene


def put_card_back(scene: Scene, command: do.PutCardBack) -> Iterator[Event]:
    """A card that is out, or else lies on the discard. Where one of paper goes, only the table knows."""
    deck = deck_of(scene.table, scene.content, command.deck)
    discarded = command.card not in deck.out
    if discarded and command.card not in deck.discard:
        raise _missing("deck.card_not_out", command)
    place = "shuffled" if deck.physical else command.place
    yield scene.record(
        CardPutBack(deck=deck.id, name=deck.name, card=command.card, place=place, discarded=discarded)
    )  # fmt: skip


def discard_card(scene: Scene, command: do.DiscardCard) -> Iterator[Event]:
    """A card that is out."""
    deck = deck_of(scene.table, scene.content, command.deck)
    if command.card not in deck.out:
        raise _missing("deck.card_not_out", command)
    yield scene.record(CardDiscarded(deck=deck.id, name=deck.name, card=command.card))


def keep_card_out(scene: Scene, command: do.KeepCardOut) -> Iterator[Event]:
    """HQ-8.3: a card that a quest hands over by name is taken out before it begins. Who looks for it looks through the
    whole deck, first where nobody knows the order."""
    deck = deck_of(scene.table, scene.content, command.deck)
    found = (place for place in ("bag", "top", "bottom", "discard") if command.card in _cards_at(deck, place))
    place = next(found, None)
    if place is None:
        raise _missing("deck.card_not_in", command)
    yield scene.record(
        CardKeptOut.model_validate({"deck": deck.id, "name": deck.name, "card": command.card, "place": place})
    )


def bring_card_in(scene: Scene, command: do.BringCardIn) -> Iterator[Event]:
    """A card that was kept out is shuffled in."""
    deck = deck_of(scene.table, scene.content, command.deck)
    if command.card not in deck.kept_out:
        raise _missing("deck.card_not_kept_out", command)
    yield scene.record(CardBroughtIn(deck=deck.id, name=deck.name, card=command.card))


def _cards_at(deck: Deck, place: str) -> tuple[str, ...]:
    cards: tuple[str, ...] = getattr(deck, place)
    return cards


def _missing(code: str, command: do.CardCommand) -> RuleViolation:
    return RuleViolation(code, field="card", card=command.card, deck=command.deck)
