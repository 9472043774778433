"""What a creature does in its turn, or out of it: its means, its way, its breath."""

from collections.abc import Iterator
from typing import ClassVar, Literal

from app.core.answers import Answers
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.dnd5e.encounter.commands import OfCombatant
from app.systems.dnd5e.encounter.state import Breath, Combatant, Encounter, Means, PaidLeg
from app.systems.dnd5e.fields import Metres, Mode
from app.systems.dnd5e.rules.breath import breath_rounds
from app.systems.dnd5e.rules.movement import Leg, Way, after_leg


class UseMeans(OfCombatant):
    """An action, bonus action, object or reaction is used; or was not, after all."""

    permission: ClassVar[str | None] = "own_turn"
    type: Literal["use_means"] = "use_means"
    means: Means
    back: bool = False

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """It is used."""
        one, field = self.one(table), f"{self.means}_used"
        if not self.back and (getattr(one, field) or one.is_stunned):
            raise RuleViolation("means.none", field="means")
        if not self.back and self.means == "bonus_action" and not one.has_bonus_action:
            raise RuleViolation("means.not_granted", field="means")
        if not self.back and self.means != "reaction" and table.turn != one.entry:
            raise RuleViolation("turn.not_own", field="combatant_id")
        yield self.changed(table, "given_back" if self.back else "used", self.means, **{field: not self.back})


class Walk(OfCombatant):
    """A leg of the way, standing up or dropping prone. `take_back`: the last leg was none."""

    permission: ClassVar[str | None] = "own_turn"
    type: Literal["walk"] = "walk"
    how: Literal["move", "stand_up", "fall_prone", "take_back"] = "move"
    metres: Metres = 1.5
    mode: Mode = Mode.WALK
    difficult: bool = False
    creature_space: bool = False

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """What is left, and whether it lies."""
        one = self.one(table)
        if one.is_stunned or (table.round and table.turn != one.entry and self.how != "take_back"):
            raise RuleViolation("turn.not_own", field="combatant_id")
        if self.how == "take_back":
            yield from self._taken_back(one, table)
            return
        leg = Leg(
            kind=self.how,
            metres=self.metres,
            mode=self.mode,
            difficult=self.difficult,
            creature_space=self.creature_space,
        )
        found = after_leg(Way(one.used, one.prone), leg, one.speeds)
        if found is None:
            raise RuleViolation("movement.too_little", field="metres")
        legs = [*one.legs, PaidLeg(leg=leg, cost=found[1])]
        told = [paid.model_dump(mode="json") for paid in legs]
        yield self.changed(table, self.how, f"{found[1]:g}", legs=told, prone=found[0].prone)

    def _taken_back(self, one: Combatant, table: Encounter) -> Iterator[Event]:
        if not one.legs:
            raise RuleViolation("movement.none", field="how")
        last = one.legs[-1].leg.kind
        prone = {"stand_up": True, "fall_prone": False}.get(last, one.prone)
        told = [paid.model_dump(mode="json") for paid in one.legs[:-1]]
        yield self.changed(table, "take_back", legs=told, prone=prone)


class LoseAir(OfCombatant):
    """Somebody goes under water, is choked, or breathes again (DND-SUF-1 to 4)."""

    type: Literal["lose_air"] = "lose_air"
    how: Literal["held", "choked", "breathes"] = "held"

    def decide(self, table: Encounter, dice: Answers) -> Iterator[Event]:
        """The timer begins or stops."""
        one = self.one(table)
        held = breath_rounds(one.con_mod) if self.how == "held" else 0
        breath = None if self.how == "breathes" else Breath(held_rounds=held).model_dump(mode="json")
        yield self.changed(table, self.how, breath=breath)
