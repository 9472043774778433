"""State of the board, of the map laid on it, and of the round that runs."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from app.core.board.passages import Squares
from app.core.board.squares import Square, Turn
from app.core.events import Subject
from app.core.model import Mark, Model
from app.systems.heroquest.board.quest_map import QuestMap

DUNGEON: Subject = "board:dungeon"  # no hero or monster can be called so
GAME_MASTER = "game_master"
Card = Annotated[str, Mark(names="treasure_cards")]
Trap = Annotated[str, Mark(names="traps")]


class TrapMarker(Model):
    """A question mark on the board: the place of a trap is known, its kind is not (ch. 10.1)."""

    square: str
    area: str


class Pit(Model):
    """A pit that lies open: an obstacle for the rest of the quest (ch. 10.2.2), placed as well as it was told."""

    trap: Trap
    square: str
    area: str = ""
    figure_id: str | None = None  # the figure that fell into it, where nothing else identifies it


class Firestorm(Model):
    """A magic fire that will go off in an area (ch. 10.2.6). `square`: where it was kindled, if that was told."""

    trap: Trap
    area: str
    square: str = ""


class Dungeon(Model):
    """The board of the running quest. Areas, places and chests have the names the quest map gives them."""

    revealed: tuple[str, ...] = ()
    exhausted: tuple[str, ...] = ()
    all_exhausted: bool = False
    trap_markers: tuple[TrapMarker, ...] = ()
    pits: tuple[Pit, ...] = ()
    blocked: tuple[str, ...] = ()
    firestorms: tuple[Firestorm, ...] = ()
    safe_chests: tuple[str, ...] = ()
    open_chests: tuple[str, ...] = ()
    treasure_out: tuple[Card, ...] = ()  # as tables tell that knew no decks; see `pile_of`
    searched_furniture: tuple[str, ...] = ()
    turn_order: tuple[str, ...] = ()  # as drawn for this round: hero ids and the game master


def furniture_place(area: str, furniture: str, piece: str) -> str:
    """Return a piece of furniture as the dungeon remembers it."""
    return f"{area}.{furniture}.{piece}"


ROUND: Subject = "board:round"  # no hero or monster can be called so


class Round(Model):
    """The running round. Everything about a turn begins anew with the next one."""

    number: int = 0  # none while no quest runs
    turn: str | None = None  # a hero's id or the game master
    over: str | None = None  # why a rule has ended the running turn: a key of `turn_ends`
    acted: tuple[str, ...] = ()  # whose turn of this round is past, in the order it was
    settled: tuple[str, ...] = ()  # what was due on this turn and has been done (turn_reminders.py)
    thrown: Mapping[str, int] = {}  # the squares that were thrown on this turn, by figure
    used: Mapping[str, tuple[str, ...]] = {}  # the commands that took an action on this turn, by figure
    begun: tuple[str, ...] = ()  # the figures that rolled, moved or acted on this turn, the latest at the end

    def __hash__(self) -> int:
        """By what changes most often."""
        return hash(
            (
                self.number,
                self.turn,
                self.over,
                self.acted,
                self.settled,
                *self.thrown.items(),
                *self.used.items(),
                self.begun,
            )
        )

    @property
    def is_running(self) -> bool:
        """Return whether turns are taken at all."""
        return self.number > 0

    def is_turn_of(self, figure_id: str, *, is_hero: bool) -> bool:
        """Return whether it is the turn of a figure; that of the game master is every monster's."""
        return self.is_running and self.turn == (figure_id if is_hero else GAME_MASTER)


def settling(what: str, figure_id: str = "") -> str:
    """Return the name under which something that was due on a turn counts as done."""
    return f"{what}:{figure_id}" if figure_id else what


MAP: Subject = "board:map"  # no hero or monster can be called so
DoorStanding = Literal["open", "closed", "locked"]
Side = Annotated[int, Field(ge=1, le=4)]  # of a figure, in squares
Size = tuple[Side, Side]  # width before height
Announced = Literal["disarm", "spring"]
TrapStanding = Literal["found", "sprung", "disarmed"]


class Spot(Model):
    """Place of a figure: on which board, counted from 0, and its upper left square there."""

    board: int = 0
    square: Square


class LaidMap(Model):
    """A drawn quest being played. Things of the drawing are named by their ids; what is missing is still as drawn.

    `spots` may name figures who have left: those who ask go by the figures at the table.
    """

    quest: QuestMap
    spots: Mapping[str, Spot] = {}  # by figure, heroes and monsters
    turns: Mapping[str, Turn] = {}  # how a large figure lies or faces
    sizes: Mapping[str, Size] = {}  # how many squares a figure covers that was put there larger than one, unturned
    revealed: tuple[str, ...] = ()  # of each board the squares that lie open, a set of bits as a hexadecimal number
    doors: Mapping[str, DoorStanding] = {}  # secret ones too, once they are found
    traps: Mapping[str, TrapStanding] = {}
    figures: Mapping[str, str] = {}  # the monsters that were put up, by the thing of the drawing
    announced: Mapping[str, Announced] = {}  # what heroes said before they stepped onto a trap that was found
    sought: tuple[str, ...] = ()  # areas, as the dungeon calls them, that were searched for traps
    gear: Mapping[str, Spot] = {}  # where thrown or left things lie, by item
    left: Mapping[str, int] = {}  # steps left in the running turn, of figures that moved on it: ask `Table.steps_left`

    def __hash__(self) -> int:
        """By what changes most often."""
        return hash((self.revealed, tuple(self.spots.items()), len(self.doors), len(self.traps)))

    def revealed_on(self, board: int) -> Squares:
        """Return the squares of a board that lie open."""
        return int(self.revealed[board], 16) if board < len(self.revealed) else 0

    def also_revealed(self, board: int, squares: Squares) -> tuple[str, ...]:
        """Return the revealed squares with these added."""
        known = [self.revealed_on(number) for number in range(len(self.quest.boards))]
        known[board] |= squares
        return tuple(f"{mask:x}" for mask in known)

    @property
    def as_laid(self) -> "LaidMap":
        """This map as it was before anything happened on it."""
        return LaidMap(quest=self.quest)
