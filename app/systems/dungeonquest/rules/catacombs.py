"""The catacombs: in by an entrance, a card or a fall; out on two legs of the travel marker."""

from collections.abc import Generator
from typing import Annotated, Literal

from pydantic import Field

from app.core.board.compass import DIRECTIONS, Direction, Marker, check_on_board, direction_called, turned, walked
from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.function_rules import Ask, Facts, Found, found
from app.core.model import Mark, Model
from app.systems.dungeonquest.fields import Count, Life, Place, RoomKind, Sides, Turn, Wounds
from app.systems.dungeonquest.rules import rule


class CatacombCard(Model):
    """A card beside the sheet of a hero below."""

    name: Annotated[str, Mark(decides=True)] = ""
    is_loot: bool = False


@rule("DQ-CAT-1")
def enter_catacombs(
    _ask: Ask, way: Literal["action", "card", "room_effect"] = "action",
    entrance: Literal["printed", "token", "none"] = "none", there_at_start: bool = True
) -> Facts:  # fmt: skip
    """By choice in a room with an entrance in which the action phase began; or by a card or a room's effect.

    Raises: RuleViolation where there is no way down. Source: RH Katakomben.
    """
    if way == "action" and entrance == "none":
        raise RuleViolation("catacombs.no_entrance", field="entrance")
    if way == "action" and not there_at_start:
        raise RuleViolation("catacombs.came_later", field="there_at_start")
    yield found("DQ-CAT-1", "way_down", way=way, allowed=True)


@rule("DQ-CAT-2")
def go_below(ask: Ask, direction: Direction | None = None) -> Facts:
    """Travel marker into the hero's room, in any direction; figure onto the sheet; the turn ends. Source: RH, SR."""
    direction = direction or chosen_direction(ask)
    yield found("DQ-CAT-2", "below", direction=direction, turn_ends=True)


def chosen_direction(ask: Ask) -> Direction:
    """Return the direction in which a travel marker is laid, as asked (DQ-CAT-2)."""
    return direction_called(ask.answers.choose("marker_direction", *DIRECTIONS))


@rule("DQ-CAT-3")
def turn_below(_ask: Ask, cards: Count = 0) -> Facts:
    """Draw a catacomb card instead of moving or searching, resolve it, and lay it beside the sheet, whatever it is.

    Source: RH, SR Katakomben.
    """
    yield found("DQ-CAT-3", "catacomb_card", draw="catacomb", cards=cards + 1, may_move=False, may_search=False)


@rule("DQ-CAT-4")
def leave_offered(ask: Ask, offered: bool = True, accept: bool | None = None) -> Facts:
    """Offer to leave as a card says: decided at once; a refused offer lapses. Source: RH Verlassen der Katakomben."""
    if offered and accept is None:
        accept = ask.answers.choose("leave_catacombs", "leave", "stay") == "leave"
    leaves = offered and bool(accept)
    reason = "leaves_catacombs" if leaves else "stays_below" if offered else "no_offer"
    yield found("DQ-CAT-4", reason, leaves=leaves, offer_lapses=offered and not leaves)


@rule("DQ-CAT-5")
def first_leg(
    _ask: Ask, column: Place, row: Place, direction: Direction, cards: Count, width: Sides, height: Sides
) -> Facts:  # fmt: skip
    """As many fields forward as catacomb cards lie there, the last one included; the outer wall stops it unharmed.

    Columns and rows count from 0 in the north-west. Source: RH Verlassen der Katakomben.
    """
    check_on_board(Marker(column, row), width, height)
    marker, lost = walked(Marker(column, row), direction, cards, width, height)
    yield found("DQ-CAT-5", "first_leg", column=marker.column, row=marker.row, lost=lost, wounds=0)


@rule("DQ-CAT-6")
def second_leg(
    ask: Ask, column: Place, row: Place, direction: Direction, width: Sides, height: Sides, turn: Turn | None = None,
    life: Life = 20, wounds: Wounds = 0
) -> Facts:  # fmt: skip
    """Turned left or right, one d6 forward; at the outer wall each step left over is a wound.

    `direction` is that of the first leg. A-12: turned before the roll. Source: RH Verlassen der Katakomben.
    """
    check_on_board(Marker(column, row), width, height)
    yield from second_walk(ask, Marker(column, row), direction, width, height, turn, life, wounds)


def second_walk(
    ask: Ask, marker: Marker, facing: Direction, width: int, height: int, turn: str | None, life: int, wounds: int
) -> Generator[Found, None, tuple[Marker, int]]:
    """Yield the second leg to its end: where the marker stands, and the new wounds (DQ-CAT-6)."""
    turn_first = ask.holds("A-12", "turn_first")
    if turn is None and turn_first:
        turn = ask.answers.choose("turn_marker", "left", "right")
    steps = ask.answers.roll("second_leg", D6).total
    turn = turn or ask.answers.choose("turn_marker", "left", "right")
    heading = turned(facing, 1 if turn == "right" else -1)
    end, over = walked(marker, heading, steps, width, height)
    total = wounds + over
    yield found(
        "DQ-CAT-6", "second_leg_hurt" if over else "second_leg", direction=heading, roll=steps, column=end.column,
        row=end.row, new_wounds=over, wounds=total, dead=total >= life,
    )  # fmt: skip
    return end, over


@rule("DQ-CAT-7")
def cards_from_below(_ask: Ask, cards: Annotated[tuple[CatacombCard, ...], Field(max_length=40)] = ()) -> Facts:
    """Loot joins the loot, the other catacomb cards are discarded. Source: RH Verlassen der Katakomben."""
    loot = tuple(one.name for one in cards if one.is_loot)
    rest = tuple(one.name for one in cards if not one.is_loot)
    yield found("DQ-CAT-7", "cards_sorted", loot=loot, discarded=rest)


@rule("DQ-CAT-8")
def return_from_below(
    _ask: Ask, explored: bool, monster_token: bool = False, heroes_there: Count = 0, room: RoomKind = "dungeon",
    dead: bool = False
) -> Facts:  # fmt: skip
    """Put the figure in the marker's place: effect or monster; a new tile lies as the player likes; heroes do not
    matter.

    Who died on the way does not return. Source: RH, SR Rückkehr.
    """
    if dead:
        yield found("DQ-CAT-8", "no_return_dead", returns=False, dead=True)
        return
    then = "monster" if explored and monster_token else "room_effect"
    reason = "returns_to_room" if explored else "returns_to_new_tile"
    yield found("DQ-CAT-8", reason, returns=True, draw_tile=not explored, any_orientation=not explored, then=then,
                entrance_token=False, room=room, heroes_there=heroes_there)  # fmt: skip


@rule("DQ-CAT-9")
def walk_below(
    _ask: Ask, column: Place, row: Place, direction: Direction, steps: Count, width: Sides, height: Sides
) -> Facts:  # fmt: skip
    """Tiles, walls, doors and heroes do not matter below, only the outer wall; the treasure chamber is two fields.

    Source: RH Verlassen der Katakomben.
    """
    check_on_board(Marker(column, row), width, height)
    marker, over = walked(Marker(column, row), direction, steps, width, height)
    yield found("DQ-CAT-9", "walked_below", column=marker.column, row=marker.row, steps_left=over,
                chamber_fields=2)  # fmt: skip
