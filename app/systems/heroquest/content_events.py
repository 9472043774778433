"""What can happen to a group's own content. It may change anything, so it concerns everything."""

from typing import ClassVar, Literal

from app.core.events import Audience, Event


class ContentEvent(Event):
    """A fact about an entry, for the game master's eyes."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER
    entry_kind: str
    entry: str


class ContentChanged(ContentEvent):
    """An entry has these differences now; `facts` is JSON with sorted keys."""

    private: ClassVar[frozenset[str]] = frozenset({"facts.notes"})
    type: Literal["content.changed"] = "content.changed"
    name: str
    facts: str


class ContentRemoved(ContentEvent):
    """An entry has no differences any more, or is gone."""

    type: Literal["content.removed"] = "content.removed"
    name: str


class ContentRefused(ContentEvent):
    """An entry of an overlay did not fit and was left out."""

    type: Literal["content.refused"] = "content.refused"
    file: str
    place: str
    fault: str
    detail: str


CONTENT_EVENTS: tuple[type[Event], ...] = (ContentChanged, ContentRemoved, ContentRefused)
