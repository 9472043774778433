"""What a creature does in its turn, or out of it: its means, its way, whose reach it leaves, its breath."""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from app.core.answers import Answers
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.dnd5e.encounter.commands import FightCommand, OfCombatant, Ruled, apply, changed, suffocating
from app.systems.dnd5e.encounter.state import Breath, Combatant, Encounter, Means, PaidLeg
from app.systems.dnd5e.fields import Metres, Mode
from app.systems.dnd5e.rules.breath import breath_rounds
from app.systems.dnd5e.rules.movement import Leg, Way, after_leg
from app.systems.dnd5e.rules.noticing import object_cost
from app.systems.dnd5e.rules.spaces import SIDES, can_pass, provokes


class UseMeans(Ruled, type="use_means", permission="own_turn"):
    """An action, bonus action, object or reaction is used; or was not, after all. `thing`: what kind of object."""

    means: Means
    thing: Literal["plain", "special", "awkward"] = "plain"
    back: bool = False

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """It is used; an object that is not free costs the action (DND-OBJ-2 to 5)."""
        one, told, means = self.one(table), str(self.means), str(self.means)
        if means == "object" and not self.back:
            handled, thing = int(one.object_used), self.thing
            if object_cost(handled, special=thing == "special", awkward=thing == "awkward")[0] == "action":
                told, means = "second_object", "action"
        mark = "" if self.back else self.check(self._refusal(one, table, means), "means")
        yield self.changed(
            table, "given_back" if self.back else "used", told, mark=mark, **{f"{means}_used": not self.back}
        )

    def _refusal(self, one: Combatant, table: Encounter, means: str) -> str:
        if getattr(one, f"{means}_used") or one.is_stunned:
            return "means.none"
        if means == "bonus_action" and not one.has_bonus_action:
            return "means.not_granted"
        return "turn.not_own" if means != "reaction" and table.turn != one.entry else ""


def not_moving(one: Combatant, table: Encounter) -> str:
    """Why somebody cannot move now, if so."""
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
        """What is left, and whether it lies."""
        one = self.one(table)
        if self.how == "take_back":
            yield from self._taken_back(one, table)
            return
        metres, refusal = self.metres, not_moving(one, table)
        if self.through:
            other = self.other(table, self.through, "through")
            metres = SIDES[other.size]
            if not can_pass(one.size, other.size, hostile=one.kind is not other.kind):
                refusal = refusal or "passage.none"
        in_space = self.creature_space or bool(self.through)
        leg = Leg(kind=self.how, metres=metres, mode=self.mode, difficult=self.difficult, creature_space=in_space)
        found = after_leg(Way(one.used, one.prone), leg, one.speeds)
        refusal = refusal or ("passage.no_stopping" if in_space and self.stops else "")
        mark = self.check(refusal or ("" if found else "movement.too_little"), "metres")
        way, cost = (
            found or after_leg(Way(one.used, one.prone), leg, one.speeds, ruled=True) or (Way(0, one.prone), 0.0)
        )
        legs = with_leg(one, leg, cost, ruled=bool(mark))
        yield self.changed(table, self.how, f"{cost:g}", mark=mark, legs=legs, prone=way.prone)

    def _taken_back(self, one: Combatant, table: Encounter) -> Iterator[Event]:
        if not one.legs:
            raise RuleViolation("movement.none", field="how")
        last = one.legs[-1]
        prone = {"stand_up": True, "fall_prone": False}.get(last.leg.kind, one.prone)
        told = [paid.model_dump(mode="json") for paid in one.legs[:-1]]
        yield self.changed(table, "take_back", legs=told, prone=prone, at=last.start or one.at)


def with_leg(one: Combatant, leg: Leg, cost: float, *, ruled: bool, start: str = "") -> list[object]:
    """The legs of a turn with one more, as they are recorded."""
    legs = (*one.legs, PaidLeg(leg=leg, cost=cost, ruled=ruled, start=start))
    return [paid.model_dump(mode="json") for paid in legs]


class InReach(Ruled, type="in_reach", permission="own_turn"):
    """Somebody stands in another's reach, leaves it, or is out of it otherwise (DND-CRE-4).

    `ruled`: the game master says whether leaving provokes, whatever the rule says.
    """

    other_id: str
    how: Literal["near", "leaves", "away"] = "near"

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """Who stands where, and who may strike."""
        one, other = self.one(table), self.other(table, self.other_id, "other_id")
        near = [*(found for found in one.near if found != other.id), *([other.id] if self.how == "near" else [])]
        found = provokes(hostile=one.kind is not other.kind, before=True, after=False, own_turn=table.turn == one.entry)
        struck = self.how == "leaves" and (found or self.ruled)
        provoked = [*(who for who in one.provoked if who != other.id), *([other.id] if struck else [])]
        mark = f"reach {other.id}" if self.ruled else ""
        what = "provokes" if struck else "reach_free" if self.how == "leaves" or self.ruled else self.how
        yield self.changed(table, what, other.name, mark=mark, near=near, provoked=provoked)


class LoseAir(OfCombatant, type="lose_air"):
    """Somebody goes under water, is choked, or breathes again (DND-SUF-1 to 4)."""

    how: Literal["held", "choked", "breathes"] = "held"

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """The timer begins or stops."""
        one = self.one(table)
        held = breath_rounds(one.con_mod) if self.how == "held" else 0
        breath = None if self.how == "breathes" else Breath(held_rounds=held).model_dump(mode="json")
        yield self.changed(table, self.how, breath=breath)


class PassTime(FightCommand, type="pass_time"):
    """Rounds of six seconds go by while nobody fights: whoever has no air loses as many own turns."""

    rounds: Annotated[int, Field(ge=1, le=600)] = 1

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """The timers, and whoever drops to 0."""
        if table.round:
            raise RuleViolation("fight.runs")
        without = [(one, one.breath) for one in table.there() if one.breath is not None]
        if not without:
            raise RuleViolation("air.nobody")
        for one, breath in without:
            after = {**breath.model_dump(mode="json"), "turns": breath.turns + self.rounds}
            passed = changed(one, table, "waits", str(self.rounds), breath=after)
            yield passed
            now = apply(table, passed)
            yield from suffocating(now.combatants[one.id], now)
