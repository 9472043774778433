"""Every die the app threw in a campaign, worked out once more from the seeds that lie open (docs/dice.md).

What dice an entry threw is said by the rules: it is decided again in the state in which it was decided then, also when
it was taken back later. Then each face must be the one that lies at its place behind the seed, each place must have
been next when it was taken, and each seed must fit the fingerprint that was shown before its first die fell. Each roll
that lay open must have been used, or have lapsed in an entry.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from app.campaign import rebuild, replay
from app.campaign.codec import Codec
from app.campaign.commands import KeepRoll, ProposeAction
from app.campaign.dice_faults import DiceFault, DiceFinding, OpenRollCheck, missing
from app.campaign.events import CampaignCreated, DiceRenewed
from app.campaign.model import Entry
from app.campaign.rebuild import PastStates
from app.campaign.same_wish import is_for, wish_of
from app.campaign.undo_outcome import say_the_same
from app.core.answers import Answer, Answers, AppRoll, RollPrompt, app_faces
from app.core.dice import DieKind, face_of, fingerprint, number_at
from app.core.events import Command, Event

__all__ = ["Commitment", "DiceFault", "DiceFinding", "DiceReport", "EveningDice", "checked"]


class Commitment(StrEnum):
    """Extent to which the dice of a seed can be checked."""

    PROVEN = "proven"  # it lies open and fits the fingerprint
    BROKEN = "broken"  # it lies open and does not fit
    UNCOMMITTED = "uncommitted"  # it lies open, but no fingerprint was shown: earlier versions
    RUNNING = "running"  # it does not lie open yet
    UNKNOWN = "unknown"  # it never did: it stayed where the campaign came from


@dataclass(frozen=True)
class EveningDice:
    """The dice of one seed: from which place on they count, in which entry they began, and how many were thrown."""

    first: int
    revision: int
    fingerprint: str
    seed: str
    commitment: Commitment = Commitment.RUNNING
    dice: int = 0


@dataclass(frozen=True)
class DiceReport:
    """Result of a dice check. `holding`, `closed`, `unclear`: entries whose dice hold, whose seed is still secret, and
    which today's rules decide differently.
    """

    evenings: tuple[EveningDice, ...]
    holding: tuple[int, ...]
    closed: tuple[int, ...]
    unclear: tuple[int, ...]
    findings: tuple[DiceFinding, ...]

    @property
    def dice(self) -> int:
        """Return how many dice the app threw."""
        return sum(one.dice for one in self.evenings)

    @property
    def is_sound(self) -> bool:
        """Return whether no dice were found wrong and all dice with a known seed could be worked out."""
        clear = not self.findings and not self.unclear
        return clear and all(one.commitment is not Commitment.BROKEN for one in self.evenings)


@dataclass(frozen=True)
class _Die:
    revision: int
    place: int
    kind: DieKind
    face: str


def checked(codec: Codec, journal: rebuild.Journal) -> DiceReport:
    """Check all dice of a journal. Raises: StorageFault; InvalidValue for one that takes too long."""
    walk = _Walk(codec, journal)
    for entry in journal.entries():
        walk.take(entry)
    walk.end()
    evenings = tuple(_judged(walk.evenings, walk.history.house.cup.next))
    findings, closed = list(walk.findings), set[int]()
    for die in walk.dice:
        seed = next(one.seed for one in reversed(evenings) if die.place >= one.first)
        if not seed:
            closed.add(die.revision)
        elif (expected := face_of(number_at(seed, die.place), die.kind)) != die.face:
            findings.append(DiceFinding(die.revision, DiceFault.OTHER_FACE, die.place, die.face, expected))
    others = {*(one.revision for one in findings), *walk.unclear, *closed}
    return DiceReport(
        evenings=evenings,
        holding=tuple(sorted({die.revision for die in walk.dice} - others)),
        closed=tuple(sorted(closed)),
        unclear=tuple(walk.unclear),
        findings=tuple(sorted(findings, key=lambda one: (one.revision, one.place))),
    )


def _judged(begun: Sequence[EveningDice], end: int) -> Iterator[EveningDice]:
    """Yield the evenings with what became of their seeds."""
    for evening, until in zip(begun, (*(one.first for one in begun[1:]), end), strict=True):
        yield replace(evening, dice=until - evening.first, commitment=_commitment(evening, evening is begun[-1]))


def _commitment(evening: EveningDice, is_last: bool) -> Commitment:
    if not evening.seed:
        return Commitment.RUNNING if is_last else Commitment.UNKNOWN
    if not evening.fingerprint:
        return Commitment.UNCOMMITTED
    return Commitment.PROVEN if fingerprint(evening.seed) == evening.fingerprint else Commitment.BROKEN


class _Walk:
    """Goes through a journal as it was written, and notes which dice fell where."""

    def __init__(self, codec: Codec, journal: rebuild.Journal) -> None:
        self.evenings: list[EveningDice] = []
        self.dice: list[_Die] = []
        self.findings: list[DiceFinding] = []
        self.unclear: list[int] = []
        self._codec = codec
        self.history = rebuild.History(journal)
        self._states = PastStates(codec.system, journal, self.history)
        self._places: dict[int, tuple[int, ...]] = {}  # of every entry that used any
        self._open = OpenRollCheck(codec.system)

    def take(self, entry: Entry) -> None:
        """Take the next entry. Raises: as checked."""
        if entry.places:
            self._places[entry.revision] = entry.places
        if entry.places or app_faces(entry.answers):
            self._check_places(entry)
            self._note_dice(entry)
        before = self.history.house if self.evenings else None
        self.history.read(self._codec.system, entry)
        self._states.after(entry)
        if before is not None and self.evenings[-1].fingerprint:
            self.findings.extend(self._open.take(entry, before, self.history.house))
        for event in entry.events:
            self._follow_seed(event, entry)

    def end(self) -> None:
        """Note what should have ended before the journal does."""
        self.findings.extend(self._open.at_end())

    def _follow_seed(self, event: Event, entry: Entry) -> None:
        if isinstance(event, DiceRenewed):
            before = self.evenings[-1]
            if before.fingerprint:
                self.findings.extend(missing(event, entry, self.history.house, before.first))
            self.evenings[-1] = replace(before, seed=event.revealed or before.seed)
        if isinstance(event, CampaignCreated | DiceRenewed):
            self.evenings.append(
                EveningDice(self.history.house.cup.next, entry.revision, event.fingerprint, event.seed)
            )

    def _check_places(self, entry: Entry) -> None:
        """Check that each place was the next one, or lay open for this, or belonged to what is corrected."""
        following, lying = self.history.house.cup.next, self._lying(entry)
        for place in entry.places:
            if place < following and place not in lying:
                self.findings.append(DiceFinding(entry.revision, DiceFault.USED_TWICE, place))
            for passed in range(following, place):
                self.findings.append(DiceFinding(entry.revision, DiceFault.LEFT_OUT, passed))
            following = max(following, place + 1)

    def _lying(self, entry: Entry) -> frozenset[int]:
        """Return the places that had fallen and were free for this wish."""
        wish, rolls = (
            _wish_of(entry),
            (*self.history.house.open_rolls.values(), *self.history.house.taken_back.values()),
        )
        lying = [roll.places for roll in rolls if is_for(self._codec.system, roll, wish)]
        if not self.evenings[-1].fingerprint:  # earlier versions gave the places of what was taken back to others
            lying += [self._places.get(one.revision, ()) for one in self.history.actions.values() if not one.active]
        return frozenset(self._places_of_corrected(entry)).union(*lying)

    def _corrected(self, entry: Entry) -> rebuild.CountedAction | None:
        revision = entry.command.correcting if isinstance(entry.command, KeepRoll) else entry.target
        return self.history.actions.get(revision or 0)

    def _places_of_corrected(self, entry: Entry) -> Sequence[int]:
        corrected = self._corrected(entry)
        return self._places.get(corrected.revision, ()) if corrected else ()

    def _note_dice(self, entry: Entry) -> None:
        """Note the dice of an entry, as far as today's rules still ask for them."""
        faces = app_faces(entry.answers)
        command, answers = entry.command, entry.answers
        if isinstance(command, KeepRoll):
            faces, answers = app_faces(command.answers), command.answers
            command = self._codec.load_command(command.wish)
        if len(faces) > len(entry.places):
            self.findings.append(
                DiceFinding(entry.revision, DiceFault.NO_PLACE, 0, ", ".join(faces[len(entry.places) :]))
            )
        if self.evenings[-1].fingerprint:
            kept = self._places_of_corrected(entry)
            passed = (place for place in entry.places[len(faces) :] if place not in kept)
            self.findings.extend(DiceFinding(entry.revision, DiceFault.LEFT_OUT, place) for place in passed)
        decision = self._decided(entry, command, answers)
        kinds = [die for step in decision.steps for die in _thrown_by_app(step)]
        if len(kinds) < len(faces) or not _is_told_so(entry, decision, faces):
            self.unclear.append(entry.revision)
            return
        for place, kind, face in zip(entry.places, kinds, faces, strict=False):
            self.dice.append(_Die(entry.revision, place, kind, face))

    def _decided(self, entry: Entry, command: Command | None, answers: Sequence[Answer]) -> replay.Decision:
        """Return today's decision at that place of the journal."""
        if command is None:
            return replay.Decision(steps=(), places=())
        corrected = self._corrected(entry)
        state = self._states.before(corrected.place) if corrected else self._states.newest()
        return replay.conversation(self._codec.system, state, command, Answers(answers))[0]


def _wish_of(entry: Entry) -> str:
    """Return the command of the game as JSON, also inside of one that keeps, proposes or accepts it."""
    if isinstance(entry.command, KeepRoll | ProposeAction):
        return entry.command.wish
    return wish_of(entry.command) if entry.command else "{}"


def _thrown_by_app(step: replay.Step) -> Sequence[DieKind]:
    if isinstance(step.answer, AppRoll) and isinstance(step.prompt, RollPrompt):
        return step.prompt.dice
    return ()


def _is_told_so(entry: Entry, decision: replay.Decision, faces: Sequence[str]) -> bool:
    """Return whether the facts of an entry give these dice the meaning that the rules give them."""
    if isinstance(entry.command, KeepRoll):
        return tuple(face for roll in entry.command.rolls for face in roll.faces) == tuple(faces)
    return say_the_same(decision.events, entry.events)
