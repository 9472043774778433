"""What can happen to a passport besides the game."""

from typing import Literal

from app.core.events import Event
from app.systems.heroquest.hero_events import HeroEvent, OwnHeroEvent
from app.systems.heroquest.portraits import Portrait


class HeroNoted(OwnHeroEvent):
    """A hero's private notes are these now."""

    type: Literal["hero.noted"] = "hero.noted"
    notes: str


class PortraitChosen(HeroEvent):
    """A hero is shown by another picture."""

    type: Literal["portrait.chosen"] = "portrait.chosen"
    portrait: Portrait


PERSONAL_EVENTS: tuple[type[Event], ...] = (HeroNoted, PortraitChosen)
