"""The addresses of the pages about quests."""

from collections.abc import Callable
from functools import partial

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData, QueryParams

from app.core.errors import NotAllowed
from app.web.heroquest.quests.acting import FINE, Refused, act, carry_out, lay
from app.web.heroquest.quests.aftermath_page import aftermath_page
from app.web.heroquest.quests.chronicle_page import chronicle_page
from app.web.heroquest.quests.close_page import close_page
from app.web.heroquest.quests.edit_page import edit_page, read_quest
from app.web.heroquest.quests.list_page import quests_page
from app.web.heroquest.quests.quest_page import quest_page, start_page
from app.web.heroquest.table.request import Called, HeroQuestRequest, heroquest_request
from app.web.http.forms import FormRefused
from app.web.http.posted import PostedLong

router = APIRouter(prefix="/campaigns/{campaign_id}/quests", include_in_schema=False)
_FOLDER = "heroquest/quests"


@router.get("")
def quests(caller: Called) -> Response:
    """The list of quests."""
    return caller.app.renderer.page(f"{_FOLDER}/quests.html", quests_page(caller))


@router.get("/close")
def close(request: Request, caller: Called) -> Response:
    """The close of the running quest; when it is over, what comes after it."""
    return _close(_leading(caller), request.query_params, FINE)


@router.post("/close")
def act_at_close(request: Request, campaign_id: int, asked: Called, form: PostedLong) -> Response:
    """Close the quest, or do what comes after it."""
    return _acted(request, campaign_id, _leading(asked), form, f"{asked.quests_url}/close", _close)


@router.get("/chronicle")
def chronicle(caller: Called) -> Response:
    """The story of all quests."""
    return caller.app.renderer.page(f"{_FOLDER}/chronicle.html", chronicle_page(caller))


@router.get("/new")
def new_quest(caller: Called) -> Response:
    """The form of a quest of one's own."""
    return _edit(_leading(caller), None, None, FINE)


@router.post("/new")
def write_new_quest(asked: Called, form: PostedLong) -> Response:
    """Write a quest of one's own."""
    return _written(_leading(asked), None, form)


@router.get("/{quest}/edit")
def edit(caller: Called, quest: str) -> Response:
    """The form of a quest."""
    return _edit(_leading(caller), quest, None, FINE)


@router.post("/{quest}/edit")
def write(asked: Called, quest: str, form: PostedLong) -> Response:
    """Write a quest otherwise, or take away what was written."""
    if form.get("type") == "remove_quest":
        removed = act(_leading(asked), form)
        if isinstance(removed, Refused):
            return _edit(asked, quest, None, removed)
        return RedirectResponse(asked.quests_url, 303)
    return _written(_leading(asked), quest, form)


@router.get("/{quest}")
def one_quest(caller: Called, quest: str) -> Response:
    """One quest."""
    return caller.app.renderer.page(f"{_FOLDER}/quest.html", quest_page(caller, quest))


@router.post("/{quest}")
def act_at_quest(request: Request, campaign_id: int, asked: Called, quest: str, form: PostedLong) -> Response:
    """Note how it ended, or put its monsters on the board."""
    return _acted(
        request, campaign_id, _leading(asked), form, f"{asked.quests_url}/{quest}", partial(_shown_quest, quest)
    )


@router.get("/{quest}/start")
def start(caller: Called, quest: str) -> Response:
    """The check before the start."""
    return _start(_leading(caller), quest, FINE)


@router.post("/{quest}/start")
def act_at_start(request: Request, campaign_id: int, asked: Called, quest: str, form: PostedLong) -> Response:
    """Begin the quest, or do what has to be done before; whoever sets out finds himself at the table."""
    begins = form.get("type") == "start_quest"
    done_url = f"/campaigns/{campaign_id}/table" if begins else f"{asked.quests_url}/{quest}/start"
    show = partial(_shown_start, quest)
    answer = _acted(request, campaign_id, _leading(asked), form, done_url, show)
    drawing = str(form.get("drawing", ""))[:80]
    if begins and drawing and answer.status_code == 303:
        error = lay(asked, drawing, str(form.get("key", "")))
        if error is not None:
            return show(heroquest_request(request, campaign_id), form, Refused((error,), status=422))
    return answer


def _edit(caller: HeroQuestRequest, quest: str | None, typed: FormData | None, refused: Refused) -> Response:
    page = edit_page(caller, quest, typed, refused)
    return caller.app.renderer.page(f"{_FOLDER}/edit.html", page, refused.status)


def _written(caller: HeroQuestRequest, quest: str | None, form: FormData) -> Response:
    """After success the quest; with an error the form again, with what was typed."""
    try:
        command = read_quest(caller, quest, form)
    except FormRefused as error:
        return _edit(caller, quest, form, Refused(error.errors, status=422))
    done = carry_out(caller, command, form)
    if isinstance(done, Refused):
        return _edit(caller, quest, form, done)
    return RedirectResponse(f"{caller.quests_url}/{command.quest_id}", 303)


def _shown_quest(quest: str, caller: HeroQuestRequest, _values: FormData | QueryParams, refused: Refused) -> Response:
    return caller.app.renderer.page(f"{_FOLDER}/quest.html", quest_page(caller, quest, refused), refused.status)


def _start(caller: HeroQuestRequest, quest: str, refused: Refused) -> Response:
    page = start_page(caller, quest, refused)
    return caller.app.renderer.page(f"{_FOLDER}/start.html", page, refused.status)


def _shown_start(quest: str, caller: HeroQuestRequest, _values: FormData | QueryParams, refused: Refused) -> Response:
    return _start(caller, quest, refused)


def _close(caller: HeroQuestRequest, values: FormData | QueryParams, refused: Refused) -> Response:
    if any(hero.on_quest for hero in caller.table.heroes.values()):
        page: object = close_page(caller, values, refused)
        return caller.app.renderer.page(f"{_FOLDER}/close.html", page, refused.status)
    return caller.app.renderer.page(f"{_FOLDER}/aftermath.html", aftermath_page(caller, refused), refused.status)


def _acted(
    request: Request,
    campaign_id: int,
    asked: HeroQuestRequest,
    form: FormData,
    done_url: str,
    show: Callable[[HeroQuestRequest, FormData | QueryParams, Refused], Response],
) -> Response:
    """After success back to the page; with an error the page again, with what was typed."""
    outcome = act(asked, form)
    if isinstance(outcome, Refused):
        return show(heroquest_request(request, campaign_id), form, outcome)
    return RedirectResponse(outcome or done_url, 303)


def _leading(caller: HeroQuestRequest) -> HeroQuestRequest:
    """For pages that only the game master may use. Raises: NotAllowed."""
    if not caller.is_game_masters:
        raise NotAllowed("actor.game_master_only")
    return caller
