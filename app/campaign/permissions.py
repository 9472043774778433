"""Permissions: who may do what, and read which part of the chronicle; one function decides each."""

from collections.abc import Iterable
from functools import partial

from app.campaign.commands import HouseCommand, ProposeAction, RenewDice, RollCommand, WithdrawProposal
from app.campaign.model import Actor, CampaignState
from app.core.answers import Answers, objection
from app.core.errors import NeedsLeave, NotAllowed
from app.core.events import Audience, Command, Event, Subject
from app.core.game_system import GameSystem, Role, Viewer


def check(system: GameSystem, actor: Actor, command: Command, state: CampaignState) -> None:
    """Check whether this person may do this, and whether the rules allow it on the table as that person knows it.

    Always in this order: a refusal tells nothing of what is hidden. Raises: NotAllowed; as check_known.
    """
    check_allowed(system, actor, command, state)
    check_known(system, actor, command, state)


def check_allowed(system: GameSystem, actor: Actor, command: Command, state: CampaignState) -> None:
    """Allow the game master everything; a player what the game master allows, as that player's hero; a guest nothing.

    Only who acts matters, not the target. Raises: NotAllowed; NeedsLeave for what can be proposed.
    Commands about open dice come from the app alone: it throws, keeps and begins new dice.
    """
    if isinstance(command, RollCommand | RenewDice):
        raise NotAllowed("actor.not_permitted")
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
    allowed = False if command.overrules else system.player_may(state.table, command)
    if isinstance(allowed, NeedsLeave):
        raise allowed
    if not (command.permission in state.house.permissions if allowed is None else allowed):
        raise NeedsLeave


def hidden_subjects(system: GameSystem, actor: Actor, command: Command, state: CampaignState) -> frozenset[Subject]:
    """Return the subjects of a command that this person does not see."""
    if actor.role is Role.GAME_MASTER:
        return frozenset()
    return command.subjects & system.hidden_subjects(state.table, actor.viewer)


def known(system: GameSystem, actor: Actor, state: CampaignState) -> CampaignState:
    """Return the campaign with the table as this person knows it: all that a look ahead may be worked out from."""
    table = system.known(state.table, actor.viewer)
    if table is state.table:
        return state
    return CampaignState.model_construct(house=state.house, table=table)


def check_known(system: GameSystem, actor: Actor, command: Command, state: CampaignState) -> None:
    """Refuse what the rules refuse on the table as this person knows it: what is hidden answers like what is not there.

    Raises: what the rules say.
    """
    if actor.role is Role.GAME_MASTER or isinstance(command, HouseCommand):
        return
    table = system.known(state.table, actor.viewer)
    error = objection(system.decide(table, command, Answers((), state.house.cup, blind=True)))
    if error is not None:
        raise error


def _check_own_proposal(actor: Actor, command: ProposeAction | WithdrawProposal, state: CampaignState) -> None:
    """Let everybody propose, and take back the proposals of their phone. Whom the wish is for: see proposals."""
    known = state.house.proposals.get(command.proposal_id)
    made_by = command.device_id if isinstance(command, ProposeAction) else known.device_id if known else None
    if made_by is None or made_by != actor.device_id:
        raise NotAllowed("proposal.not_own")


def may_read(viewer: Viewer, event: Event) -> bool:
    """Return whether a person may know of a fact. The game master may know everything that is told."""
    if viewer.role is Role.GAME_MASTER:
        return True
    if event.secret:
        return False
    if event.audience is Audience.ALL:
        return True
    return event.audience is Audience.OWN and not event.subjects.isdisjoint(viewer.hero_ids)


def readable(viewer: Viewer, events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the facts that a person may know."""
    return tuple(filter(partial(may_read, viewer), events))
