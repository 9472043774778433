"""Events behind the screen; facts that only the game master reads."""

from typing import TypeVar

from app.core.dice import Roll
from app.core.events import Audience, Event
from app.core.model import like
from app.systems.heroquest.screen.commands import SCREEN
from app.systems.heroquest.state.screen import (
    ChanceRow,
    ChanceTable,
    Clock,
    Decision,
    Kept,
    Room,
    Screen,
    ScreenNote,
)
from app.systems.heroquest.state.table import Table

Listed = TypeVar("Listed", bound=Kept | ChanceTable)


class ScreenEvent(Event, touches=(SCREEN,), audience=Audience.GAME_MASTER):
    """A fact about what lies behind the screen."""

    def evolve(self, table: Table) -> Table:
        """Return the table with what lies behind the screen after it."""
        return table.model_copy(update={"screen": self.evolve_screen(table.screen)})

    def evolve_screen(self, screen: Screen) -> Screen:
        """Return what is behind the screen after this event."""
        return screen


class NoteKept(ScreenEvent, type="note.kept", private=frozenset({"text"})):
    """A note was written."""

    note_id: str
    letter: str
    room: str
    text: str
    aloud: bool

    def evolve_screen(self, screen: Screen) -> Screen:
        note = like(ScreenNote, self, id=self.note_id, quest=screen.quest)
        return screen.model_copy(update={"notes": _with(screen.notes, note)})


class NoteSettled(ScreenEvent, type="note.settled"):
    """A note is done with or open again, or was taken away."""

    note_id: str
    done: bool
    removed: bool

    def evolve_screen(self, screen: Screen) -> Screen:
        known = next(one for one in screen.here(screen.notes) if one.id == self.note_id)
        if self.removed:
            return screen.model_copy(update={"notes": _without(screen.notes, known)})
        return screen.model_copy(update={"notes": _with(screen.notes, known.model_copy(update={"done": self.done}))})


class ClockStarted(ScreenEvent, type="clock.started"):
    """A clock runs until the round with this number begins."""

    clock_id: str
    name: str
    due: int

    def evolve_screen(self, screen: Screen) -> Screen:
        clock = like(Clock, self, id=self.clock_id, quest=screen.quest)
        return screen.model_copy(update={"clocks": _with(screen.clocks, clock)})


class ClockStopped(ScreenEvent, type="clock.stopped"):
    """A clock was taken away."""

    clock_id: str
    name: str

    def evolve_screen(self, screen: Screen) -> Screen:
        known = next(one for one in screen.here(screen.clocks) if one.id == self.clock_id)
        return screen.model_copy(update={"clocks": _without(screen.clocks, known)})


class CounterMoved(ScreenEvent, type="counter.moved"):
    """The scratch counter moved."""

    change: int

    def evolve_screen(self, screen: Screen) -> Screen:
        return screen.model_copy(update={"count": screen.count + self.change})


class DecisionKept(ScreenEvent, type="decision.kept", private=frozenset({"text"})):
    """Decision of the group tonight, in this round and this figure's turn."""

    text: str
    round: int
    turn: str | None = None

    def evolve_screen(self, screen: Screen) -> Screen:
        made = like(Decision, self, quest=screen.quest)
        return screen.model_copy(update={"decisions": (*screen.decisions, made)})


class RoomPrepared(ScreenEvent, type="room.prepared"):
    """A room waits behind the screen."""

    room_id: str
    name: str
    monsters: tuple[str, ...]
    traps: tuple[str, ...]
    furniture: str

    def evolve_screen(self, screen: Screen) -> Screen:
        room = like(Room, self, id=self.room_id, quest=screen.quest)
        return screen.model_copy(update={"rooms": _with(screen.rooms, room)})


class RoomOpened(ScreenEvent, type="room.opened"):
    """A room was opened: its traps are armed."""

    room_id: str
    name: str
    traps: tuple[str, ...]

    def evolve_screen(self, screen: Screen) -> Screen:
        known = next(one for one in screen.here(screen.rooms) if one.id == self.room_id)
        return screen.model_copy(update={"rooms": _with(screen.rooms, known.model_copy(update={"is_open": True}))})


class RoomRemoved(ScreenEvent, type="room.removed"):
    """A prepared room was taken away."""

    room_id: str
    name: str

    def evolve_screen(self, screen: Screen) -> Screen:
        known = next(one for one in screen.here(screen.rooms) if one.id == self.room_id)
        return screen.model_copy(update={"rooms": _without(screen.rooms, known)})


class TableWritten(ScreenEvent, type="chance_table.written", private=frozenset({"name", "rows"})):
    """A table of the group's own was written."""

    table_id: str
    name: str
    rows: tuple[ChanceRow, ...]

    def evolve_screen(self, screen: Screen) -> Screen:
        table = like(ChanceTable, self, id=self.table_id)
        return screen.model_copy(update={"tables": _with(screen.tables, table)})


class TableRemoved(ScreenEvent, type="chance_table.removed"):
    """A table of the group's own was taken away."""

    table_id: str
    name: str

    def evolve_screen(self, screen: Screen) -> Screen:
        known = next(one for one in screen.tables if one.id == self.table_id)
        return screen.model_copy(update={"tables": _without(screen.tables, known)})


class TableRolled(ScreenEvent, type="chance_table.rolled", private=frozenset({"name", "text"})):
    """It was rolled on a table of the group's own, and this is what it says."""

    table_id: str
    name: str
    number: int
    text: str
    roll: Roll

    def evolve_screen(self, screen: Screen) -> Screen:
        known = next(one for one in screen.tables if one.id == self.table_id)
        return screen.model_copy(
            update={"tables": _with(screen.tables, known.model_copy(update={"last": self.number}))}
        )


def _place(one: Kept | ChanceTable) -> tuple[str, str | None]:
    return one.id, one.quest if isinstance(one, Kept) else None


def _with(listed: tuple[Listed, ...], one: Listed) -> tuple[Listed, ...]:
    """Return the list with one of them in its place, or behind all others."""
    if all(_place(known) != _place(one) for known in listed):
        return (*listed, one)
    return tuple(one if _place(known) == _place(one) else known for known in listed)


def _without(listed: tuple[Listed, ...], one: Listed) -> tuple[Listed, ...]:
    return tuple(known for known in listed if _place(known) != _place(one))
