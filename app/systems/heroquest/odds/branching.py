"""The answers of a table at which everything happens, and rolls that show no more than a rule looks at.

A rule that counts skulls cannot tell a white shield from a black one, so they are not told apart for it. A
`LazyRoll` settles a question when it is put to it, and only that question: `count("skull")` settles the number of
skulls, `faces` everything. Each answer is a branch with its weight; all together are the exact odds of the rule.

`Branching` answers with the given answers first, then along a path, then always with the first way. Where the path ends
the rule goes on; the forks that were passed are noted, so that a search can take their other ways.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic import ConfigDict

from app.core.answers import Answer, Answers, ChoicePrompt, RollPrompt, Unanswered
from app.core.dice import DieKind, Roll, RolledBy
from app.core.errors import InvalidAnswer, RuleViolation
from app.systems.heroquest.odds.comparison import Happening, choice_made
from app.systems.heroquest.odds.faces import Faces, joint_face_counts, shown
from app.systems.heroquest.odds.policy import Choose

Ways = Mapping[Any, int]  # Any: each question has answers of its own kind
Decider = Callable[[Ways], Any]


class LazyFaces:
    """Known faces of a handful of dice; `decide` takes one of the ways that are still open."""

    def __init__(self, dice: tuple[DieKind, ...], decide: Decider) -> None:
        self._dice = dice
        self._decide = decide
        self._seen: dict[str, int] = {}
        self._faces: Faces | None = None

    def close(self) -> None:
        """End the rule: unread dice get example faces and no longer branch."""
        self._decide = _first

    @property
    def seen(self) -> object:
        """Return everything that was looked at so far."""
        return self._faces, tuple(self._seen.items())

    def count(self, face: str) -> int:
        """Return how many dice show this face."""
        if self._faces is not None:
            return self._faces.count(face)
        if face not in self._seen:
            self._seen[face] = self._decide(self._ways_of(face))
        return self._seen[face]

    def faces(self) -> Faces:
        """Return every face, in the order of the dice."""
        if self._faces is None:
            self._faces = self._decide(self._ways_of_all())
        assert self._faces is not None
        return self._faces

    def look(self) -> None:
        """See what lies there: the one die, or how many of several show each face."""
        if len(self._dice) == 1:
            self.faces()
            return
        for face in dict.fromkeys(face for die in self._dice for face in die.faces):
            self.count(face)

    def _ways_of(self, face: str) -> Ways:
        known = tuple(self._seen.values())
        joint = joint_face_counts(self._dice, (*self._seen, face))
        return {counts[-1]: weight for counts, weight in joint.items() if counts[:-1] == known}

    def _ways_of_all(self) -> Ways:
        outcomes, known = shown(self._dice), self._seen.items()
        if not known:
            return outcomes
        return {faces: weight for faces, weight in outcomes.items() if all(faces.count(face) == n for face, n in known)}


def _first(ways: Ways) -> Any:  # Any: see `Ways`
    return next(iter(ways))


class _OpenFaces:
    """The fields of a roll that are settled only when a rule looks at them, read through properties.

    A class of its own before `Roll`, since a model allows no property in place of a field it declares itself.
    """

    __slots__ = ()

    @property
    def faces(self) -> Faces:
        """Return every face; those that a rule put together from several rolls, if it did."""
        found: Faces = self.__dict__["faces"] or self.__dict__["lazy"].faces()
        return found

    @property
    def replaced(self) -> Faces:
        """Return the faces of the roll that this one repeats."""
        first: Roll | None = self.__dict__["first"]
        return () if first is None else first.faces


class LazyRoll(_OpenFaces, Roll):
    """A roll whose faces, and the faces it replaced, are settled only when a rule looks at them."""

    model_config = ConfigDict(arbitrary_types_allowed=True)
    lazy: LazyFaces
    first: Roll | None

    def count(self, *faces: str) -> int:
        """Count the dice that show these faces. A rule may have put faces of its own together from this roll."""
        if self.__dict__["faces"]:
            return super().count(*faces)
        first, *others = map(self.lazy.count, faces)
        return sum(others, first)


def lazy_roll(
    purpose: str, dice: tuple[DieKind, ...], lazy: LazyFaces, first: Roll | None = None, by: str | None = None
) -> Roll:  # fmt: skip
    """Return a roll that shows its faces lazily; with `first` it repeats that one because of `by`."""
    ids = tuple(die.id for die in dice)
    return LazyRoll(
        purpose=purpose, dice=ids, faces=(), by=RolledBy.APP, lazy=lazy, first=first, repeated_by=by
    )  # fmt: skip


class Fork(NamedTuple):
    """Here the dice decided: `place` steps lie before it, and the first of the ways was taken."""

    place: int
    ways: Ways


class Crossing(NamedTuple):
    """Here equal ways come together; `state_key` is what they have in common."""

    place: int
    state_key: object


class Choosing(Exception):
    """Raised where a choice depends on the dice just thrown: the search tries every option."""

    def __init__(self, prompt: ChoicePrompt) -> None:
        self.prompt = prompt


class Course(NamedTuple):
    """Way to answer: where to stop, where ways come together, and which option to take."""

    until: frozenset[str]
    crossings: frozenset[str]
    policy: Choose


# Rolls that are over and done with when the next crossing comes: what they did stands on the table or among the facts.
# Of all others what was seen still counts there, because a rule may hold on to it: one throw for all in a firestorm.
_TABLES = ("faint_table", "death_table", "fall_table", "fallen_weapon", "fallen_gold")
_BLOWS = ("attack", "defence", "trap_defence", "save")
_SPELLS = ("resistance", "brave_spell")
DONE = frozenset(f"{purpose}{again}" for purpose in (*_TABLES, *_BLOWS, *_SPELLS) for again in ("", "_again"))


class Branching(Answers):
    """Answers along a path: the way taken at every fork, None at every crossing, options chosen with open eyes."""

    def __init__(
        self, given: Sequence[Answer], taken: Sequence[Any], course: Course, meet: Callable[[object], object]
    ) -> None:  # fmt: skip
        """`meet` says what else than what was asked and seen makes a crossing the same, or raises. Any: see `Ways`."""
        super().__init__(given)
        self.path: list[Any] = []
        self.passed: list[Fork | Crossing] = []
        self.chosen: list[Happening] = []
        self._given_left = len(given)
        self._taken: Iterator[Any] = iter(taken)
        self._course, self._meet = course, meet
        self._lazy: list[tuple[str, LazyFaces]] = []

    def roll(self, purpose: str, *dice: DieKind, about: str = "", by: str = "", adds: int = 0) -> Roll:
        """Throw these dice, their faces still open. Raises: Unanswered at a purpose in `until`; what `meet` raises."""
        if not dice or self._takes_given():
            return super().roll(purpose, *dice, about=about, by=by, adds=adds)
        return self._thrown(purpose, dice)

    def roll_again(self, first: Roll, by: str, *dice: DieKind, about: str = "") -> Roll:
        """Throw again. Raises: RuleViolation when `first` is itself a repetition; whatever `roll` raises."""
        if not dice or self._given_left > 0:
            return super().roll_again(first, by, *dice, about=about)
        if first.repeated_by is not None:
            raise RuleViolation("roll.repeated_already", purpose=first.purpose)
        return self._thrown(f"{first.purpose}_again", dice, first, by)

    def choose(self, purpose: str, *options: str, about: str = "", usual: str = "") -> str:
        """Return the policy's answer. Raises: Unanswered where it is to stop; Choosing; InvalidAnswer."""
        if len(options) == 1 or self._takes_given():
            return super().choose(purpose, *options, about=about, usual=usual)
        prompt = ChoicePrompt(purpose=purpose, options=options, about=about, usual=usual)
        if purpose in self._course.until:
            raise Unanswered(prompt)
        option = self._course.policy(prompt)
        if option is None:
            option = self._with_open_eyes(prompt)
        elif option not in options:
            raise InvalidAnswer("answer.choice_expected", purpose=purpose)
        self.chosen.append(choice_made(prompt, option))
        return option

    def close(self) -> None:
        """End the rule: unread dice get example faces and no longer branch.

        Everything lets go of everything else here, so that nothing waits for the garbage collector.
        """
        for _, lazy in self._lazy:
            lazy.close()
        self._lazy.clear()
        del self._meet

    def _takes_given(self) -> bool:
        taking = self._given_left > 0
        self._given_left -= taking
        return taking

    def _thrown(
        self, purpose: str, dice: tuple[DieKind, ...], first: Roll | None = None, by: str | None = None
    ) -> Roll:  # fmt: skip
        if purpose in self._course.until:
            raise Unanswered(RollPrompt(purpose=purpose, dice=dice))
        if purpose in self._course.crossings and not self._follows():
            seen = tuple((name, lazy.seen) for name, lazy in self._lazy if name not in DONE)
            self.passed.append(Crossing(len(self.path), self._meet((purpose, dice, seen))))
            self.path.append(None)
        lazy = LazyFaces(dice, self._decide)
        self._lazy.append((purpose, lazy))
        return lazy_roll(purpose, dice, lazy, first, by)

    def _with_open_eyes(self, prompt: ChoicePrompt) -> str:
        """Return the option a player takes who sees the last throw; earlier throws already stand on the table. Raises:
        Choosing.
        """
        if self._lazy:
            self._lazy[-1][1].look()
        if not self._follows():
            raise Choosing(prompt)
        option: str = self.path[-1]
        return option

    def _decide(self, ways: Ways) -> Any:  # Any: see `Ways`
        if len(ways) == 1:
            return next(iter(ways))
        if not self._follows():
            self.passed.append(Fork(len(self.path), ways))
            self.path.append(next(iter(ways)))
        return self.path[-1]

    def _follows(self) -> bool:
        """Take the next step of the path, if it goes on."""
        for step in self._taken:
            self.path.append(step)
            return True
        return False
