"""Objects and hidden things: what handling them costs, and who finds them."""

from typing import Annotated, Literal

from pydantic import Field

from app.core.answers import Answers
from app.core.errors import InvalidValue
from app.core.rule_questions import GAME_MASTER, PLAYER, Question, RuleAnswered, Ruling, because, checked
from app.systems.dnd5e.fields import Modifier, Text, Total
from app.systems.dnd5e.rules.asking import question

Cost = Literal["free", "action"]


def object_cost(handled: int, *, special: bool, awkward: bool) -> tuple[Cost, str]:
    """What handling one more object costs after so many in this turn, and the rule that says so."""
    if special:
        return "action", "DND-OBJ-4"
    if awkward:
        return "action", "DND-OBJ-5"
    return ("action", "DND-OBJ-3") if handled else ("free", "DND-OBJ-2")


def is_found(check: int, difficulty: int, *, right_place: bool) -> bool:
    """DND-FIND-1, DND-FIND-2: a check that reaches the difficulty, where the thing is."""
    return right_place and check >= difficulty


@question("object_outside_combat", "DND-OBJ-1")
class ObjectOutsideCombat(Ruling):
    """What does it take to handle something while nobody fights?"""

    description: Text = ""

    def answer(self, dice: Answers) -> RuleAnswered:
        """`roll_needed`."""
        why = because("object_outside_combat", "DND-OBJ-1")
        return self.told(why, roll_needed=self.ruled(found=False), description=self.description)


@question("object_interaction", "DND-OBJ-2", "DND-OBJ-3", "DND-OBJ-4", "DND-OBJ-5")
class ObjectInteraction(Question):
    """What does handling an object cost in a turn of combat? One is free, unless it is `special` (magic, or an item
    with rules of its own) or `awkward` (the game master asks for an action: a stuck door, a crank)."""

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


@question("find_hidden", "DND-FIND-1", "DND-FIND-2")
class FindHidden(Ruling):
    """Is a hidden thing found? Only where the search covers its place, whatever the check shows.

    `right_place` is the game master's word; left open, `place` must be among `places_searched` where both are told.
    `check` is the total of a Wisdom (Perception) check; left out, a d20 is thrown.
    """

    check: Total | None = None
    perception_modifier: Modifier = 0
    difficulty: Total | None = None
    places_searched: Annotated[tuple[Text, ...], Field(max_length=50)] = ()
    place: Text = ""
    right_place: bool | None = None

    def answer(self, dice: Answers) -> RuleAnswered:
        """`found`, `right_place`, `check`."""
        right_place, check = self._is_right_place(), self.check
        if right_place and self.override is None:
            if self.difficulty is None:
                raise InvalidValue("value.missing", field="difficulty")
            check = checked("perception", check, self.perception_modifier, dice)
        found = is_found(check or 0, self.difficulty or 0, right_place=right_place) and check is not None
        why = (
            because("right_place", "DND-FIND-2", right_place=right_place),
            because("find_hidden", "DND-FIND-1", found=found, right_place=right_place),
        )
        return self.told(
            *why, found=self.ruled(found), right_place=right_place, check=check, difficulty=self.difficulty
        )

    def _is_right_place(self) -> bool:
        if self.right_place is not None:
            return self.right_place
        searched = {place.casefold() for place in self.places_searched}
        return not (self.place and searched) or self.place.casefold() in searched
