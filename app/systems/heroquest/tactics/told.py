"""Suggestions as data: plans with their commands, odds and reasons, as pages, programs and the API read them."""

from collections.abc import Mapping

from pydantic import JsonValue

from app.core.model import Model
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.odds.summary import Chance, exactly
from app.systems.heroquest.tactics.harm import Against


class TargetOdds(Model):
    """Odds of a plan for one figure: to hit, to fell, and the points it loses on average."""

    target_id: str
    hits: Chance
    fells: Chance
    expected: Chance
    effects: Mapping[str, Chance] = {}
    points: tuple[Chance, ...] = ()  # the chance to lose 0, 1, 2 and so on


class PlanReason(Model):
    """Term that speaks for a plan or against it, with its number, whom it is about, and the rule behind the number."""

    term: str
    number: float = 0.0
    who: str | None = None
    rule: str | None = None


class MonsterPlan(Model):
    """Plan of a monster for its turn: commands in their order, ready to be sent.

    `way`: the squares it walks; `place`: where it does its deed, `square`: where it ends; empty without a map.
    `choices` are answers to be given where the rules ask, to push or to wound.
    """

    figure_id: str
    commands: tuple[Mapping[str, JsonValue], ...]
    deed: str = ""
    targets: tuple[TargetOdds, ...] = ()
    way: tuple[str, ...] = ()
    place: str = ""
    square: str = ""
    choices: Mapping[str, str] = {}
    reason: PlanReason
    objection: PlanReason | None = None
    terms: Mapping[str, float] = {}

    @property
    def stays(self) -> bool:
        """Return whether it neither walks nor does anything."""
        return not self.commands


class Suggestion(Model):
    """The plans of one monster, the best first."""

    figure_id: str
    temper: str
    skill: Skill
    plans: tuple[MonsterPlan, ...]


def odds_told(one: Against) -> TargetOdds:
    """Return what a plan does to one figure as it is told."""
    effects = {effect.value: exactly(chance) for effect, chance in one.effects}
    return TargetOdds(
        target_id=one.target_id, hits=exactly(one.hits), fells=exactly(one.fells), expected=exactly(one.expected),
        effects=effects,
        points=tuple(map(exactly, one.points.chances)),
    )  # fmt: skip
