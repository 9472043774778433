"""A rule asks, the table answers: rolls and choices as one short conversation.

A rule calls `answers.roll(…)` or `answers.choose(…)`. While answers are there, it goes on; when they run out,
`Unanswered` carries the open prompt to whoever leads the conversation. Asking again from the start with one answer more
is cheap and pure, so a half-finished fight is nothing but a list of answers.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Literal

from pydantic import Field

from app.core.dice import DiceCup, DieKind, Roll, RolledBy
from app.core.errors import GameError, InvalidAnswer, RuleViolation, StaleRevision
from app.core.model import Model


class RollPrompt(Model):
    """These dice have to be thrown."""

    purpose: str
    dice: tuple[DieKind, ...]

    @property
    def is_draw(self) -> bool:
        """Whether it is drawn out of a bag nobody looks into."""
        return any(die.hidden for die in self.dice)


class ChoicePrompt(Model):
    """One of these options has to be chosen; `about` says by whom, where it could be several."""

    purpose: str
    options: tuple[str, ...]
    about: str = ""


Prompt = RollPrompt | ChoicePrompt


class HandRoll(Model):
    """Faces somebody read off the table; with substitutes, those that other dice stood for."""

    kind: Literal["hand", "substitutes"] = "hand"
    faces: tuple[str, ...]


class AppRoll(Model):
    """The app throws; `faces` is what the panel has already shown, so that a confirm applies exactly that."""

    kind: Literal["app"] = "app"
    faces: tuple[str, ...] | None = None


class Choice(Model):
    """One of the offered options."""

    kind: Literal["choice"] = "choice"
    option: str


Answer = Annotated[HandRoll | AppRoll | Choice, Field(discriminator="kind")]


class Unanswered(Exception):
    """The rule needs another answer: no error, the conversation is not over."""

    def __init__(self, prompt: Prompt) -> None:
        self.prompt = prompt
        super().__init__(prompt.purpose)


class Answers:
    """The answers given so far, handed out in order. Reading them is the only state a rule may touch."""

    def __init__(self, given: Sequence[Answer] = (), cup: DiceCup | None = None, *, blind: bool = False) -> None:
        """Without a cup the faces of app rolls are taken as recorded (replay).

        Who answers `blind` leaves every draw to the app and does not say what it will be: neither a wish nor a guess.
        """
        self._given: Iterator[Answer] = iter(given)
        self._cup = cup
        self._blind = blind
        self.asked: list[Prompt] = []
        self.used: list[Answer] = []
        self.places: list[int] = []

    def roll(self, purpose: str, *dice: DieKind) -> Roll:
        """Throw these dice. No dice, no question.

        Raises: Unanswered when no answer is left; InvalidAnswer when it does not fit the dice; StaleRevision when the
        app's dice are no longer the ones that were shown.
        """
        if not dice:
            return Roll(purpose=purpose, dice=(), faces=(), by=RolledBy.APP)
        prompt = RollPrompt(purpose=purpose, dice=dice)
        answer = self._next(prompt)
        if self._blind and prompt.is_draw and answer != AppRoll():
            raise InvalidAnswer("answer.drawn_by_app", purpose=purpose)
        match answer:
            case HandRoll(kind=kind, faces=faces):
                by = RolledBy(kind)
            case AppRoll(faces=shown):
                faces, by = self._from_cup(dice, shown), RolledBy.APP
                answer = AppRoll(faces=faces)
            case _:
                raise InvalidAnswer("answer.roll_expected", purpose=purpose)
        _check_faces(purpose, dice, faces)
        self._keep(prompt, answer)
        return Roll(purpose=purpose, dice=tuple(die.id for die in dice), faces=faces, by=by)

    def roll_again(self, first: Roll, by: str, *dice: DieKind) -> Roll:
        """Throw the same dice again because of `by`; the second throw binds.

        Raises: RuleViolation when `first` is itself a repetition; whatever `roll` raises.
        """
        if first.repeated_by is not None:
            raise RuleViolation("roll.repeated_already", purpose=first.purpose)
        second = self.roll(f"{first.purpose}_again", *dice)
        return second.model_copy(update={"repeated_by": by, "replaced": first.faces})

    def choose(self, purpose: str, *options: str, about: str = "") -> str:
        """Choose one of the options; a single option needs no question.

        Raises: Unanswered when no answer is left; InvalidAnswer when the option was not offered.
        """
        if len(options) == 1:
            return options[0]
        prompt = ChoicePrompt(purpose=purpose, options=options, about=about)
        answer = self._next(prompt)
        if not isinstance(answer, Choice) or answer.option not in options:
            raise InvalidAnswer("answer.choice_expected", purpose=purpose)
        self._keep(prompt, answer)
        return answer.option

    def finish(self) -> None:
        """Refuse answers nobody asked for: they belong to another situation than this one."""
        if next(self._given, None) is not None:
            raise InvalidAnswer("answer.too_many")

    def _keep(self, prompt: Prompt, answer: Answer) -> None:
        self.asked.append(prompt)
        self.used.append(answer)

    def _next(self, prompt: Prompt) -> Answer:
        answer = next(self._given, None)
        if answer is None:
            raise Unanswered(prompt)
        return answer

    def _from_cup(self, dice: Sequence[DieKind], shown: tuple[str, ...] | None) -> tuple[str, ...]:
        if self._cup is None:
            return shown or ()
        places = self._cup.peek(len(dice), self.places)
        faces = tuple(self._cup.face(place, die) for place, die in zip(places, dice, strict=True))
        if shown is not None and shown != faces:
            raise StaleRevision("dice.moved_on")
        self.places.extend(places)
        return faces


def _check_faces(purpose: str, dice: Sequence[DieKind], faces: Sequence[str]) -> None:
    if len(faces) != len(dice):
        raise InvalidAnswer("answer.wrong_number", purpose=purpose, expected=len(dice), given=len(faces))
    for die, face in zip(dice, faces, strict=True):
        if face not in die.faces:
            raise InvalidAnswer("answer.no_such_face", purpose=purpose, die=die.id, face=face)


def objection(facts: Iterable[object]) -> GameError | None:
    """What a rule has against what it decides, up to its first open question; None when it lets it begin."""
    try:
        deque(facts, maxlen=0)
    except Unanswered:
        return None
    except GameError as error:
        return error.with_traceback(None)  # the frames would keep all that was tried alive
    return None
