"""Draws nobody may look at before they count: cards of a deck that the app keeps.

Dice that were thrown and not used lapse, and everybody sees it. A card is another matter: who has seen it may leave it
to somebody else, or do something better first. So for a player it does not lie open before the confirm: a look ahead
ends at the card, and confirming draws it. If it asks for more than a confirm can answer (dice, a choice), the
player cannot be asked before it counts: the wish waits for the game master with the card in it, and cannot be taken
back by who drew it.

The game master's cards are drawn like dice are thrown. What they ask for belongs to the same action, and there is
nothing to hide from him: he may look at the next cards of any deck, which is recorded.
"""

from collections.abc import Sequence

from app.campaign.replay import Decision, Step
from app.core.answers import Answer, AppRoll, Prompt, RollPrompt
from app.core.dice import DieKind


def sealed(decision: Decision, given: Sequence[Answer]) -> Decision:
    """What may be told before it counts: everything up to the first draw. What is in the bag is nobody's business."""
    asked = [*(step.prompt for step in decision.steps[1:]), decision.prompt]
    place = next((place for place, prompt in enumerate(asked) if _is_draw(prompt)), None)
    if place is None:
        return decision
    if place >= len(given):
        return decision.model_copy(update={"prompt": _closed(decision.prompt)})
    drawn = Step.model_construct(prompt=_closed(asked[place]), answer=AppRoll(), events=())
    return Decision.model_construct(steps=(*decision.steps[: place + 1], drawn), places=(), prompt=None)


def untold(decision: Decision) -> Decision:
    """What is asked and answered, without any of the facts: a step into the dark shows nothing before it is taken."""
    steps = tuple(step.model_copy(update={"events": ()}) for step in decision.steps)
    return decision.model_copy(update={"steps": steps})


def waits_for_more(decision: Decision) -> bool:
    """Whether a card was drawn that asks for something else."""
    return decision.prompt is not None and any(_is_draw(step.prompt) for step in decision.steps)


def _is_draw(prompt: Prompt | None) -> bool:
    return isinstance(prompt, RollPrompt) and prompt.is_draw


def _closed(prompt: Prompt | None) -> Prompt | None:
    if not isinstance(prompt, RollPrompt) or not prompt.is_draw:
        return prompt
    dice = tuple(DieKind(id=die.id, faces=(), hidden=True) if die.hidden else die for die in prompt.dice)
    return prompt.model_copy(update={"dice": dice})
