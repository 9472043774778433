"""Somebody stands somewhere else, and how the map follows."""

from typing import Literal

from app.core.board.squares import Turn
from app.core.events import Event, Subject
from app.systems.heroquest.board.at_table import named_place
from app.systems.heroquest.changes import FigureFact
from app.systems.heroquest.registry import changes_nothing, evolves
from app.systems.heroquest.state.dungeon import MAP, Size
from app.systems.heroquest.state.table import Table


class MapEvent(Event, touches=(MAP,)):
    """A fact about the map as a whole."""


class DoorEvent(MapEvent):
    """A fact about a door, by its id and one of the squares it stands between."""

    door_id: str
    square: str
    hero_id: str | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """The map, the door, and who did it."""
        return frozenset({MAP, f"door:{self.door_id}", *((self.hero_id,) if self.hero_id else ())})


class SecretDoorFound(DoorEvent, type="secret_door.found"):
    """A secret door is known from now on, and stands shut."""


@evolves(SecretDoorFound)
def _found(table: Table, event: SecretDoorFound) -> Table:
    return with_map(table, doors={**table.map.doors, event.door_id: "closed"}) if table.map else table


class FigurePut(FigureFact, type="figure.put", touches=("{figure_id}", MAP)):
    """A figure stands on a square of the map now, without having walked there.

    `thing_id`: the monster of the drawing it is. `turn`: how it lies or faces; None changes nothing about that.
    `steps`: what of its movement that took, for a jump. `size`: what it covers from now on.
    """

    square: str
    turn: Turn | None = None
    thing_id: str | None = None
    steps: int = 0
    size: Size | None = None


@evolves(FigurePut)
def _put(table: Table, event: FigurePut) -> Table:
    if table.map is None:
        return table
    found = with_spot(table, event.figure_id, event.square)
    laid = found.map or table.map
    turns = laid.turns if event.turn is None else {**laid.turns, event.figure_id: event.turn}
    figures = laid.figures if event.thing_id is None else {**laid.figures, event.thing_id: event.figure_id}
    sizes = laid.sizes if event.size is None else {**laid.sizes, event.figure_id: event.size}
    return with_map(_after_steps(found, event.figure_id, event.steps), turns=turns, figures=figures, sizes=sizes)


def _after_steps(table: Table, figure_id: str, steps: int, budget: int | None = None) -> Table:
    """The table when a figure has so many steps less; nobody owes any."""
    laid = table.map
    before = laid.left.get(figure_id, budget) if laid else None
    if laid is None or before is None or not steps:
        return table
    return with_map(table, left={**laid.left, figure_id: max(before - steps, 0)})


class FigureWalked(FigureFact, type="figure.walked", touches=("{figure_id}", MAP)):
    """A figure walked along these squares. `budget`: the steps of the turn, where nothing was said of them before.

    `stopped`: what ended the walk before its goal.
    """

    way: tuple[str, ...]
    square: str
    steps: int
    budget: int | None = None
    stopped: Literal["trap", "monsters"] | None = None


@evolves(FigureWalked)
def _walked(table: Table, event: FigureWalked) -> Table:
    return _after_steps(with_spot(table, event.figure_id, event.square), event.figure_id, event.steps, event.budget)


@changes_nothing
class MapOverruled(Event, type="map.overruled", touches=(MAP,)):
    """The game master decided these fields of what follows otherwise than the map says; "reach" allows it at all."""

    fields: tuple[str, ...]


def with_map(table: Table, **changes: object) -> Table:
    """The table with its map changed; as it is where none is laid."""
    if table.map is None:
        return table
    return table.model_copy(update={"map": table.map.model_copy(update=changes)})


def with_spot(table: Table, figure_id: str, square: str) -> Table:
    """The table with a figure on the square of this name; as it is where the map has none of that name."""
    laid = table.map
    spot = named_place(square, len(laid.quest.boards)) if laid else None
    return with_map(table, spots={**laid.spots, figure_id: spot}) if laid and spot else table
