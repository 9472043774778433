"""The way of a creature: told leg by leg, or on a board of squares of 1.5 m from which reach and metres follow."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from math import ceil
from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from app.core.answers import Answers
from app.core.board.moves import LEAST_SIDE, OpenGround, Reach, reaches_left
from app.core.board.squares import Block, Square
from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.dnd5e.encounter.commands import FightCommand, OfCombatant, Ruled
from app.systems.dnd5e.encounter.events import TableChanged
from app.systems.dnd5e.encounter.state import Combatant, Encounter, PaidLeg, Shown
from app.systems.dnd5e.encounter.visibility import level_of
from app.systems.dnd5e.fields import SQUARE, Kind, Metres, Mode
from app.systems.dnd5e.rules.movement import Leg, WayCovered, after_leg
from app.systems.dnd5e.rules.spaces import SIDES, can_pass, provokes

SquareName = Annotated[str, StringConstraints(pattern=r"^(\d{1,2}\.\d{1,2})?$")]


def not_moving(one: Combatant, table: Encounter) -> str:
    """Return why somebody cannot move now, if so."""
    return "turn.not_own" if one.is_stunned or (table.round and table.turn != one.entry) else ""


class Walk(Ruled, type="walk", permission="own_turn"):
    """A leg of the way, standing up or dropping prone. `take_back`: the last leg was none.

    `through`: the creature whose space it leads through; `stops`: it would end there.
    """

    how: Literal["move", "stand_up", "fall_prone", "take_back"] = "move"
    metres: Metres = 1.5
    mode: Mode = Mode.WALK
    difficult: bool = False
    creature_space: bool = False
    through: str = ""
    stops: bool = False

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield what movement is left, and whether it lies."""
        one = self.one(table)
        if self.how == "take_back":
            yield from self._taken_back(one, table)
            return
        refusal, leg = not_moving(one, table), self.leg(table)
        if self.through and not may_pass(one, self.other(table, self.through, "through")):
            refusal = refusal or "passage.none"
        found = after_leg(WayCovered(one.used, one.prone), leg, one.speeds)
        refusal = refusal or ("passage.no_stopping" if leg.creature_space and self.stops else "")
        mark = self.check(refusal or ("" if found else "movement.too_little"), "metres")
        way, cost = (
            found
            or after_leg(WayCovered(one.used, one.prone), leg, one.speeds, ruled=True)
            or (WayCovered(0, one.prone), 0.0)
        )
        legs = with_leg(one, leg, cost, ruled=bool(mark))
        yield self.changed(table, self.how, f"{cost:g}", mark=mark, legs=legs, prone=way.prone)

    def leg(self, table: Encounter) -> Leg:
        """Return the leg that it adds to the way; through another's space as wide as that one's square (DND-CRE-1)."""
        metres = SIDES[self.other(table, self.through, "through").size] if self.through else self.metres
        in_space, kind = self.creature_space or bool(self.through), self.how if self.how != "take_back" else "move"
        return Leg(kind=kind, metres=metres, mode=self.mode, difficult=self.difficult, creature_space=in_space)

    def _taken_back(self, one: Combatant, table: Encounter) -> Iterator[Event]:
        if not one.legs:
            raise RuleViolation("movement.none", field="how")
        last = one.legs[-1]
        prone = {"stand_up": True, "fall_prone": False}.get(last.leg.kind, one.prone)
        told = [paid.model_dump(mode="json") for paid in one.legs[:-1]]
        yield self.changed(table, "take_back", legs=told, prone=prone, at=last.start or one.at)


def may_pass(one: Combatant, other: Combatant) -> bool:
    """Return whether somebody may go through the space of another (DND-CRE-1, DND-CRE-2)."""
    return can_pass(one.size, other.size, hostile=one.kind is not other.kind)


def cost_in_metres(command: Walk, one: Combatant, table: Encounter) -> float:
    """Return the cost of a leg, however little is left for it."""
    found = after_leg(WayCovered(one.used, one.prone), command.leg(table), one.speeds, ruled=True)
    assert found is not None, "ruled to be possible"
    return found[1]


def with_leg(one: Combatant, leg: Leg, cost: float, *, ruled: bool, start: str = "") -> list[object]:
    """Return the legs of a turn with one more, as they are recorded."""
    legs = (*one.legs, PaidLeg(leg=leg, cost=cost, ruled=ruled, start=start))
    return [paid.model_dump(mode="json") for paid in legs]


class InReach(Ruled, type="in_reach", permission="own_turn"):
    """Somebody stands in another's reach, leaves it, or is out of it otherwise (DND-CRE-4).

    `ruled`: the game master says whether leaving provokes, whatever the rule says.
    """

    other_id: str
    how: Literal["near", "leaves", "away"] = "near"

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield who stands where, and who may strike; secret if players do not know somebody's name."""
        one, other = self.one(table), self.other(table, self.other_id, "other_id")
        near = [*(found for found in one.near if found != other.id), *([other.id] if self.how == "near" else [])]
        found = provokes(hostile=one.kind is not other.kind, before=True, after=False, own_turn=table.turn == one.entry)
        struck = self.how == "leaves" and (found or self.ruled)
        provoked = [*(who for who in one.provoked if who != other.id), *([other.id] if struck else [])]
        mark = f"reach {other.id}" if self.ruled else ""
        what = "provokes" if struck else "reach_free" if self.how == "leaves" or self.ruled else self.how
        told = self.changed(table, what, other.name, mark=mark, near=near, provoked=provoked)
        yield told if level_of(other, table) >= Shown.NAME else told.model_copy(update={"secret": True})


def block(one: Combatant, at: str = "") -> Block:
    """Return the squares that somebody takes up, where it stands or would stand."""
    corner, side = Square.named(at or one.at), ceil(SIDES[one.size] / SQUARE)
    return Block(x=corner.x, y=corner.y, width=side, height=side)


def in_reach(one: Combatant, at: str, other: Combatant) -> bool:
    """Return whether somebody at a square is within the reach of another."""
    return block(one, at).steps_to(block(other)) * SQUARE <= other.reach


def near(one: Combatant, table: Encounter) -> Sequence[str]:
    """In whose reach somebody stands: of enemies, as the ground shows it or as it was told."""
    if not (table.ground and one.at):
        return one.near
    return [other.id for other in _others(one, table) if other.kind is not one.kind and in_reach(one, one.at, other)]


def _others(one: Combatant, table: Encounter) -> Sequence[Combatant]:
    return [other for other in table.there() if other.at and other.id != one.id]


def _unseen_by(one: Combatant, table: Encounter) -> Sequence[Combatant]:
    """Return whom a hero does not see on the ground: those of whom players know nothing. Monsters know everybody."""
    others = _others(one, table) if one.kind is Kind.PC else ()
    return [other for other in others if level_of(other, table) == Shown.NOTHING]


def ways(one: Combatant, ground: OpenGround, table: Encounter, metres: float, *, ruled: bool = False) -> Reach:
    """Return where somebody gets with so many metres; `ruled`: also through enemies of nearly the same size.

    A hero goes around those alone whom players see: any other way would betray the rest.
    """
    unseen = {other.id for other in _unseen_by(one, table)}
    others = [other for other in _others(one, table) if other.id not in unseen]
    foes = [other for other in others if not may_pass(one, other)]
    return ground.ways(block(one), int(metres / SQUARE), map(block, others), map(block, () if ruled else foes))


class WalkTo(Ruled, type="walk_to", permission="own_turn"):
    """Somebody goes to a square on the cheapest way; what it costs and who may strike follows from the ground.

    A hero who walks into a creature that players do not see stops before it (a reading, see docs/dnd5e.md).
    """

    to: SquareName
    mode: Mode = Mode.WALK

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield one leg, and whose reach it leaves; whom it met unseen is told to the game master alone."""
        one, ground = self.one(table), ground_of(table)
        if not (one.at and self.to):
            raise InvalidValue("ground.not_placed", field="to")
        left = one.left(one.speeds.of(self.mode))
        found, refusal = ways(one, ground, table, left), not_moving(one, table)
        target = Square.named(self.to)
        if target not in found.costs():
            refusal = refusal or "movement.no_way"
            found = ways(one, ground, table, SQUARE * ground.width * ground.height, ruled=True)
        mark, way, cost = self.check(refusal, "to"), found.way(target), found.cost(target)
        if not way or not cost:
            raise InvalidValue("ground.beside", field="to")
        unseen = _met(one, way, _unseen_by(one, table))
        for other in unseen:
            yield self.changed(table, "meets_unseen", other.name).model_copy(update={"secret": True})
        if unseen and table.unseen_stops:
            way = _free_part(one, way, unseen[0], found)
            if not way:
                yield self.changed(table, "stopped", "0")
                return
            cost = found.cost(way[-1]) or 0
        leg = Leg(metres=len(way) * SQUARE, mode=self.mode, difficult=cost > len(way))
        legs = with_leg(one, leg, cost * SQUARE, ruled=bool(mark), start=one.at)
        watchers = {
            other.id: (block(other), int(other.reach / SQUARE))
            for other in _others(one, table)
            if provokes(hostile=other.kind is not one.kind, before=True, after=False, own_turn=table.turn == one.entry)
        }
        left_ids = reaches_left((Square.named(one.at), *way), block(one).width, watchers)
        provoked = list(dict.fromkeys((*one.provoked, *left_ids)))
        what = "move" if way[-1] == target else "stopped"
        at = way[-1].name
        yield self.changed(table, what, f"{cost * SQUARE:g}", mark=mark, legs=legs, at=at, provoked=provoked)


def _met(one: Combatant, way: Sequence[Square], unseen: Sequence[Combatant]) -> Sequence[Combatant]:
    """Into whose squares a way leads, the first to be met first."""
    squares = {other.id: frozenset(block(other).squares()) for other in unseen}
    found = dict[str, Combatant]()
    for step in way:
        covers = frozenset(block(one, step.name).squares())
        found.update((other.id, other) for other in unseen if other.id not in found and covers & squares[other.id])
    return [*found.values()]


def _free_part(one: Combatant, way: Sequence[Square], unseen: Combatant, found: Reach) -> tuple[Square, ...]:
    """Return the way as far as it is free and one may stop: up to the last such square before an unseen creature."""
    taken, ends = frozenset(block(unseen).squares()), found.costs()
    free = list(takewhile(lambda step: not taken & frozenset(block(one, step.name).squares()), way))
    while free and free[-1] not in ends:
        free.pop()
    return tuple(free)


class SetGround(FightCommand, type="set_ground"):
    """A board of so many squares, or none any longer (0)."""

    width: Annotated[int, Field(ge=0, le=24)] = 16
    height: Annotated[int, Field(ge=0, le=16)] = 10

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the board, without difficult squares."""
        for side in ("width", "height"):
            if 0 < getattr(self, side) < LEAST_SIDE:
                raise InvalidValue("ground.small", field=side)
        found = {"width": self.width, "height": self.height} if self.width and self.height else None
        yield TableChanged(what="ground", fields={"ground": found})


class MarkGround(FightCommand, type="mark_ground"):
    """A square becomes difficult terrain, or is it no longer."""

    to: SquareName

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the board with this square changed from difficult to plain or back. Raises: InvalidValue beside the
        board.
        """
        ground = ground_of(table)
        if not self.to or not ground.holds(Block(x=Square.named(self.to).x, y=Square.named(self.to).y)):
            raise InvalidValue("ground.beside", field="to")
        yield TableChanged(what="ground", fields={"ground": ground.turned(self.to).model_dump(mode="json")})


class PlaceCreature(OfCombatant, type="place"):
    """The game master puts somebody on a square, or off the ground (DND-CMB-3)."""

    to: SquareName = ""

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Yield the new square. Raises: InvalidValue beside the board; RuleViolation on a taken square."""
        one, ground = self.one(table), ground_of(table)
        if self.to:
            there = block(one, self.to)
            if not ground.holds(there):
                raise InvalidValue("ground.beside", field="to")
            taken = {spot for other in _others(one, table) for spot in block(other).squares()}
            if taken & set(there.squares()):
                raise RuleViolation("passage.no_stopping", field="to")
        yield self.changed(table, "placed", at=self.to)


def ground_of(table: Encounter) -> OpenGround:
    """Return the ground. Raises: RuleViolation where the fight has none."""
    if table.ground is None:
        raise RuleViolation("ground.none")
    return table.ground
