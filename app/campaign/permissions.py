"""Who may do what, in one function."""

from app.campaign.commands import ProposeAction, WithdrawProposal
from app.campaign.model import Actor, CampaignState
from app.core.errors import NotAllowed, UnknownSubject
from app.core.events import Command
from app.core.game_system import GameSystem, Role


def check(system: GameSystem, actor: Actor, command: Command, state: CampaignState) -> None:
    """The game master may do everything; a player what the game master allows, as an own hero; a guest nothing.

    Whom the deed strikes is no matter: a monster, a companion. Who does it is.

    Raises: NotAllowed; UnknownSubject for whom the player does not see.
    """
    if actor.role is Role.GAME_MASTER:
        return
    if actor.role is Role.GUEST:
        raise NotAllowed("actor.guest")
    device = state.house.devices.get(actor.device_id or "")  # as it stands now, not when the page was made
    if device is not None and device.revoked:
        raise NotAllowed("actor.revoked")
    if isinstance(command, ProposeAction | WithdrawProposal):
        return _check_own_proposal(actor, command, state)
    if not command.actors <= (device or actor).hero_ids:
        raise NotAllowed("actor.not_own_hero")
    if not _is_permitted(system, command, state):
        raise NotAllowed("actor.not_permitted")
    check_seen(system, actor, command, state)


def _is_permitted(system: GameSystem, command: Command, state: CampaignState) -> bool:
    leave = system.leave(state.table, command)
    return command.permission in state.house.permissions if leave is None else leave


def check_seen(system: GameSystem, actor: Actor, command: Command, state: CampaignState) -> None:
    """Raises: UnknownSubject when a command is about somebody this person does not see."""
    if not command.subjects.isdisjoint(system.unseen(state.table, actor.viewer)):
        raise UnknownSubject


def _check_own_proposal(actor: Actor, command: ProposeAction | WithdrawProposal, state: CampaignState) -> None:
    """Everybody may propose, and take back what the own phone has proposed. Whom the wish is for: see proposals."""
    known = state.house.proposals.get(command.proposal_id)
    made_by = command.device_id if isinstance(command, ProposeAction) else known.device_id if known else None
    if made_by is None or made_by != actor.device_id:
        raise NotAllowed("proposal.not_own")
