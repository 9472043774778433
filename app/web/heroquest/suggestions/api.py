"""Suggestions for the game master's turn over the API. For everybody else there is no such address."""

from fastapi import APIRouter

from app.core.errors import UnknownSubject
from app.core.game_system import Role
from app.core.model import Model
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.fields import NewId
from app.systems.heroquest.tactics.evil_turn import evil_turn, suggestion_of
from app.systems.heroquest.tactics.told import Suggestion
from app.web.api.schema import asking
from app.web.heroquest.table.look import Called
from app.web.http.posted import JsonBody
from app.web.ui.forms import read_json

router = APIRouter(prefix="/api/v1/campaigns/{campaign_id}", tags=["play"])


class SuggestionsRequest(Model):
    """Question for what the evil side could do: one monster (`figure`), or all still to act in the order they go."""

    figure: NewId | None = None
    skill: Skill = Skill.CUNNING


class SuggestionsAnswer(Model):
    """Suggestions at this revision; every plan holds the commands that play it, ready to be sent in their order."""

    revision: int
    suggestions: tuple[Suggestion, ...]


@router.post("/suggestions", **asking(SuggestionsRequest))
def suggestions(call: Called, content: JsonBody) -> SuggestionsAnswer:
    """Return what monsters could do (game master), best first, each with exact odds and its reason.

    While heroes are on turn there is none. A plan is as old as its revision: when the table has moved on, its commands
    are refused like any other.
    """
    if call.actor.role is not Role.GAME_MASTER:
        raise UnknownSubject
    wish, look = read_json(SuggestionsRequest, content), call.look
    if wish.figure is None:
        found = evil_turn(look.table, look.content, wish.skill)
    else:
        found = (suggestion_of(look.table, look.content, wish.figure, wish.skill),)
    return SuggestionsAnswer(revision=call.snapshot.revision, suggestions=found)
