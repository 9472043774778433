"""What can happen by magic, and against it. Differences and rolled faces, never totals."""

from typing import Literal

from app.core.dice import Roll
from app.core.events import Event
from app.systems.heroquest.hero_events import HeroEvent

WardName = Literal["resistance", "constitution"]


class WardThrown(HeroEvent):
    """A hero's nature tried to ward off a spell or a poison."""

    type: Literal["ward.thrown"] = "ward.thrown"
    ward: WardName
    roll: Roll
    warded: bool


MAGIC_EVENTS: tuple[type[Event], ...] = (WardThrown,)
