"""Proposals: wishes of players without permission, kept until the game master says yes or no.

A proposal holds its wish as JSON, because the house knows no game: the game's commands read it where it is needed.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b
from typing import TypedDict, TypeVar

from pydantic import ValidationError

from app.campaign import commands, events, permissions
from app.campaign.lots import without_lot
from app.campaign.model import Actor, CampaignState, Device, Outcome, Proposal
from app.core.answers import Answer, Answers, AppRoll, Choice, RollPrompt, objection
from app.core.errors import GameError, InvalidAnswer, InvalidValue, NotAllowed, RuleViolation, UnknownSubject
from app.core.events import Command, Event, Subject
from app.core.game_system import GameSystem, Role
from app.core.model import like, with_own_ids

Made = TypeVar("Made", bound=commands.ProposalCommand)
MOST_OF_A_DEVICE, MOST_OF_ALL = 5, 30


def proposing(actor: Actor, key: str, wish: Command, answers: Sequence[Answer]) -> commands.ProposeAction:
    """Return the command that proposes a wish; the same key proposes it once.

    Raises: NotAllowed for anybody but a player; InvalidValue for what is too long.
    """
    if actor.device_id is None:
        raise NotAllowed("proposal.players_only")
    wish = without_lot(with_own_ids(wish, lambda: ending_of(actor, key)))
    proposal_id = blake2b(f"proposal:{actor.device_id}:{key}".encode(), digest_size=8).hexdigest()
    fields = {"device_id": actor.device_id, "wish": wish.model_dump_json(), "answers": tuple(answers)}
    return _about(commands.ProposeAction, proposal_id, fields)


def ending_of(actor: Actor, key: str) -> str:
    """Return the ending of the ids of things that a person's form creates; the same form always gives the same."""
    return blake2b(f"new:{actor.device_id}:{key}".encode(), digest_size=8).hexdigest()


def without_faces(answers: Sequence[Answer]) -> tuple[Answer, ...]:
    """Return the answers of a deed that becomes a wish: what the app has to throw falls when it is done."""
    return tuple(AppRoll() if isinstance(answer, AppRoll) else answer for answer in answers)


def holds_draw(proposal: Proposal) -> bool:
    """Return whether a card was drawn for it, which stays drawn when the wish is withdrawn (see replay)."""
    return any(isinstance(answer, AppRoll) and answer.faces for answer in proposal.answers)


def accepting(proposal_id: str, wish: Command) -> commands.AcceptProposal:
    """Return the command that does what was proposed, as the game master has completed it. Raises: InvalidValue."""
    fields = {"wish": wish.model_dump_json(), "concerns": wish.subjects}
    return _about(commands.AcceptProposal, proposal_id, fields)


def read_wish(system: GameSystem, text: str) -> Command:
    """Return the game's command behind a proposal. Raises: InvalidValue."""
    try:
        name = str(json.loads(text)["type"])
        [kind] = [kind for kind in system.command_types if kind.type_name == name]
        return kind.model_validate_json(text)
    except (ValueError, KeyError, TypeError) as error:  # no JSON, no such command, or not its fields
        raise InvalidValue("proposal.unreadable") from error


class ProposedDeed(TypedDict):
    """A wish in short, as facts about it tell it."""

    deed: str
    actor_ids: frozenset[Subject]


def deed_of(system: GameSystem, wish: str) -> ProposedDeed:
    """Return the deed of a wish and who does it; an empty one for a wish that was not kept or whose game is unknown."""
    try:
        command = read_wish(system, wish)
    except InvalidValue:
        return ProposedDeed(deed="", actor_ids=frozenset())
    return ProposedDeed(deed=command.type, actor_ids=command.actors)


def done_by(system: GameSystem, command: Command) -> Command:
    """Return the game's command behind an action, also when it was proposed before."""
    return read_wish(system, command.wish) if isinstance(command, commands.AcceptProposal) else command


def decide(
    system: GameSystem, state: CampaignState, command: commands.ProposalCommand, answers: Answers
) -> Iterator[Event]:
    """Yield the facts that follow from making, taking back, accepting, declining or outliving a proposal.

    Raises: GameError; Unanswered.
    """
    match command:
        case commands.ProposeAction():
            yield _made(system, state, command, answers)
        case commands.WithdrawProposal(proposal_id=proposal_id):
            found = _known(state, proposal_id)
            if found.outcome is None and holds_draw(found):
                raise RuleViolation("proposal.drawn_already")
            yield events.ProposalWithdrawn(proposal_id=found.id, **deed_of(system, found.wish))
        case commands.DeclineProposal() | commands.ExpireProposal():
            found = _waiting(state, command.proposal_id)
            became = Outcome.DECLINED if isinstance(command, commands.DeclineProposal) else Outcome.EXPIRED
            yield like(events.ProposalSettled, command, became=became, **deed_of(system, found.wish))
        case commands.AcceptProposal(proposal_id=proposal_id):
            _waiting(state, proposal_id)
            wish = read_wish(system, command.wish)
            if wish.subjects != command.concerns:
                raise InvalidValue(field="concerns")
            yield from system.decide(state.table, wish, answers)
            yield like(events.ProposalSettled, command, became=Outcome.ACCEPTED, **deed_of(system, command.wish))


def check_room(state: CampaignState, command: commands.ProposeAction) -> None:
    """Raises: RuleViolation when too much is waiting for the game master already."""
    waiting = [one for one in state.house.proposals.values() if one.outcome is None]
    own = [one for one in waiting if one.device_id == command.device_id]
    if len(own) >= MOST_OF_A_DEVICE:
        raise RuleViolation("proposal.too_many_own", limit=MOST_OF_A_DEVICE)
    if len(waiting) >= MOST_OF_ALL:
        raise RuleViolation("proposal.too_many", limit=MOST_OF_ALL)


def expired(system: GameSystem, state: CampaignState) -> Sequence[commands.ExpireProposal]:
    """Return commands that expire the proposals that can no longer be done, with the reason."""
    found = []
    for proposal in state.house.proposals.values():
        if proposal.outcome is None and (error := _fault(system, state, proposal)) is not None:
            found.append(commands.ExpireProposal(proposal_id=proposal.id, code=error.code, data=dict(error.data)))
    return found


def _about(kind: type[Made], proposal_id: str, fields: Mapping[str, object]) -> Made:
    try:
        return kind.model_validate({"proposal_id": proposal_id, **fields})
    except ValidationError as error:  # an unknown id, or too much of it
        raise InvalidValue("proposal.unreadable") from error


def _made(system: GameSystem, state: CampaignState, command: commands.ProposeAction, drawn: Answers) -> Event:
    """Return a new proposal. `drawn` are its answers when a card was drawn for it already, otherwise there are none.

    Raises: UnknownSubject, NotAllowed, RuleViolation, InvalidAnswer; whatever the rules say to the wish.
    """
    device = state.house.devices.get(command.device_id)
    if device is None:
        raise UnknownSubject("device.unknown", device=command.device_id)
    if command.proposal_id in state.house.proposals:
        raise RuleViolation("proposal.made_already")
    wish = read_wish(system, command.wish)
    if not wish.actors or not wish.actors <= device.hero_ids:
        raise NotAllowed("actor.not_own_hero")
    if not wish.may_be_proposed or wish.overrules:
        raise NotAllowed("actor.game_master_only")
    player = _player(device)
    permissions.check_known(system, player, wish, state)
    answers = drawn if drawn.are_given else Answers(command.answers, state.house.cup, blind=True)
    table = state.table if drawn.are_given else system.known(state.table, player.viewer)
    error = objection(system.decide(table, wish, answers))
    if error is not None:
        raise error
    draws_a_card = any(isinstance(one, RollPrompt) and one.is_draw for one in (*answers.asked, answers.open))
    has_dice = not all(isinstance(answer, Choice) for answer in command.answers)
    if has_dice and not draws_a_card:
        raise InvalidAnswer("proposal.no_dice")
    used = tuple(answers.used) if drawn.are_given else command.answers
    return like(events.ProposalMade, command, name=device.name, answers=used, **deed_of(system, command.wish))


def _fault(system: GameSystem, state: CampaignState, proposal: Proposal) -> GameError | None:
    """Return why a proposal can no longer be done, as far as its player may know: expiring it must not reveal
    secrets.
    """
    wish, device, table = read_wish(system, proposal.wish), state.house.devices.get(proposal.device_id), state.table
    if device is not None and not holds_draw(proposal):
        table = system.known(table, _player(device).viewer)
    return objection(system.decide(table, wish, Answers(proposal.answers)))


def _player(device: Device) -> Actor:
    return Actor(role=Role.PLAYER, device_id=device.id, hero_ids=device.hero_ids)


def _known(state: CampaignState, proposal_id: str) -> Proposal:
    found = state.house.proposals.get(proposal_id)
    if found is None:
        raise UnknownSubject("proposal.unknown")
    return found


def _waiting(state: CampaignState, proposal_id: str) -> Proposal:
    found = _known(state, proposal_id)
    if found.outcome is not None:
        raise RuleViolation("proposal.settled")
    return found
