"""The ground of a fight where a group has one: squares of 1.5 m, from which reach, spaces and metres follow."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Annotated

from pydantic import Field, StringConstraints

from app.core.answers import Answers
from app.core.board.moves import LEAST_SIDE, OpenGround, Reach, reaches_left
from app.core.board.squares import Block, Square
from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.dnd5e.encounter.commands import FightCommand, OfCombatant, Ruled
from app.systems.dnd5e.encounter.events import TableChanged
from app.systems.dnd5e.encounter.own_turn import not_moving, with_leg
from app.systems.dnd5e.encounter.state import Combatant, Encounter
from app.systems.dnd5e.fields import SQUARE, Mode
from app.systems.dnd5e.rules.movement import Leg
from app.systems.dnd5e.rules.spaces import SIDES, can_pass, provokes

SquareName = Annotated[str, StringConstraints(pattern=r"^(\d{1,2}\.\d{1,2})?$")]


def block(one: Combatant, at: str = "") -> Block:
    """The squares that somebody takes up, where it stands or would stand."""
    corner, side = Square.named(at or one.at), ceil(SIDES[one.size] / SQUARE)
    return Block(x=corner.x, y=corner.y, width=side, height=side)


def in_reach(one: Combatant, at: str, other: Combatant) -> bool:
    """Whether somebody at a square is within the reach of another."""
    return block(one, at).steps_to(block(other)) * SQUARE <= other.reach


def near(one: Combatant, table: Encounter) -> Sequence[str]:
    """In whose reach somebody stands: of enemies, as the ground shows it or as it was told."""
    if not (table.ground and one.at):
        return one.near
    return [other.id for other in _others(one, table) if other.kind is not one.kind and in_reach(one, one.at, other)]


def _others(one: Combatant, table: Encounter) -> Sequence[Combatant]:
    return [other for other in table.there() if other.at and other.id != one.id]


def ways(one: Combatant, ground: OpenGround, table: Encounter, metres: float, *, ruled: bool = False) -> Reach:
    """Where somebody gets with so many metres; `ruled`: also through enemies of nearly the same size."""
    others = _others(one, table)
    foes = [other for other in others if not can_pass(one.size, other.size, hostile=one.kind is not other.kind)]
    return ground.ways(block(one), int(metres / SQUARE), map(block, others), map(block, () if ruled else foes))


class SetGround(FightCommand, type="set_ground"):
    """A board of so many squares, or none any longer (0)."""

    width: Annotated[int, Field(ge=0, le=24)] = 16
    height: Annotated[int, Field(ge=0, le=16)] = 10

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """It is empty of rough squares."""
        for side in ("width", "height"):
            if 0 < getattr(self, side) < LEAST_SIDE:
                raise InvalidValue("ground.small", field=side)
        found = {"width": self.width, "height": self.height} if self.width and self.height else None
        yield TableChanged(what="ground", fields={"ground": found})


class MarkGround(FightCommand, type="mark_ground"):
    """A square becomes difficult terrain, or is it no longer."""

    to: SquareName

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """The other way round."""
        ground = ground_of(table)
        if not self.to or not ground.holds(Block(x=Square.named(self.to).x, y=Square.named(self.to).y)):
            raise InvalidValue("ground.beside", field="to")
        yield TableChanged(what="ground", fields={"ground": ground.turned(self.to).model_dump(mode="json")})


class Place(OfCombatant, type="place"):
    """The game master puts somebody on a square, or off the ground (DND-CMB-3)."""

    to: SquareName = ""

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """It stands there."""
        one, ground = self.one(table), ground_of(table)
        if self.to:
            there = block(one, self.to)
            if not ground.holds(there):
                raise InvalidValue("ground.beside", field="to")
            taken = {spot for other in _others(one, table) for spot in block(other).squares()}
            if taken & set(there.squares()):
                raise RuleViolation("passage.no_stopping", field="to")
        yield self.changed(table, "placed", at=self.to)


class WalkTo(Ruled, type="walk_to", permission="own_turn"):
    """Somebody goes to a square on the cheapest way; what it costs and who may strike follows from the ground."""

    to: SquareName
    mode: Mode = Mode.WALK

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """One leg, and whose reach it leaves."""
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
        leg = Leg(metres=len(way) * SQUARE, mode=self.mode, difficult=cost > len(way))
        legs = with_leg(one, leg, cost * SQUARE, ruled=bool(mark), start=one.at)
        watchers = {
            other.id: (block(other), int(other.reach / SQUARE))
            for other in _others(one, table)
            if provokes(hostile=other.kind is not one.kind, before=True, after=False, own_turn=table.turn == one.entry)
        }
        left_ids = reaches_left((Square.named(one.at), *way), block(one).width, watchers)
        provoked = list(dict.fromkeys((*one.provoked, *left_ids)))
        yield self.changed(table, "move", f"{cost * SQUARE:g}", mark=mark, legs=legs, at=self.to, provoked=provoked)


def ground_of(table: Encounter) -> OpenGround:
    """The ground. Raises: RuleViolation where the fight has none."""
    if table.ground is None:
        raise RuleViolation("ground.none")
    return table.ground
