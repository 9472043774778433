"""The API's proposals: players ask, the game master says yes or no; the same rights as on the pages."""

from fastapi import APIRouter, Response

from app.campaign import proposals
from app.campaign.commands import AcceptProposal, DeclineProposal, WithdrawProposal
from app.core.errors import UnknownSubject
from app.core.events import Command
from app.core.game_system import Role
from app.web.api import views
from app.web.api.models import (
    AcceptRequest,
    Applied,
    DeclineRequest,
    ProposalId,
    ProposalRequest,
    ProposalView,
    Wish,
    WithdrawRequest,
)
from app.web.api.schema import changing, problems
from app.web.api.views import submitted
from app.web.http.forms import read_json, read_json_command
from app.web.http.posted import JsonBody
from app.web.table.request import Called, TableRequest

router = APIRouter(prefix="/campaigns/{campaign_id}/proposals", tags=["proposals"])


@router.get("", responses=problems())
def listed(call: Called) -> tuple[ProposalView, ...]:
    """What waits, and what became of it: all of it for the game master, a player's own for a player."""
    kept = call.snapshot.state.house.proposals.values()
    leads = call.actor.role is Role.GAME_MASTER
    shown = (one for one in kept if leads or one.device_id == call.actor.device_id)
    return tuple(views.proposal(call.snapshot, one, call.actor) for one in shown)


@router.post("", **changing(ProposalRequest))
def propose(call: Called, response: Response, content: JsonBody) -> Applied:
    """Ask the game master to let something happen (player). Choices may be made already, dice are thrown later."""
    wish = read_json(ProposalRequest, content)
    command = proposals.proposing(call.actor, wish.key, read_json_command(call.system, wish.command), wish.answers)
    return submitted(call, response, command, wish)


@router.post("/{proposal_id}/accept", **changing(AcceptRequest))
def accept(call: Called, response: Response, proposal_id: ProposalId, content: JsonBody) -> Applied:
    """Do what was proposed (game master): one action, one undo. Without a command it is done as it was proposed."""
    call.game_master_only()  # before anybody hears whether there is such a proposal
    wish = read_json(AcceptRequest, content)
    command = read_json_command(call.system, wish.command) if wish.command else _proposed(call, proposal_id, wish)
    accepted = proposals.accepting(proposal_id, command)
    return submitted(call, response, accepted, wish, wish.answers)


@router.post("/{proposal_id}/decline", **changing(DeclineRequest))
def decline(call: Called, response: Response, proposal_id: ProposalId, content: JsonBody) -> Applied:
    """Say no (game master)."""
    wish = read_json(DeclineRequest, content)
    return submitted(call, response, DeclineProposal(proposal_id=proposal_id), wish)


@router.post("/{proposal_id}/withdraw", **changing(WithdrawRequest))
def withdraw(call: Called, response: Response, proposal_id: ProposalId, content: JsonBody) -> Applied:
    """Take the own proposal back, or no longer see what became of it (player)."""
    wish = read_json(WithdrawRequest, content)
    return submitted(call, response, WithdrawProposal(proposal_id=proposal_id), wish)


def _proposed(call: TableRequest, proposal_id: str, wish: Wish) -> Command:
    """What was proposed, also when this wish has done it and only its answer was lost. Raises: UnknownSubject."""
    found = call.snapshot.state.house.proposals.get(proposal_id)
    if found is not None:
        return proposals.read_wish(call.system, found.wish)
    with call.app.store.reading(call.campaign_id) as reading:
        revision = reading.revision_of_key(call.form(wish.revision, wish.key).own_key)
        earlier = next(iter(reading.entries(after=revision - 1, limit=1))).command if revision else None
    if not isinstance(earlier, AcceptProposal) or earlier.proposal_id != proposal_id:
        raise UnknownSubject("proposal.unknown")
    return proposals.read_wish(call.system, earlier.wish)
