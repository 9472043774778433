"""What can happen to a passport besides the game."""

from typing import ClassVar, Literal

from app.core.events import Event, PictureOf, Subject
from app.systems.heroquest.hero_events import HeroEvent, OwnHeroEvent
from app.systems.heroquest.portraits import Portrait


class HeroNoted(OwnHeroEvent):
    """A hero's private notes are these now."""

    private: ClassVar[frozenset[str]] = frozenset({"notes"})
    type: Literal["hero.noted"] = "hero.noted"
    notes: str


class PortraitChosen(HeroEvent):
    """A hero is shown by another picture."""

    type: Literal["portrait.chosen"] = "portrait.chosen"
    portrait: Portrait


class PictureShown(HeroEvent):
    """A hero is shown by an uploaded picture."""

    type: Literal["picture.shown"] = "picture.shown"
    digest: str

    @property
    def picture(self) -> PictureOf:
        """The picture of this hero."""
        return PictureOf(self.hero_id, self.digest)


class PicturesForgotten(HeroEvent):
    """All uploaded pictures of a hero are gone for good."""

    type: Literal["picture.forgotten"] = "picture.forgotten"

    @property
    def forgets_pictures_of(self) -> Subject:
        """The hero."""
        return self.hero_id


PERSONAL_EVENTS: tuple[type[Event], ...] = (HeroNoted, PortraitChosen, PictureShown, PicturesForgotten)
