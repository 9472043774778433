"""Suffocation: held breath, the rounds after it, and the moment of dropping to 0."""

from typing import Annotated, NamedTuple

from pydantic import Field

from app.core.answers import Answers
from app.core.errors import InvalidValue
from app.core.rule_questions import Question, RuleAnswered, because
from app.systems.dnd5e.fields import Initiative, Modifier, Round, question

SECONDS_A_ROUND = 6


def breath_seconds(con_mod: int) -> int:
    """DND-SUF-1: the modifier and one more in minutes, at least 30 seconds."""
    return max(30, 60 * (con_mod + 1))


def breath_rounds(con_mod: int) -> int:
    """DND-SUF-1: the same in rounds of six seconds."""
    return breath_seconds(con_mod) // SECONDS_A_ROUND


def survival_rounds(con_mod: int) -> int:
    """DND-SUF-2: the modifier, at least one."""
    return max(1, con_mod)


class Drop(NamedTuple):
    """Turn at whose start a creature drops to 0, counted in its turns from the moment air ran out; and its round."""

    turn: int
    first_round: int
    round: int


def drop(con_mod: int, at_round: int, at_count: int, own_count: int) -> Drop:
    """DND-SUF-3: own turns count that start when air runs out or later; the one after k of them is it (A-03)."""
    turn = survival_rounds(con_mod) + 1
    first = at_round if own_count <= at_count else at_round + 1
    return Drop(turn, first, first + turn - 1)


@question("hold_breath", "DND-SUF-1")
class HoldBreath(Question):
    """Time for which a creature can hold its breath. One that is choked cannot."""

    con_mod: Modifier
    choked: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """`seconds`, `minutes`, `rounds`."""
        seconds = 0 if self.choked else breath_seconds(self.con_mod)
        rounds = seconds // SECONDS_A_ROUND
        why = because("hold_breath", "DND-SUF-1", seconds=seconds, rounds=rounds, choked=self.choked)
        return self.told(why, seconds=seconds, minutes=seconds / 60, rounds=rounds)


@question("out_of_air", "DND-SUF-2")
class OutOfAir(Question):
    """Rounds that a creature survives without air."""

    con_mod: Modifier

    def answer(self, dice: Answers) -> RuleAnswered:
        """`rounds`."""
        rounds = survival_rounds(self.con_mod)
        return self.told(because("out_of_air", "DND-SUF-2", rounds=rounds), rounds=rounds)


@question("suffocation", "DND-SUF-3")
class Suffocation(Question):
    """Moment when a creature drops to 0. `round` and `count` are the moment at which air runs out, `own_count` is its
    own initiative; `own_turns` how many own turns have started since, this one included. A choked one holds no breath.
    """

    con_mod: Modifier
    choked: bool = False
    round: Round | None = None
    count: Initiative | None = None
    own_count: Initiative | None = None
    own_turns: Annotated[int, Field(ge=0, le=1000)] | None = None
    can_breathe: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """`breath_rounds`, `survival_rounds`, `drops_at_turn`, `drops_in_round`, `first_turn_in_round`, `dropped`."""
        told = (self.round, self.count, self.own_count)
        missing = [name for name, one in zip(("round", "count", "own_count"), told, strict=True) if one is None]
        if 0 < len(missing) < len(told):
            raise InvalidValue("value.missing", field=missing[0])
        found = drop(self.con_mod, self.round or 1, self.count or 0, self.own_count or 0)
        is_timed = not missing and not self.can_breathe
        dropped = None if self.own_turns is None else self.own_turns >= found.turn and not self.can_breathe
        why = (
            because("suffocation", "DND-SUF-3", turn=found.turn, survives=found.turn - 1, can_breathe=self.can_breathe),
            *((because("drops_in_round", "DND-SUF-3", round=found.round),) if is_timed else ()),
        )
        return self.told(
            *why, breath_rounds=0 if self.choked else breath_rounds(self.con_mod), survival_rounds=found.turn - 1,
            drops_at_turn=None if self.can_breathe else found.turn,
            first_turn_in_round=found.first_round if is_timed else None,
            drops_in_round=found.round if is_timed else None, dropped=dropped, hit_points=0 if dropped else None,
            dying=dropped,
        )  # fmt: skip


@question("suffocation_recovery", "DND-SUF-4")
class SuffocationRecovery(Question):
    """Can a suffocating creature be stabilised or regain hit points?"""

    can_breathe: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """`can_be_stabilised`, `can_regain_hit_points`, `timer_runs`."""
        why = because("suffocation_recovery", "DND-SUF-4", can_breathe=self.can_breathe)
        return self.told(
            why, can_be_stabilised=self.can_breathe, can_regain_hit_points=self.can_breathe,
            timer_runs=not self.can_breathe,
        )  # fmt: skip
