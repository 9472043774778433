"""Shared steps of playing and undoing: the form sent, asking the rules, writing into the journal.

A form acts only once, however often it is sent, and only while nothing it speaks of has changed. The journal names
uploaded pictures by their digest; their bytes lie beside it and can be forgotten.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b

from app.campaign import lapses, open_rolls, proposals, replay, undo_outcome
from app.campaign.commands import ProposeAction
from app.campaign.lots import without_lot
from app.campaign.model import GAME_MASTER, Actor, CampaignState, Entry, EntryKind
from app.campaign.ports import Broadcaster, Clock, MilestoneListener, Reading, Store, Writing
from app.core.answers import Answer, AppRoll, app_faces
from app.core.dice import DiceCup
from app.core.errors import GameError, InvalidAnswer, NotAllowed, StaleRevision, UnknownContent
from app.core.events import Command, Event, PictureEvent, SealedCommand, Subject, overlap
from app.core.game_system import GameSystem, Role
from app.core.model import Model

_NOTHING_DECIDED = replay.Decision(steps=(), places=())


class Form(Model):
    """Person who wishes, from which revision, and the key that lets the same form act only once. "" is no key.

    A picture that came with it is kept if what happens speaks of it; in the journal stands only its digest.
    """

    actor: Actor
    revision: int
    key: str
    picture: bytes = b""

    @property
    def own_key(self) -> str:
        """Return the key as the journal keeps it: a player cannot use up those of the game master or of another phone.

        Without NUL, which no text of PostgreSQL holds: an entry must stay the one that was sealed.
        """
        key = self.key.replace("\0", "")
        is_plain = not key or self.actor.role is Role.GAME_MASTER
        return key if is_plain else f"{self.actor.device_id or 'guest'}:{key}"


class Receipt(Model):
    """Result of a form: the campaign's revision, the events, and whether the form had already acted before."""

    revision: int
    repeated: bool = False
    events: tuple[Event, ...] = ()


def repeated(
    campaign: Reading,
    form: Form,
    kind: EntryKind,
    *,
    target: int | None = None,
    command: Command | None = None,
    answers: Sequence[Answer] = (),
) -> Receipt | None:
    """Return the receipt of a form that has already acted.

    Raises: StaleRevision when the key belongs to another wish: the form was changed after it had been sent.
    """
    revision = campaign.revision_of_key(form.own_key)
    if revision is None:
        return None
    earlier = next(iter(campaign.entries(after=revision - 1, limit=1)))
    if isinstance(command, SealedCommand):
        command = _as_sealed_then(command, earlier, campaign.state.house.cup)
    same = earlier.kind is kind and target in (None, earlier.target) and _is_command(command, earlier, form, answers)
    if not same or _contradict(answers, earlier):
        raise StaleRevision("form.already_sent")
    return Receipt(revision=revision, repeated=True, events=earlier.events)


def game_master_only(form: Form) -> None:
    """Raises: NotAllowed."""
    if form.actor.role is not Role.GAME_MASTER:
        raise NotAllowed("actor.game_master_only")


def check_fresh(campaign: Reading, form: Form, subjects: frozenset[Subject]) -> None:
    """Raises: StaleRevision when something the form speaks of has changed since it was made."""
    if form.revision == campaign.revision:
        return
    if form.revision < campaign.revision:
        changed = campaign.subjects_since(form.revision)
        if not any(overlap(subjects, others) for others in changed):
            return
    raise StaleRevision(revision=campaign.revision)


def check_newest(campaign: Reading, form: Form) -> None:
    """Raises: StaleRevision when another action is the newest by now than when the form was made."""
    if form.revision > campaign.revision or any(map(_moves_the_newest, campaign.entries(after=form.revision))):
        raise StaleRevision(revision=campaign.revision)


def _as_sealed_then(command: SealedCommand, earlier: Entry, cup: DiceCup) -> SealedCommand:
    """Return the command under the seal of the earlier one if it makes the same choice, otherwise without a seal."""
    before = earlier.command.seal if isinstance(earlier.command, SealedCommand) else ""
    found = cup.opened(before) if before else None
    return command.under_seal(lambda choice: before if choice == found else "")


def _is_command(command: Command | None, earlier: Entry, form: Form, answers: Sequence[Answer]) -> bool:
    """Return whether this was the wish, even if it became a proposal because of a card it drew."""
    if command is None or _is_same(command, earlier.command):
        return True
    if not isinstance(earlier.command, ProposeAction) or form.actor.device_id is None:
        return False
    return proposals.proposing(form.actor, form.key, command, proposals.without_faces(answers)) == earlier.command


def _is_same(command: Command, earlier: Command | None) -> bool:
    return earlier is not None and without_lot(command) == without_lot(earlier)


def _contradict(answers: Sequence[Answer], earlier: Entry) -> bool:
    """Return whether somebody gave other answers this time; the app's rolls cannot be answered differently."""
    pairs = zip(answers, earlier.answers, strict=False)
    return any(now != then and not isinstance(now, AppRoll) for now, then in pairs)


def _moves_the_newest(entry: Entry) -> bool:
    """Phones coming and going do not; an undo or redo, which has no command of its own, does."""
    return entry.command is None or entry.command.undoable


def digest_of(picture: bytes) -> str:
    """Return the name of a picture: the same picture is the same name."""
    return blake2b(picture, digest_size=16).hexdigest()


def settle_pictures(campaign: Writing, events: Iterable[Event], picture: bytes) -> None:
    """Keep the picture that came with a form, and forget those that are to be forgotten.

    Raises: UnknownContent when a fact speaks of a missing picture.
    """
    for event in events:
        if not isinstance(event, PictureEvent):
            continue
        if event.forgets_pictures_of is not None:
            campaign.forget_pictures(event.forgets_pictures_of)
        if event.picture is None:
            continue
        if picture and event.picture.digest == digest_of(picture):
            campaign.keep_picture(event.picture, picture)
        elif not campaign.has_pictures(*event.picture):
            raise UnknownContent("picture.unknown", field="picture")


def refusal_of(asked: open_rolls.Reply) -> GameError | None:
    """Return why this cannot be done; an open question counts as a reason."""
    prompt = asked.decision.prompt
    return asked.refusal or (None if prompt is None else InvalidAnswer("answer.missing", purpose=prompt.purpose))


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
    ) -> open_rolls.Inquiry:
        """Return the rules of this campaign asked by somebody. Raises: as undo, for what is to be corrected."""
        system = campaign.system
        if correcting is None:
            return open_rolls.Inquiry(system, campaign.state, actor, command, answers)
        old = undo_outcome.undoable(campaign, correcting)
        state = undo_outcome.state_before(system, campaign, old)
        return open_rolls.Inquiry(
            system, state, actor, command, answers, correcting, old.entry.places, app_faces(old.entry.answers)
        )

    def _kept(
        self, campaign: Writing, form: Form, asking: open_rolls.Inquiry, asked: open_rolls.Reply, key: str = ""
    ) -> Entry:
        """Record the dice just thrown as an entry."""
        keeping = replace(asking, command=open_rolls.keeping(asking, asked), given=())
        return self._noted(campaign, form, keeping, asked.answers.places, key)

    def _noted(
        self, campaign: Writing, form: Form, asking: open_rolls.Inquiry, places: Sequence[int], key: str
    ) -> Entry:
        """Return an entry about open rolls, which changes nothing else."""
        decision = replay.decide(asking.system, asking.state, asking.command)
        entry = self._entry(campaign, form, EntryKind.ACTION, None, asking.command, decision, places)
        self._acted(campaign, asking.system, entry, key, campaign.redo_stack())
        return entry

    def _tell_lapses(self, campaign_id: int, *, is_over: bool = False) -> None:
        """Tell of rolls that lapsed for somebody hidden who is seen by now, each in an entry of its own."""
        with self._store.reading(campaign_id) as campaign:
            if not lapses.to_tell(campaign.system, campaign.state, is_over=is_over):
                return
        entries = list[Entry]()
        with self._store.writing(campaign_id) as campaign:
            for command in lapses.to_tell(campaign.system, campaign.state, is_over=is_over)[:1]:
                form = Form(actor=GAME_MASTER, revision=campaign.revision, key="")
                asking = self._asking(campaign, command, (), form.actor)
                entries.append(self._noted(campaign, form, asking, (), ""))
        for entry in entries:
            self._published(campaign_id, entry)
            self._tell_lapses(campaign_id, is_over=is_over)

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
        if entry.revision - campaign.last_checkpoint >= undo_outcome.CHECKPOINT_EVERY:
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
        """Return a line for the journal."""
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
