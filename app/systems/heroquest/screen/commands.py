"""Commands about what the game master writes down, counts and prepares behind the screen."""

from typing import Annotated

from pydantic import Field

from app.core.events import Command, Subject
from app.core.model import Mark, Model
from app.core.texts import Line
from app.systems.heroquest.fields import AreaId, Change, KindId, NewId, TrapId

SCREEN: Subject = "setting:screen"  # no hero or monster can be called so
NewScreenId = Annotated[NewId, Mark(role="new")]
Words = Annotated[str, Line(60)]
Name = Annotated[str, Line(60, least=1)]
Text = Annotated[str, Line(1_000, least=1)]


class ChanceRowWish(Model):
    """Line of a table, and how many numbers of the die it has."""

    text: Annotated[str, Line(200, least=1)]
    numbers: Annotated[int, Field(ge=1, le=20)] = 1


class ScreenCommand(Command, touches=(SCREEN,)):
    """A command about what is kept behind the screen."""


class KeepNote(ScreenCommand, type="keep_note", private=frozenset({"text"})):
    """Write a note by letter or room; one with a known id is written anew. `aloud`: it is read to the players."""

    note_id: NewScreenId
    text: Text
    letter: Annotated[Words, Field(max_length=4)] = ""
    room: Words = ""
    aloud: bool = False


class SettleNote(ScreenCommand, type="settle_note"):
    """A note is done with, or not yet after all; `removed` takes it away."""

    note_id: NewId
    done: bool = True
    removed: bool = False


class StartClock(ScreenCommand, type="start_clock"):
    """Let something fall due in so many rounds."""

    clock_id: NewScreenId
    name: Name
    rounds: Annotated[int, Field(ge=1, le=99)]


class StopClock(ScreenCommand, type="stop_clock"):
    """Take a clock away."""

    clock_id: NewId


class CountOn(ScreenCommand, type="count_on"):
    """Move the scratch counter."""

    change: Change


class DecideToday(ScreenCommand, type="decide_today", private=frozenset({"text"})):
    """Keep what the group decided tonight, with the moment it did."""

    text: Text


class WriteTable(ScreenCommand, type="write_table", private=frozenset({"name", "rows"})):
    """Write a table of the group's own, a line for each row; its numbers together are a die's. A known one anew."""

    table_id: NewScreenId
    name: Name
    rows: Annotated[tuple[ChanceRowWish, ...], Field(min_length=1, max_length=20)]


class RemoveTable(ScreenCommand, type="remove_table"):
    """Take a table of the group's own away."""

    table_id: NewId


class RollOnTable(ScreenCommand, type="roll_on_table"):
    """Roll on a table of the group's own."""

    table_id: NewId


class PrepareRoom(ScreenCommand, type="prepare_room"):
    """Prepare a room without a map; one with a known id is prepared anew, as long as it is closed."""

    room_id: NewScreenId
    name: AreaId
    monsters: Annotated[tuple[KindId, ...], Field(max_length=12), Mark(repeats=True)] = ()
    traps: Annotated[tuple[TrapId, ...], Field(max_length=6), Mark(repeats=True)] = ()
    furniture: Words = ""


class RemoveRoom(ScreenCommand, type="remove_room"):
    """Take a prepared room away."""

    room_id: NewId


class OpenRoom(ScreenCommand, type="open_room"):
    """Open a prepared room: it lies open, its monsters stand on the board, its traps are armed."""

    room_id: NewId
