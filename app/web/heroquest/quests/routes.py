"""The addresses of the pages about quests."""

from collections.abc import Callable

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData, QueryParams

from app.core.errors import NotAllowed
from app.web.heroquest.quests.aftermath_page import aftermath_page
from app.web.heroquest.quests.caller import Called, Caller, caller
from app.web.heroquest.quests.close_page import close_page
from app.web.heroquest.quests.deeds import FINE, Refused, act
from app.web.heroquest.quests.list_page import quests_page
from app.web.posted import Posted

router = APIRouter(prefix="/campaigns/{campaign_id}/quests", include_in_schema=False)
_FOLDER = "heroquest/quests"


@router.get("")
def quests(caller: Called) -> Response:
    """The list of quests."""
    return caller.found.renderer.page(f"{_FOLDER}/quests.html", quests_page(caller))


@router.get("/close")
def close(request: Request, caller: Called) -> Response:
    """The close of the running quest; when it is over, what comes after it."""
    return _close(_leading(caller), request.query_params, FINE)


@router.post("/close")
def act_at_close(request: Request, campaign_id: int, caller: Called, form: Posted) -> Response:
    """Close the quest, or do what comes after it."""
    return _acted(request, campaign_id, _leading(caller), form, f"{caller.base}/close", _close)


def _close(caller: Caller, values: FormData | QueryParams, refused: Refused) -> Response:
    if any(hero.on_quest for hero in caller.table.heroes.values()):
        page: object = close_page(caller, values, refused)
        return caller.found.renderer.page(f"{_FOLDER}/close.html", page, refused.status)
    return caller.found.renderer.page(f"{_FOLDER}/aftermath.html", aftermath_page(caller, refused), refused.status)


def _acted(
    request: Request,
    campaign_id: int,
    asked: Caller,
    form: FormData,
    done_url: str,
    show: Callable[[Caller, FormData | QueryParams, Refused], Response],
) -> Response:
    """After success back to the page; with an error the page again, with what was typed."""
    outcome = act(asked, form)
    if isinstance(outcome, Refused):
        return show(caller(request, campaign_id), form, outcome)
    return RedirectResponse(outcome or done_url, 303)


def _leading(caller: Caller) -> Caller:
    """For pages that only the game master may use. Raises: NotAllowed."""
    if not caller.leads:
        raise NotAllowed("actor.game_master_only")
    return caller
