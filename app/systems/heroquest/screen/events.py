"""What is kept behind the screen; facts that only the game master reads."""

from collections.abc import Callable
from typing import ClassVar, Literal

from app.core.events import Audience, Event, Subject
from app.systems.heroquest.registering import evolves
from app.systems.heroquest.screen.commands import SCREEN
from app.systems.heroquest.state.screen import Clock, Decision, Kept, Room, Screen, ScreenNote
from app.systems.heroquest.state.table import Table


class ScreenEvent(Event):
    """A fact about what lies behind the screen."""

    audience: ClassVar[Audience] = Audience.GAME_MASTER

    @property
    def subjects(self) -> frozenset[Subject]:
        """The screen."""
        return frozenset({SCREEN})


def _of_screen(change: Callable[[Screen, Event], Screen]) -> Callable[[Table, Event], Table]:
    return lambda table, event: table.model_copy(update={"screen": change(table.screen, event)})


class NoteKept(ScreenEvent):
    """A note was written."""

    private: ClassVar[frozenset[str]] = frozenset({"text"})
    type: Literal["note.kept"] = "note.kept"
    note_id: str
    letter: str
    room: str
    text: str
    aloud: bool


@evolves(NoteKept, part=_of_screen)
def _kept(screen: Screen, event: NoteKept) -> Screen:
    note = ScreenNote(id=event.note_id, letter=event.letter, room=event.room, text=event.text, aloud=event.aloud)
    return screen.model_copy(update={"notes": _with(screen.notes, note)})


class NoteSettled(ScreenEvent):
    """A note is done with or open again, or was taken away."""

    type: Literal["note.settled"] = "note.settled"
    note_id: str
    done: bool
    removed: bool


@evolves(NoteSettled, part=_of_screen)
def _settled(screen: Screen, event: NoteSettled) -> Screen:
    known = next(one for one in screen.notes if one.id == event.note_id)
    if event.removed:
        return screen.model_copy(update={"notes": _without(screen.notes, known.id)})
    return screen.model_copy(update={"notes": _with(screen.notes, known.model_copy(update={"done": event.done}))})


class ClockStarted(ScreenEvent):
    """A clock runs until the round with this number begins."""

    type: Literal["clock.started"] = "clock.started"
    clock_id: str
    name: str
    due: int


@evolves(ClockStarted, part=_of_screen)
def _started(screen: Screen, event: ClockStarted) -> Screen:
    clock = Clock(id=event.clock_id, name=event.name, due=event.due)
    return screen.model_copy(update={"clocks": _with(screen.clocks, clock)})


class ClockStopped(ScreenEvent):
    """A clock was taken away."""

    type: Literal["clock.stopped"] = "clock.stopped"
    clock_id: str
    name: str


@evolves(ClockStopped, part=_of_screen)
def _stopped(screen: Screen, event: ClockStopped) -> Screen:
    return screen.model_copy(update={"clocks": _without(screen.clocks, event.clock_id)})


class CounterMoved(ScreenEvent):
    """The scratch counter moved."""

    type: Literal["counter.moved"] = "counter.moved"
    change: int


@evolves(CounterMoved, part=_of_screen)
def _counted(screen: Screen, event: CounterMoved) -> Screen:
    return screen.model_copy(update={"count": screen.count + event.change})


class DecisionKept(ScreenEvent):
    """What the group decided tonight, in this round."""

    private: ClassVar[frozenset[str]] = frozenset({"text"})
    type: Literal["decision.kept"] = "decision.kept"
    text: str
    round: int


@evolves(DecisionKept, part=_of_screen)
def _decided(screen: Screen, event: DecisionKept) -> Screen:
    made = Decision(text=event.text, round=event.round)
    return screen.model_copy(update={"decisions": (*screen.decisions, made)})


class RoomPrepared(ScreenEvent):
    """A room waits behind the screen."""

    type: Literal["room.prepared"] = "room.prepared"
    room_id: str
    name: str
    monsters: tuple[str, ...]
    traps: tuple[str, ...]
    furniture: str


@evolves(RoomPrepared, part=_of_screen)
def _prepared(screen: Screen, event: RoomPrepared) -> Screen:
    room = Room(
        id=event.room_id, name=event.name, monsters=event.monsters, traps=event.traps, furniture=event.furniture
    )
    return screen.model_copy(update={"rooms": _with(screen.rooms, room)})


class RoomOpened(ScreenEvent):
    """A room was opened: its traps are armed."""

    type: Literal["room.opened"] = "room.opened"
    room_id: str
    name: str
    traps: tuple[str, ...]


@evolves(RoomOpened, part=_of_screen)
def _opened(screen: Screen, event: RoomOpened) -> Screen:
    known = next(one for one in screen.rooms if one.id == event.room_id)
    return screen.model_copy(update={"rooms": _with(screen.rooms, known.model_copy(update={"is_open": True}))})


class RoomRemoved(ScreenEvent):
    """A prepared room was taken away."""

    type: Literal["room.removed"] = "room.removed"
    room_id: str
    name: str


@evolves(RoomRemoved, part=_of_screen)
def _removed(screen: Screen, event: RoomRemoved) -> Screen:
    return screen.model_copy(update={"rooms": _without(screen.rooms, event.room_id)})


def _with(listed: tuple[Kept, ...], one: Kept) -> tuple[Kept, ...]:
    """The list with one of them in its place, or behind all others."""
    if all(known.id != one.id for known in listed):
        return listed + (one,)  # noqa: RUF005  (mypy takes the other way for a tuple of Room)
    return tuple(one if known.id == one.id else known for known in listed)


def _without(listed: tuple[Kept, ...], kept_id: str) -> tuple[Kept, ...]:
    return tuple(one for one in listed if one.id != kept_id)
