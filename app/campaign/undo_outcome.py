"""Taking back, bringing back and correcting actions, whatever has happened since.

History is changed by saying which actions count: nothing is deleted. Then everything from the changed place on is
folded anew. What follows still makes sense when each action that has to do with the change, decided again with the
same answers, gives the very same facts; otherwise it stands in the way.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from heapq import merge
from typing import NamedTuple

from app.campaign import open_rolls, replay
from app.campaign.model import Action, CampaignState, EntryKind
from app.campaign.ports import Checkpoint, Progress, Reading, Recorded, Writing, no_progress
from app.core.answers import Answer
from app.core.errors import GameError, InTheWay, NotAllowed, NothingToUndo, StaleRevision, UnknownSubject
from app.core.events import Command, Event, Subject, overlap
from app.core.game_system import GameSystem

CHECKPOINT_EVERY = 100  # places, so that later replays are short
FAR_BACK = 500  # actions: from here on an undo would wait too long while everything after them is folded anew


def newest_first(campaign: Reading, before: int | None = None, at_once: int = 200) -> Iterator[Action]:
    """Yield all actions before a revision, those taken back included; read `at_once` as far as somebody asks for
    them.
    """
    while actions := campaign.recent(at_once, before):
        yield from actions
        before = actions[-1].revision


def undoable(campaign: Reading, target: int | None) -> Action:
    """Return the action to take back or correct; without a target the newest one.

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
    """Return the state in which to decide an action anew, with the dice as they are by now."""
    before, _ = around(system, campaign, [action.revision])[action.revision]
    return open_rolls.carried(before, campaign.state.house)


def around(
    system: GameSystem, campaign: Reading, revisions: Collection[int]
) -> dict[int, tuple[CampaignState, CampaignState]]:
    """Return the states right before and after those of these actions that count, by revision."""
    actions = filter(None, map(campaign.action, revisions))
    # before the first one there was no campaign
    places = {action.place: action.revision for action in actions if action.active and action.place > 1}
    found = dict[int, tuple[CampaignState, CampaignState]]()
    if not places:
        return found
    kept, state = campaign.checkpoint_before(min(places))
    for one in campaign.actions_from(kept + 1):
        before, state = state, replay.evolve(system, state, one.events)
        if one.place in places:
            found[places[one.place]] = before, state
        if one.place >= max(places):
            break
    return found


def refold(system: GameSystem, campaign: Writing, place: int, subjects: frozenset[Subject]) -> CampaignState:
    """Return the state after a change of what counts at a place, which concerned these subjects.

    Checkpoints from there on are made anew. Raises: InTheWay with the revisions of the actions that would no longer
    come out the same.
    """
    start = campaign.checkpoint_before(place)
    campaign.drop_checkpoints(place)
    later = campaign.actions_from(start[0] + 1)
    return _folded(system, start, later, place, subjects, campaign.keep_checkpoint)


class Ahead(NamedTuple):
    """Result of undoing an action, worked out while others act: up to a revision, with what is to be kept."""

    revision: int
    kept_at: int
    state: CampaignState
    checkpoints: Sequence[Checkpoint]


def ahead(system: GameSystem, campaign: Reading, action: Action, progress: Progress = no_progress) -> Ahead | None:
    """Fold anew without an action that counts, or with one that was taken back, before the campaign is held.

    None when that is quickly done later. `progress` hears how many are done, of how many. Raises: InTheWay as refold.
    """
    if campaign.revision - action.place < FAR_BACK:
        return None
    start, kept = campaign.checkpoint_before(action.place), dict[int, Checkpoint]()
    counting = campaign.actions_from(start[0] + 1)
    if action.active:
        counting = _swapped(counting, {action.revision: _replaced(campaign, action, None)})
    else:
        counting = _with(counting, action)

    def keep(place: int, state: CampaignState) -> None:
        kept[place] = campaign.checkpoint(place, state)
        progress(place - start[0], campaign.revision - start[0])

    state = _folded(system, start, counting, action.place, action.subjects, keep)
    return Ahead(campaign.revision, max(kept, default=start[0]), state, tuple(kept.values()))


def caught_up(system: GameSystem, campaign: Writing, action: Action, known: Ahead | None) -> CampaignState | None:
    """Return the state that `refold` would lead to, made from what was worked out ahead and the actions since then.

    None when something else than new actions came in between. Raises: InTheWay.
    """
    if known is None:
        return None
    since = campaign.entries(after=known.revision, limit=campaign.revision - known.revision)
    if any(entry.kind is not EntryKind.ACTION for entry in since):
        return None
    campaign.drop_checkpoints(action.place)
    for checkpoint in known.checkpoints:
        campaign.keep(checkpoint)
    start, later = (known.kept_at, known.state), campaign.actions_from(known.revision + 1)
    return _folded(system, start, later, action.place, action.subjects, campaign.keep_checkpoint)


def without(
    system: GameSystem, campaign: Reading, actions: Sequence[Action], back_to: int | None = None
) -> CampaignState:
    """Return the state as it would be if these actions, at least one, were taken back. Nothing is changed.

    What corrections replaced counts again; on a way back to a revision only what is not newer. Raises: InTheWay as
    refold.
    """
    first = min(action.place for action in actions)
    restored = {action.revision: _replaced(campaign, action, back_to) for action in actions}
    subjects = frozenset[Subject]().union(*(action.subjects for action in actions))
    start = campaign.checkpoint_before(first)
    counting = _swapped(campaign.actions_from(start[0] + 1), restored)
    return _folded(system, start, counting, first, subjects, lambda *_: None)


def newer(campaign: Reading, target: int) -> Sequence[Action]:
    """Return all actions after a revision that count and may be taken back, the newest first.

    Raises: UnknownSubject when there is no such action.
    """
    if campaign.action(target) is None:
        raise UnknownSubject("action.unknown", revision=target)
    later = campaign.recent(max(campaign.revision - target, 0))
    return [action for action in later if action.revision > target and action.active and action.undoable]


def _folded(
    system: GameSystem,
    start: tuple[int, CampaignState],
    actions: Iterable[Recorded],
    place: int,
    subjects: frozenset[Subject],
    keep: Callable[[int, CampaignState], None],
) -> CampaignState:
    """Return the state after these actions; from a place on something that concerns these subjects has changed.

    `keep` gets the states that become checkpoints. Raises: InTheWay.
    """
    kept, state = start
    blockers: list[int] = []
    for action in actions:
        concerned = action.place >= place and overlap(action.subjects, subjects)
        if concerned and not _may_stay(system, state, action):
            blockers.append(action.revision)
            subjects |= action.subjects  # it is left out below, so what builds on it alone is in the way as well
            continue
        state = replay.evolve(system, state, action.events)
        if action.place - kept >= CHECKPOINT_EVERY:
            kept = action.place
            keep(kept, open_rolls.without_dice(state))
    if blockers:
        raise InTheWay(revisions=tuple(blockers))
    return state


def _replaced(campaign: Reading, action: Action, back_to: int | None) -> Recorded | None:
    """Return the action that counts again without a correction."""
    replaced = None if action.replaces is None else campaign.action(action.replaces)
    if replaced is None:
        return None
    is_gone = back_to is not None and replaced.revision > back_to
    return _replaced(campaign, replaced, back_to) if is_gone else replaced


def _swapped(actions: Iterable[Recorded], restored: Mapping[int, Recorded | None]) -> Iterator[Recorded]:
    """Return the actions that count, without those undone or with those put in their place."""
    for action in actions:
        found = restored.get(action.revision, action)
        if found is not None:
            yield found


def _with(actions: Iterable[Recorded], action: Action) -> Iterator[Recorded]:
    """Return the actions that count and one more in its place; what it replaces counts no more."""
    others = (one for one in actions if one.revision != action.replaces)
    return merge([action], others, key=lambda one: one.place)


def _may_stay(system: GameSystem, state: CampaignState, action: Recorded) -> bool:
    command, answers = action.wish()
    assert command is not None  # only the beginning has none, and it comes before all of this
    if not command.undoable:
        return True  # phones and proposals come and go, and players take notes: that can never be taken out of the way
    return comes_out_the_same(system, state, command, answers, action.events)


def comes_out_the_same(
    system: GameSystem, state: CampaignState, command: Command, answers: Sequence[Answer], recorded: Sequence[Event]
) -> bool:
    """Return whether today's rules lead to the recorded facts, given the same answers."""
    try:
        decision = replay.decide(system, state, command, answers)
    except GameError:
        return False
    if decision.prompt is not None and decision.prompt.purpose in system.later_questions:
        facts = _bound_to_the_past(decision.events)  # recorded before anybody asked
        return say_the_same(facts, _bound_to_the_past(recorded)[: len(facts)])
    return decision.prompt is None and say_the_same(decision.events, recorded)


def say_the_same(facts: Sequence[Event], recorded: Sequence[Event]) -> bool:
    """Return whether rules lead to the recorded facts again, ignoring those that are valid after any past."""
    if facts == recorded:
        return True
    facts, recorded = _bound_to_the_past(facts), _bound_to_the_past(recorded)
    pairs = zip(facts, recorded, strict=False)
    return len(facts) == len(recorded) and all(_as_recorded(fact, before) == before for fact, before in pairs)


def _bound_to_the_past(facts: Sequence[Event]) -> Sequence[Event]:
    return [fact for fact in facts if not fact.bears_any_past]


def _as_recorded(fact: Event, before: Event) -> Event:
    """Return a fact with the fields that the recorded one did not have yet, as the recorded one leaves them."""
    unknown = fact.added_later - before.model_fields_set
    return fact.model_copy(update={name: getattr(before, name, None) for name in unknown}) if unknown else fact
