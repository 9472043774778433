"""The API: the same services as the pages, JSON instead of HTML."""

from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from app.campaign import proposals
from app.campaign.commands import AcceptProposal, DeclineProposal, RevokeDevice, WithdrawProposal
from app.campaign.model import GAME_MASTER, GUEST
from app.campaign.play import Form
from app.core.errors import NotAllowed, NothingToUndo, UnknownSubject
from app.core.events import Command
from app.core.game_system import Role
from app.web.api import views
from app.web.api.models import (
    AcceptRequest,
    Applied,
    Begun,
    CampaignLine,
    CampaignView,
    CommandRequest,
    CorrectionRequest,
    DeclineRequest,
    DeviceView,
    GameLine,
    HeroView,
    JournalPage,
    NewCampaign,
    PreviewRequest,
    ProposalRequest,
    ProposalView,
    RedoRequest,
    ThrowRequest,
    UndoPreview,
    UndoRequest,
    Wish,
    WithdrawRequest,
)
from app.web.api.schema import asking, changing, problems, writing
from app.web.api.views import applied, submitted
from app.web.http import access
from app.web.http.addresses import ProposalId, SubjectId
from app.web.http.posted import JsonBody
from app.web.table.conversation.told import Preview
from app.web.table.request import Called, TableRequest
from app.web.table.services import services
from app.web.ui.forms import read_json, read_json_command

router = APIRouter(prefix="/api/v1")
PAGE, LONGEST_PAGE = 50, 200
CREATED, OK = HTTPStatus.CREATED, HTTPStatus.OK
Limit = Annotated[int, Query(ge=1, le=LONGEST_PAGE)]
After = Annotated[int, Query(ge=0, lt=2**53)]
Target = Annotated[int | None, Query(ge=0, lt=2**53)]


@router.get("/games", tags=["campaigns"], responses=problems())
def games(request: Request) -> tuple[GameLine, ...]:
    """Return all games that can be played here."""
    found = services(request)
    return tuple(GameLine(id=game, name=found.name_of_game(game)) for game in found.systems)


@router.get("/campaigns", tags=["campaigns"], responses=problems())
def campaigns(request: Request) -> tuple[CampaignLine, ...]:
    """Return all campaigns, the one last played first."""
    return tuple(CampaignLine(**summary._asdict()) for summary in services(request).store.campaigns())


@router.post("/campaigns", tags=["campaigns"], **changing(NewCampaign, Begun))
def begin(request: Request, response: Response, content: JsonBody) -> Begun:
    """Begin a campaign (game master)."""
    app, wish = services(request), read_json(NewCampaign, content)
    known = {summary.id for summary in app.store.campaigns()}
    actor = GAME_MASTER if access.is_game_master(request) else GUEST
    system = wish.system or next(iter(app.systems))
    campaign_id = app.play.create(wish.name, system, Form(actor=actor, revision=0, key=wish.key))
    repeated = campaign_id in known
    response.status_code = OK if repeated else CREATED
    response.headers["Location"] = f"/api/v1/campaigns/{campaign_id}"
    return Begun(id=campaign_id, revision=app.snapshots.take(campaign_id).revision, repeated=repeated)


@router.get("/campaigns/{campaign_id}", tags=["campaigns"], responses=problems())
def campaign(call: Called) -> CampaignView:
    """Return a campaign and its table as the caller may see it."""
    return views.campaign(call.snapshot, call.actor)


@router.get("/campaigns/{campaign_id}/heroes", tags=["heroes"], responses=problems())
def heroes(call: Called) -> tuple[HeroView, ...]:
    """Return all heroes in seat order."""
    passports = call.system.passports(call.snapshot.state.table)
    return tuple(views.hero(passport, call.actor.viewer) for passport in passports)


@router.get("/campaigns/{campaign_id}/heroes/{hero_id}", tags=["heroes"], responses=problems())
def hero(call: Called, hero_id: SubjectId) -> HeroView:
    """Return one hero."""
    for passport in call.system.passports(call.snapshot.state.table):
        if passport.hero_id == hero_id:
            return views.hero(passport, call.actor.viewer)
    raise UnknownSubject("hero.unknown", hero=hero_id)


@router.post("/campaigns/{campaign_id}/commands", tags=["play"], **changing(CommandRequest))
def act(call: Called, response: Response, content: JsonBody) -> Applied:
    """Do something. An answer that is missing is a 422 with `answer.missing`; a preview tells what is asked."""
    wish = read_json(CommandRequest, content)
    return submitted(call, response, read_json_command(call.system, wish.command), wish, wish.answers)


@router.post("/campaigns/{campaign_id}/commands/preview", tags=["play"], **asking(PreviewRequest))
def preview(call: Called, content: JsonBody) -> Preview:
    """Show what would follow from a command, and what it still asks for: dice that the app has not thrown, too.

    Nothing is changed, and nothing is thrown.
    """
    return _previewed(call, read_json(PreviewRequest, content))


@router.post("/campaigns/{campaign_id}/commands/throw", tags=["play"], **asking(ThrowRequest))
def throw(call: Called, content: JsonBody) -> Preview:
    """Let the app throw; the preview afterwards. The dice lie open for this command until it is done, or they lapse."""
    wish = read_json(ThrowRequest, content)
    command = read_json_command(call.system, wish.command)
    form = call.form(call.snapshot.revision, wish.key)
    call.app.play.throw(call.campaign_id, command, wish.answers, form, wish.correcting)
    return _previewed(call, wish)


def _previewed(call: TableRequest, wish: PreviewRequest) -> Preview:
    command = read_json_command(call.system, wish.command)
    if wish.correcting is not None and call.actor.role is not Role.GAME_MASTER:
        raise NotAllowed("actor.game_master_only")
    decision = call.app.play.preview(call.campaign_id, command, wish.answers, wish.correcting, call.actor)
    return views.preview(call.game, call.snapshot, call.actor, command, decision)


@router.delete("/campaigns/{campaign_id}/commands/throw", tags=["play"], status_code=204, responses=problems())
def drop(call: Called) -> None:
    """Let the dice lapse that lie open for the caller; the chronicle tells it."""
    call.app.play.drop(call.campaign_id, call.form(call.snapshot.revision, ""))


@router.get("/campaigns/{campaign_id}/journal", tags=["journal"], responses=problems(HTTPStatus.UNPROCESSABLE_ENTITY))
def journal(call: Called, after: After = 0, limit: Limit = PAGE) -> JournalPage:
    """Return the journal after a revision, as far as the caller may read it. A page may hold fewer entries than asked
    for.
    """
    with call.app.store.reading(call.campaign_id) as reading:
        lines = list(reading.entries(after=after, limit=limit))
        entries = (views.entry(reading, line, call.actor.viewer) for line in lines)
        shown = tuple(entry for entry in entries if entry is not None)
    return JournalPage(entries=shown, next_after=lines[-1].revision if len(lines) == limit else None)


@router.post("/campaigns/{campaign_id}/undo", tags=["journal"], **changing(UndoRequest))
def undo(call: Called, response: Response, content: JsonBody) -> Applied:
    """Take an action back (game master): the target, otherwise the newest."""
    wish = read_json(UndoRequest, content)
    form = call.form(wish.revision, wish.key)
    return applied(call, response, call.app.play.undo(call.campaign_id, wish.target, form))


@router.get(
    "/campaigns/{campaign_id}/undo/preview",
    tags=["journal"],
    responses=problems(HTTPStatus.CONFLICT, HTTPStatus.UNPROCESSABLE_ENTITY),
)
def undo_preview(call: Called, target: Target = None) -> UndoPreview:
    """Show what would change if an action were taken back (game master): the target, otherwise the newest."""
    access.check_game_master(call.request)
    with call.app.store.reading(call.campaign_id) as reading:
        newest = reading.last_undoable()
    wanted = newest.revision if target is None and newest is not None else target
    if wanted is None:
        raise NothingToUndo
    after = call.app.play.without(call.campaign_id, wanted)
    return views.undo_preview(call.game, call.snapshot, wanted, after)


@router.post("/campaigns/{campaign_id}/redo", tags=["journal"], **changing(RedoRequest))
def redo(call: Called, response: Response, content: JsonBody) -> Applied:
    """Bring back what was taken back last (game master)."""
    wish = read_json(RedoRequest, content)
    return applied(call, response, call.app.play.redo(call.campaign_id, call.form(wish.revision, wish.key)))


@router.post("/campaigns/{campaign_id}/corrections", tags=["journal"], **changing(CorrectionRequest))
def correct(call: Called, response: Response, content: JsonBody) -> Applied:
    """Decide an action anew with other answers, in its old place (game master): mistyped dice."""
    wish = read_json(CorrectionRequest, content)
    form = call.form(wish.revision, wish.key)
    return applied(call, response, call.app.play.correct(call.campaign_id, wish.target, wish.answers, form))


@router.get("/campaigns/{campaign_id}/devices", tags=["devices"], responses=problems())
def devices(call: Called) -> tuple[DeviceView, ...]:
    """Return all phones (game master)."""
    access.check_game_master(call.request)
    return views.devices(call.snapshot)


@router.post(
    "/campaigns/{campaign_id}/devices/{device_id}/revoke",
    tags=["devices"],
    status_code=CREATED,
    responses=writing(Applied),
)
def revoke(call: Called, response: Response, device_id: SubjectId) -> Applied:
    """Send a phone away (game master). Sending it away twice is sending it away once."""
    access.check_game_master(call.request)
    form = call.form(call.snapshot.revision, f"revoke-{device_id}")
    revoke = RevokeDevice(device_id=device_id, renew=True)
    return applied(call, response, call.app.play.submit(call.campaign_id, revoke, (), form))


proposed = APIRouter(prefix="/campaigns/{campaign_id}/proposals", tags=["proposals"])


@proposed.get("", responses=problems())
def listed(call: Called) -> tuple[ProposalView, ...]:
    """List what waits, and what became of it: all of it for the game master, a player's own for a player."""
    kept = call.snapshot.state.house.proposals.values()
    leads = call.actor.role is Role.GAME_MASTER
    shown = (one for one in kept if leads or one.device_id == call.actor.device_id)
    return tuple(views.proposal(call.snapshot, one, call.actor) for one in shown)


@proposed.post("", **changing(ProposalRequest))
def propose(call: Called, response: Response, content: JsonBody) -> Applied:
    """Ask the game master to let something happen (player). Choices may be made already, dice are thrown later."""
    wish = read_json(ProposalRequest, content)
    command = proposals.proposing(call.actor, wish.key, read_json_command(call.system, wish.command), wish.answers)
    return submitted(call, response, command, wish)


@proposed.post("/{proposal_id}/accept", **changing(AcceptRequest))
def accept(call: Called, response: Response, proposal_id: ProposalId, content: JsonBody) -> Applied:
    """Do what was proposed (game master): one action, one undo. Without a command it is done as it was proposed."""
    access.check_game_master(call.request)  # before anybody hears whether there is such a proposal
    wish = read_json(AcceptRequest, content)
    command = read_json_command(call.system, wish.command) if wish.command else _proposed(call, proposal_id, wish)
    accepted = proposals.accepting(proposal_id, command)
    return submitted(call, response, accepted, wish, wish.answers)


@proposed.post("/{proposal_id}/decline", **changing(DeclineRequest))
def decline(call: Called, response: Response, proposal_id: ProposalId, content: JsonBody) -> Applied:
    """Say no (game master)."""
    wish = read_json(DeclineRequest, content)
    return submitted(call, response, DeclineProposal(proposal_id=proposal_id), wish)


@proposed.post("/{proposal_id}/withdraw", **changing(WithdrawRequest))
def withdraw(call: Called, response: Response, proposal_id: ProposalId, content: JsonBody) -> Applied:
    """Take one's proposal back, or no longer see what became of it (player)."""
    wish = read_json(WithdrawRequest, content)
    return submitted(call, response, WithdrawProposal(proposal_id=proposal_id), wish)


def _proposed(call: TableRequest, proposal_id: str, wish: Wish) -> Command:
    """Return the proposed command, also when this wish has done it and only its answer was lost. Raises:
    UnknownSubject.
    """
    found = call.snapshot.state.house.proposals.get(proposal_id)
    if found is not None:
        return proposals.read_wish(call.system, found.wish)
    with call.app.store.reading(call.campaign_id) as reading:
        revision = reading.revision_of_key(call.form(wish.revision, wish.key).own_key)
        earlier = next(iter(reading.entries(after=revision - 1, limit=1))).command if revision else None
    if not isinstance(earlier, AcceptProposal) or earlier.proposal_id != proposal_id:
        raise UnknownSubject("proposal.unknown")
    return proposals.read_wish(call.system, earlier.wish)


router.include_router(proposed)
