"""Draws nobody may look at before they count: cards of a deck that the app keeps.

With dice the cup is enough: the same faces fall again, so looking and thinking again gains nothing. A card is another
matter. Who has seen it may leave it to somebody else, or do something better first. So a player draws blind: the
preview ends at the card, and confirming draws it. If it asks for more than a confirm can answer (dice, a choice), the
player cannot be asked before it counts: the wish waits for the game master with the card in it, and cannot be taken
back by who drew it.

The game master sees the card while his action is on its way. What it asks for belongs to the same action, and there is
nothing to hide from him: he may look at the next cards of any deck, which is recorded.
"""

from app.campaign.model import Actor
from app.campaign.replay import Decision, Step
from app.core.answers import AppRoll, Prompt, RollPrompt
from app.core.dice import DieKind
from app.core.game_system import Role


def draws_blind(actor: Actor | None) -> bool:
    """Whether this person must not know what the app will draw."""
    return actor is not None and actor.role is not Role.GAME_MASTER


def sealed(decision: Decision) -> Decision:
    """What may be told before it counts: everything up to the first draw. What is in the bag is nobody's business."""
    place = next((place for place, step in enumerate(decision.steps) if _is_draw(step.prompt)), None)
    if place is None:
        return decision.model_copy(update={"prompt": _closed(decision.prompt)})
    drawn = Step.model_construct(prompt=_closed(decision.steps[place].prompt), answer=AppRoll(), events=())
    return Decision.model_construct(steps=(*decision.steps[:place], drawn), places=(), prompt=None)


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
