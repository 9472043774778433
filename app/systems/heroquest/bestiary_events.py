"""What happens by the special abilities of monsters. Differences and rolled faces, never totals."""

from typing import ClassVar, Literal

from app.core.dice import Roll
from app.core.events import Audience, Event
from app.systems.heroquest.combat_events import MonsterEvent
from app.systems.heroquest.hero_events import HeroEvent


class SaveThrown(MonsterEvent):
    """A monster that lost points threw to save them."""

    audience: ClassVar[Audience] = Audience.ALL
    type: Literal["save.thrown"] = "save.thrown"
    kind: str
    ability: str
    roll: Roll
    saved: int


class MindTested(HeroEvent):
    """A hero had to prove the strength of the mind."""

    type: Literal["mind.tested"] = "mind.tested"
    roll: Roll
    limit: int
    passed: bool


class ControlTested(MonsterEvent):
    """Whether a monster obeys was thrown for before its turn."""

    audience: ClassVar[Audience] = Audience.ALL
    type: Literal["control.tested"] = "control.tested"
    kind: str
    roll: Roll
    lost: bool


class MonsterMoved(MonsterEvent):
    """A monster moves up to so many squares; `roll` where a die says how many."""

    audience: ClassVar[Audience] = Audience.ALL
    type: Literal["monster.moved"] = "monster.moved"
    kind: str
    squares: int
    roll: Roll | None
    again: bool


BESTIARY_EVENTS: tuple[type[Event], ...] = (SaveThrown, MindTested, ControlTested, MonsterMoved)
