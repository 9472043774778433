"""View of the running round and of what the quest has left on the board, for everybody. Ids and numbers only."""

from app.core.model import Model, like
from app.systems.heroquest.rounds.rules import order_of
from app.systems.heroquest.state.dungeon import Firestorm, Pit, TrapMarker
from app.systems.heroquest.state.figures import Item
from app.systems.heroquest.state.table import Table


class RoundView(Model):
    """The running round; number 0 while no quest runs. `over`: why a rule has ended the running turn."""

    number: int
    turn: str | None
    over: str | None
    order: tuple[str, ...]
    acted: tuple[str, ...]


class BoardView(Model):
    """Traces of the quest on the board for everybody to see; squares, areas and chests go by their names."""

    pits: tuple[Pit, ...]
    blocked: tuple[str, ...]  # by rubble, for good
    trap_markers: tuple[TrapMarker, ...]
    firestorms: tuple[Firestorm, ...]
    on_floor: tuple[Item, ...] = ()  # thrown or left there, to be picked up
    revealed: tuple[str, ...] = ()  # areas that lie open
    searched: tuple[str, ...] = ()  # areas where no treasure is to be found any more
    all_searched: bool = False  # no treasure is left in any area that lies open
    safe_chests: tuple[str, ...] = ()  # their traps are disarmed
    open_chests: tuple[str, ...] = ()
    searched_furniture: tuple[str, ...] = ()  # area, kind and piece of furniture


def round_view(table: Table) -> RoundView:
    """Return the round; everybody sees it."""
    running = table.round
    return like(RoundView, running, order=order_of(table))


def board_view(table: Table) -> BoardView:
    """Return the public state of the board: things on the floor, searched rooms, open traps."""
    dungeon = table.dungeon
    return like(
        BoardView, dungeon, on_floor=table.on_floor, searched=dungeon.exhausted, all_searched=dungeon.all_exhausted
    )
