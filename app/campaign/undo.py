"""Taking back, bringing back and correcting actions, whatever has happened since.

History is changed by saying which actions count: nothing is deleted. Then everything from the changed place on is
folded anew. What follows still makes sense when each action that has to do with the change, decided again with the
same answers, gives the very same facts; otherwise it stands in the way.
"""

from app.campaign import replay
from app.campaign.model import Action, CampaignState
from app.campaign.ports import Reading, Recorded, Writing
from app.core.errors import GameError, InTheWay, NotAllowed, NothingToUndo, StaleRevision, UnknownSubject
from app.core.events import Subject, overlap
from app.core.game_system import GameSystem

CHECKPOINT_EVERY = 100


def checkpoint_due(place: int, kept: int) -> bool:
    """Whether the state at a place is to be kept when the one kept last stands at another."""
    return place - kept >= CHECKPOINT_EVERY


def undoable(campaign: Reading, target: int | None) -> Action:
    """The action to take back or correct; without a target the newest one.

    Raises: NothingToUndo; UnknownSubject; NotAllowed when it may not be taken back; StaleRevision when it no longer
    counts.
    """
    action = campaign.last_undoable() if target is None else campaign.action(target)
    if action is None:
        raise NothingToUndo if target is None else UnknownSubject("action.unknown", revision=target)
    if not action.undoable:
        raise NotAllowed("action.not_undoable")
    if not action.active:
        raise StaleRevision("action.already_undone")
    return action


def state_before(system: GameSystem, campaign: Reading, action: Action) -> CampaignState:
    """The state in which to decide an action anew. Its own dice lie on top of the cup, those of others stay taken."""
    kept, state = campaign.checkpoint_before(action.place)
    for earlier in campaign.actions_from(kept + 1):
        if earlier.place >= action.place:
            break
        state = replay.apply(system, state, earlier)
    cup = campaign.state.house.cup.put_back(action.entry.places)
    return replay.with_cup(state, cup)


def refold(system: GameSystem, campaign: Writing, place: int, subjects: frozenset[Subject]) -> CampaignState:
    """The state after what counts at a place was changed, which had to do with these subjects.

    Checkpoints from there on are made anew. Raises: InTheWay with the revisions of the actions that would no longer
    come out the same.
    """
    kept, state = campaign.checkpoint_before(place)
    campaign.drop_checkpoints(place)
    blockers: list[int] = []
    for action in campaign.actions_from(kept + 1):
        concerned = action.place >= place and overlap(action.subjects, subjects)
        if concerned and not _comes_out_the_same(system, state, action):
            blockers.append(action.revision)
            continue
        state = replay.apply(system, state, action)
        if checkpoint_due(action.place, kept):
            kept = action.place
            campaign.keep_checkpoint(kept, state)
    if blockers:
        raise InTheWay(revisions=tuple(blockers))
    return state


def _comes_out_the_same(system: GameSystem, state: CampaignState, action: Recorded) -> bool:
    command, answers = action.wish()
    assert command is not None  # only the beginning has none, and it comes before all of this
    try:
        decision = replay.decide(system, state, command, answers, replay=True)
    except GameError:
        return False
    return decision.prompt is None and decision.events == action.events
