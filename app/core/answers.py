"""A rule asks, the table answers: rolls and choices as one short conversation.

A rule calls `answers.roll(…)` or `answers.choose(…)`. While answers are there, it goes on; when they run out,
`Unanswered` carries the open prompt to the caller. Asking again from the start with one answer more
is cheap and pure, so a half-finished fight is nothing but a list of answers.
"""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from operator import not_
from typing import Annotated, Literal

from pydantic import Field

from app.core.dice import CountedRoll, DiceCup, DieKind, Roll, RolledBy, Uncounted, check_faces
from app.core.errors import GameError, InvalidAnswer, RuleViolation, StaleRevision
from app.core.model import Model


class RollPrompt(Model):
    """These dice have to be thrown.

    `about` is the figure they decide about, where it could be several: who is struck, who defends. `by` is the rule or
    effect that has them thrown again. `adds` is what the rule adds to the number. Where a roll is told in figures,
    `counted` are those that were told and `counts` is the face, or the faces joined by `_or_`, of which the rule needs
    to know how many dice show it; `each_face` says that figures are not enough.
    """

    purpose: str
    dice: tuple[DieKind, ...]
    about: str = ""
    by: str = ""
    adds: Annotated[int, Field(exclude_if=not_)] = 0
    counts: Annotated[str, Field(exclude_if=not_)] = ""
    counted: Annotated[Mapping[str, int], Field(exclude_if=not_)] = {}
    each_face: Annotated[bool, Field(exclude_if=not_)] = False

    def __hash__(self) -> int:
        return hash((self.purpose, self.dice, self.about, self.by, self.adds, self.counts, self.each_face))

    @property
    def can_be_counted(self) -> bool:
        """Return whether the dice can be told as mere numbers; the rule may still need more."""
        return all(die.countable for die in self.dice) and not self.each_face

    @property
    def is_draw(self) -> bool:
        """Return whether the die is a draw from a bag that no player can look into."""
        return any(die.hidden for die in self.dice)


class ChoicePrompt(Model):
    """One of these options has to be chosen; `about` says by whom, where it could be several."""

    purpose: str
    options: tuple[str, ...]
    about: str = ""
    usual: str = ""  # what a page may take before it asks, showing the others beside it


Prompt = RollPrompt | ChoicePrompt


class HandRoll(Model):
    """Faces somebody read off the table; with substitutes, those that other dice stood for."""

    kind: Literal["hand", "substitutes"] = "hand"
    faces: tuple[str, ...]


class AppRoll(Model):
    """The app throws; `faces` is what has fallen already and lies open, so that a confirm applies exactly that."""

    kind: Literal["app"] = "app"
    faces: tuple[str, ...] | None = None


class Choice(Model):
    """One of the offered options."""

    kind: Literal["choice"] = "choice"
    option: str


Answer = Annotated[HandRoll | CountedRoll | AppRoll | Choice, Field(discriminator="kind")]


class Unanswered(Exception):
    """The rule needs another answer: no error, the conversation is not over."""

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        super().__init__(prompt.purpose)


class StillSealed(Unanswered):
    """Sealed choices are opened by doing it, by no look ahead: what follows is secret before."""


class Answers:
    """The answers given so far, handed out in order. Reading them is the only state a rule may touch."""

    def __init__(
        self,
        given: Sequence[Answer] = (),
        cup: DiceCup | None = None,
        *,
        kept: Sequence[int] = (),
        fallen: Mapping[int, str] | None = None,
        throws: bool = False,
        blind: bool = False,
        goes_on: bool = False,
        draws: bool = True,
        opens: bool = False,
    ) -> None:
        """Without a cup the faces of app rolls are taken as recorded (replay).

        `kept` are places that have fallen before and lie open; they are taken first. What the cup no longer knows of
        them stands in `fallen`, or is of no use. Only who `throws` takes more from the cup; everybody else is asked.
        Who answers `blind` leaves every draw to the app and does not say what it will be: neither a wish nor a guess.
        `goes_on`: the app throws whatever is asked after the last answer. Without `draws` cards stay where they are.
        Who `opens` breaks seals; everybody else gets to the first one.
        """
        self.are_given = bool(given)
        self._given = deque(given)
        self._cup = cup
        self._fallen = fallen or {}
        self._kept = deque(place for place in kept if cup is None or cup.knows(place) or place in self._fallen)
        self._throws = throws
        self._blind = blind
        self._goes_on = goes_on
        self._draws = draws
        self._opens = opens
        self.thrown = 0  # so many places were taken from the cup
        self.open: Prompt | None = None  # what was asked last without an answer
        self.asked: list[Prompt] = []
        self.used: list[Answer] = []
        self.places: list[int] = []
        self.app_rolls: list[Roll] = []

    def roll(self, purpose: str, *dice: DieKind, about: str = "", by: str = "", adds: int = 0) -> Roll:
        """Throw these dice; `about`, `by` and `adds` as the prompt has them. No dice, no question.

        Raises: Unanswered when no answer is left; InvalidAnswer when it does not fit the dice; StaleRevision when the
        app's dice are no longer the ones that were shown.
        """
        if not dice:
            return Roll(purpose=purpose, dice=(), faces=(), by=RolledBy.APP)
        prompt = RollPrompt(purpose=purpose, dice=dice, about=about, by=by, adds=adds)
        answer = self._next(prompt)
        if self._blind and prompt.is_draw and answer != AppRoll() and answer != AppRoll(faces=self._lying(dice)):
            raise InvalidAnswer("answer.drawn_by_app", purpose=purpose)
        if self._blind and prompt.is_draw and self._throws and answer == AppRoll() and self._given:
            raise InvalidAnswer("answer.too_many")  # what fits behind it would tell what was drawn
        counted = None
        match answer:
            case HandRoll(kind=kind, faces=faces):
                by = RolledBy(kind)
            case CountedRoll(counts=counts, substitutes=substitutes):
                if not prompt.can_be_counted:
                    raise InvalidAnswer("answer.faces_needed", purpose=purpose)
                faces, by = answer.faces(dice), RolledBy.SUBSTITUTES if substitutes else RolledBy.HAND
                counted = tuple(counts)
            case AppRoll(faces=shown):
                faces, by = self._by_app(prompt, shown), RolledBy.APP
                answer = AppRoll(faces=faces)
            case _:
                raise InvalidAnswer("answer.roll_expected", purpose=purpose)
        if counted is None:
            check_faces(purpose, dice, faces)
        self._keep(prompt, answer)
        roll = Roll(purpose=purpose, dice=tuple(die.id for die in dice), faces=faces, by=by, counted=counted)
        if by is RolledBy.APP:
            self.app_rolls.append(roll)
        return roll

    def roll_again(self, first: Roll, by: str, *dice: DieKind, about: str = "") -> Roll:
        """Throw the same dice again because of `by`; the second throw binds.

        Raises: RuleViolation when `first` is itself a repetition; whatever `roll` raises.
        """
        if first.repeated_by is not None:
            raise RuleViolation("roll.repeated_already", purpose=first.purpose)
        second = self.roll(f"{first.purpose}_again", *dice, about=about, by=by)
        return second.model_copy(update={"repeated_by": by, "replaced": first.faces})

    def choose(self, purpose: str, *options: str, about: str = "", usual: str = "") -> str:
        """Choose one of the options; a single one needs no question. `usual`: see ChoicePrompt.
        Raises: Unanswered when no answer is left; InvalidAnswer when the option was not offered."""
        if len(options) == 1:
            return options[0]
        prompt = ChoicePrompt(purpose=purpose, options=options, about=about, usual=usual)
        answer = self._next(prompt)
        if not isinstance(answer, Choice) or answer.option not in options:
            raise InvalidAnswer("answer.choice_expected", purpose=purpose)
        self._keep(prompt, answer)
        return answer.option

    def opened(self, purpose: str, seal: str, *options: str) -> str:
        """Return the choice made under a seal (see SealedCommand). Ask for it like any choice if there is no seal, or
        if it cannot be opened because the campaign came from a file.

        Raises: StillSealed for a look ahead; InvalidAnswer for another answer than the one under the seal; as choose.
        """
        found = self._cup.opened(seal) if self._cup is not None and seal else None
        if found is None:
            return self.choose(purpose, *options)
        prompt = ChoicePrompt(purpose=purpose, options=options)
        if not self._opens:
            self.open = prompt
            raise StillSealed(prompt)
        if self._given and self._given.popleft() != Choice(option=found):
            raise InvalidAnswer("answer.sealed", purpose=purpose)
        self._keep(prompt, Choice(option=found))
        return found

    def uncounted(self, missing: Uncounted) -> RollPrompt:
        """Return the open question if a rule looks at what no figure told: the answers end before that roll."""
        known = [place for place, one in enumerate(self.used) if isinstance(one, CountedRoll)]
        purposes = [place for place in known if self.asked[place].purpose == missing.roll.purpose]
        place = (purposes or known)[-1]
        prompt, answer = self.asked[place], self.used[place]
        assert isinstance(prompt, RollPrompt)
        assert isinstance(answer, CountedRoll)
        del self.asked[place:], self.used[place:]
        more = {"counts": missing.face, "counted": answer.counts} if missing.face else {"each_face": True}
        self.open = prompt = prompt.model_copy(update=more)
        return prompt

    def finish(self) -> None:
        """Refuse answers to no question: they belong to another situation than this one."""
        if self._given:
            raise InvalidAnswer("answer.too_many")

    def _keep(self, prompt: Prompt, answer: Answer) -> None:
        self.asked.append(prompt)
        self.used.append(answer)

    def _next(self, prompt: Prompt) -> Answer:
        answer = self._given.popleft() if self._given else None
        if answer is None and self._goes_on and isinstance(prompt, RollPrompt):
            return AppRoll()
        if answer is None:
            raise self._unanswered(prompt)
        return answer

    def _unanswered(self, prompt: Prompt) -> Unanswered:
        self.open = prompt
        return Unanswered(prompt)

    def _by_app(self, prompt: RollPrompt, shown: tuple[str, ...] | None) -> tuple[str, ...]:
        """Return the app's throw. Dice told by players must be thrown openly, because their faces are known only
        after the throw.
        """
        if self._cup is None and shown is not None:  # as recorded
            return shown
        if self._cup is None:
            raise self._unanswered(prompt)
        missing = len(prompt.dice) - len(self._kept)
        if shown is not None and shown != self._lying(prompt.dice):
            raise StaleRevision("dice.moved_on")
        if missing > 0 and not (self._throws and (self._draws or not prompt.is_draw)):
            raise self._unanswered(prompt)
        if missing > 0:
            self._kept.extend(self._cup.fresh(missing, self.thrown))
            self.thrown += missing
        faces = self._lying(prompt.dice)
        if faces is None:  # recorded for dice of another kind
            raise StaleRevision("dice.moved_on")
        self.places.extend(self._kept.popleft() for _ in prompt.dice)
        return faces

    def _lying(self, dice: Sequence[DieKind]) -> tuple[str, ...] | None:
        """Return the faces that lie open for these dice; None when they have not all fallen."""
        if self._cup is None or len(self._kept) < len(dice):
            return None
        cup, fallen = self._cup, self._fallen
        lying = [
            (die, cup.face(place, die) if cup.knows(place) else fallen[place])
            for place, die in zip(self._kept, dice, strict=False)
        ]
        return tuple(face for _, face in lying) if all(face in die.faces for die, face in lying) else None


def app_faces(answers: Iterable[Answer]) -> tuple[str, ...]:
    """Return every face that the app threw for these answers, in order."""
    return tuple(face for one in answers if isinstance(one, AppRoll) for face in one.faces or ())


def objection(facts: Iterable[object]) -> GameError | None:
    """Return a rule's objection before its first open question; None if it may begin."""
    try:
        deque(facts, maxlen=0)
    except (Unanswered, Uncounted):
        return None
    except GameError as error:
        return error.with_traceback(None)  # the frames would keep all that was tried alive
    return None
