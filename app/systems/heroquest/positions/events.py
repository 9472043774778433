"""Somebody stands somewhere else, and how the map follows."""

from typing import Literal

from app.core.board.squares import Turn
from app.core.events import Subject
from app.systems.heroquest.board.at_table import named_place
from app.systems.heroquest.figure_events import FigureFact
from app.systems.heroquest.registering import evolves
from app.systems.heroquest.state.laid_map import MAP
from app.systems.heroquest.state.table import Table


class FigurePut(FigureFact):
    """A figure stands on a square of the map now, without having walked there.

    `thing_id`: the monster of the drawing it is. `turn`: how it lies or faces; None changes nothing about that.
    """

    type: Literal["figure.put"] = "figure.put"
    square: str
    turn: Turn | None = None
    thing_id: str | None = None

    @property
    def subjects(self) -> frozenset[Subject]:
        """The figure and the map."""
        return frozenset({self.figure_id, MAP})


@evolves(FigurePut)
def _put(table: Table, event: FigurePut) -> Table:
    if table.map is None:
        return table
    found = with_spot(table, event.figure_id, event.square)
    laid = found.map or table.map
    turns = laid.turns if event.turn is None else {**laid.turns, event.figure_id: event.turn}
    figures = laid.figures if event.thing_id is None else {**laid.figures, event.thing_id: event.figure_id}
    return with_map(found, turns=turns, figures=figures)


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
