"""What lies behind the game master's screen: nobody else ever sees any of it."""

from typing import TypeVar

from app.core.model import Model


class ScreenNote(Model):
    """A note by letter or room; one that is read `aloud` is for the players' ears."""

    id: str
    letter: str = ""
    room: str = ""
    text: str
    aloud: bool = False
    done: bool = False


class Clock(Model):
    """Something that happens when the round with this number begins."""

    id: str
    name: str
    due: int


class Room(Model):
    """A room prepared without a map: who waits in it, its traps, and what else stands there."""

    id: str
    name: str
    monsters: tuple[str, ...] = ()
    traps: tuple[str, ...] = ()
    furniture: str = ""
    is_open: bool = False


Kept = TypeVar("Kept", ScreenNote, Clock, Room)


class Decision(Model):
    """What the group decided tonight, and in which round."""

    text: str
    round: int


class Screen(Model):
    """All of it, each in the order it was written."""

    notes: tuple[ScreenNote, ...] = ()
    clocks: tuple[Clock, ...] = ()
    rooms: tuple[Room, ...] = ()
    count: int = 0
    decisions: tuple[Decision, ...] = ()
