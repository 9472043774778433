"""Forms people send: where a wish comes from, and whether it still fits what it was made from."""

from collections.abc import Sequence
from typing import Annotated

from pydantic import AfterValidator

from app.campaign import proposals
from app.campaign.commands import ProposeAction
from app.campaign.model import Actor, Entry, EntryKind
from app.campaign.ports import Reading
from app.core.answers import Answer, AppRoll
from app.core.dice import DiceCup
from app.core.errors import NotAllowed, StaleRevision
from app.core.events import Command, Event, SealedCommand, Subject, overlap
from app.core.game_system import Role
from app.core.model import Model


def _without_nul(key: str) -> str:
    """No text of PostgreSQL holds it, and an entry must stay the one that was sealed."""
    return key.replace("\0", "")


class Form(Model):
    """Who wishes, from which revision, and the key that lets the same form act only once. "" is no key.

    A picture that came with it is kept if what happens speaks of it; in the journal stands only its digest.
    """

    actor: Actor
    revision: int
    key: Annotated[str, AfterValidator(_without_nul)]
    picture: bytes = b""

    @property
    def own_key(self) -> str:
        """The key as the journal keeps it: a player cannot use up those of the game master or of another phone."""
        if not self.key or self.actor.role is Role.GAME_MASTER:
            return self.key
        return f"{self.actor.device_id or 'guest'}:{self.key}"


class Receipt(Model):
    """What became of a form: the campaign's revision, what happened, and whether the form had already acted before."""

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
    """The receipt of a form that has already acted.

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


def _as_sealed_then(command: SealedCommand, earlier: Entry, cup: DiceCup) -> SealedCommand:
    """The same choice under the same seal, another one without any."""
    before = earlier.command.seal if isinstance(earlier.command, SealedCommand) else ""
    found = cup.opened(before) if before else None
    return command.under_seal(lambda choice: before if choice == found else "")


def _is_command(command: Command | None, earlier: Entry, form: Form, answers: Sequence[Answer]) -> bool:
    """Whether this was wished for, also when it became a proposal because of a card it drew."""
    if command is None or command == earlier.command:
        return True
    if not isinstance(earlier.command, ProposeAction) or form.actor.device_id is None:
        return False
    return proposals.proposing(form.actor, form.key, command, proposals.without_faces(answers)) == earlier.command


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


def _moves_the_newest(entry: Entry) -> bool:
    """Phones coming and going do not; an undo or redo, which has no command of its own, does."""
    return entry.command is None or entry.command.undoable


def _contradict(answers: Sequence[Answer], earlier: Entry) -> bool:
    """Whether somebody answered otherwise this time; what the app rolls nobody can answer otherwise."""
    pairs = zip(answers, earlier.answers, strict=False)
    return any(now != then and not isinstance(now, AppRoll) for now, then in pairs)
