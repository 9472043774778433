"""Where the buttons of an action on its way lead: on with its answers, one answer back, or one of them given anew."""

from collections.abc import Sequence
from urllib.parse import urlencode

from app.campaign.replay import Step
from app.core.answers import Answer, AppRoll
from app.web import answer_text
from app.web.game_pages import Draft
from app.web.heroquest import dice_ways
from app.web.heroquest.panel_contexts import Hidden

# Where the way leads after the action, and which proposal it settles.
_ON_THE_WAY = ("then", "tab", "stay", "monster", "pile", "proposal")


def draft_fields(draft: Draft, answers: Sequence[Answer]) -> Hidden:
    """The fields that carry a draft on: the command as typed and the answers so far."""
    assert draft.command is not None
    names = type(draft.command).model_fields
    typed = draft.pairs or tuple(draft.query.items())
    fields = [*draft.carried, *((name, value) for name, value in typed if name in names or name in _ON_THE_WAY)]
    fields += [("answer", answer_text.write(answer)) for answer in answers]
    if draft.correcting is not None:
        fields.append(("correcting", str(draft.correcting)))
    return (*fields, *_with_later(draft.query.get("anew", ""), draft.later))


def _with_later(anew: str, later: Sequence[Answer]) -> Hidden:
    """Which answer is given anew, and those after it."""
    return (("anew", anew), *(("later", answer_text.write(one)) for one in later)) if later else ()


def anew_url(step: Step, draft: Draft) -> str | None:
    """Ask for this answer alone once more; what the app threw was not mistyped."""
    assert draft.decision is not None
    if not draft.asks_which or isinstance(step.answer, AppRoll):
        return None
    answers, place = draft.decision.answers, next(n for n, one in enumerate(draft.decision.steps[1:]) if one is step)
    fields = (*draft_fields(draft, answers[:place]), *_with_later(str(place), answers[place + 1 :]))
    return f"{draft.url}?{urlencode(fields)}"


def back_url(draft: Draft) -> str | None:
    """One tap less, or one answer less."""
    if draft.tapped:
        taps = [("tap", face) for face in draft.tapped[:-1]]
        switched = dice_ways.switched(draft, draft.mode)
        return f"{draft.url}?{urlencode([*draft_fields(draft, draft.given), *switched, *taps])}"
    if not draft.given or draft.asks_which or isinstance(draft.given[-1], AppRoll):
        return None  # what was thrown was thrown
    return f"{draft.url}?{urlencode(draft_fields(draft, draft.given[:-1]))}"
