"""Undo, redo and correction: each is an entry of its own, and what was thrown stays thrown."""

from collections.abc import Collection, Mapping, Sequence

from app.campaign import open_rolls, recording, replay, undo_outcome
from app.campaign.model import Action, CampaignState, Entry, EntryKind
from app.campaign.ports import Progress, Reading, Writing, no_progress
from app.campaign.recording import Form, Receipt, Recording, refusal_of
from app.campaign.undo_outcome import Ahead
from app.core.answers import Answer
from app.core.errors import NothingToRedo, StaleRevision, UnknownSubject
from app.core.events import Subject


class TakingBack(Recording):
    """Takes actions back, brings them back, corrects them."""

    def undo(self, campaign_id: int, target: int | None, form: Form, progress: Progress = no_progress) -> Receipt:
        """Take an action back; without a target the newest one. `progress` hears how far one of long ago is.

        Raises: NothingToUndo; UnknownSubject; StaleRevision when it no longer counts, or is no longer the newest;
        InTheWay.
        """
        return self._switched(campaign_id, EntryKind.UNDO, target, form, progress)

    def redo(self, campaign_id: int, form: Form, progress: Progress = no_progress) -> Receipt:
        """Bring back what was taken back last. `progress` hears how far one of long ago is.

        Raises: NothingToRedo; StaleRevision when something else was taken back last by now; InTheWay.
        """
        return self._switched(campaign_id, EntryKind.REDO, None, form, progress)

    def jump(self, campaign_id: int, target: int, form: Form, progress: Progress = no_progress) -> Receipt:
        """Go back to an action: take back everything after it, the newest first, each as an entry of its own.

        `progress` hears how far it is. Raises: UnknownSubject; NotAllowed for anybody but the game master;
        StaleRevision when somebody acts meanwhile: what is new is not taken back.
        """
        recording.game_master_only(form)
        receipt, first = Receipt(revision=form.revision), 0
        while (newer := self._newest_after(campaign_id, target)) is not None:
            first = first or newer
            if newer > first:
                raise StaleRevision
            progress(first - newer, first - target)
            key = f"{form.key}-{newer}" if form.key else ""
            receipt = self.undo(campaign_id, newer, form.model_copy(update={"key": key}))
        return receipt

    def without(self, campaign_id: int, target: int) -> CampaignState:
        """Return the campaign as it would be without an action, changing nothing. Raises: as undo."""
        with self._store.reading(campaign_id) as campaign:
            action = undo_outcome.undoable(campaign, target)
            state = undo_outcome.without(campaign.system, campaign, [action])
            return open_rolls.carried(state, open_rolls.without(campaign.state.house, [action.entry]))

    def back_at(self, campaign_id: int, target: int) -> CampaignState:
        """Return the campaign as it would be if everything after an action were undone, changing nothing.

        Raises: UnknownSubject; InTheWay.
        """
        with self._store.reading(campaign_id) as campaign:
            later = undo_outcome.newer(campaign, target)
            system = campaign.system
            if not later:
                return campaign.state
            state = undo_outcome.without(system, campaign, later, back_to=target)
            return open_rolls.carried(state, open_rolls.without(campaign.state.house, [one.entry for one in later]))

    def around(self, campaign_id: int, revisions: Collection[int]) -> Mapping[int, tuple[CampaignState, CampaignState]]:
        """Return the states right before and after those of these actions that count. Raises: UnknownSubject;
        StorageFault.
        """
        with self._store.reading(campaign_id) as campaign:
            return undo_outcome.around(campaign.system, campaign, revisions)

    def _newest_after(self, campaign_id: int, target: int) -> int | None:
        with self._store.reading(campaign_id) as campaign:
            if campaign.action(target) is None:
                raise UnknownSubject("action.unknown", revision=target)
            newest = campaign.last_undoable()
        return newest.revision if newest is not None and newest.revision > target else None

    def redo_age(self, campaign_id: int) -> int | None:
        """Return how many entries ago the action was made that redo would restore; None if there is none."""
        with self._store.reading(campaign_id) as campaign:
            stack = campaign.redo_stack()
            return campaign.revision - stack[-1] if stack else None

    def correct(self, campaign_id: int, target: int, answers: Sequence[Answer], form: Form) -> Receipt:
        """Decide an action anew with other answers, in its old place: mistyped dice.

        Raises: as undo, and any GameError of the rules with the new answers.
        """
        with self._store.writing(campaign_id) as campaign:
            if receipt := recording.repeated(campaign, form, EntryKind.CORRECTION, target=target, answers=answers):
                return receipt
            recording.game_master_only(form)
            old = undo_outcome.undoable(campaign, target)
            command = old.entry.command
            assert command is not None  # an undoable action always has one
            asking = self._asking(campaign, command, answers, form.actor, target)
            asked = open_rolls.ask(asking, throws=True, opens=True)
            refusal = refusal_of(asked)
            if refusal is not None and not asked.answers.thrown:
                raise refusal
            if refusal is not None:
                entry = self._kept(campaign, form, asking, asked)
            else:
                entry = self._corrected(campaign, form, old, asked.decision)
        receipt = self._published(campaign_id, entry)
        self._tell_lapses(campaign_id)
        if refusal is not None:
            raise refusal
        return receipt

    def _switched(
        self, campaign_id: int, kind: EntryKind, target: int | None, form: Form, progress: Progress
    ) -> Receipt:
        """Take an action back or bring it back; what a correction replaced does the opposite. Raises: as undo, redo.

        What an action of long ago comes to is worked out before others have to wait for it.
        """
        expected, known = 0, None
        if kind is EntryKind.REDO or target is not None:
            with self._store.reading(campaign_id) as campaign:
                if not recording.repeated(campaign, form, kind, target=target):
                    action, system = _to_switch(campaign, form, kind, target), campaign.system
                    expected, known = action.revision, undo_outcome.ahead(system, campaign, action, progress)
        with self._store.writing(campaign_id) as campaign:
            if receipt := recording.repeated(campaign, form, kind, target=target):
                return receipt
            action, stack = _to_switch(campaign, form, kind, target), campaign.redo_stack()
            if target is None:
                recording.check_newest(campaign, form)
            entry, is_back = self._entry(campaign, form, kind, action.revision), kind is EntryKind.REDO
            campaign.append(entry, form.own_key, action.subjects)
            campaign.set_active(action.revision, is_back)
            if action.replaces is not None:
                campaign.set_active(action.replaces, not is_back)
            redo = stack[:-1] if is_back else (*stack, action.revision)
            known = known if action.revision == expected else None
            self._refolded(campaign, entry, action, action.subjects, redo, known)
        receipt = self._published(campaign_id, entry)
        if is_back:
            self._tell_lapses(campaign_id)
        return receipt

    def _corrected(self, campaign: Writing, form: Form, old: Action, decision: replay.Decision) -> Entry:
        """Keep the places of the old dice for a correction, so that they serve no other action."""
        places = (*old.entry.places, *decision.places)
        entry = self._entry(campaign, form, EntryKind.CORRECTION, old.revision, old.entry.command, decision, places)
        subjects = entry.subjects | old.subjects
        campaign.append(entry, form.own_key, subjects)
        campaign.add_action(entry, place=old.place, replaces=old.revision)
        campaign.set_active(old.revision, False)
        self._refolded(campaign, entry, old, subjects, redo=())
        return entry

    def _refolded(
        self,
        campaign: Writing,
        entry: Entry,
        target: Action,
        subjects: frozenset[Subject],
        redo: tuple[int, ...],
        known: Ahead | None = None,
    ) -> None:
        """Return the state after an entry that changes what counts."""
        system = campaign.system
        state = undo_outcome.caught_up(system, campaign, target, known)
        state = state or undo_outcome.refold(system, campaign, target.place, subjects)
        house = open_rolls.followed(campaign.state.house, entry, target.entry)
        campaign.save(open_rolls.carried(state, house), redo)


def _to_switch(campaign: Reading, form: Form, kind: EntryKind, target: int | None) -> Action:
    """Return the action to take back or bring back. Raises: NotAllowed; NothingToRedo; as `undo_outcome.undoable`."""
    recording.game_master_only(form)
    if kind is EntryKind.UNDO:
        return undo_outcome.undoable(campaign, target)
    action = campaign.action((campaign.redo_stack() or (0,))[-1])
    if action is None:
        raise NothingToRedo
    return action
