"""The space of others: how large it is, who may move through it, and who may strike when one leaves."""

from app.core.answers import Answers
from app.core.rule_questions import GAME_MASTER, RULE, Question, RuleAnswered, Ruling, because
from app.systems.dnd5e.fields import Metres, Size, question
from app.systems.dnd5e.rules.movement import cost_of, neat

SIDES = {Size.TINY: 0.75, Size.SMALL: 1.5, Size.MEDIUM: 1.5, Size.LARGE: 3.0, Size.HUGE: 4.5, Size.GARGANTUAN: 6.0}
RANKS = {size: rank for rank, size in enumerate(Size)}
ENOUGH_DIFFERENCE = 2  # size categories between two who are hostile


def can_pass(one: Size, other: Size, *, hostile: bool) -> bool:
    """DND-CRE-1, DND-CRE-2: through friends always, through enemies of two categories more or less."""
    return not hostile or abs(RANKS[one] - RANKS[other]) >= ENOUGH_DIFFERENCE


def provokes(*, hostile: bool, before: bool, after: bool, own_turn: bool) -> bool:
    """DND-CRE-4: Return whether one provokes: leaving an enemy's reach in one's turn (A-12)."""
    return hostile and before and not after and own_turn


@question("passage", "DND-CRE-1", "DND-CRE-2", "DND-CRE-3")
class Passage(Ruling):
    """May one move through another's space, and what does it cost? Stopping in it is never allowed.

    `metres` is the way through, as far as the other's square is wide when left out.
    """

    decided_by = RULE
    size: Size = Size.MEDIUM
    other_size: Size = Size.MEDIUM
    hostile: bool = True
    metres: Metres | None = None
    movement_left: Metres | None = None
    ends_inside: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """`may_pass`, `may_stop` (never), `cost`, `size_difference`, `allowed`: may pass, afford it and goes on."""
        found = can_pass(self.size, self.other_size, hostile=self.hostile)
        may_pass = self.ruled(found)
        metres = SIDES[self.other_size] if self.metres is None else self.metres
        cost = cost_of(metres, difficult=True)
        affordable = self.movement_left is None or cost <= self.movement_left
        difference = abs(RANKS[self.size] - RANKS[self.other_size])
        rule = "DND-CRE-2" if self.hostile else "DND-CRE-1"
        why = (
            because("passage", rule, hostile=self.hostile, may_pass=found, difference=difference),
            because("terrain", "DND-TER-3", metres=metres, difficult=True, cost=cost),
            because("no_stopping", "DND-CRE-3"),
        )
        return self.told(
            *why, may_pass=may_pass, may_stop=False, cost=cost, metres=metres, size_difference=difference,
            allowed=may_pass and affordable and not self.ends_inside,
            movement_left=None if self.movement_left is None or not affordable else neat(self.movement_left - cost),
        )  # fmt: skip


@question("leave_reach", "DND-CRE-4")
class LeaveReach(Ruling):
    """Does a way provoke an opportunity attack? `own_turn` is false for somebody who is moved by force."""

    decided_by = RULE
    hostile: bool = True
    in_reach_before: bool = True
    in_reach_after: bool = False
    own_turn: bool = True
    reaction_available: bool = True

    def answer(self, dice: Answers) -> RuleAnswered:
        """`provokes`, `attack_possible`: whether the other has a reaction for it."""
        found = provokes(
            hostile=self.hostile, before=self.in_reach_before, after=self.in_reach_after, own_turn=self.own_turn
        )
        provoked = self.ruled(found)
        why = because("leave_reach", "DND-CRE-4", provokes=found)
        return self.told(why, provokes=provoked, attack_possible=provoked and self.reaction_available)


@question("size_category", "DND-SIZ-1")
class SizeCategory(Question):
    """Square that a creature of some size takes up."""

    size: Size

    def answer(self, dice: Answers) -> RuleAnswered:
        """`rank` from 0, `side` of the square in metres, `or_more`."""
        side, is_most = SIDES[self.size], self.size is Size.GARGANTUAN
        why = because("size_category", "DND-SIZ-1", size=self.size.value, side=side, more=is_most)
        return self.told(why, size=self.size.value, rank=RANKS[self.size], side=side, or_more=is_most)


@question("flying", "DND-FLY-1")
class Flying(Question):
    """Rules for those who fly. The source only names it: the rest is the game master's."""

    decided_by = GAME_MASTER

    def answer(self, dice: Answers) -> RuleAnswered:
        """`covered`: false."""
        return self.told(because("flying", "DND-FLY-1"), covered=False)
