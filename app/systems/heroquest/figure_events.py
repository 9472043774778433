"""The bases of events: about a hero, a monster, a thing, the board."""

from app.core.events import Audience, Event
from app.systems.heroquest.state.dungeon import DUNGEON


class HeroEvent(Event, touches=("{hero_id}",)):
    """A fact about one hero."""

    hero_id: str


class SharedEvent(HeroEvent, touches=("{hero_id}", "{to_id}")):
    """A fact about a hero and another one."""

    to_id: str


class DungeonEvent(Event, touches=(DUNGEON,)):
    """A fact about the board."""


class HeroOnBoard(HeroEvent, touches=("{hero_id}", DUNGEON)):
    """A fact about a hero and the board."""


class Revealing(Event):
    """A fact after which everybody sees what was hidden: it may be named in it."""


class FigureFact(Event, touches=("{figure_id}",)):
    """A fact about a hero or a monster; the kind of a monster stands beside it, so that it can be named later, too."""

    figure_id: str
    figure_kind: str | None = None


class OwnHeroEvent(HeroEvent, audience=Audience.OWN):
    """A fact only the hero's player and the game master may know."""


class ItemEvent(HeroEvent):
    """A fact about a thing everybody can see."""

    item_id: str
    content_id: str


class OwnItemEvent(ItemEvent, audience=Audience.OWN):
    """A fact about a thing in the pack."""


class MonsterEvent(Event, touches=("{monster_id}",), audience=Audience.GAME_MASTER):
    """A fact about one monster; its points are the game master's secret."""

    monster_id: str
    kind: str


class FloorEvent(ItemEvent, touches=("{hero_id}", "item:{item_id}")):
    """A fact about a thing between a hero and the floor."""
