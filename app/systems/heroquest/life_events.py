"""What can happen to a hero beyond the table."""

from typing import ClassVar, Literal

from app.core.events import Audience, Event
from app.systems.heroquest.hero_events import HeroEvent, OwnHeroEvent
from app.systems.heroquest.hero_files import HeroPassport, HistoryLine
from app.systems.heroquest.standing import Standing


class HeroSetAside(HeroEvent):
    """A hero left the table, and the passport is kept."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["hero.set_aside"] = "hero.set_aside"
    name: str
    standing: Standing


class HeroRecalled(HeroEvent):
    """A hero is back at the table."""

    private: ClassVar[frozenset[str]] = frozenset({"name"})
    type: Literal["hero.recalled"] = "hero.recalled"
    name: str


class HeroArrived(OwnHeroEvent):
    """A hero came from elsewhere with everything the passport says; `left_out` are things nobody knows here."""

    private: ClassVar[frozenset[str]] = frozenset(
        {"name", "origin", "passport.name", "passport.player", "passport.note", "history.text", "history.campaign"}
    )
    type: Literal["hero.arrived"] = "hero.arrived"
    audience: ClassVar[Audience] = Audience.OWN
    name: str
    origin: str
    passport: HeroPassport
    left_out: tuple[str, ...] = ()
    history: tuple[HistoryLine, ...] = ()


LIFE_EVENTS: tuple[type[Event], ...] = (HeroSetAside, HeroRecalled, HeroArrived)
