"""Rolls that show no more than a rule looks at.

A rule that counts skulls cannot tell a white shield from a black one, so nobody has to tell them apart for it. A
`LazyRoll` settles a question when it is put to it, and only that question: `count("skull")` settles the number of
skulls, `faces` everything. Each answer is a branch with its weight; all together are the exact odds of the rule.
"""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ConfigDict

from app.core.dice import DieKind, Roll, RolledBy
from app.systems.heroquest.odds.faces import Faces, jointly, shown

Ways = Mapping[Any, int]  # Any: each question has answers of its own kind
Decider = Callable[[Ways], Any]


class LazyFaces:
    """What is known of a handful of dice so far; `decide` takes one of the ways that are still open."""

    def __init__(self, dice: tuple[DieKind, ...], decide: Decider) -> None:
        self._dice = dice
        self._decide = decide
        self._seen: dict[str, int] = {}
        self._faces: Faces | None = None

    def close(self) -> None:
        """The rule has ended: who looks at them later gets an example, and nobody is asked any more."""
        self._decide = _first

    @property
    def seen(self) -> object:
        """Everything that was looked at so far."""
        return self._faces, tuple(self._seen.items())

    def count(self, face: str) -> int:
        """How many dice show this face."""
        if self._faces is not None:
            return self._faces.count(face)
        if face not in self._seen:
            self._seen[face] = self._decide(self._ways_of(face))
        return self._seen[face]

    def faces(self) -> Faces:
        """Every face, in the order of the dice."""
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
        joint = jointly(self._dice, (*self._seen, face))
        return {counts[-1]: weight for counts, weight in joint.items() if counts[:-1] == known}

    def _ways_of_all(self) -> Ways:
        outcomes, known = shown(self._dice), self._seen.items()
        if not known:
            return outcomes
        return {faces: weight for faces, weight in outcomes.items() if all(faces.count(face) == n for face, n in known)}


def _first(ways: Ways) -> Any:  # Any: see `Ways`
    return next(iter(ways))


class LazyRoll(Roll):
    """A roll whose faces, and those it replaced, are settled when a rule looks at them."""

    model_config = ConfigDict(arbitrary_types_allowed=True)
    lazy: LazyFaces
    first: Roll | None

    def count(self, *faces: str) -> int:
        """How many dice show these faces. A rule may have put faces of its own together from this roll."""
        if "faces" in self.__dict__:
            return super().count(*faces)
        first, *others = map(self.lazy.count, faces)
        return sum(others, first)

    def __getattr__(self, name: str) -> Any:  # Any: Python asks here for whatever it does not find
        if name == "faces":
            return self.lazy.faces()
        if name == "replaced":
            return () if self.first is None else self.first.faces
        raise AttributeError(name)


def lazy_roll(
    purpose: str, dice: tuple[DieKind, ...], lazy: LazyFaces, first: Roll | None = None, by: str | None = None
) -> Roll:  # fmt: skip
    """A roll that shows its faces lazily; with `first` it repeats that one because of `by`."""
    ids = tuple(die.id for die in dice)
    roll = LazyRoll(
        purpose=purpose, dice=ids, faces=(), by=RolledBy.APP, lazy=lazy, first=first, repeated_by=by
    )  # fmt: skip
    for hidden in ("faces", "replaced"):
        del roll.__dict__[hidden]  # from now on it is asked for
    return roll
