"""Asks one rule alone, as the rule API does: dice are numbers, choices are texts."""

from collections.abc import Mapping
from typing import Any

from app.campaign.events import CampaignCreated
from app.campaign.replay import Decision, beginning, decide
from app.core.answers import Answer, Choice, HandRoll
from app.core.function_rules import Found
from app.core.rulebook import ChosenReading as Reading
from app.systems.dungeonquest.game import SYSTEM, callable_rules
from app.systems.dungeonquest.rules import Settled
from app.systems.dungeonquest.state import Table

Given = str | tuple[int, ...] | HandRoll  # an option that is chosen, the dice of a roll, or a card


def decided(rule: str, *given: Given, readings: Mapping[str, str] | None = None, **inputs: Any) -> Decision:
    """What a rule, by its name or id, says so far."""
    by_id = {one: entry for entry in callable_rules().values() for one in entry.rules}
    entry = callable_rules().get(rule) or by_id[rule]
    settled = Settled.by(Reading(rule=one, option=option) for one, option in (readings or {}).items())
    state = beginning(SYSTEM, CampaignCreated(name="", system=SYSTEM.id, seed="x"))
    state = state.model_copy(update={"table": Table(settled=settled)})
    command = entry.command.model_validate({**inputs, "type": entry.id}, strict=False)
    return decide(SYSTEM, state, command, tuple(map(answer, given)))


def asked(rule: str, *given: Given, readings: Mapping[str, str] | None = None, **inputs: Any) -> dict[str, Any]:
    """What a rule found, all facts together; the conversation must be over."""
    decision = decided(rule, *given, readings=readings, **inputs)
    assert decision.prompt is None, decision.prompt
    facts = [one for one in decision.events if isinstance(one, Found)]
    return {name: value for one in facts for name, value in one.values.items()}


def answer(given: Given) -> Answer:
    """An option, or what fell."""
    if isinstance(given, HandRoll):
        return given
    return Choice(option=given) if isinstance(given, str) else HandRoll(faces=tuple(map(str, given)))


def draw(card: str) -> HandRoll:
    """A card or a tile that is drawn."""
    return HandRoll(faces=(card,))
