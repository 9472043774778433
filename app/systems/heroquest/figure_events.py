"""The bases of events: about a hero, a monster, a thing, the board."""

from typing import ClassVar

from app.core.events import Audience, Event, Subject
from app.systems.heroquest.state.dungeon import DUNGEON


class HeroEvent(Event):
    """A fact about one hero."""

    hero_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero."""
        return frozenset({self.hero_id})


class SharedEvent(HeroEvent):
    """A fact about a hero and another one."""

    to_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """Both heroes."""
        return frozenset({self.hero_id, self.to_id})


class DungeonEvent(Event):
    """A fact about the board."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The board."""
        return frozenset({DUNGEON})


class HeroOnBoard(HeroEvent):
    """A fact about a hero and the board."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the board."""
        return frozenset({self.hero_id, DUNGEON})


class Revealing(Event):
    """A fact after which everybody sees what was hidden: it may be named in it."""


class FigureFact(Event):
    """A fact about a hero or a monster; the kind of a monster stands beside it, so that it can be named later, too."""

    figure_id: str
    figure_kind: str | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """The figure."""
        return frozenset({self.figure_id})


class OwnHeroEvent(HeroEvent):
    """A fact only the hero's player and the game master may know."""

    audience: ClassVar[Audience] = Audience.OWN


class ItemEvent(HeroEvent):
    """A fact about a thing everybody can see."""

    item_id: str
    content_id: str


class OwnItemEvent(ItemEvent):
    """A fact about a thing in the pack."""

    audience: ClassVar[Audience] = Audience.OWN


class MonsterEvent(Event):
    """A fact about one monster; its points are the game master's secret."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    monster_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The monster."""
        return frozenset({self.monster_id})


class FloorEvent(ItemEvent):
    """A fact about a thing between a hero and the floor."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The hero and the thing."""
        return frozenset({self.hero_id, "item:" + self.item_id})
