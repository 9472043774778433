"""Reasons of plans: what decides between a plan and its rival, and what speaks against it."""

from typing import NamedTuple

from app.core.board.squares import Square
from app.systems.heroquest.tactics.harm import Against, targets_of
from app.systems.heroquest.tactics.spells import PlanDeed
from app.systems.heroquest.tactics.told import PlanReason
from app.systems.heroquest.tactics.worth import Judge, Terms


class PlanDraft(NamedTuple):
    """A plan before the rules were asked."""

    deed: PlanDeed | None
    met: tuple[Against, ...]
    place: Square | None
    end: Square | None
    terms: Terms
    worth: float


_RULES = {
    "harm": "HQ-15.5-HERO", "fells": "HQ-9-STATE", "risk": "HQ-15.5-HERO", "steps": "HQ-2", "weak": "HQ-9-STATE",
    "wounded": "HQ-9-STATE", "fallen": "HQ-8.2.1", "magic": "HQ-8-SIGHT", "away": "HQ-2",
}  # fmt: skip


def compared(judge: Judge, draft: PlanDraft, rival: PlanDraft | None) -> tuple[PlanReason, PlanReason | None]:
    """Return the term in which a plan gains most on its rival, and the one in which it loses most."""
    who = next(iter(targets_of(draft.deed.command)), None) if draft.deed else None
    if rival is None:
        return PlanReason(term="only", who=who, rule="HQ-3.1"), _risk(draft)
    own, other = judge.parts(draft.terms), judge.parts(rival.terms)
    gains = {one: own[one] - other[one] for one in own}
    best = max(gains, key=lambda one: (round(gains[one], 9), one))
    worst = min(gains, key=lambda one: (round(gains[one], 9), one))
    if gains[best] <= 0:
        return PlanReason(term="second", who=who), _reason(worst, draft, who) if gains[worst] < 0 else None
    objection = _reason(worst, draft, who) if gains[worst] < -_NOTHING else _risk(draft)
    return _reason(best, draft, who), objection


def _reason(term: str, draft: PlanDraft, who: str | None) -> PlanReason:
    return PlanReason(term=term, number=round(getattr(draft.terms, term), 4), who=who, rule=_RULES.get(term))


def _risk(draft: PlanDraft) -> PlanReason | None:
    return _reason("risk", draft, None) if draft.terms.risk > 0 else None


_NOTHING = 1e-9
