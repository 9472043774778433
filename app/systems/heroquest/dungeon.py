"""What a quest has made of the board so far: what lies open, what is searched out, which traps are known."""

from app.core.events import Subject
from app.core.model import Model

DUNGEON: Subject = "board:dungeon"  # no hero or monster can be called so
GAME_MASTER = "game_master"


class TrapMarker(Model):
    """A question mark on the board: the place of a trap is known, its kind is not (ch. 10.1)."""

    square: str
    area: str


class Pit(Model):
    """A pit that lies open: an obstacle for the rest of the quest (ch. 10.2.2), placed as well as it was told."""

    trap: str
    square: str
    area: str = ""
    figure_id: str | None = None  # who fell into it, where nothing else says which one it is


class Firestorm(Model):
    """A magic fire that will go off in an area (ch. 10.2.6)."""

    trap: str
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
    treasure_out: tuple[str, ...] = ()  # as tables tell that knew no decks; see `pile_of`
    searched_furniture: tuple[str, ...] = ()
    turn_order: tuple[str, ...] = ()  # as drawn for this round: hero ids and the game master


def furniture_place(area: str, furniture: str, piece: str) -> str:
    """A piece of furniture as the dungeon remembers it."""
    return f"{area}.{furniture}.{piece}"
