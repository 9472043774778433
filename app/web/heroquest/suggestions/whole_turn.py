"""The whole turn of the evil side: the monsters as suggested, thrown by the app, up to an open choice."""

from collections.abc import Iterator
from urllib.parse import urlencode

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from starlette.datastructures import FormData

from app.campaign.play import Form
from app.core.answers import Answer, AppRoll, Choice, Prompt, RollPrompt
from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.possible.declared import built, kinds
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.evil_turn import evil_turn, still_to_act
from app.systems.heroquest.tactics.told import MonsterPlan
from app.web.http import access
from app.web.http.posted import Posted
from app.web.table.request import TableRequest, page_request
from app.web.table.routes import answer_draft
from app.web.ui.forms import read_revision, written
from app.web.ui.rendering import wants_partial

router = APIRouter()
MOST = 60  # monsters of one turn


@router.post("/campaigns/{campaign_id}/evil-turn")
def play_turn(request: Request, campaign_id: int, form: Posted) -> Response:
    """Play every monster still to act as suggested (game master). What asks somebody to choose stops it there.

    Each deed stands in the chronicle by itself and is taken back like any other.
    """
    access.check_game_master(request)
    seen = page_request(request, campaign_id, "table")
    key, revision = str(form.get("key", "")), read_revision(str(form.get("revision", "")))
    stopped: tuple[Command, Prompt] | None = None
    if revision == seen.snapshot.revision:  # a second tap on an old page plays nothing twice
        stopped = _played(seen, key)
    query = dict(written(stopped[0])) if stopped else {}
    if wants_partial(request):
        return answer_draft(seen.now(), FormData(query))
    return RedirectResponse(f"{seen.url}?{urlencode(query)}" if query else seen.url, 303)


def _played(seen: TableRequest, key: str) -> tuple[Command, Prompt] | None:
    """Play the turn and return where it stopped; None where it came to its end."""
    tried = set[str]()
    for number in range(MOST):
        table = seen.now().snapshot.state.table
        assert isinstance(table, Table)
        left = [one for one in still_to_act(table) if one not in tried]
        if not left:
            return None
        first = evil_turn(table, SYSTEM.content_of(table), Skill.CUNNING, left)[0]
        plan = first.plans[0]
        if plan.reason.term not in ("due", "throws"):
            tried.add(first.figure_id)
        for place, command in enumerate(_commands(plan)):
            try:
                prompt = _done(seen, command, plan, f"{key}-{number}-{place}")
            except GameError:  # what has happened since leaves the rest of this plan undone
                tried.add(first.figure_id)
                break
            if prompt is not None:
                return command, prompt
    return None


def _commands(plan: MonsterPlan) -> Iterator[Command]:
    for told in plan.commands:
        command = built(kinds()[str(told["type"])], {name: one for name, one in told.items() if name != "type"})
        assert command is not None  # a plan holds commands that the rules have taken
        yield command


def _done(seen: TableRequest, command: Command, plan: MonsterPlan, key: str) -> Prompt | None:
    """Give a command with dice of the app; return the choice at which it stops. Raises: GameError."""
    play, given = seen.app.play, list[Answer]()

    def form(step: object) -> Form:
        return Form(actor=seen.actor, revision=seen.now().snapshot.revision, key=f"{key}-{step}")

    while (prompt := play.preview(seen.campaign_id, command, given).prompt) is not None:
        if isinstance(prompt, RollPrompt):
            play.throw(seen.campaign_id, command, [*given, AppRoll()], form(len(given)))
            given.append(AppRoll())
        elif prompt.purpose in plan.choices:
            given.append(Choice(option=plan.choices[prompt.purpose]))
        else:
            return prompt
    play.submit(seen.campaign_id, command, given, form("done"))
    return None
