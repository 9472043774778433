"""Moving: passages, tiles that are laid, and rooms that somebody only passes."""

from typing import Annotated, Literal

from pydantic import Field

from app.core.board.compass import DIRECTIONS, Direction, opposite, turned
from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.function_rules import Ask, Facts, Found, found
from app.core.model import Mark, Model
from app.systems.dungeonquest.fields import (
    AttributeValue,
    Count,
    Entry,
    Exits,
    Name,
    Obstacle,
    RoomKind,
    Side,
    Spend,
    Tokens,
    blocked_by,
    open_ways,
    way_of,
)
from app.systems.dungeonquest.rules import rule
from app.systems.dungeonquest.rules.attribute_tests import roll_test

Why = Literal[
    "move", "corridor", "darkness", "web", "flee", "solitaire_flee", "tower", "corridor_start", "darkness_start"
]  # fmt: skip
IGNORING = {"corridor", "darkness", "web", "flee", "solitaire_flee"}
Obstacles = Annotated[tuple[Obstacle, ...], Field(max_length=6)]


@rule("DQ-MOV-1")
def move(_ask: Ask, direction: Direction, exits: Exits) -> Facts:
    """To a neighbouring field joined by a usable passage; only straight. Source: RH Bewegen.

    Raises: RuleViolation where there is no passage or something blocks it.
    """
    way = way_of(exits, direction)
    hindrance = "wall" if way is None else blocked_by(way)
    if way is None or hindrance:
        raise RuleViolation(f"move.{hindrance}", field="direction")
    obstacles = tuple(way.obstacles)
    yield found("DQ-MOV-1", "may_move", direction=direction, to=way.ends_at, obstacles=obstacles, allowed=True)


@rule("DQ-MOV-2")
def enter_explored(_ask: Ask, room: RoomKind = "dungeon", monster_token: bool = False) -> Facts:
    """Enter, then resolve the room's effect, or the monster (DQ-MON-1). Source: RH Bewegen."""
    then = "monster" if monster_token else "room_effect"
    yield found("DQ-MOV-2", "monster_waits" if monster_token else "effect_follows", room=room, then=then)


@rule("DQ-MOV-3")
def lay_tile(
    ask: Ask, direction: Direction, openings: Annotated[tuple[Direction, ...], Field(max_length=4)],
    arrow: Direction = "south", tiles_left: Count = 117
) -> Facts:  # fmt: skip
    """Draw a tile and lay it with its arrow towards the room the hero comes from; its direction is no choice.

    `openings` and `arrow` as the tile is held, the arrow's side always open. A-05: without tiles no unexplored field
    may be entered. Source: RH Bewegen, Eingangspfeil.
    """
    if not tiles_left and ask.holds("A-05", "closed"):
        raise RuleViolation("move.no_tiles", field="tiles_left")
    quarters = quarters_to_lie(direction, arrow)
    lying = {turned(one, quarters) for one in (*openings, arrow)}
    yield found(
        "DQ-MOV-3", "tile_laid", arrow=opposite(direction), quarter_turns=quarters,
        openings=tuple(one for one in DIRECTIONS if one in lying), tiles_left=max(tiles_left - 1, 0),
    )  # fmt: skip


def quarters_to_lie(direction: Direction, arrow: Direction) -> int:
    """By how many quarters a tile turns so that its arrow faces back to where the hero comes from (DQ-MOV-3)."""
    return (DIRECTIONS.index(opposite(direction)) - DIRECTIONS.index(arrow)) % 4


@rule("DQ-MOV-4")
def occupied_room(
    _ask: Ask, heroes_there: Count = 1, room: RoomKind = "dungeon",
    way: Literal["move", "flee", "tower", "catacombs"] = "move"
) -> Facts:  # fmt: skip
    """Tell whether a hero's room may be entered: never voluntarily, but for the treasure chamber and leaving the
    catacombs.

    Source: RH Bewegen, Verlassen der Katakomben.
    """
    allowed = not heroes_there or room == "treasure" or way == "catacombs"
    yield found("DQ-MOV-4", "may_enter" if allowed else "room_taken", allowed=allowed)


@rule("DQ-MOV-5")
def passage(
    _ask: Ask, open_here: bool = True, neighbour: Literal["unexplored", "open", "wall", "outer_wall"] = "open"
) -> Facts:  # fmt: skip
    """Usable when this side is open and the other field lies on the board and is unexplored or open towards it.

    Source: RH Durchgang, Mauer.
    """
    hindrance = "wall" if not open_here else neighbour if neighbour in ("wall", "outer_wall") else ""
    reason = "passage_blocked" if hindrance else "passage_usable"
    yield found("DQ-MOV-5", reason, usable=not hindrance, blocked_by=hindrance)


@rule("DQ-OBS-1")
def portcullis(ask: Ask, strength: AttributeValue, tokens: Tokens = 0, spend: Spend = None) -> Facts:
    """Make a strength test before passing: failure ends the turn. Source: RH, SR Fallgitter."""
    test = yield from roll_test(ask, "strength", strength, tokens, 0, spend)
    yield obstacle_outcome("DQ-OBS-1", "portcullis", test.passed)


@rule("DQ-OBS-2")
def door(ask: Ask, opens: bool | None = None) -> Facts:
    """Draw a door card before passing; only a card that says so lets the hero through. Source: RH Tür.

    A-06: else the action is spent and the turn ends. `opens` left out is asked.
    """
    opens = ask.answers.choose("door", "opens", "stays_shut") == "opens" if opens is None else opens
    yield found("DQ-OBS-2", "door_card", draw="door")
    yield obstacle_outcome("DQ-OBS-2", "door", opens, turn_ends=not opens and ask.holds("A-06", "action_spent"))


@rule("DQ-OBS-3")
def several_obstacles(ask: Ask, obstacles: Obstacles, strength: AttributeValue, tokens: Tokens = 0) -> Facts:
    """Take each singly and in order, nearest first; the first that holds stops the attempt. How a door opens is asked.

    A-07: one card or test for all of a kind, where a table says so. Source: RH Bewegen.
    """
    if ask.holds("A-07", "one_for_all"):
        obstacles = tuple(dict.fromkeys(obstacles))
    for one in obstacles:
        if one == "portcullis":
            passed, tokens = yield from roll_test(ask, "strength", strength, tokens)
        else:
            passed = ask.answers.choose("door", "opens", "stays_shut") == "opens"
        ends = not passed and (one == "portcullis" or ask.holds("A-06", "action_spent"))
        yield obstacle_outcome("DQ-OBS-3", one, passed, turn_ends=ends)
        if not passed:
            return
    yield found("DQ-OBS-3", "way_free", passes=True, tokens=tokens)


def obstacle_outcome(rule: str, obstacle: Obstacle, passes: bool, *, turn_ends: bool | None = None) -> Found:
    """Return the outcome at an obstacle (DQ-OBS-1, DQ-OBS-2)."""
    ends = not passes if turn_ends is None else turn_ends
    reason = f"{obstacle}_passed" if passes else f"{obstacle}_held"
    return found(rule, reason, obstacle=obstacle, passes=passes, turn_ends=ends)


@rule("DQ-OBS-4")
def ignored_obstacles(ask: Ask, why: Why = "move") -> Facts:
    """Ignore doors and portcullises when a room effect says so and when fleeing; walls and heroes never.

    A-18: not by who begins the turn in a corridor or a dark chamber. Source: RH Raumeffekte, Flucht.
    """
    ignored = why in IGNORING or (why.endswith("_start") and ask.holds("A-18", "obstacles_ignored"))
    reason = "obstacles_ignored" if ignored else "obstacles_count"
    yield found("DQ-OBS-4", reason, ignored=ignored, walls_ignored=False, heroes_ignored=False)


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
    """Return where a corridor leads on (DQ-ROOM-CORRIDOR): back only when nothing else is open."""
    ways = open_ways(exits)
    if entry == "special" or (entry == "start_of_turn" and ask.holds("A-20", "forgotten")):
        return ways
    return tuple(one for one in ways if one != came_from) or ways


@rule("DQ-ROOM-CORRIDOR-2")
def corridor_loop(
    _ask: Ask, corridor: Name, entered_this_turn: Annotated[tuple[Name, ...], Field(max_length=60)] = ()
) -> Facts:  # fmt: skip
    """End the turn at the same corridor tile a second time; different ones may be chained. Source: RH, SR."""
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
    """Find the exit by the faces printed on the tile; if all are blocked, no die falls and the turn ends (A-08).

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
    """Return whether nothing has to be torn for an exit (DQ-ROOM-WEB)."""
    if entry == "special":
        return side == exit_side
    return entry == "passage" and direction is not None and direction == came_from and ask.holds("A-20", "kept")
