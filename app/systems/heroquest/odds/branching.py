"""The answers of a table at which everything happens: those given, then a path; they stop where the path forks."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from app.core.answers import Answer, Answers, ChoicePrompt, RollPrompt, Unanswered
from app.core.dice import DieKind, Roll
from app.core.errors import RuleViolation
from app.systems.heroquest.odds.veil import Veil, Ways, veiled


class Fork(Exception):
    """Here the dice decide: several ways, each with its weight."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways


class Choosing(Exception):
    """Here somebody has to choose."""

    def __init__(self, prompt: ChoicePrompt) -> None:
        self.prompt = prompt


class Gathering(Exception):
    """Here equal ways go on as one."""

    def __init__(self, prompt: RollPrompt) -> None:
        self.prompt = prompt


class Places(NamedTuple):
    """Purposes of questions at which something special is done: to stop there, or to let equal ways go on as one."""

    until: frozenset[str]
    gathering: frozenset[str]


class Branching(Answers):
    """Answers along a path: `taken` has the way taken at every fork, the option of every choice, None at gatherings."""

    def __init__(self, given: Sequence[Answer], taken: Sequence[Any], places: Places, *, sees_all: bool) -> None:
        """Any: the ways of each question are of their own kind. With `sees_all` nobody chooses with closed eyes."""
        super().__init__(given)
        self._given_left = len(given)
        self._taken: Iterator[Any] = iter(taken)
        self._places, self._sees_all = places, sees_all
        self._veils: list[Veil] = []
        self._closed = False

    def roll(self, purpose: str, *dice: DieKind) -> Roll:
        """Throw these dice behind a veil. Raises: Unanswered where it is to stop; Gathering."""
        if not dice or self._takes_given():
            return super().roll(purpose, *dice)
        return self._thrown(purpose, dice)

    def roll_again(self, first: Roll, by: str, *dice: DieKind) -> Roll:
        """Throw again. Raises: RuleViolation when `first` is itself a repetition; whatever `roll` raises."""
        if not dice or self._given_left > 0:
            return super().roll_again(first, by, *dice)
        if first.repeated_by is not None:
            raise RuleViolation("roll.repeated_already", purpose=first.purpose)
        return self._thrown(f"{first.purpose}_again", dice, first, by)

    def choose(self, purpose: str, *options: str) -> str:
        """The option on the path. Raises: Unanswered where it is to stop; Choosing where the path ends."""
        if len(options) == 1 or self._takes_given():
            return super().choose(purpose, *options)
        prompt = ChoicePrompt(purpose=purpose, options=options)
        if purpose in self._places.until:
            raise Unanswered(prompt)
        if self._sees_all:
            for veil in self._veils:
                veil.faces()
        option: str = self._way(Choosing(prompt))
        return option

    def close(self) -> None:
        """The rule has ended: whoever looks under a veil now gets an example, not a fork."""
        self._closed = True

    def _takes_given(self) -> bool:
        taking = self._given_left > 0
        self._given_left -= taking
        return taking

    def _thrown(
        self, purpose: str, dice: tuple[DieKind, ...], first: Roll | None = None, by: str | None = None
    ) -> Roll:
        if purpose in self._places.until:
            raise Unanswered(RollPrompt(purpose=purpose, dice=dice))
        if purpose in self._places.gathering:
            self._way(Gathering(RollPrompt(purpose=purpose, dice=dice)))
        veil = Veil(dice, self._decide)
        self._veils.append(veil)
        return veiled(purpose, dice, veil, first, by)

    def _decide(self, ways: Ways) -> Any:  # Any: see `Ways`
        if len(ways) == 1 or self._closed:
            return next(iter(ways))
        return self._way(Fork(ways))

    def _way(self, end: Exception) -> Any:  # Any: see `Ways`
        for way in self._taken:
            return way
        raise end
