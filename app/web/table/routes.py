"""The live pages and the one form that acts: show, preview, confirm."""

from collections.abc import Mapping
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
from app.core.errors import GameError, InvalidAnswer, NotAllowed
from app.storage.database import Database
from app.web.http import access
from app.web.http.errors import status_of
from app.web.http.forms import FormRefused, read_command, read_revision
from app.web.http.posted import Posted, PostedLong
from app.web.live.pages import live_page
from app.web.live.parts import page_mark
from app.web.services import services
from app.web.table import answers as table_answers
from app.web.table import hero_cards
from app.web.table.answers import ALL_BY_APP
from app.web.table.drafts import Drafting, Values, form_of, lying, read_draft, with_error
from app.web.table.game_pages import DONE, FOLLOWING, Draft
from app.web.table.request import TableRequest, table_request
from app.web.ui.rendering import answer, wants_partial

router = APIRouter(include_in_schema=False)


@router.get("/campaigns/{campaign_id}/table")
def table(request: Request, campaign_id: int) -> Response:
    """The game master's Spieltisch."""
    return show(request, Drafting(campaign_id, "table", None))


@router.get("/campaigns/{campaign_id}/watch")
def watch(request: Request, campaign_id: int) -> Response:
    """The public table, for guests and a second screen."""
    return show(request, Drafting(campaign_id, "watch", None))


@router.get("/campaigns/{campaign_id}/screen")
def screen(request: Request, campaign_id: int, turned: str = "") -> Response:
    """The public table in big type for a second screen; `turned=1` stands it on its head for the other side."""
    app = services(request)
    snapshot = app.snapshots.take(campaign_id)
    page = live_page(app, "screen", snapshot, GUEST, None)
    context: Mapping[str, object] = {
        "page": page.context,
        "parts": app.fragments.all(page.parts),
        "live_url": Drafting(campaign_id, "screen", None).live_url,
        "is_turned": turned == "1",
    }
    return app.renderer.page(page.template, context)


@router.get("/campaigns/{campaign_id}/heroes/{hero_id}")
async def passport(request: Request, campaign_id: int, hero_id: str) -> Response:
    """A hero's passport. One at rest is made on the event loop, as its stream is: waking a thread takes as long.

    Only with a database file: a server elsewhere may be slow to answer, and everybody would wait with it.
    """
    drafting, app = Drafting(campaign_id, "passport", hero_id), services(request)
    is_quick = isinstance(app.database, Database) and app.snapshots.has_shown(campaign_id)
    if request.query_params or not is_quick:
        return await run_in_threadpool(show, request, drafting)
    seen = _look(request, campaign_id, drafting.page)
    is_new = hero_cards.is_first_time(seen.app, seen.snapshot, seen.actor)
    if is_new or lying(seen.snapshot, seen.actor, drafting):
        return await run_in_threadpool(show, request, drafting)
    return answer_draft(request, drafting, seen, FormData())


@router.get("/campaigns/{campaign_id}/heroes/{hero_id}/sheet")
def sheet(request: Request, campaign_id: int, hero_id: str) -> Response:
    """A hero's passport to print."""
    return _print(request, campaign_id, hero_id)


@router.get("/campaigns/{campaign_id}/sheets")
def sheets(request: Request, campaign_id: int) -> Response:
    """All passports to print."""
    return _print(request, campaign_id, None)


@router.post("/campaigns/{campaign_id}/table")
def act_at_table(request: Request, campaign_id: int, form: PostedLong) -> Response:
    """Do something from the Spieltisch."""
    return act(request, Drafting(campaign_id, "table", None), form)


@router.post("/campaigns/{campaign_id}/heroes/{hero_id}")
def act_from_passport(request: Request, campaign_id: int, hero_id: str, form: PostedLong) -> Response:
    """Do something from a passport."""
    return act(request, Drafting(campaign_id, "passport", hero_id), form)


@router.post("/campaigns/{campaign_id}/heroes/{hero_id}/read")
def understand(request: Request, campaign_id: int, hero_id: str, form: Posted) -> Response:
    """Mark the cards of a hero as read, up to the revision that they showed."""
    seen = _look(request, campaign_id, "passport")
    if hero_id not in seen.actor.hero_ids:
        raise NotAllowed("actor.not_own_hero")
    app, upto = seen.app, read_revision(str(form.get("upto", "")))
    hero_cards.understand(app, seen.snapshot, seen.actor, hero_id, upto)
    if not wants_partial(request):
        return RedirectResponse(f"/campaigns/{campaign_id}/heroes/{hero_id}", 303)
    rest = hero_cards.hero_cards(app, seen.snapshot, seen.actor, hero_id)
    return answer(app.fragments.html(rest))


def _look(request: Request, campaign_id: int, page: str = "") -> TableRequest:
    """The campaign as it is now, and who is asking. Raises: NotAllowed on a page that is no longer this phone's."""
    seen = table_request(request, campaign_id)
    if page in seen.game.hero_pages:
        access.check_not_sent_away(request, campaign_id, seen.snapshot.state.house)
    return seen


def show(request: Request, drafting: Drafting) -> Response:
    """A live page with its panel."""
    seen = _look(request, drafting.campaign_id, drafting.page)
    if drafting.page in seen.game.hero_pages:
        for own in seen.actor.hero_ids:
            hero_cards.begin(seen.app, seen.snapshot, seen.actor, own)
    values: Values = request.query_params or lying(seen.snapshot, seen.actor, drafting) or request.query_params
    return _answer(request, drafting, seen, _draft(request, drafting, seen, values))


def answer_draft(request: Request, drafting: Drafting, seen: TableRequest, values: FormData) -> Response:
    """A live page, or its panel alone, with what these values say is on its way."""
    return _answer(request, drafting, seen, _draft(request, drafting, seen, values))


def _draft(request: Request, drafting: Drafting, seen: TableRequest, values: Values) -> Draft:
    habit = table_answers.habit(request, seen.snapshot.state.house)
    return read_draft(seen.app, drafting, seen.snapshot, seen.actor, values, habit)


def _print(request: Request, campaign_id: int, hero_id: str | None) -> Response:
    seen = _look(request, campaign_id)
    page = seen.game.sheets(seen.snapshot, seen.actor, hero_id, seen.app.clock())
    return seen.app.renderer.page(page.template, {"page": page.context})


def act(request: Request, drafting: Drafting, posted: FormData) -> Response:
    """Do what a form of a live page says, or show what it still asks."""
    seen = _look(request, drafting.campaign_id, drafting.page)
    form = form_of(seen.actor, posted)
    if "drop" in posted:
        seen.app.play.drop(drafting.campaign_id, form)
        return _done(request, drafting, posted)
    draft = None if _is_complete(posted) else _draft(request, drafting, seen, posted)
    if draft is not None and seen.game.wants_confirm(draft):
        return _answer(request, drafting, seen, draft)
    try:
        if draft is not None and "throw" in posted:
            return _thrown(request, drafting, draft, form, posted)
        _submit(drafting, seen, draft, form, posted)
    except (FormRefused, GameError) as error:
        if isinstance(error, InvalidAnswer) and error.code == "answer.missing":
            return _as_it_is(request, drafting, posted)
        return _refused(request, drafting, draft, error, posted)
    return _done(request, drafting, posted)


def _is_complete(posted: FormData) -> bool:
    """Whether a form confirms what was shown unchanged: no face tapped, nothing to throw, no answer corrected.

    The rules decide it once, with the confirm; only what they refuse becomes a draft again.
    """
    return "confirmed" in posted and not {"tap", "throw", "later", "correcting", "pick", "unpick"} & set(posted)


def _thrown(request: Request, drafting: Drafting, draft: Draft, form: Form, posted: FormData) -> Response:
    """The panel after the app has thrown, if it was asked to. Raises: GameError."""
    if draft.wants_throw and draft.command is not None:
        answers, goes_on = (*draft.given, *draft.unthrown), draft.app_goes_on
        play = services(request).play
        play.throw(drafting.campaign_id, draft.command, answers, form, draft.correcting, goes_on=goes_on)
    return _as_it_is(request, drafting, posted)


def _as_it_is(request: Request, drafting: Drafting, posted: FormData) -> Response:
    """The panel with what was sent, on the table as it is by now."""
    seen = _look(request, drafting.campaign_id, drafting.page)
    return _answer(request, drafting, seen, _draft(request, drafting, seen, posted))


def _refused(
    request: Request, drafting: Drafting, draft: Draft | None, error: FormRefused | GameError, posted: FormData
) -> Response:
    """The draft with what is wrong, on the table as it is by now."""
    seen = _look(request, drafting.campaign_id)
    draft = draft or _draft(request, drafting, seen, posted)
    if isinstance(error, FormRefused):
        return _answer(request, drafting, seen, replace(draft, errors=draft.errors or error.errors), 422)
    is_told = "proposal" in posted and "proposal" not in draft.query  # that nobody proposes this any longer
    shown = draft if is_told and not isinstance(error, InvalidAnswer) else with_error(draft, error)
    return _answer(request, drafting, seen, shown, status_of(error))


def _submit(drafting: Drafting, seen: TableRequest, draft: Draft | None, form: Form, posted: FormData) -> None:
    """Act as the form says, with what the draft made of it. Raises: GameError, FormRefused."""
    command = (draft and draft.command) or read_command(seen.system, posted)
    answers = (*draft.given, *draft.unthrown) if draft else ()
    answers = answers or table_answers.read([str(one) for one in posted.getlist("answer") if one != ALL_BY_APP])
    if draft is not None and draft.correcting is not None:
        seen.app.play.correct(drafting.campaign_id, draft.correcting, answers, form)
        return
    if "propose" in posted:
        command, answers = proposals.proposing(form.actor, form.key, command, answers), ()
    elif proposal := str(posted.get("proposal", "")):
        command = proposals.accepting(proposal, command)
    seen.app.play.submit(drafting.campaign_id, command, answers, form)


def _done(request: Request, drafting: Drafting, posted: FormData) -> Response:
    """After success: without htmx back to the page, with it the panel that should follow, on the tab it was on."""
    follows = {name: posted.get(field) for field, name in FOLLOWING.items()}
    query = {name: str(value) for name, value in follows.items() if value}
    if drafting.page == "passport" and "propose" not in posted and ("confirmed" in posted or not query):
        query = {"do": DONE}
    seen = _look(request, drafting.campaign_id, drafting.page)
    done = {one: str(said) for one, said in posted.items()}
    goes_on = {} if "propose" in posted else seen.game.follow_up(lambda: seen.snapshot.state, done)
    query = dict(goes_on) or query
    if not wants_partial(request):
        return RedirectResponse(drafting.url + ("?" + urlencode(query) if query else ""), 303)
    if "proposal" in posted and not {"confirmed", "do"} & set(posted):
        return Response(status_code=204)  # done beside the panel, which stays as it is
    found = _answer(request, drafting, seen, _draft(request, drafting, seen, FormData(query)))
    if goes_on:
        found.headers["X-Goes-On"] = f"{drafting.url}?{urlencode(query)}"  # panel.js: what the address says now
    return found


def _answer(request: Request, drafting: Drafting, seen: TableRequest, draft: Draft, status: int = 200) -> Response:
    app, snapshot, actor = seen.app, seen.snapshot, seen.actor
    part = seen.game.panel(snapshot, actor, drafting.hero_id, draft)
    panel = Markup(app.renderer.html(part.template, part.context, table_revision=snapshot.revision))
    if wants_partial(request):
        return answer(panel, status)
    page = live_page(app, drafting.page, snapshot, actor, drafting.hero_id)
    context: Mapping[str, object] = {
        "page": page.context,
        "parts": app.fragments.all(page.parts),
        "panel": panel,
        "live_url": _live_url(seen, drafting),
        "campaign_name": snapshot.state.house.name,
        "is_game_master": seen.is_game_masters,
    }
    return app.renderer.page(page.template, context, status)


def _live_url(seen: TableRequest, drafting: Drafting) -> str:
    """The address of a page's stream; for phones with a mark of what they show, because only a revision changes it."""
    url, mark = drafting.live_url, page_mark(seen.snapshot.revision, seen.app.clock())
    is_phones = drafting.page == "watch" or drafting.page in seen.game.hero_pages
    return f"{url}{'&' if '?' in url else '?'}shown={mark}" if is_phones else url
