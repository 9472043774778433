"""The order of combat and of a turn: rounds, actions, bonus actions, reactions, objects that are handled."""

from collections.abc import Sequence
from typing import Annotated, Literal

from pydantic import Field

from app.core.answers import Answers
from app.core.rule_questions import GAME_MASTER, PLAYER, Question, RuleAnswered, Ruling, because
from app.systems.dnd5e.fields import MOST, Initiative, Name, Round, Text, question
from app.systems.dnd5e.rules.breath import SECONDS_A_ROUND

Step = Literal["surprise", "positions", "initiative", "turns", "next_round"]
STEPS: Sequence[tuple[Step, str]] = (
    ("surprise", "game_master"),
    ("positions", "game_master"),
    ("initiative", "dice"),
    ("turns", "players"),
    ("next_round", "rule"),
)
Deed = Literal["move", "action", "bonus_action", "object", "talk", "gesture", "nothing"]
Means = Literal["action", "bonus_action", "object", "reaction"]
FREE_DEEDS = ("talk", "gesture", "nothing", "move")


def seconds_before(round_number: int) -> int:
    """DND-CMB-2: how long a fight has lasted when a round begins."""
    return (round_number - 1) * SECONDS_A_ROUND


def means_refusal(means: Means, *, used: bool, granted: bool, can_act: bool) -> str:
    """Return why a means of a turn is not there; empty where it is (DND-TRN-1, DND-BON-1, DND-REA-1)."""
    if used or not can_act:
        return "means.none"
    return "means.not_granted" if means == "bonus_action" and not granted else ""


def means_for(means: Means, *, handled: int, special: bool = False, awkward: bool = False) -> Means:
    """Return the means a use takes: the action for an object that is not free after so many (DND-OBJ-2 to 5)."""
    if means == "object" and object_cost(handled, special=special, awkward=awkward)[0] == "action":
        return "action"
    return means


def bonus_action_left(*, granted: bool, used: bool, can_act: bool) -> bool:
    """DND-BON-1, DND-BON-3: one, where something grants it, and nothing takes away actions."""
    return not means_refusal("bonus_action", used=used, granted=granted, can_act=can_act)


def reaction_back(used_round: int, used_count: int, own_count: int) -> int:
    """DND-REA-2: the round of the next own turn, at whose start a reaction is there again."""
    return used_round if own_count < used_count else used_round + 1


@question("combat_steps", "DND-CMB-1")
class CombatSteps(Question):
    """Step of a fight, and the one that comes after it."""

    decided_by = GAME_MASTER
    step: Step | None = None
    fight_over: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """`steps` in order with `id` and `decided_by`; `next`: null when the fight is over."""
        steps = [one for one, _ in STEPS]
        place = -1 if self.step is None else steps.index(self.step)
        following = None if self.fight_over else (*steps, "turns")[place + 1]
        why = because("combat_steps", "DND-CMB-1", next=following)
        return self.told(
            why,
            steps=[{"number": number, "id": one, "decided_by": by} for number, (one, by) in enumerate(STEPS, 1)],
            next=following,
        )


@question("round_clock", "DND-CMB-2")
class RoundClock(Question):
    """Beginning of a round, and whether another one follows."""

    round: Round = 1
    one_side_beaten: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """`seconds` since the fight began, `ends_at`, `goes_on`."""
        seconds = seconds_before(self.round)
        why = because("round_clock", "DND-CMB-2", round=self.round, seconds=seconds)
        return self.told(
            why, round=self.round, seconds=seconds, ends_at=seconds + SECONDS_A_ROUND, goes_on=not self.one_side_beaten
        )


@question("positions", "DND-CMB-3")
class Positions(Question):
    """Source of the positions: the game master says them, from the order of march or from what was said."""

    decided_by = GAME_MASTER
    marching_order: Annotated[tuple[Name, ...], Field(max_length=MOST)] = ()
    positions: Annotated[tuple[Text, ...], Field(max_length=MOST)] = ()

    def answer(self, dice: Answers) -> RuleAnswered:
        """`proposed`: the order of march; `placed` by the game master."""
        why = because("positions", "DND-CMB-3")
        return self.told(
            why, proposed=list(self.marching_order), positions=list(self.positions), placed=bool(self.positions)
        )


@question("turn", "DND-TRN-1", "DND-TRN-2", "DND-TRN-3")
class Turn(Question):
    """Deeds of a creature in its turn: a move and one action in either order; talk and gestures cost nothing.

    A second object takes the action (DND-OBJ-3).
    """

    decided_by = PLAYER
    deeds: Annotated[tuple[Deed, ...], Field(max_length=MOST)] = ()
    bonus_action_granted: bool = False
    can_act: bool = True

    def answer(self, dice: Answers) -> RuleAnswered:
        """`allowed`, `refused` with places from 0, `action_used`, `movement_cost`, `suggestions`."""
        used: list[str] = []
        refused: list[int] = []
        for place, deed in enumerate(self.deeds):
            paid = self._paid(deed, used)
            (used.append(paid) if paid else refused.append(place))
        idle = not {"move", "action", "bonus_action", "object"} & set(used)
        why = (
            because("turn", "DND-TRN-1", allowed=not refused),
            *((because("talk", "DND-TRN-2"),) if {"talk", "gesture"} & set(used) else ()),
            *((because("idle", "DND-TRN-3"),) if idle else ()),
        )
        return self.told(
            *why, allowed=not refused, refused=refused, moved="move" in used, action_used="action" in used,
            bonus_action_used="bonus_action" in used, free_object_used="object" in used,
            movement_cost=0 if "move" not in used else None, suggestions=["dodge", "ready"] if idle else [],
        )  # fmt: skip

    def _paid(self, deed: Deed, used: Sequence[str]) -> str:
        """Return the means a deed takes, the action for an object after the first; empty where it is refused."""
        if deed in FREE_DEEDS:
            return deed
        means: Means = "action" if deed == "action" else "bonus_action" if deed == "bonus_action" else "object"
        paid = means_for(means, handled=used.count("object"))
        granted, can_act = self.bonus_action_granted, self.can_act or paid == "object"
        return "" if means_refusal(paid, used=paid in used, granted=granted, can_act=can_act) else paid


@question("bonus_action", "DND-BON-1", "DND-BON-2", "DND-BON-3")
class BonusAction(Question):
    """Is there a bonus action? `features` grant one; `timing` is what the chosen one fixes, empty for free."""

    decided_by = PLAYER
    features: Annotated[tuple[Name, ...], Field(max_length=MOST)] = ()
    bonus_action_used: bool = False
    can_act: bool = True
    timing: Text = ""

    def answer(self, dice: Answers) -> RuleAnswered:
        """`available`, `number` (0 or 1), `choices`, `timing` (free or fixed)."""
        granted = bool(self.features)
        left = bonus_action_left(granted=granted, used=self.bonus_action_used, can_act=self.can_act)
        rule = "DND-BON-1" if self.can_act else "DND-BON-3"
        why = (
            because("bonus_action", rule, left=left, can_act=self.can_act, granted=granted),
            because("timing", "DND-BON-2", timing=self.timing),
        )
        return self.told(
            *why, available=left, number=int(left), choices=list(self.features) if left else [],
            timing="fixed" if self.timing else "free", fixed_timing=self.timing,
        )  # fmt: skip


@question("reaction", "DND-REA-1", "DND-REA-3")
class Reaction(Question):
    """May a creature react to a trigger, and when? Right after it, unless the reaction says otherwise."""

    decided_by = PLAYER
    trigger: Text = ""
    own_turn: bool = False
    reaction_available: bool = True
    says_otherwise: bool = False
    interrupts_turn: bool = True

    def answer(self, dice: Answers) -> RuleAnswered:
        """`allowed`: whether the reaction is left; `order` of reaction, trigger and turn, empty where the reaction
        says it; `timing`, `turn_goes_on`."""
        order = [] if self.says_otherwise else ["trigger", "reaction", *(["turn"] if self.interrupts_turn else [])]
        why = (
            because("reaction", "DND-REA-1", allowed=self.reaction_available),
            because("reaction_order", "DND-REA-3", otherwise=self.says_otherwise),
        )
        return self.told(
            *why, allowed=self.reaction_available, order=order if self.reaction_available else ["trigger", "turn"],
            timing="as_it_says" if self.says_otherwise else "after_trigger", turn_goes_on=True,
            reaction_available=False,
        )  # fmt: skip


@question("reaction_returns", "DND-REA-2")
class ReactionReturns(Question):
    """Return of a used reaction: at the start of the next own turn; `round` and `count` name a moment."""

    used_round: Round = 1
    used_count: Initiative
    own_count: Initiative
    round: Round | None = None
    count: Initiative | None = None

    def answer(self, dice: Answers) -> RuleAnswered:
        """`available_round`, `available_count`, `available` at the moment asked about."""
        back = reaction_back(self.used_round, self.used_count, self.own_count)
        available = None
        if self.round is not None:
            low = -20 if self.count is None else self.count
            available = (self.round, -low) >= (back, -self.own_count)
        why = because("reaction_returns", "DND-REA-2", round=back, count=self.own_count)
        return self.told(why, available_round=back, available_count=self.own_count, available=available)


Cost = Literal["free", "action"]


def object_cost(handled: int, *, special: bool, awkward: bool) -> tuple[Cost, str]:
    """Return the cost of one more object after so many in this turn, and its rule."""
    if special:
        return "action", "DND-OBJ-4"
    if awkward:
        return "action", "DND-OBJ-5"
    return ("action", "DND-OBJ-3") if handled else ("free", "DND-OBJ-2")


@question("object_outside_combat", "DND-OBJ-1")
class ObjectOutsideCombat(Ruling):
    """Cost of handling something outside of a fight."""

    description: Text = ""

    def answer(self, dice: Answers) -> RuleAnswered:
        """`roll_needed`."""
        why = because("object_outside_combat", "DND-OBJ-1")
        return self.told(why, roll_needed=self.ruled(found=False), description=self.description)


@question("object_interaction", "DND-OBJ-2", "DND-OBJ-3", "DND-OBJ-4", "DND-OBJ-5")
class ObjectInteraction(Question):
    """Cost of handling an object in a turn of combat. One is free, unless it is `special` (magic, or an item with rules
    of its own) or `awkward` (the game master asks for an action: a stuck door, a crank).
    """

    decided_by = PLAYER
    objects_handled: Annotated[int, Field(ge=0, le=100, description="this turn, before this one")] = 0
    special: bool = False
    awkward: bool = False
    action_used: bool = False
    override: Cost | None = None

    def answer(self, dice: Answers) -> RuleAnswered:
        """`cost` (free or action), `allowed`, `action_used` and `free_object_used` afterwards."""
        found, rule = object_cost(self.objects_handled, special=self.special, awkward=self.awkward)
        cost = self.override or found
        allowed = cost == "free" or not self.action_used
        why = because("object_cost", rule, rule=rule, cost=found, allowed=allowed)
        return self.told(
            why, overridden=self.override is not None, decided_by=GAME_MASTER if self.awkward else "", cost=cost,
            allowed=allowed, action_used=self.action_used or cost == "action",
            free_object_used=cost == "free" or self.objects_handled > 0,
        )  # fmt: skip
