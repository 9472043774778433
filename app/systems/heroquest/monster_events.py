"""What can happen to monsters in play besides fights. Differences, or what holds from now on."""

from typing import ClassVar, Literal

from app.core.events import Audience, Event, Subject
from app.systems.heroquest.combat_events import MonsterEvent
from app.systems.heroquest.monsters_in_play import POINTS_SHOWN, PointsShown


class MonsterRevealed(MonsterEvent):
    """Everybody sees a monster now that was hidden."""

    audience: ClassVar[Audience] = Audience.ALL
    type: Literal["monster.revealed"] = "monster.revealed"
    kind: str


class MonsterHidden(MonsterEvent):
    """Only the game master sees a monster now."""

    type: Literal["monster.hidden"] = "monster.hidden"
    kind: str


class MonsterChanged(MonsterEvent):
    """A monster has other values now: so many more or less, or those named here."""

    type: Literal["monster.changed"] = "monster.changed"
    kind: str
    attack: int
    defence: int
    body: int
    body_points: int
    mind: int
    movement: int | None
    further_attacks: tuple[int, ...] | None
    abilities: tuple[str, ...] | None
    blue_defence: bool | None


class MonsterRenamed(MonsterEvent):
    """A monster goes by another name; without one by its kind."""

    type: Literal["monster.renamed"] = "monster.renamed"
    kind: str
    name: str


class MonsterPointsShown(Event):
    """Players and guests see so much of the monsters' body points from now on."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    type: Literal["monster_points.shown"] = "monster_points.shown"
    level: PointsShown

    @property
    def subjects(self) -> frozenset[Subject]:
        """The setting."""
        return frozenset({POINTS_SHOWN})


MONSTER_EVENTS: tuple[type[Event], ...] = (
    MonsterRevealed, MonsterHidden, MonsterChanged, MonsterRenamed, MonsterPointsShown,
)  # fmt: skip
