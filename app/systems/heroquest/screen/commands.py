"""What the game master writes down, counts and prepares behind the screen."""

from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, Field, StringConstraints

from app.core.events import Command, Subject
from app.core.model import Mark, Model
from app.core.texts import visible
from app.systems.heroquest.fields import IN_ORDER_AGAIN, AreaId, Change, KindId, NewId, TrapId

SCREEN: Subject = "setting:screen"  # no hero or monster can be called so
NewScreenId = Annotated[NewId, Mark(role="new")]
_Line = StringConstraints(strip_whitespace=True, max_length=60)
Line = Annotated[str, _Line, AfterValidator(visible)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=60), AfterValidator(visible)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=1_000), AfterValidator(visible)]


class ChanceRowWish(Model):
    """What a line of a table says, and how many numbers of the die it has."""

    text: Annotated[
        str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200), AfterValidator(visible)
    ]
    numbers: Annotated[int, Field(ge=1, le=20)] = 1


class ScreenCommand(Command):
    """A wish about what lies behind the screen."""

    @property
    def subjects(self) -> frozenset[Subject]:
        """The screen."""
        return frozenset({SCREEN})


class KeepNote(ScreenCommand):
    """Write a note by letter or room; one with a known id is written anew. `aloud`: it is read to the players."""

    private: ClassVar[frozenset[str]] = frozenset({"text"})
    type: Literal["keep_note"] = "keep_note"
    note_id: NewScreenId
    text: Text
    letter: Annotated[Line, Field(max_length=4)] = ""
    room: Line = ""
    aloud: bool = False


class SettleNote(ScreenCommand):
    """A note is done with, or not yet after all; `removed` takes it away."""

    type: Literal["settle_note"] = "settle_note"
    note_id: NewId
    done: bool = True
    removed: bool = False


class StartClock(ScreenCommand):
    """Let something fall due in so many rounds."""

    type: Literal["start_clock"] = "start_clock"
    clock_id: NewScreenId
    name: Name
    rounds: Annotated[int, Field(ge=1, le=99)]


class StopClock(ScreenCommand):
    """Take a clock away."""

    type: Literal["stop_clock"] = "stop_clock"
    clock_id: NewId


class CountOn(ScreenCommand):
    """Move the scratch counter."""

    type: Literal["count_on"] = "count_on"
    change: Change


class DecideToday(ScreenCommand):
    """Keep what the group decided tonight, with the moment it did."""

    private: ClassVar[frozenset[str]] = frozenset({"text"})
    type: Literal["decide_today"] = "decide_today"
    text: Text


class WriteTable(ScreenCommand):
    """Write a table of the group's own, a line for each row; its numbers together are a die's. A known one anew."""

    private: ClassVar[frozenset[str]] = frozenset({"name", "rows"})
    type: Literal["write_table"] = "write_table"
    table_id: NewScreenId
    name: Name
    rows: Annotated[tuple[ChanceRowWish, ...], Field(min_length=1, max_length=20)]


class RemoveTable(ScreenCommand):
    """Take a table of the group's own away."""

    type: Literal["remove_table"] = "remove_table"
    table_id: NewId


class RollOnTable(ScreenCommand):
    """Roll on a table of the group's own."""

    type: Literal["roll_on_table"] = "roll_on_table"
    table_id: NewId


class PrepareRoom(ScreenCommand):
    """Prepare a room without a map; one with a known id is prepared anew, as long as it is closed."""

    type: Literal["prepare_room"] = "prepare_room"
    room_id: NewScreenId
    name: AreaId
    monsters: Annotated[tuple[KindId, ...], Field(max_length=12), IN_ORDER_AGAIN] = ()
    traps: Annotated[tuple[TrapId, ...], Field(max_length=6), IN_ORDER_AGAIN] = ()
    furniture: Line = ""


class RemoveRoom(ScreenCommand):
    """Take a prepared room away."""

    type: Literal["remove_room"] = "remove_room"
    room_id: NewId


class OpenRoom(ScreenCommand):
    """Open a prepared room: it lies open, its monsters stand on the board, its traps are armed."""

    type: Literal["open_room"] = "open_room"
    room_id: NewId
