"""The kinds of content that are drawn or looked up: decks, and tables for searching furniture."""

from enum import StrEnum
from typing import Annotated

from pydantic import Field

from app.core.model import Mark, Model
from app.systems.heroquest.content.fields import FindId, Id
from app.systems.heroquest.state.decks import After


class CardSource(StrEnum):
    """Where the cards of a deck stand."""

    TREASURE = "treasure_cards"
    FATE = "fate_cards"
    SCROLLS = "scrolls"  # every scroll among the items
    CHAOS_SPELLS = "chaos_spells"  # every spell of that school


class DeckEntry(Model):
    """A deck: its cards, what becomes of them, and whether only the game master knows of it."""

    id: Id
    cards: CardSource
    after: After = After.OUT
    secret: bool = False


class FurnitureTable(Model):
    """What can be found in a piece of furniture: a die with as many sides as there are results."""

    id: Id
    results: Annotated[tuple[FindId, ...], Field(min_length=2, max_length=20), Mark(repeats=True)]
