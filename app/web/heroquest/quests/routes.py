"""The addresses of the pages about quests."""

from collections.abc import Callable

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData, QueryParams

from app.core.errors import GameError
from app.core.events import Command
from app.web.heroquest import MAPS
from app.web.heroquest.quests.chronicle import chronicle_page
from app.web.heroquest.quests.close_page import close_page
from app.web.heroquest.quests.drawn import drawn_quest
from app.web.heroquest.quests.edit_page import edit_page, read_quest
from app.web.heroquest.quests.pages import aftermath_page, beginning, quest_page, quests_page, start_page
from app.web.heroquest.table.look import Called, HeroQuestRequest, Leading, heroquest_request
from app.web.heroquest.table.page_forms import NOTHING_WRONG, FormRefusal, submit_form
from app.web.http.posted import PostedLong
from app.web.ui.errors import status_of
from app.web.ui.forms import FormRefused, errors_of

router = APIRouter(prefix="/campaigns/{campaign_id}/quests", include_in_schema=False)
_FOLDER = "heroquest/quests"


@router.get("")
def quests(caller: Called) -> Response:
    """Show the list of quests."""
    return caller.app.renderer.page(f"{_FOLDER}/quests.html", quests_page(caller))


@router.get("/close")
def close(caller: Leading) -> Response:
    """Show the close of the running quest; when it is over, what comes after it."""
    return _close(caller, caller.request.query_params, NOTHING_WRONG)


@router.post("/close")
def act_at_close(caller: Leading, form: PostedLong) -> Response:
    """Close the quest, or do what comes after it."""
    return _acted(caller, form, f"{caller.quests_url}/close", lambda now, refused: _close(now, form, refused))


@router.get("/chronicle")
def chronicle(caller: Called) -> Response:
    """Show the story of all quests."""
    return caller.app.renderer.page(f"{_FOLDER}/chronicle.html", chronicle_page(caller))


@router.get("/new")
def new_quest(caller: Leading) -> Response:
    """Show the form of a quest of the group's own."""
    return _edit(caller, None, None, NOTHING_WRONG)


@router.post("/new")
def write_new_quest(caller: Leading, form: PostedLong) -> Response:
    """Write a quest of one's own."""
    return _written(caller, None, form)


@router.get("/{quest}/edit")
def edit(caller: Leading, quest: str) -> Response:
    """Show the form of a quest; a drawn one is drawn."""
    drawn = drawn_quest(caller, quest)
    if drawn is not None and drawn.changed_at is not None:
        return RedirectResponse(f"{MAPS}/{drawn.drawing}?tab=quest&campaign={caller.campaign_id}", 303)
    return _edit(caller, quest, None, NOTHING_WRONG)


@router.post("/{quest}/edit")
def write(caller: Leading, quest: str, form: PostedLong) -> Response:
    """Write a quest otherwise, or take away what was written."""
    if form.get("type") != "remove_quest":
        return _written(caller, quest, form)
    removed = submit_form(caller, form)
    if isinstance(removed, FormRefusal):
        return _edit(caller, quest, None, removed)
    return RedirectResponse(caller.quests_url, 303)


@router.get("/{quest}")
def one_quest(caller: Called, quest: str) -> Response:
    """Show one quest."""
    return _quest(caller, quest, NOTHING_WRONG)


@router.post("/{quest}")
def act_at_quest(caller: Leading, quest: str, form: PostedLong) -> Response:
    """Note how it ended, or put its monsters on the board."""
    return _acted(caller, form, f"{caller.quests_url}/{quest}", lambda now, refused: _quest(now, quest, refused))


@router.get("/{quest}/start")
def start(caller: Leading, quest: str) -> Response:
    """Show the check before the start."""
    return _start(caller, quest, NOTHING_WRONG)


@router.post("/{quest}/start")
def act_at_start(caller: Leading, quest: str, form: PostedLong) -> Response:
    """Begin the quest, with its drawing or the one that was chosen, and go to the table; or do what has to be done
    before."""

    def again(now: HeroQuestRequest, refused: FormRefusal) -> Response:
        return _start(now, quest, refused)

    if form.get("type") != "start_quest":
        return _acted(caller, form, f"{caller.quests_url}/{quest}/start", again)
    try:
        command = beginning(caller, quest, form)
    except (FormRefused, GameError) as error:
        return again(caller, FormRefusal(errors_of(error), status_of(error)))
    return _acted(caller, form, caller.table_url, again, command)


def _quest(caller: HeroQuestRequest, quest: str, refused: FormRefusal) -> Response:
    return caller.app.renderer.page(f"{_FOLDER}/quest.html", quest_page(caller, quest, refused), refused.status)


def _start(caller: HeroQuestRequest, quest: str, refused: FormRefusal) -> Response:
    return caller.app.renderer.page(f"{_FOLDER}/start.html", start_page(caller, quest, refused), refused.status)


def _close(caller: HeroQuestRequest, values: FormData | QueryParams, refused: FormRefusal) -> Response:
    if any(hero.on_quest for hero in caller.look.table.heroes.values()):
        page = close_page(caller, values, refused)
        return caller.app.renderer.page(f"{_FOLDER}/close.html", page, refused.status)
    return caller.app.renderer.page(f"{_FOLDER}/aftermath.html", aftermath_page(caller, refused), refused.status)


def _edit(caller: HeroQuestRequest, quest: str | None, typed: FormData | None, refused: FormRefusal) -> Response:
    page = edit_page(caller, quest, typed, refused)
    return caller.app.renderer.page(f"{_FOLDER}/edit.html", page, refused.status)


def _written(caller: HeroQuestRequest, quest: str | None, form: FormData) -> Response:
    """After success the quest; with an error the form again, with what was typed."""
    try:
        command = read_quest(caller, quest, form)
    except FormRefused as error:
        return _edit(caller, quest, form, FormRefusal(error.errors, 422))
    done = submit_form(caller, form, command)
    if isinstance(done, FormRefusal):
        return _edit(caller, quest, form, done)
    return RedirectResponse(f"{caller.quests_url}/{command.quest_id}", 303)


def _acted(
    caller: HeroQuestRequest,
    form: FormData,
    done_url: str,
    show: Callable[[HeroQuestRequest, FormRefusal], Response],
    command: Command | None = None,
) -> Response:
    """After success back to the page; with an error the page as it is by now, with what is wrong."""
    outcome = submit_form(caller, form, command)
    return (
        show(_now(caller), outcome) if isinstance(outcome, FormRefusal) else RedirectResponse(outcome or done_url, 303)
    )


def _now(caller: HeroQuestRequest) -> HeroQuestRequest:
    return heroquest_request(caller.request, caller.campaign_id)
