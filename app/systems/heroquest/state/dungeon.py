"""What is known of the board, and of the round that runs."""

from typing import Annotated

from app.core.events import Subject
from app.core.model import Mark, Model

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
    figure_id: str | None = None  # who fell into it, where nothing else says which one it is


class Firestorm(Model):
    """A magic fire that will go off in an area (ch. 10.2.6)."""

    trap: Trap
    area: str


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
    """A piece of furniture as the dungeon remembers it."""
    return f"{area}.{furniture}.{piece}"


ROUND: Subject = "board:round"  # no hero or monster can be called so


class Round(Model):
    """The running round. Everything about a turn begins anew with the next one."""

    number: int = 0  # none while no quest runs
    turn: str | None = None  # a hero's id or the game master
    over: str | None = None  # why a rule has ended the running turn: a key of `turn_ends`
    acted: tuple[str, ...] = ()  # whose turn of this round is past, in the order it was
    settled: tuple[str, ...] = ()  # what was due on this turn and has been done (rules/round/due.py)

    @property
    def is_running(self) -> bool:
        """Whether turns are taken at all."""
        return self.number > 0


def settling(what: str, figure_id: str = "") -> str:
    """The name under which something that was due on a turn counts as done."""
    return f"{what}:{figure_id}" if figure_id else what
