"""Suggestions in words: what a plan does, why it is the first, and what speaks against it."""

from app.systems.heroquest.tactics.told import MonsterPlan, PlanReason
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.ui.formats import decimal, percent

_SHARES = ("fells", "risk", "wounded")  # terms that are parts of one


def plan_words(look: HeroQuestLook, plan: MonsterPlan) -> str:
    """Return what a plan does: its way and its deed, in the order in which they come."""
    way = t("suggest_way", steps=len(plan.way), square=plan.square) if plan.way else ""
    deed = deed_words(look, plan)
    if plan.stays:
        return t("suggest_stay")
    if not way or not deed:
        return way or deed
    is_deed_first = plan.commands[0]["type"] == plan.deed
    return t("suggest_then", first=deed if is_deed_first else way, second=way if is_deed_first else deed)


def deed_words(look: HeroQuestLook, plan: MonsterPlan) -> str:
    """Return the deed of a plan with whom it meets; empty for a mere way."""
    if not plan.deed:
        return ""
    who = ", ".join(look.name_of(one.target_id) for one in plan.targets)
    told = next((one for one in plan.commands if one["type"] == plan.deed), {})
    if plan.deed == "attack":
        return t("suggest_shot", who=who) if told.get("means") == "ranged" else t("suggest_blow", who=who)
    if plan.deed == "cast_monster_spell":
        spell = look.labels.called("spells", str(told.get("spell", "")))
        return t("suggest_cast_at", spell=spell, who=who) if who else t("suggest_cast", spell=spell)
    name = look.labels.text(f"actions.{plan.deed}")
    return t("suggest_deed_at", deed=name, who=who) if who else name


def reason_words(look: HeroQuestLook, reason: PlanReason) -> str:
    """Return why a plan is proposed, in one sentence."""
    number = percent(reason.number) if reason.term in _SHARES else decimal(reason.number, 2)
    if reason.term in ("steps", "nearer", "weak", "flees", "returns", "away"):
        number = str(round(reason.number))
    who = look.name_of(reason.who) if reason.who else ""
    return t("suggest_reason", term=reason.term, number=number, who=who)


def objection_words(reason: PlanReason | None) -> str:
    """Return what speaks against a plan; empty where nothing does."""
    if reason is None:
        return ""
    number = percent(min(reason.number, 1.0)) if reason.term in _SHARES else decimal(abs(reason.number), 2)
    return t("suggest_objection", term=reason.term, number=number)
