"""The live pages and the one form that acts: show, preview, confirm."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData

from app.campaign import proposals
from app.campaign.model import GUEST
from app.campaign.play import Form
from app.core.answers import Answer
from app.core.errors import GameError, InvalidAnswer, NotAllowed, Unconfirmed
from app.core.events import Command
from app.storage.database import Database
from app.web.http.posted import Posted, PostedLong
from app.web.live.parts import page_mark
from app.web.table import answers as table_answers
from app.web.table import hero_cards
from app.web.table.answers import ALL_BY_APP
from app.web.table.drafts import Values, form_of, lying, read_draft, with_error
from app.web.table.game_pages import DONE, FOLLOWING, Draft
from app.web.table.live_pages import live_page
from app.web.table.panels import wants_confirm
from app.web.table.request import TableRequest, page_request, table_request
from app.web.table.services import services
from app.web.ui.errors import status_of
from app.web.ui.forms import FormRefused, read_command, read_revision
from app.web.ui.rendering import answer, wants_partial

router = APIRouter(include_in_schema=False)
_ON_ITS_WAY = frozenset({"tap", "throw", "later", "correcting", "pick", "unpick"})
_UNCONFIRMED = _ON_ITS_WAY | {
    "answer",
    "figures",
    "propose",
    "proposal",
}  # what makes a form one on its way before that


@router.get("/campaigns/{campaign_id}/table")
def table(request: Request, campaign_id: int) -> Response:
    """Show the game master's Spieltisch."""
    return show(request, campaign_id, "table")


@router.get("/campaigns/{campaign_id}/watch")
def watch(request: Request, campaign_id: int) -> Response:
    """Show the public table, for guests and a second screen."""
    return show(request, campaign_id, "watch")


@router.get("/campaigns/{campaign_id}/screen")
def screen(request: Request, campaign_id: int, turned: str = "") -> Response:
    """Show the public table in big type for a second screen; `turned=1` stands it on its head for the other side."""
    seen = page_request(request, campaign_id, "screen")
    app, page = seen.app, live_page(seen.app, seen.page, seen.snapshot, GUEST, None)
    context: Mapping[str, object] = {
        "page": page.context,
        "parts": app.fragments.all(page.parts),
        "live_url": seen.live_url,
        "is_turned": turned == "1",
    }
    return app.renderer.page(page.template, context)


@router.get("/campaigns/{campaign_id}/heroes/{hero_id}")
async def passport(request: Request, campaign_id: int, hero_id: str) -> Response:
    """Show a hero's passport. One at rest is made on the event loop, as its stream is: waking a thread takes as long.

    Only with a database file: a server elsewhere may be slow to answer, and everybody would wait with it.
    """
    app, asked = services(request), (request, campaign_id, "passport", hero_id)
    is_quick = isinstance(app.database, Database) and app.snapshots.has_shown(campaign_id)
    if request.query_params or not is_quick:
        return await run_in_threadpool(show, *asked)
    seen = page_request(*asked)
    if lying(seen):
        return await run_in_threadpool(show, *asked)
    _begin(seen)
    return answer_draft(seen, FormData())


@router.get("/campaigns/{campaign_id}/heroes/{hero_id}/sheet")
def sheet(request: Request, campaign_id: int, hero_id: str) -> Response:
    """Show a hero's passport to print."""
    return _print(request, campaign_id, hero_id)


@router.get("/campaigns/{campaign_id}/sheets")
def sheets(request: Request, campaign_id: int) -> Response:
    """Show all passports to print."""
    return _print(request, campaign_id, None)


@router.post("/campaigns/{campaign_id}/table")
def act_at_table(request: Request, campaign_id: int, form: PostedLong) -> Response:
    """Do something from the Spieltisch."""
    return act(request, campaign_id, form, "table")


@router.post("/campaigns/{campaign_id}/heroes/{hero_id}")
def act_from_passport(request: Request, campaign_id: int, hero_id: str, form: PostedLong) -> Response:
    """Do something from a passport."""
    return act(request, campaign_id, form, "passport", hero_id)


@router.post("/campaigns/{campaign_id}/heroes/{hero_id}/read")
def understand(request: Request, campaign_id: int, hero_id: str, form: Posted) -> Response:
    """Mark the cards of a hero as read, up to the revision that they showed."""
    seen = page_request(request, campaign_id, "passport", hero_id)
    if hero_id not in seen.actor.hero_ids:
        raise NotAllowed("actor.not_own_hero")
    app, upto = seen.app, read_revision(str(form.get("upto", "")))
    hero_cards.understand(app, seen.snapshot, seen.actor, hero_id, upto)
    if not wants_partial(request):
        return RedirectResponse(f"/campaigns/{campaign_id}/heroes/{hero_id}", 303)
    rest = hero_cards.hero_cards(app, seen.snapshot, seen.actor, hero_id)
    return answer(app.fragments.html(rest))


def show(request: Request, campaign_id: int, page: str, hero_id: str | None = None) -> Response:
    """Show a live page with its panel."""
    seen = page_request(request, campaign_id, page, hero_id)
    if page in seen.game.hero_pages:
        _begin(seen)
    return answer_draft(seen, request.query_params or lying(seen) or request.query_params)


def _begin(seen: TableRequest) -> None:
    """Remember from where the cards of a player's heroes are news."""
    for own in seen.actor.hero_ids:
        hero_cards.begin(seen.app, seen.snapshot, seen.actor, own)


def answer_draft(seen: TableRequest, values: Values) -> Response:
    """Show a live page, or its panel alone, with what these values say is on its way."""
    return _answer(seen, _draft(seen, values))


def _draft(seen: TableRequest, values: Values) -> Draft:
    return read_draft(seen, values, table_answers.habit(seen.request, seen.snapshot.state.house))


def _print(request: Request, campaign_id: int, hero_id: str | None) -> Response:
    seen = table_request(request, campaign_id)
    page = seen.game.sheets(seen.snapshot, seen.actor, hero_id, seen.app.clock())
    return seen.app.renderer.page(page.template, {"page": page.context})


def act(request: Request, campaign_id: int, posted: FormData, page: str, hero_id: str | None = None) -> Response:
    """Do what a form of a live page says, or show what it still asks."""
    seen = page_request(request, campaign_id, page, hero_id)
    form = form_of(seen.actor, posted)
    if "drop" in posted:
        seen.app.play.drop(campaign_id, form)
        return _done(seen, posted)
    command = _complete(seen, posted)
    if command is not None:
        try:
            _submit(seen, command, _answers(posted), form, posted, confirmed="confirmed" in posted)
            return _done(seen, posted)
        except Unconfirmed:
            return answer_draft(seen.now(), posted)
        except GameError as error:
            if "confirmed" in posted or not _is_open(error):
                return _not_done(seen, None, error, posted)
    draft = _draft(seen, posted)
    if wants_confirm(seen.game, draft):
        return _answer(seen, draft)
    try:
        if "throw" in posted:
            return _thrown(seen, draft, form, posted)
        given = (*draft.given, *draft.unthrown)
        if draft.correcting is not None:
            seen.app.play.correct(campaign_id, draft.correcting, given or _answers(posted), form)
        else:
            _submit(seen, draft.command or read_command(seen.system, posted), given or _answers(posted), form, posted)
    except (FormRefused, GameError) as error:
        return _not_done(seen, draft, error, posted)
    return _done(seen, posted)


def _complete(seen: TableRequest, posted: FormData) -> Command | None:
    """Return the command of a form that needs no draft: it says everything, or confirms what was shown unchanged; None
    where something was tapped, is to be thrown, corrected or picked, or is not said yet.

    The rules decide it once, as it is carried out; only what they refuse, or ask more of, becomes a draft again.
    """
    if set(posted) & (_ON_ITS_WAY if "confirmed" in posted else _UNCONFIRMED):
        return None
    try:
        return read_command(seen.system, posted)
    except FormRefused:
        return None


def _thrown(seen: TableRequest, draft: Draft, form: Form, posted: FormData) -> Response:
    """Show the panel after the app has thrown, if it was asked to. Raises: GameError."""
    if draft.wants_throw and draft.command is not None:
        answers, goes_on = (*draft.given, *draft.unthrown), draft.app_goes_on
        play = seen.app.play
        play.throw(seen.campaign_id, draft.command, answers, form, draft.correcting, goes_on=goes_on)
    return answer_draft(seen.now(), posted)


def _answers(posted: FormData) -> Sequence[Answer]:
    """Return the answers that stand in a form. Raises: InvalidAnswer."""
    return table_answers.read([str(one) for one in posted.getlist("answer") if one != ALL_BY_APP])


def _is_open(error: FormRefused | GameError) -> bool:
    return isinstance(error, InvalidAnswer) and error.code == "answer.missing"


def _not_done(seen: TableRequest, draft: Draft | None, error: FormRefused | GameError, posted: FormData) -> Response:
    """Show the draft with what is wrong, or what it still asks."""
    seen = seen.now()
    if _is_open(error):
        return answer_draft(seen, posted)
    draft = draft or _draft(seen, posted)
    if isinstance(error, FormRefused):
        return _answer(seen, replace(draft, errors=draft.errors or error.errors), 422)
    is_told = "proposal" in posted and "proposal" not in draft.query  # that the proposal was withdrawn
    shown = draft if is_told and not isinstance(error, InvalidAnswer) else with_error(draft, error)
    return _answer(seen, shown, status_of(error))


def _submit(
    seen: TableRequest,
    command: Command,
    answers: Sequence[Answer],
    form: Form,
    posted: FormData,
    *,
    confirmed: bool = True,
) -> None:
    """Act as the form says. Raises: GameError; Unconfirmed."""
    if "propose" in posted:
        command, answers = proposals.proposing(form.actor, form.key, command, answers), ()
    elif proposal := str(posted.get("proposal", "")):
        command = proposals.accepting(proposal, command)
    seen.app.play.submit(seen.campaign_id, command, answers, form, confirmed=confirmed)


def _done(before: TableRequest, posted: FormData) -> Response:
    """After success: without htmx back to the page, with it the panel that should follow, on the tab it was on."""
    follows = {name: posted.get(field) for field, name in FOLLOWING.items()}
    query = {name: str(value) for name, value in follows.items() if value}
    if before.page == "passport" and "propose" not in posted and ("confirmed" in posted or not query):
        query = {"do": DONE}
    seen = before.now()
    done = {one: str(said) for one, said in posted.items()}
    goes_on = {} if "propose" in posted else seen.game.follow_up(lambda: seen.snapshot.state, done)
    query = dict(goes_on) or query
    if not wants_partial(seen.request):
        return RedirectResponse(seen.url + ("?" + urlencode(query) if query else ""), 303)
    if "proposal" in posted and not {"confirmed", "do"} & set(posted):
        return Response(status_code=204)  # done beside the panel, which stays as it is
    found = _answer(seen, _draft(seen, FormData(query)))
    if goes_on:
        found.headers["X-Goes-On"] = f"{seen.url}?{urlencode(query)}"  # panel.js: what the address says now
    return found


def _answer(seen: TableRequest, draft: Draft, status: int = 200) -> Response:
    app, snapshot, actor = seen.app, seen.snapshot, seen.actor
    part = seen.game.panel(snapshot, actor, seen.hero_id, draft)
    panel = Markup(app.renderer.html(part.template, part.context, table_revision=snapshot.revision))
    if wants_partial(seen.request):
        return answer(panel, status)
    page = live_page(app, seen.page, snapshot, actor, seen.hero_id)
    context: Mapping[str, object] = {
        "page": page.context,
        "parts": app.fragments.all(page.parts),
        "panel": panel,
        "live_url": _live_url(seen),
        "campaign_name": snapshot.state.house.name,
        "is_game_master": seen.is_game_masters,
    }
    return app.renderer.page(page.template, context, status)


def _live_url(seen: TableRequest) -> str:
    """Return the address of a page's stream; for phones with a mark of what they show, because only a revision changes
    it.
    """
    url, mark = seen.live_url, page_mark(seen.snapshot.revision, seen.app.clock())
    is_phones = seen.page == "watch" or seen.page in seen.game.hero_pages
    return f"{url}{'&' if '?' in url else '?'}shown={mark}" if is_phones else url
