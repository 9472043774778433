"""The routes of rolls handed to phones: hand over, throw, take back."""

from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData

from app.campaign.model import GAME_MASTER
from app.campaign.play import Form
from app.campaign.same_wish import wish_of
from app.core.answers import AppRoll, RollPrompt
from app.core.errors import InvalidAnswer, NotAllowed, RuleViolation
from app.web.http.posted import Posted
from app.web.table.drafts import read_draft
from app.web.table.game_pages import Draft
from app.web.table.handed_rolls import APP, GONE, TAKEN, HandedRoll, HandedRolls, Pairs, answer_of, numbers_of
from app.web.table.panels import thrower
from app.web.table.request import Called, Leading, TableRequest
from app.web.table.routes import answer_draft
from app.web.ui.rendering import wants_partial

router = APIRouter(include_in_schema=False)


@router.post("/campaigns/{campaign_id}/handed-rolls")
def hand(request: Request, asked: Leading, form: Posted) -> Response:
    """Hand the roll that is asked for to a hero's phone, take it back, or go on with it (game master)."""
    campaign_id, handed = asked.campaign_id, HandedRolls(asked.app.phone_notes)
    if hero_id := str(form.get(TAKEN, "")):
        taken = handed.take_back(campaign_id, hero_id)
        _wake(asked)
        answer = (("answer", taken.answer),) if taken and taken.answer not in ("", TAKEN, GONE) else ()
        pairs = (*taken.pairs, *answer) if taken else ()
        found = _panel(request, asked, pairs)
        found.headers["X-Goes-On"] = f"/campaigns/{campaign_id}/table?{urlencode(pairs)}"  # the page can be loaded anew
        return found
    pairs = tuple((name, value) for name, value in form.multi_items() if isinstance(value, str))
    draft = _draft(asked, pairs)
    prompt = draft.decision.prompt if draft.decision else None
    if draft.command is None or not isinstance(prompt, RollPrompt) or prompt.is_draw:
        raise RuleViolation("roll.not_to_hand")
    hero_id, labels = thrower(asked.game, draft.command, prompt), asked.game.words(asked.snapshot.state)
    name = asked.system.hero_names(asked.snapshot.state.table).get(hero_id)
    if name is None:
        raise RuleViolation("roll.not_to_hand")
    words, numbers = labels.prompt(prompt.purpose), numbers_of(prompt)
    dice = tuple(die.id for die in prompt.dice)
    kept = tuple(pair for pair in pairs if pair[0] not in {"key", "revision"})
    handed.hand(
        campaign_id,
        HandedRoll(
            id=draft.key,
            hero_id=hero_id,
            name=name,
            title=words.title,
            text=words.text,
            dice=dice,
            numbers=numbers,
            faces=() if numbers else tuple(tuple((one, labels.face(one)) for one in die.faces) for die in prompt.dice),
            pairs=kept,
            wish=wish_of(draft.command),
            purpose=prompt.purpose,
            counts=prompt.counts if numbers else "",
        ),
    )
    _wake(asked)
    return _panel(request, asked, ())


@router.post("/campaigns/{campaign_id}/heroes/{hero_id}/roll")
def throw(request: Request, asked: Called, hero_id: str, form: Posted) -> Response:
    """Take what a phone's player threw, let the app throw, or leave the roll to the table."""
    if hero_id not in asked.actor.hero_ids:
        raise NotAllowed("actor.not_own_hero")
    campaign_id, handed = asked.campaign_id, HandedRolls(asked.app.phone_notes)
    roll = next((one for one in handed.of(campaign_id, hero_id) if one.id == form.get("id")), None)
    said = str(form.get("answer", ""))
    if roll is not None and not roll.answer:
        if said == TAKEN:  # the action waits at the table, with all that was entered before
            handed.answer(campaign_id, hero_id, roll.id, TAKEN)
        elif said == APP:
            _let_throw(asked, roll)
            handed.answer(campaign_id, hero_id, roll.id, APP)
        elif answer := answer_of(roll, said, [str(one) for one in form.getlist("face")]):
            handed.answer(campaign_id, hero_id, roll.id, answer)
        else:
            raise InvalidAnswer("answer.unreadable")
        _wake(asked)
    elif roll is not None and roll.answer == GONE:  # understood
        handed.take(campaign_id, hero_id)
        _wake(asked)
    if wants_partial(request):
        return Response(status_code=204)
    return RedirectResponse(f"/campaigns/{campaign_id}/heroes/{hero_id}", 303)


def _let_throw(asked: TableRequest, roll: HandedRoll) -> None:
    """Let the app throw what the game master's action asks for; the dice lie open there. Raises: GameError."""
    draft = _draft(asked, roll.pairs)
    if draft.command is None or draft.decision is None or draft.decision.prompt is None:
        raise RuleViolation("roll.not_to_hand")
    form = Form(actor=GAME_MASTER, revision=asked.snapshot.revision, key=f"handed-{roll.id}")
    asked.app.play.throw(asked.campaign_id, draft.command, (*draft.given, AppRoll()), form)


def _draft(asked: TableRequest, pairs: Pairs) -> Draft:
    """Return the game master's action so far."""
    return read_draft(asked, FormData(list(pairs)), actor=GAME_MASTER)


def _panel(request: Request, asked: TableRequest, pairs: Pairs) -> Response:
    """Show the game master's panel with the action of these fields; without fields the idle panel."""
    return answer_draft(asked, FormData(list(pairs)))


def _wake(asked: TableRequest) -> None:
    asked.app.hub.publish(asked.campaign_id, asked.snapshot.revision)
