"""The API: the same services as the pages, JSON instead of HTML."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from app.campaign.commands import RevokeDevice
from app.campaign.model import GAME_MASTER, GUEST
from app.campaign.play import Form
from app.core.errors import NotAllowed, NothingToUndo, UnknownSubject
from app.core.game_system import Role
from app.web import access, api_views
from app.web import api_models as shape
from app.web.api_bodies import JsonBody, read, read_command
from app.web.api_calls import Call, Called, applied, game_master_only
from app.web.api_schema import body, problems, writing
from app.web.routes import api_proposals
from app.web.services import services

router = APIRouter(prefix="/api/v1")
router.include_router(api_proposals.router)
PAGE, LONGEST_PAGE = 50, 200
CREATED, OK = HTTPStatus.CREATED, HTTPStatus.OK
Limit = Annotated[int, Query(ge=1, le=LONGEST_PAGE)]
After = Annotated[int, Query(ge=0, lt=2**53)]
Target = Annotated[int | None, Query(ge=0, lt=2**53)]


@router.get("/campaigns", tags=["campaigns"], responses=problems())
def campaigns(request: Request) -> tuple[shape.CampaignLine, ...]:
    """All campaigns, the one last played first."""
    return tuple(shape.CampaignLine(**summary._asdict()) for summary in services(request).store.campaigns())


@router.post(
    "/campaigns",
    tags=["campaigns"],
    status_code=CREATED,
    responses=writing(shape.Begun),
    openapi_extra=body(shape.NewCampaign),
)
def begin(request: Request, response: Response, content: JsonBody) -> shape.Begun:
    """Begin a campaign (game master)."""
    found, wish = services(request), read(shape.NewCampaign, content)
    known = {summary.id for summary in found.store.campaigns()}
    actor = GAME_MASTER if access.is_game_master(request) else GUEST
    campaign_id = found.play.create(wish.name, wish.system, Form(actor=actor, revision=0, key=wish.key))
    repeated = campaign_id in known
    response.status_code = OK if repeated else CREATED
    response.headers["Location"] = f"/api/v1/campaigns/{campaign_id}"
    return shape.Begun(id=campaign_id, revision=found.snapshots.take(campaign_id).revision, repeated=repeated)


@router.get("/campaigns/{campaign_id}", tags=["campaigns"], responses=problems())
def campaign(call: Called) -> shape.CampaignView:
    """A campaign and its table as the caller may see it."""
    return api_views.campaign(call.campaign, call.actor)


@router.get("/campaigns/{campaign_id}/heroes", tags=["heroes"], responses=problems())
def heroes(call: Called) -> tuple[shape.HeroView, ...]:
    """All heroes in seat order."""
    passports = call.campaign.system.passports(call.campaign.state.table)
    return tuple(api_views.hero(passport, call.actor.viewer) for passport in passports)


@router.get("/campaigns/{campaign_id}/heroes/{hero_id}", tags=["heroes"], responses=problems())
def hero(call: Called, hero_id: shape.SubjectId) -> shape.HeroView:
    """One hero."""
    for passport in call.campaign.system.passports(call.campaign.state.table):
        if passport.hero_id == hero_id:
            return api_views.hero(passport, call.actor.viewer)
    raise UnknownSubject("hero.unknown", hero=hero_id)


@router.post(
    "/campaigns/{campaign_id}/commands",
    tags=["play"],
    status_code=CREATED,
    responses=writing(shape.Applied),
    openapi_extra=body(shape.CommandRequest),
)
def act(call: Called, response: Response, content: JsonBody) -> shape.Applied:
    """Do something. An answer that is missing is a 422 with `answer.missing`; a preview tells what is asked."""
    wish = read(shape.CommandRequest, content)
    command = read_command(call.campaign.system, wish.command)
    return applied(call, response, call.found.play.submit(call.id, command, wish.answers, call.form(wish)))


@router.post(
    "/campaigns/{campaign_id}/commands/preview",
    tags=["play"],
    responses=writing(),
    openapi_extra=body(shape.PreviewRequest),
)
def preview(call: Called, content: JsonBody) -> shape.Preview:
    """What would follow from a command, and what it still asks for: dice that the app has not thrown, too.

    Nothing is changed, and nothing is thrown.
    """
    return _previewed(call, read(shape.PreviewRequest, content))


@router.post(
    "/campaigns/{campaign_id}/commands/throw",
    tags=["play"],
    responses=writing(),
    openapi_extra=body(shape.ThrowRequest),
)
def throw(call: Called, content: JsonBody) -> shape.Preview:
    """Let the app throw; the preview afterwards. The dice lie open for this command until it is done, or they lapse."""
    wish = read(shape.ThrowRequest, content)
    command = read_command(call.campaign.system, wish.command)
    form = Form(actor=call.actor, revision=call.campaign.revision, key=wish.key)
    call.found.play.throw(call.id, command, wish.answers, form, wish.correcting)
    return _previewed(call, wish)


def _previewed(call: Call, wish: shape.PreviewRequest) -> shape.Preview:
    command = read_command(call.campaign.system, wish.command)
    if wish.correcting is not None and call.actor.role is not Role.GAME_MASTER:
        raise NotAllowed("actor.game_master_only")
    decision = call.found.play.preview(call.id, command, wish.answers, wish.correcting, call.actor)
    return api_views.preview(decision, call.actor.viewer)


@router.delete("/campaigns/{campaign_id}/commands/throw", tags=["play"], status_code=204, responses=problems())
def drop(call: Called) -> None:
    """Let the dice lapse that lie open for the caller; the chronicle tells it."""
    call.found.play.drop(call.id, Form(actor=call.actor, revision=call.campaign.revision, key=""))


@router.get("/campaigns/{campaign_id}/journal", tags=["journal"], responses=problems(HTTPStatus.UNPROCESSABLE_ENTITY))
def journal(call: Called, after: After = 0, limit: Limit = PAGE) -> shape.JournalPage:
    """The journal after a revision, as far as the caller may read it. A page may hold fewer entries than asked for."""
    with call.found.store.reading(call.id) as reading:
        lines = list(reading.entries(after=after, limit=limit))
        entries = (api_views.entry(reading, line, call.actor.viewer) for line in lines)
        shown = tuple(entry for entry in entries if entry is not None)
    return shape.JournalPage(entries=shown, next_after=lines[-1].revision if len(lines) == limit else None)


@router.post(
    "/campaigns/{campaign_id}/undo",
    tags=["journal"],
    status_code=CREATED,
    responses=writing(shape.Applied),
    openapi_extra=body(shape.UndoRequest),
)
def undo(call: Called, response: Response, content: JsonBody) -> shape.Applied:
    """Take an action back (game master): the target, otherwise the newest."""
    wish = read(shape.UndoRequest, content)
    return applied(call, response, call.found.play.undo(call.id, wish.target, call.form(wish)))


@router.get(
    "/campaigns/{campaign_id}/undo/preview",
    tags=["journal"],
    responses=problems(HTTPStatus.CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY),
)
def undo_preview(call: Called, target: Target = None) -> shape.UndoPreview:
    """What would change if an action were taken back (game master): the target, otherwise the newest."""
    game_master_only(call)
    with call.found.store.reading(call.id) as reading:
        newest = reading.last_undoable()
    wanted = newest.revision if target is None and newest is not None else target
    if wanted is None:
        raise NothingToUndo
    after = call.found.play.without(call.id, wanted)
    return api_views.undo_preview(call.found.pages.get(call.campaign.system.id), call.campaign, wanted, after)


@router.post(
    "/campaigns/{campaign_id}/redo",
    tags=["journal"],
    status_code=CREATED,
    responses=writing(shape.Applied),
    openapi_extra=body(shape.RedoRequest),
)
def redo(call: Called, response: Response, content: JsonBody) -> shape.Applied:
    """Bring back what was taken back last (game master)."""
    wish = read(shape.RedoRequest, content)
    return applied(call, response, call.found.play.redo(call.id, call.form(wish)))


@router.post(
    "/campaigns/{campaign_id}/corrections",
    tags=["journal"],
    status_code=CREATED,
    responses=writing(shape.Applied),
    openapi_extra=body(shape.CorrectionRequest),
)
def correct(call: Called, response: Response, content: JsonBody) -> shape.Applied:
    """Decide an action anew with other answers, in its old place (game master): mistyped dice."""
    wish = read(shape.CorrectionRequest, content)
    return applied(call, response, call.found.play.correct(call.id, wish.target, wish.answers, call.form(wish)))


@router.get("/campaigns/{campaign_id}/devices", tags=["devices"], responses=problems())
def devices(call: Called) -> tuple[shape.DeviceView, ...]:
    """All phones (game master)."""
    game_master_only(call)
    return api_views.devices(call.campaign)


@router.post(
    "/campaigns/{campaign_id}/devices/{device_id}/revoke",
    tags=["devices"],
    status_code=CREATED,
    responses=writing(shape.Applied),
)
def revoke(call: Called, response: Response, device_id: shape.SubjectId) -> shape.Applied:
    """Send a phone away (game master). Sending it away twice is sending it away once."""
    game_master_only(call)
    form = Form(actor=call.actor, revision=call.campaign.revision, key=f"revoke-{device_id}")
    revoke = RevokeDevice(device_id=device_id, renew=True)
    return applied(call, response, call.found.play.submit(call.id, revoke, (), form))
