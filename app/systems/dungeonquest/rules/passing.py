"""Rooms that nobody stays in: corridor, darkness, web."""

from typing import Annotated

from pydantic import Field

from app.core.board.compass import Direction
from app.core.dice import D6
from app.core.model import Mark, Model
from app.systems.dungeonquest.rules.attribute_tests import roll_test
from app.systems.dungeonquest.ruling import Ask, Facts, found, rule
from app.systems.dungeonquest.shapes import AttributeValue, Entry, Exits, Name, Side, Spend, Tokens, open_ways


class Faces(Model):
    """The faces of a die that mean an exit, as printed on the chamber of darkness."""

    direction: Annotated[Direction, Mark(decides=True)]
    faces: Annotated[tuple[Annotated[int, Field(ge=1, le=6)], ...], Field(min_length=1, max_length=6)]


FaceMap = Annotated[tuple[Faces, ...], Field(max_length=4)]


@rule("DQ-ROOM-CORRIDOR")
def corridor(
    ask: Ask, exits: Exits, came_from: Direction | None = None, entry: Entry = "passage", entered_before: bool = False
) -> Facts:  # fmt: skip
    """Move on at once, doors and portcullises ignored; back the way you came only if all else is blocked.

    The same corridor a second time in a turn ends it (DQ-ROOM-CORRIDOR-2). A-18, A-20. Source: RH, SR Korridor.
    """
    if entered_before:
        yield found("DQ-ROOM-CORRIDOR-2", "corridor_again", turn_ends=True)
        return
    ways = corridor_ways(ask, exits, came_from, entry)
    ignored = entry != "start_of_turn" or ask.holds("A-18", "obstacles_ignored")
    reason = "moves_on" if ways else "no_way_on"
    yield found("DQ-ROOM-CORRIDOR", reason, exits=ways, obstacles_ignored=ignored, turn_ends=not ways)


def corridor_ways(ask: Ask, exits: Exits, came_from: str | None, entry: str) -> tuple[str, ...]:
    """Where a corridor leads on (DQ-ROOM-CORRIDOR): back only when nothing else is open."""
    ways = open_ways(exits)
    if entry == "special" or (entry == "start_of_turn" and ask.holds("A-20", "forgotten")):
        return ways
    return tuple(one for one in ways if one != came_from) or ways


@rule("DQ-ROOM-CORRIDOR-2")
def corridor_loop(
    _ask: Ask, corridor: Name, entered_this_turn: Annotated[tuple[Name, ...], Field(max_length=60)] = ()
) -> Facts:  # fmt: skip
    """The same corridor tile a second time in one turn ends the turn; different ones may be chained. Source: RH, SR."""
    again = corridor in entered_this_turn
    yield found("DQ-ROOM-CORRIDOR-2", "corridor_again" if again else "corridor_first", turn_ends=again)


@rule("DQ-ROOM-DARK")
def chamber_of_darkness(ask: Ask, face_map: FaceMap, exits: Exits, entry: Entry = "passage") -> Facts:
    """1d6 picks the exit; a blocked one is rolled again. Doors and portcullises do not count on entry (A-18).

    With every exit of the map blocked the turn ends (DQ-ROOM-DARK-2). Source: RH, SR Kammer der Dunkelheit.
    """
    yield from dark_exit(ask, face_map, exits, entry, "DQ-ROOM-DARK")


@rule("DQ-ROOM-DARK-2")
def darkness_faces(ask: Ask, face_map: FaceMap, exits: Exits, entry: Entry = "start_of_turn") -> Facts:
    """The faces printed on the tile say the exit; with all of them blocked nobody rolls, and the turn ends (A-08).

    Source: RH Kammer der Dunkelheit.
    """
    yield from dark_exit(ask, face_map, exits, entry, "DQ-ROOM-DARK-2")


def dark_exit(ask: Ask, face_map: FaceMap, exits: Exits, entry: str, rule: str) -> Facts:
    """Rolls until an exit is free; the last fact has `direction`, empty when there is none (DQ-ROOM-DARK)."""
    meant = {face: one.direction for one in face_map for face in one.faces}
    free = set(meant.values()) & set(open_ways(exits))
    ignored = entry != "start_of_turn" or ask.holds("A-18", "obstacles_ignored")
    if not free:
        yield found("DQ-ROOM-DARK-2", "darkness_closed", direction="", turn_ends=True)
        return
    while True:
        number = ask.answers.roll("darkness", D6).total
        direction = meant.get(number, "")
        if direction in free:
            break
        yield found(rule, "darkness_again", roll=number, roll_again=True)
    yield found(rule, "darkness_exit", roll=number, direction=direction, obstacles_ignored=ignored)


@rule("DQ-ROOM-WEB")
def spider_web(
    ask: Ask, strength: AttributeValue, entry: Entry = "passage", came_from: Direction | None = None,
    direction: Direction | None = None, side: Side = "", exit_side: Side = "", tokens: Tokens = 0,
    spend: Spend = None
) -> Facts:  # fmt: skip
    """On entry move on at once, doors and portcullises ignored: back is free, any other exit needs a strength test.

    Who begins the turn there tests before any move. Failure ends the turn. A-19: the web stays. Source: RH, SR.
    """
    free = web_is_free(ask, entry, came_from, direction, side, exit_side)
    if free:
        yield found("DQ-ROOM-WEB", "web_free", passes=True, test_needed=False, obstacles_ignored=True)
        return
    test = yield from roll_test(ask, "strength", strength, tokens, 0, spend)
    removed = test.passed and ask.holds("A-19", "removed")
    reason = "barrier_passed" if test.passed else "barrier_held"
    yield found("DQ-ROOM-WEB", reason, passes=test.passed, turn_ends=not test.passed, removed=removed)


def web_is_free(
    ask: Ask, entry: str, came_from: str | None, direction: str | None, side: str, exit_side: str
) -> bool:  # fmt: skip
    """Whether nothing has to be torn for an exit (DQ-ROOM-WEB)."""
    if entry == "special":
        return side == exit_side
    return entry == "passage" and direction is not None and direction == came_from and ask.holds("A-20", "kept")
