"""What playing and taking back have in common: asking the rules, and writing what follows into the journal."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from app.campaign import history, open_rolls, replay
from app.campaign.model import Actor, CampaignState, Entry, EntryKind
from app.campaign.ports import Broadcaster, Clock, MilestoneListener, Reading, Store, Writing
from app.campaign.sent_forms import Form, Receipt
from app.core.answers import Answer, app_faces
from app.core.errors import GameError, InvalidAnswer
from app.core.events import Command
from app.core.game_system import GameSystem

_NOTHING_DECIDED = replay.Decision(steps=(), places=())


class Recording:
    """Writes entries into the journals of campaigns of every registered game."""

    def __init__(
        self,
        store: Store,
        systems: Mapping[str, GameSystem],
        broadcaster: Broadcaster,
        clock: Clock,
        new_seed: Callable[[], str],
        milestones: MilestoneListener | None = None,
        pace: Callable[[Actor], None] = lambda _: None,
    ) -> None:
        """`pace` counts who acts, before anybody has to wait for it, and may refuse."""
        self._store = store
        self._systems = systems
        self._broadcaster = broadcaster
        self._clock = clock
        self._new_seed = new_seed
        self._milestones = milestones
        self._pace = pace

    def _asking(
        self,
        campaign: Reading,
        command: Command,
        answers: Sequence[Answer],
        actor: Actor,
        correcting: int | None = None,
    ) -> open_rolls.Asking:
        """The rules of this campaign asked by somebody. Raises: as undo, for what is to be corrected."""
        system = self._systems[campaign.system_id]
        if correcting is None:
            return open_rolls.Asking(system, campaign.state, actor, command, answers)
        old = history.undoable(campaign, correcting)
        state = history.state_before(system, campaign, old)
        return open_rolls.Asking(
            system, state, actor, command, answers, correcting, old.entry.places, app_faces(old.entry.answers)
        )

    def _kept(
        self, campaign: Writing, form: Form, asking: open_rolls.Asking, asked: open_rolls.Asked, key: str = ""
    ) -> Entry:
        """What was just thrown, kept as an entry of its own."""
        keeping = replace(asking, command=open_rolls.keeping(asking, asked), given=())
        return self._noted(campaign, form, keeping, asked.answers.places, key)

    def _noted(
        self, campaign: Writing, form: Form, asking: open_rolls.Asking, places: Sequence[int], key: str
    ) -> Entry:
        """An entry about open rolls, which changes nothing else."""
        decision = replay.decide(asking.system, asking.state, asking.command)
        entry = self._entry(campaign, form, EntryKind.ACTION, None, asking.command, decision, places)
        self._acted(campaign, asking.system, entry, key, campaign.redo_stack())
        return entry

    def _acted(
        self, campaign: Writing, system: GameSystem, entry: Entry, key: str, redo: tuple[int, ...]
    ) -> CampaignState:
        """Append an action; the state after it."""
        state = replay.evolve(system, campaign.state, entry.events)
        dice = open_rolls.followed(campaign.state.house, entry)
        if dice is not campaign.state.house:
            state = open_rolls.carried(state, dice)
        campaign.append(entry, key, entry.subjects)
        campaign.add_action(entry, place=entry.revision)
        campaign.save(state, redo)
        if history.checkpoint_due(entry.revision, campaign.last_checkpoint):
            campaign.keep_checkpoint(entry.revision, open_rolls.without_dice(state))
        return state

    def _entry(
        self,
        campaign: Writing,
        form: Form,
        kind: EntryKind,
        target: int | None = None,
        command: Command | None = None,
        decision: replay.Decision = _NOTHING_DECIDED,
        places: Sequence[int] | None = None,
    ) -> Entry:
        """A line for the journal."""
        return Entry.model_construct(
            revision=campaign.revision + 1,
            kind=kind,
            actor=form.actor,
            at=self._clock(),
            target=target,
            command=command,
            answers=decision.answers,
            places=tuple(dict.fromkeys(decision.places if places is None else places)),
            events=decision.events,
        )

    def _published(self, campaign_id: int, entry: Entry) -> Receipt:
        self._broadcaster.publish(campaign_id, entry.revision)
        return Receipt(revision=entry.revision, events=entry.events)


def refusal_of(asked: open_rolls.Asked) -> GameError | None:
    """Why this cannot be done; also because something is left to ask."""
    prompt = asked.decision.prompt
    return asked.refusal or (None if prompt is None else InvalidAnswer("answer.missing", purpose=prompt.purpose))
