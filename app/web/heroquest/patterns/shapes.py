"""Shapes of the data that the living pattern page shows."""

from typing import NamedTuple

from app.web.table.chronicle import LogEntry
from app.web.table.game_pages import Changes


class Color(NamedTuple):
    """A colour of the design, its token and its task."""

    name: str
    token: str
    use: str


class Die(NamedTuple):
    """One die; without a face it is not entered yet."""

    color: str
    face: str | None = None
    counts: bool = False
    label: str = ""


class Points(NamedTuple):
    """Body or mind points."""

    value: int
    maximum: int


class Condition(NamedTuple):
    """A condition in a word or two."""

    text: str
    tone: str | None
    icon: str


class Hero(NamedTuple):
    """A hero card. state: current, in-danger, fallen, dead, away or empty."""

    id: int
    name: str
    class_id: str
    class_name: str
    body: Points
    mind: Points
    attack_dice: tuple[Die, ...]
    attack_label: str
    defend_dice: tuple[Die, ...]
    defend_label: str
    conditions: tuple[Condition, ...] = ()
    state: str = ""
    flag: str | None = None
    flag_tone: str | None = None


class Reason(NamedTuple):
    """Why a pool is what it is."""

    text: str
    color: str | None
    tone: str | None = None


class Thrown(NamedTuple):
    """A roll: empty, half entered, done, or the app is rolling."""

    title: str
    kind: str
    sum: str | None
    dice: tuple[Die, ...]
    reasons: tuple[Reason, ...]
    color: str = "white"
    done: bool = False
    busy: bool = False


class Share(NamedTuple):
    """A part of the odds bar; share in per cent."""

    value: int
    share: float
    share_text: str
    is_result: bool = False


class Odds(NamedTuple):
    """The exact distribution before a roll."""

    label: str
    chance: str
    chance_text: str
    mean: str
    parts: tuple[Share, ...]


class Step(NamedTuple):
    """Where a guided action stands. state: done, current, open."""

    text: str
    state: str


class TableRow(NamedTuple):
    """A row of a table to roll on."""

    rolls: str
    text: str
    is_result: bool = False


class Change(NamedTuple):
    """A consequence; without a new value nothing changes, and the note says why."""

    label: str
    old: str | None
    new: str | None
    direction: str | None
    note: str | None
    dice: tuple[Die, ...] = ()
    dice_label: str = ""


class Choice(NamedTuple):
    """A class to choose."""

    value: str
    text: str
    note: str


class Seat(NamedTuple):
    """Who sits at the table."""

    name: str
    class_id: str
    who: str
    badge: str
    is_connected: bool


class Samples(NamedTuple):
    """Everything the pattern page shows."""

    colors: tuple[Color, ...]
    heroes: tuple[Hero, ...]
    dice: dict[str, tuple[Die, ...]]
    rolls: tuple[Thrown, ...]
    odds: Odds
    steps: tuple[Step, ...]
    faint_rows: tuple[TableRow, ...]
    fall_changes: tuple[Change, ...]
    log: tuple[LogEntry, ...]
    undo_changes: tuple[Changes, ...]
    classes: tuple[Choice, ...]
    seats: tuple[Seat, ...]
