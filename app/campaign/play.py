"""The one door for every change: command -> facts -> append in one transaction -> tell the open pages."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress

from app.campaign import draws, forms, permissions, pictures, proposals, replay, undo
from app.campaign.commands import ExpireProposal, ProposeAction
from app.campaign.events import CampaignCreated
from app.campaign.forms import Form, Receipt
from app.campaign.model import GAME_MASTER, Action, Actor, CampaignState, Entry, EntryKind
from app.campaign.ports import Broadcaster, Clock, Keeper, Store, Writing
from app.core.answers import Answer
from app.core.errors import GameError, InvalidAnswer, NothingToRedo, StaleRevision, UnknownContent, UnknownSubject
from app.core.events import Command
from app.core.game_system import GameSystem

__all__ = ["Form", "Play", "Receipt"]

_NOTHING_DECIDED = replay.Decision(steps=(), places=())


class Play:
    """Plays campaigns of every registered game."""

    def __init__(
        self,
        store: Store,
        systems: Mapping[str, GameSystem],
        broadcaster: Broadcaster,
        clock: Clock,
        new_seed: Callable[[], str],
        keeper: Keeper | None = None,
    ) -> None:
        self._store = store
        self._systems = systems
        self._broadcaster = broadcaster
        self._clock = clock
        self._new_seed = new_seed
        self._keeper = keeper

    def create(self, name: str, system_id: str, form: Form) -> int:
        """Begin a campaign; the same form twice begins it once.

        Raises: UnknownContent for an unknown game; NotAllowed for anybody but the game master; StaleRevision when the
        form was changed after it had been sent.
        """
        forms.game_master_only(form)
        system = self._systems.get(system_id)
        if system is None:
            raise UnknownContent("system.unknown", field="system", system=system_id)
        created = CampaignCreated(name=name, system=system_id, seed=self._new_seed())
        entry = Entry(revision=1, kind=EntryKind.ACTION, actor=form.actor, at=self._clock(), events=(created,))
        campaign_id = self._store.create(system_id, entry, replay.beginning(system, created), form.key)
        self._check_created(campaign_id, created)
        return campaign_id

    def preview(
        self,
        campaign_id: int,
        command: Command,
        answers: Sequence[Answer],
        correcting: int | None = None,
        actor: Actor | None = None,
    ) -> replay.Decision:
        """What would follow from a command, changing nothing; with an actor, if and as far as that person may know.

        A card that the app would draw is told to the game master only (see draws). Raises: GameError.
        """
        with self._store.reading(campaign_id) as campaign:
            system, state = self._systems[campaign.system_id], campaign.state
            if actor is not None:
                permissions.check(system, actor, command, state)
            if correcting is not None:
                state = undo.state_before(system, campaign, undo.undoable(campaign, correcting))
            blind = draws.draws_blind(actor)
            decision = replay.decide(system, state, command, answers, blind=blind)
            return draws.sealed(decision) if blind else decision

    def submit(self, campaign_id: int, command: Command, answers: Sequence[Answer], form: Form) -> Receipt:
        """Carry out a command. A card that a player draws and that asks for more makes it a proposal (see draws).

        Raises: NotAllowed; StaleRevision when something it speaks of changed since the form was made; any GameError of
        the rules; InvalidAnswer when the conversation is not over.
        """
        with self._store.writing(campaign_id) as campaign:
            if receipt := forms.repeated(campaign, form, EntryKind.ACTION, command=command, answers=answers):
                return receipt
            system = self._systems[campaign.system_id]
            permissions.check(system, form.actor, command, campaign.state)
            forms.check_fresh(campaign, form, command.subjects)
            if isinstance(command, ProposeAction):
                proposals.check_room(campaign.state, command)
            decision = replay.decide(system, campaign.state, command, answers, blind=draws.draws_blind(form.actor))
            if draws.draws_blind(form.actor) and draws.waits_for_more(decision):
                command = proposals.proposing(form.actor, form.key, command, proposals.unseen(answers))
                proposals.check_room(campaign.state, command)
                decision = replay.decide(system, campaign.state, command)
            entry = self._entry(campaign, form, EntryKind.ACTION, None, command, _complete(decision))
            pictures.settle(campaign, entry.events, form.picture)
            state = replay.apply(system, campaign.state, entry)
            campaign.append(entry, form.own_key, entry.subjects)
            campaign.add_action(entry, place=entry.revision)
            if undo.checkpoint_due(entry.revision, campaign.last_checkpoint):
                campaign.keep_checkpoint(entry.revision, state)
            campaign.save(state, redo=() if command.undoable else campaign.redo_stack())
        receipt = self._published(campaign_id, entry.revision)
        if self._keeper is not None and any(event.is_milestone for event in entry.events):
            self._keeper.milestone(campaign_id)
        if state.house.proposals and not isinstance(command, ExpireProposal):
            self._let_expire(campaign_id, proposals.expired(system, state))
        return receipt

    def _let_expire(self, campaign_id: int, gone: Sequence[ExpireProposal]) -> None:
        """What was proposed and can no longer be done goes, in entries of their own; what is settled by now stays."""
        for command in gone:
            with self._store.reading(campaign_id) as campaign:
                form = Form(actor=GAME_MASTER, revision=campaign.revision, key="")
            with suppress(GameError):
                self.submit(campaign_id, command, (), form)

    def undo(self, campaign_id: int, target: int | None, form: Form) -> Receipt:
        """Take an action back; without a target the newest one.

        Raises: NothingToUndo; UnknownSubject; StaleRevision when it no longer counts, or is no longer the newest;
        InTheWay.
        """
        with self._store.writing(campaign_id) as campaign:
            if receipt := forms.repeated(campaign, form, EntryKind.UNDO, target=target):
                return receipt
            forms.game_master_only(form)
            action = undo.undoable(campaign, target)
            if target is None:
                forms.check_newest(campaign, form)
            entry = self._entry(campaign, form, EntryKind.UNDO, action.revision)
            redo = (*campaign.redo_stack(), action.revision)
            self._switch(campaign, entry, form, action, active=False, redo=redo)
        return self._published(campaign_id, entry.revision)

    def jump(self, campaign_id: int, target: int, form: Form) -> Receipt:
        """Go back to an action: take back everything after it, the newest first, each as an entry of its own.

        Raises: UnknownSubject; NotAllowed for anybody but the game master.
        """
        forms.game_master_only(form)
        receipt = Receipt(revision=form.revision)
        while (newer := self._newest_after(campaign_id, target)) is not None:
            key = f"{form.key}-{newer}" if form.key else ""
            receipt = self.undo(campaign_id, newer, form.model_copy(update={"key": key}))
        return receipt

    def without(self, campaign_id: int, target: int) -> CampaignState:
        """What would become of a campaign if an action were taken back, changing nothing. Raises: as undo."""
        with self._store.reading(campaign_id) as campaign:
            action = undo.undoable(campaign, target)
            return undo.without(self._systems[campaign.system_id], campaign, [action])

    def back_at(self, campaign_id: int, target: int) -> CampaignState:
        """What would become of a campaign if everything after an action were taken back, changing nothing.

        Raises: UnknownSubject; InTheWay.
        """
        with self._store.reading(campaign_id) as campaign:
            later = undo.newer(campaign, target)
            system = self._systems[campaign.system_id]
            return undo.without(system, campaign, later, back_to=target) if later else campaign.state

    def _newest_after(self, campaign_id: int, target: int) -> int | None:
        with self._store.reading(campaign_id) as campaign:
            if campaign.action(target) is None:
                raise UnknownSubject("action.unknown", revision=target)
            newest = campaign.last_undoable()
        return newest.revision if newest is not None and newest.revision > target else None

    def redo(self, campaign_id: int, form: Form) -> Receipt:
        """Bring back what was taken back last.

        Raises: NothingToRedo; StaleRevision when something else was taken back last by now; InTheWay.
        """
        with self._store.writing(campaign_id) as campaign:
            if receipt := forms.repeated(campaign, form, EntryKind.REDO):
                return receipt
            forms.game_master_only(form)
            *rest, target = campaign.redo_stack() or (0,)
            action = campaign.action(target)
            if action is None:
                raise NothingToRedo
            forms.check_newest(campaign, form)
            entry = self._entry(campaign, form, EntryKind.REDO, target)
            self._switch(campaign, entry, form, action, active=True, redo=tuple(rest))
        return self._published(campaign_id, entry.revision)

    def correct(self, campaign_id: int, target: int, answers: Sequence[Answer], form: Form) -> Receipt:
        """Decide an action anew with other answers, in its old place: mistyped dice.

        Raises: as undo, and any GameError of the rules with the new answers.
        """
        with self._store.writing(campaign_id) as campaign:
            if receipt := forms.repeated(campaign, form, EntryKind.CORRECTION, target=target, answers=answers):
                return receipt
            forms.game_master_only(form)
            old = undo.undoable(campaign, target)
            system, command = self._systems[campaign.system_id], old.entry.command
            assert command is not None  # an undoable action always has one
            decision = _complete(replay.decide(system, undo.state_before(system, campaign, old), command, answers))
            entry = self._entry(campaign, form, EntryKind.CORRECTION, old.revision, command, decision, old.entry.places)
            subjects = entry.subjects | old.subjects
            campaign.append(entry, form.own_key, subjects)
            campaign.add_action(entry, place=old.place, replaces=old.revision)
            campaign.set_active(old.revision, False)
            campaign.save(undo.refold(system, campaign, old.place, subjects), redo=())
        return self._published(campaign_id, entry.revision)

    def _switch(
        self, campaign: Writing, entry: Entry, form: Form, action: Action, *, active: bool, redo: tuple[int, ...]
    ) -> None:
        """Let an action count or not; what a correction replaced does the opposite."""
        campaign.append(entry, form.own_key, action.subjects)
        campaign.set_active(action.revision, active)
        if action.replaces is not None:
            campaign.set_active(action.replaces, not active)
        system = self._systems[campaign.system_id]
        campaign.save(undo.refold(system, campaign, action.place, action.subjects), redo)

    def _entry(
        self,
        campaign: Writing,
        form: Form,
        kind: EntryKind,
        target: int | None = None,
        command: Command | None = None,
        decision: replay.Decision = _NOTHING_DECIDED,
        kept_places: Sequence[int] = (),
    ) -> Entry:
        """A line for the journal. A correction keeps the places of the old dice: nobody else may get them."""
        return Entry.model_construct(
            revision=campaign.revision + 1,
            kind=kind,
            actor=form.actor,
            at=self._clock(),
            target=target,
            command=command,
            answers=decision.answers,
            places=tuple(dict.fromkeys((*kept_places, *decision.places))),
            events=decision.events,
        )

    def _check_created(self, campaign_id: int, created: CampaignCreated) -> None:
        with self._store.reading(campaign_id) as campaign:
            first = next(iter(campaign.entries(limit=1)))
        begun = first.events[0]
        assert isinstance(begun, CampaignCreated)
        if (begun.name, begun.system) != (created.name, created.system):
            raise StaleRevision("form.already_sent")

    def _published(self, campaign_id: int, revision: int) -> Receipt:
        self._broadcaster.publish(campaign_id, revision)
        return Receipt(revision=revision)


def _complete(decision: replay.Decision) -> replay.Decision:
    """The decision, if nothing is left to ask. Raises: InvalidAnswer."""
    if decision.prompt is not None:
        raise InvalidAnswer("answer.missing", purpose=decision.prompt.purpose)
    return decision
