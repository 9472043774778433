"""What can happen to monsters and in fights. Differences and rolled faces, never totals."""

from typing import ClassVar, Literal

from app.core.events import Audience, Event, Subject
from app.systems.heroquest.state import Effect


class MonsterEvent(Event):
    """A fact about one monster; its points are the game master's secret."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    monster_id: str

    @property
    def subjects(self) -> frozenset[Subject]:
        """The monster."""
        return frozenset({self.monster_id})


class MonsterPlaced(MonsterEvent):
    """A monster came onto the board."""

    type: Literal["monster.placed"] = "monster.placed"
    kind: str
    name: str
    attack: int
    defence: int
    body: int
    mind: int | None
    movement: int | None = None
    further_attacks: tuple[int, ...] = ()
    abilities: tuple[str, ...] = ()


class MonsterRemoved(MonsterEvent):
    """A monster was taken from the board."""

    type: Literal["monster.removed"] = "monster.removed"
    kind: str


class MonsterWounded(MonsterEvent):
    """A monster lost body points."""

    type: Literal["monster.wounded"] = "monster.wounded"
    kind: str
    points: int


class MonsterSlain(MonsterEvent):
    """A monster has no body points left."""

    audience: ClassVar[Audience] = Audience.ALL
    type: Literal["monster.slain"] = "monster.slain"
    kind: str


class EffectChanged(Event):
    """Something began to hold on a figure, grew, shrank or ended."""

    type: Literal["effect.changed"] = "effect.changed"
    figure_id: str
    effect: Effect
    change: int

    @property
    def subjects(self) -> frozenset[Subject]:
        """The figure."""
        return frozenset({self.figure_id})


COMBAT_EVENTS: tuple[type[Event], ...] = (MonsterPlaced, MonsterRemoved, MonsterWounded, MonsterSlain, EffectChanged)
