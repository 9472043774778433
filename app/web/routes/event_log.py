"""The chronicle: read it whole, take back, bring back."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup
from starlette.datastructures import FormData

from app.core.errors import GameError, InTheWay, StaleRevision
from app.web import access
from app.web.drafts import form_of
from app.web.errors import status_of
from app.web.forms import read_revision
from app.web.pages import LogEntry, log_entries
from app.web.posted import Posted
from app.web.rendering import wants_partial
from app.web.services import Services, services
from app.web.snapshot import Snapshot

router = APIRouter(include_in_schema=False)
PAGE, BLOCKERS = 100, 20
Before = Annotated[int | None, Query(ge=0, lt=2**53)]


@dataclass(frozen=True)
class EventLogPage:
    """The whole chronicle, newest first, a page at a time."""

    campaign_id: int
    campaign_name: str
    entries: Markup
    older: int | None
    is_game_master: bool


@dataclass(frozen=True)
class BlockedUndo:
    """Why an action cannot be taken back, and the later ones that stand in the way, the newest first."""

    url: str
    sentence: str
    blockers: tuple[LogEntry, ...]


@router.get("/campaigns/{campaign_id}/log")
def event_log(request: Request, campaign_id: int, before: Before = None) -> Response:
    """The chronicle."""
    found = services(request)
    snapshot = found.snapshots.take(campaign_id)
    actor = access.actor(request, campaign_id, snapshot.state.house)
    with found.store.reading(campaign_id) as campaign:
        actions = campaign.recent(PAGE, before)
    entries = log_entries(found.pages[snapshot.system.id], snapshot, actions, actor, is_live=False)
    page = EventLogPage(
        campaign_id=campaign_id,
        campaign_name=snapshot.state.house.name,
        entries=Markup("".join(map(found.fragments.html, entries))),
        older=actions[-1].revision if len(actions) == PAGE else None,
        is_game_master=access.is_game_master(request),
    )
    return found.renderer.page("event_log/event_log.html", page)


@router.post("/campaigns/{campaign_id}/undo")
def undo(request: Request, campaign_id: int, form: Posted) -> Response:
    """Take an action back: the named one, otherwise the newest. Asking twice for the same is no fault."""
    found = services(request)
    snapshot = found.snapshots.take(campaign_id)
    actor = access.actor(request, campaign_id, snapshot.state.house)
    target = str(form.get("target", ""))
    try:
        found.play.undo(campaign_id, read_revision(target) if target else None, form_of(actor, form))
    except InTheWay as error:
        return _blocked(request, found, snapshot, error)
    except StaleRevision as error:
        if error.code != "action.already_undone":
            raise
    return _done(request, campaign_id, form)


@router.post("/campaigns/{campaign_id}/redo")
def redo(request: Request, campaign_id: int, form: Posted) -> Response:
    """Bring back what was taken back last."""
    found = services(request)
    snapshot = found.snapshots.take(campaign_id)
    actor = access.actor(request, campaign_id, snapshot.state.house)
    found.play.redo(campaign_id, form_of(actor, form))
    return _done(request, campaign_id, form)


@router.post("/campaigns/{campaign_id}/jump")
def jump(request: Request, campaign_id: int, form: Posted) -> Response:
    """Go back to an entry: everything after it is taken back, one by one."""
    found = services(request)
    snapshot = found.snapshots.take(campaign_id)
    actor = access.actor(request, campaign_id, snapshot.state.house)
    found.play.jump(campaign_id, read_revision(str(form.get("target", ""))), form_of(actor, form))
    return _done(request, campaign_id, form)


def _done(request: Request, campaign_id: int, form: FormData) -> Response:
    """With htmx the stream shows what changed; without it the page comes anew."""
    if wants_partial(request):
        return Response(status_code=204)
    place = "log" if form.get("back") == "log" else "table"
    return RedirectResponse(f"/campaigns/{campaign_id}/{place}", 303)


def _blocked(request: Request, found: Services, snapshot: Snapshot, error: GameError) -> Response:
    revisions = error.data["revisions"]
    assert isinstance(revisions, tuple)
    with found.store.reading(snapshot.campaign_id) as campaign:
        actions = [action for revision in revisions[: -BLOCKERS - 1 : -1] if (action := campaign.action(revision))]
    actor = access.actor(request, snapshot.campaign_id, snapshot.state.house)
    entries = log_entries(found.pages[snapshot.system.id], snapshot, actions, actor)
    context = BlockedUndo(
        url=f"/campaigns/{snapshot.campaign_id}",
        sentence=found.renderer.labels.error(error.code, count=len(revisions)),
        blockers=tuple(entry.context for entry in entries if isinstance(entry.context, LogEntry)),
    )
    partial = "event_log/_blocked_undo.html" if wants_partial(request) else "event_log/blocked_undo.html"
    return found.renderer.page(partial, context, status_of(error))
