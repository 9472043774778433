"""The twelve room effects: what happens on entry, and to who begins the turn there."""

from typing import Annotated, Literal

from pydantic import Field

from app.core.board.compass import DIRECTIONS, Direction, opposite
from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.function_rules import Ask, Facts, Found, found
from app.systems.dungeonquest.fields import (
    AttributeValue,
    Count,
    Entry,
    Exit,
    Exits,
    Life,
    Side,
    SomeNames,
    Spend,
    Tokens,
    Wounds,
    blocked_by,
    way_of,
)
from app.systems.dungeonquest.rules import rule
from app.systems.dungeonquest.rules.attribute_tests import bridge_modifier, roll_test


@rule("DQ-ROOM-PIT")
def bottomless_pit(
    ask: Ask, luck: AttributeValue, tokens: Tokens = 0, spend: Spend = None, entry: Entry = "passage"
) -> Facts:  # fmt: skip
    """On entry a luck test: success ends the turn, failure is death. Leaving needs no test. Source: RH, SR."""
    if entry == "start_of_turn":
        yield found("DQ-ROOM-PIT", "leave_normally", turn_ends=False, dead=False)
        return
    test = yield from roll_test(ask, "luck", luck, tokens, 0, spend)
    reason = "pit_survived" if test.passed else "pit_fallen"
    yield found("DQ-ROOM-PIT", reason, dead=not test.passed, turn_ends=True)


@rule("DQ-ROOM-BRIDGE")
def bridge(ask: Ask, entry: Entry = "passage", came_from: Direction | None = None) -> Facts:
    """On entry: cross now or end the turn; on a special entry choose a side and cross; later cross or go back.

    A-20: the way you came is that of the last entry. Source: RH, SR Brücke.
    """
    back = came_from and ask.holds("A-20", "kept")
    options = {"passage": ("cross", "stop"), "special": ("cross",)}.get(entry, ("cross", *(("back",) if back else ())))
    way = ask.answers.choose("bridge", *options)
    yield found("DQ-ROOM-BRIDGE", f"bridge_{way}", options=options, choice=way, turn_ends=way == "stop",
                choose_side=entry == "special")  # fmt: skip


@rule("DQ-ROOM-BRIDGE-2")
def cross_bridge(
    ask: Ask, agility: AttributeValue, loot: Count = 0, discard: Count = 0, tokens: Tokens = 0, spend: Spend = None,
    life: Life = 20, wounds: Wounds = 0, far_end: Literal["free", "blocked", "obstacle"] = "free"
) -> Facts:  # fmt: skip
    """Discard any loot, then an agility test with +1 for each card still held; a fall is 1d6 wounds, then below.

    A-13: a blocked far end may be crossed to; the turn ends there. Source: RH, SR Brücke.
    """
    if discard > loot:
        raise RuleViolation("bridge.discards_too_many", field="discard", loot=loot)
    if far_end == "blocked" and ask.holds("A-13", "turn_back"):
        raise RuleViolation("bridge.blocked", field="far_end")
    kept = loot - discard
    test = yield from roll_test(ask, "agility", agility, tokens, bridge_modifier(kept), spend)
    if not test.passed:
        yield from fall_from_bridge(ask, life, wounds)
        return
    reason = {"free": "bridge_crossed", "blocked": "bridge_far_side"}.get(far_end, "bridge_obstacle")
    yield found("DQ-ROOM-BRIDGE-2", reason, loot=kept, turn_ends=far_end == "blocked", enters=far_end == "free")


def fall_from_bridge(ask: Ask, life: int, wounds: int) -> Facts:
    """1d6 wounds, then into the catacombs if still alive (DQ-ROOM-BRIDGE-2); the fact has `new_wounds`, `dead`."""
    new = ask.answers.roll("bridge_fall", D6).total
    dead = wounds + new >= life
    reason = "bridge_death" if dead else "bridge_fall"
    yield found("DQ-ROOM-BRIDGE-2", reason, new_wounds=new, wounds=wounds + new, dead=dead, catacombs=not dead,
                turn_ends=True)  # fmt: skip


@rule("DQ-ROOM-ROTATE")
def rotating_chamber(
    _ask: Ask, openings: Annotated[tuple[Direction, ...], Field(max_length=4)], entry: Entry = "passage"
) -> Facts:  # fmt: skip
    """On every entry the tile turns by half, and the turn ends. Source: RH, SR Drehkammer."""
    turns = entry != "start_of_turn"
    lying = {opposite(one) if turns else one for one in openings}
    yield found("DQ-ROOM-ROTATE", "rotated" if turns else "leave_normally", turn_ends=turns,
                openings=tuple(one for one in DIRECTIONS if one in lying))  # fmt: skip


@rule("DQ-ROOM-RUBBLE")
def collapsed_ceiling(
    ask: Ask, agility: AttributeValue = 0, entry: Entry = "passage", side: Side = "", exit_side: Side = "",
    tokens: Tokens = 0, spend: Spend = None
) -> Facts:  # fmt: skip
    """On entry a dungeon card; leaving beyond the rubble an agility test, whose failure ends the turn.

    A-19: the rubble stays. Source: RH, SR Eingestürzte Decke.
    """
    if entry != "start_of_turn":
        yield found("DQ-ROOM-RUBBLE", "draws_card", draw="dungeon", choose_side=entry == "special")
    elif side == exit_side:
        yield found("DQ-ROOM-RUBBLE", "same_side", test_needed=False, passes=True)
    else:
        test = yield from roll_test(ask, "agility", agility, tokens, 0, spend)
        reason = "barrier_passed" if test.passed else "barrier_held"
        removed = test.passed and ask.holds("A-19", "removed")
        yield found("DQ-ROOM-RUBBLE", reason, passes=test.passed, turn_ends=not test.passed, removed=removed)


@rule("DQ-ROOM-TRAP")
def trap_room(_ask: Ask, entry: Entry = "passage") -> Facts:
    """On every entry a trap card. Source: RH, SR Fallenraum."""
    yield drawn_on_entry("DQ-ROOM-TRAP", "trap", entry)


@rule("DQ-ROOM-DUNGEON")
def dungeon_room(_ask: Ask, entry: Entry = "passage") -> Facts:
    """On every entry a dungeon card; later it may be searched. Source: RH, SR Verliesraum."""
    yield drawn_on_entry("DQ-ROOM-DUNGEON", "dungeon", entry)


def drawn_on_entry(rule: str, deck: str, entry: str) -> Found:
    """Return a card of a deck on entry, nothing for a hero who begins the turn there."""
    if entry == "start_of_turn":
        return found(rule, "leave_normally", draw="", turn_ends=False)
    return found(rule, "draws_card", draw=deck, choose_side=False)


@rule("DQ-ROOM-TREASURE")
def treasure_chamber(ask: Ask, entry: Entry = "passage", exits: Exits = ()) -> Facts:
    """On entry a dragon card; who begins the turn there draws one or leaves. Source: RH, SR Schatzkammer."""
    if entry != "start_of_turn":
        yield found("DQ-ROOM-TREASURE", "draws_card", draw="dragon", choose_side=False)
        return
    ways = tuple(one.direction for one in exits if not blocked_by(one))
    way = ask.answers.choose("treasure", "draw_dragon_card", *(("leave",) if ways else ()))
    yield found("DQ-ROOM-TREASURE", f"treasure_{way}", choice=way, exits=ways, draw="dragon" if way != "leave" else "")


@rule("DQ-ROOM-TREASURE-2")
def treasure_fields(_ask: Ask, heroes_inside: Count = 0) -> Facts:
    """Count one room over two fields, explored from the start, for any number of heroes. Source: RH, SR
    Schatzkammer.
    """
    yield found("DQ-ROOM-TREASURE-2", "chamber_open", fields=2, explored=True, may_enter=True,
                reshuffle_at_end=not heroes_inside)  # fmt: skip


@rule("DQ-ROOM-CHASM")
def deep_chasm(_ask: Ask, exits: Exits, side: Side = "", entry: Entry = "passage") -> Facts:
    """On entry a dungeon card; only exits on the hero's side may be used. Source: RH, SR Tiefer Schlund."""
    ways = tuple(one.direction for one in exits if one.side == side and not blocked_by(one))
    draw = "" if entry == "start_of_turn" else "dungeon"
    reason = "own_side_only" if entry == "start_of_turn" else "draws_card"
    yield found("DQ-ROOM-CHASM", reason, draw=draw, exits=ways, choose_side=entry == "special")


@rule("DQ-ROOM-TOWER")
def tower_room(
    _ask: Ask, loot: Count = 0, exits: Exits = (), free_towers: SomeNames = (), entry: Entry = "passage"
) -> Facts:  # fmt: skip
    """On entry one of: escape with loot, move on at once, or straight to another tower room without a hero.

    Source: RH, SR Turmzimmer.
    """
    options = tower_options(loot, exits, bool(free_towers), entry)
    yield found("DQ-ROOM-TOWER", "tower_choice", options=options, towers=free_towers)


def tower_options(loot: int, exits: tuple[Exit, ...], has_tower: bool, entry: str) -> tuple[str, ...]:
    """Return the options in a tower room (DQ-ROOM-TOWER, DQ-ROOM-TOWER-2)."""
    move = any(not blocked_by(one) for one in exits)
    jump = has_tower and entry != "start_of_turn"
    offered = (("escape", loot > 0), ("move_on", move), ("other_tower", jump))
    return tuple(name for name, is_there in offered if is_there)


@rule("DQ-ROOM-TOWER-2")
def tower_details(_ask: Ask, entry: Entry = "passage") -> Facts:
    """Obstacles count on the way out of a tower; the jump is offered on entry only. Source: RH, SR Turmzimmer."""
    yield found("DQ-ROOM-TOWER-2", "tower_details", obstacles_ignored=False, may_jump=entry != "start_of_turn")


@rule("DQ-ROOM-SIDES")
def split_room(ask: Ask, exits: Exits, came_by: Direction | None = None, entry: Entry = "passage") -> Facts:
    """Find the side of a split room: by the passage used, else chosen; forgotten on leaving. Source: RH several
    rooms.
    """
    way = way_of(exits, came_by) if came_by and entry == "passage" else None
    sides = tuple(dict.fromkeys(one.side for one in exits)) or ("",)
    side = way.side if way else ask.answers.choose("side", *sides)
    yield found("DQ-ROOM-SIDES", "on_side", side=side, sides=sides)
