"""The map of the running quest: the drawing it was laid from, and what became of everything on it since."""

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field

from app.core.board.board import Squares
from app.core.board.squares import Square, Turn
from app.core.events import Subject
from app.core.model import Model
from app.systems.heroquest.board.quest_map import QuestMap

MAP: Subject = "board:map"  # no hero or monster can be called so
DoorStanding = Literal["open", "closed", "locked"]
Side = Annotated[int, Field(ge=1, le=4)]  # of a figure, in squares
Size = tuple[Side, Side]  # width before height
TrapStanding = Literal["found", "sprung", "disarmed"]


class Spot(Model):
    """Where a figure stands: on which board, counted from 0, and its upper left square there."""

    board: int = 0
    square: Square


class LaidMap(Model):
    """A drawn quest being played. Things of the drawing are named by their ids; what is missing is still as drawn.

    `spots` may name figures who have left: whoever asks goes by those who are at the table.
    """

    quest: QuestMap
    spots: Mapping[str, Spot] = {}  # by figure, heroes and monsters
    turns: Mapping[str, Turn] = {}  # how a large figure lies or faces
    sizes: Mapping[str, Size] = {}  # how many squares a figure covers that was put there larger than one, unturned
    revealed: tuple[str, ...] = ()  # of each board the squares that lie open, a set of bits as a hexadecimal number
    doors: Mapping[str, DoorStanding] = {}  # secret ones too, once they are found
    traps: Mapping[str, TrapStanding] = {}
    figures: Mapping[str, str] = {}  # the monsters that were put up, by the thing of the drawing
    sought: tuple[str, ...] = ()  # areas, as the dungeon calls them, that were searched for traps
    gear: Mapping[str, Spot] = {}  # where things lie that somebody threw or had to leave, by item
    left: Mapping[str, int] = {}  # steps that are left in the running turn; nothing of whoever has not moved

    def __hash__(self) -> int:
        """By what changes most often."""
        return hash((self.revealed, tuple(self.spots.items()), len(self.doors), len(self.traps)))

    def revealed_on(self, board: int) -> Squares:
        """The squares of a board that lie open."""
        return int(self.revealed[board], 16) if board < len(self.revealed) else 0

    def also_revealed(self, board: int, squares: Squares) -> tuple[str, ...]:
        """What lies open when these squares do as well."""
        known = [self.revealed_on(number) for number in range(len(self.quest.boards))]
        known[board] |= squares
        return tuple(f"{mask:x}" for mask in known)

    @property
    def as_laid(self) -> "LaidMap":
        """The same before anything happened on it."""
        return LaidMap(quest=self.quest)
