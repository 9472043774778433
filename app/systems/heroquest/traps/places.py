"""Knowledge of the map about traps and pits: whether they are there, and whether the figure gets at them."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from app.core.board.squares import Square, are_diagonal, are_neighbours
from app.core.errors import RuleViolation
from app.systems.heroquest.board.at_table import (
    area_name,
    figures_on,
    is_place,
    named_place,
    named_room,
    place_name,
    situation_of_table,
    the_board,
)
from app.systems.heroquest.board.facts import NOTHING, Fact, Known, of_place, on_board
from app.systems.heroquest.board.on_the_way import TrapThere, budget_of, open_pits, trap_below, traps_on
from app.systems.heroquest.board.quest_map import UNSEEN
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.positions import free_beside
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import Firestorm
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ClimbOut, DisarmTrap, ExplodeFirestorm, JumpTrap, SpringTrap

SHORTEST_JUMP = 2  # steps: the square of the trap, and the one behind


class _Place(NamedTuple):
    """A trap or pit that a figure may know of: the square that is named, its kind if the map knows it, all squares."""

    square: Square
    kind: str | None
    squares: frozenset[Square]


@on_board(SpringTrap, DisarmTrap, by="figure_id", fills=("square", "area", "others"), may_fill=("trap",))
def known_of_trap_below(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-10.2.1, HQ-10.3: a trap works on its own square, and there it is disarmed."""
    place = _below(scene, here)
    named = _named(here, told.get("square"))
    if place is None or (named is not None and named not in place.squares):
        return _not_there("trap.not_here", "square" if told.get("square") else "figure_id")
    is_distant = bool(told.get("distant"))
    facts = _facts_of(here, place, place.square)
    if is_distant:
        del facts["others"]  # whom the stones strike elsewhere the quest says
    return _with_escape(scene, here, told, facts)


@on_board(
    JumpTrap,
    by="figure_id",
    fills=("square", "area", "others", "distant", "rubble", "reaches_beyond", "diagonal", "heroes_inside"),
    may_fill=("trap",),
)
def known_of_jump(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-10.2.2, HQ-10.3: over a trap or pit right beside, with the steps for the square behind.

    A trap that is still hidden is answered like one that is not there.
    """
    start, named = here.figure.square, _named(here, told.get("square"))
    places = {place.square: place for place in _beside(scene, here)}
    if not told.get("square") and len(places) == 1:
        (named,) = places
    place = next((one for one in _known_places(scene, here) if named in one.squares), None)
    if here.situation.bit(start) & open_pits(here.table, here.board, scene.content):
        return _not_there("jump.from_pit", "figure_id")
    if place is None or named is None or start in place.squares:
        return _not_there("jump.nothing_there", "square" if told.get("square") or places else "figure_id")
    diagonal = are_diagonal(start, named)
    if not diagonal and not are_neighbours(start, named):
        return _not_there("jump.too_far", "square")
    budget = budget_of(scene, here.figure.id)
    reaches = budget is None or budget >= SHORTEST_JUMP
    facts = {
        **_facts_of(here, place, named),
        "distant": Fact(value=False, reason=""),
        "rubble": Fact(None, ""),
        "diagonal": Fact(diagonal, "slanted" if diagonal else ""),
        "reaches_beyond": Fact(reaches, "" if reaches else "steps_too_few"),
        "heroes_inside": Fact(_inside(here, place), ""),
    }
    is_large = here.figure.width * here.figure.height > 1  # it lands where the game master puts it
    return _with_escape(scene, here, told, facts, start=None if is_large else named)


def _below(scene: Scene, here: Standpoint) -> _Place | None:
    """Return the trap a figure stands on, whether it was drawn or marked."""
    found = trap_below(scene, here.figure.id)
    if found is not None:
        return _drawn(found)
    own = set(here.figure.block.squares())
    return next((one for one in _marked(scene, here) if own & one.squares), None)


def _drawn(trap: TrapThere) -> _Place:
    """Return the place of a trap of the drawing, called by the first of its squares that lie on the board."""
    squares = tuple(the_board().unwalled.squares(trap.squares))
    return _Place(squares[0], trap.thing.content or None, frozenset(squares))


def _known_places(scene: Scene, here: Standpoint) -> Iterator[_Place]:
    """Yield the traps that were found and the pits that lie open on this board."""
    laid = here.table.map
    if laid is None:
        return
    pits = open_pits(here.table, here.board, scene.content)
    for one in traps_on(laid, here.board, "found", "sprung"):
        is_there = laid.traps.get(one.thing.id, one.thing.state) == "found" or one.squares & pits
        if is_there and one.squares and one.thing.content in scene.content.traps:
            yield _drawn(one)
    yield from _marked(scene, here)
    for pit in here.table.dungeon.pits:
        square = _named(here, pit.square)
        if square is not None:
            yield _Place(square, pit.trap, frozenset({square}))


def _marked(scene: Scene, here: Standpoint) -> Iterator[_Place]:
    """Yield the question marks: where no trap was drawn only the people know the kind; of a found one players see a
    stand-in.
    """
    if here.table.map is not None:
        for one in traps_on(here.table.map, here.board, "found"):
            if one.squares and one.thing.content in ("", UNSEEN):
                yield _drawn(one)
    for marker in scene.table.dungeon.trap_markers:
        square = _named(here, marker.square)
        if square is not None:
            yield _Place(square, None, frozenset({square}))


def _beside(scene: Scene, here: Standpoint) -> Iterator[_Place]:
    """Yield the known places right beside a figure, each by the square it would jump over."""
    for place in _known_places(scene, here):
        for square in sorted(place.squares):
            if are_neighbours(here.figure.square, square) and here.figure.square not in place.squares:
                yield place._replace(square=square)


def _named(here: Standpoint, name: object) -> Square | None:
    """Return the square of this name on the board of the figure."""
    laid = here.table.map
    found = named_place(name, len(laid.quest.boards)) if laid and isinstance(name, str) else None
    return found.square if found is not None and found.board == here.board else None


def _facts_of(here: Standpoint, place: _Place, square: Square) -> dict[str, Fact]:
    """Return its kind, which is secret before, its place, and who stands inside it besides."""
    kind = {"trap": Fact(place.kind, "", secret=True)} if place.kind else {}
    inside = tuple(one.id for one in here.others() if place.squares.intersection(one.block.squares()))
    area = area_name(here.board, the_board().area(square))
    return {
        **kind,
        "square": Fact(place_name(here.board, square), ""),
        "area": Fact(area, ""),
        "others": Fact(inside, "", secret=True),
    }


def _inside(here: Standpoint, place: _Place) -> int:
    """HQ-10.2.2: how many heroes sit in a pit."""
    heroes = (one for one in here.others(Side.HERO) if place.squares.intersection(one.block.squares()))
    return sum(here.table.heroes[one.id].amount(Effect.IN_PIT) > 0 for one in heroes)


def _with_escape(
    scene: Scene, here: Standpoint, told: Mapping[str, Any], facts: Mapping[str, Fact], start: Square | None = None
) -> Known:
    """Return the facts, unless a figure is to step where it cannot from the square that it will be on."""
    if told.get("escape"):
        struck = str(facts["square"].value)
        free = free_beside(scene.table, scene.content, here.figure.id, start=start, struck=struck)
        if not is_place(str(told["escape"]), *free):
            return _not_there("trap.escape_not_free", "escape")
    return Known(facts, "figure_id")


def _not_there(code: str, field: str) -> Known:
    return Known({}, field, RuleViolation(code, field=field))


@on_board(ClimbOut, by="figure_id")
def known_of_climbing(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-10.2.2: whether a free square is beside the pit, and whether the one that is named is."""
    free = climbing_squares(scene, here.figure.id)
    if free is None or not scene.figure(here.figure.id).amount(Effect.IN_PIT):
        return NOTHING
    if not free:
        return _not_there("pit.no_room", "figure_id")
    if not told.get("square"):
        return NOTHING
    goal = next((one for one in free if is_place(str(told["square"]), one)), None)
    return Known({"square": Fact(goal, "")}, "square") if goal else _not_there("pit.not_beside", "square")


def climbing_squares(scene: Scene, figure_id: str) -> tuple[str, ...] | None:
    """HQ-10.2.2: the free squares beside the pit a figure sits in; None where no map shows one below it."""
    here = Standpoint.of(scene.table, figure_id)
    if here is None:
        return None
    is_in_pit = open_pits(scene.table, here.board, scene.content) & here.situation.mask([here.figure.block])
    return free_beside(scene.table, scene.content, figure_id) if is_in_pit else None


@of_place(ExplodeFirestorm, fills=("inside",))
def known_of_fire(scene: Scene, told: Mapping[str, Any]) -> Known:
    """HQ-10.2.6: everybody in the room or section of the corridor where it was kindled."""
    area, square = told.get("area"), told.get("square")
    if told.get("trap") is None:
        fire = kindled(scene.table, area, square)
        area, square = (fire.area, fire.square) if fire else (None, None)
    inside = inside_fire(scene.table, area or "", square or "")
    return NOTHING if inside is None else Known({"inside": Fact(inside, "")}, "inside")


def kindled(table: Table, area: str | None, square: str | None) -> Firestorm | None:
    """Return the fire that was kindled there; the only one needs no place."""
    fires = table.dungeon.firestorms
    if area is None and square is None and len(fires) == 1:
        return fires[0]
    here = (one for one in fires if one.area == area or (area is None and square is not None))
    return next((one for one in here if square is None or is_place(square, one.square)), None)


def inside_fire(table: Table, area: str, square: str) -> tuple[str, ...] | None:
    """Return the figures in the room or section of a fire; None where the map knows no such place."""
    boards = len(table.map.quest.boards) if table.map else 0
    spot, room = named_place(square, boards), named_room(area, boards)
    if spot is not None:
        return figures_on(table, spot.board, situation_of_table(table, spot.board).in_area(spot.square))
    return None if room is None else figures_on(table, *room)
