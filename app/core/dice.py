"""Dice as values: kinds of dice, rolls with every face, and the cup the app rolls from.

The cup is a fixed sequence of numbers that belongs to the campaign. A roll takes the next places, and a place that was
used once is used for good: no face can be known before it has fallen.

The numbers follow from a secret seed. Its fingerprint is shown before the first die falls and the seed itself when it
is used up: so everybody can work out that the dice were settled beforehand (docs/dice.md).

What hides a choice under a seal follows from the same seed, so it stays closed wherever that seed is not: on pages, in
streams, in the API, and in a file that leaves the house.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from hashlib import blake2b, sha256
from operator import not_
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from app.core.errors import InvalidAnswer
from app.core.model import Model

_RANGE_BITS = 64
_SEALED_AS = "heldenpass dice seed 1\n"  # so that no other digest over a seed is ever its fingerprint


@dataclass(frozen=True, slots=True)
class DieKind:
    """A kind of die: its id and its faces in order, e.g. d6 with "1" to "6".

    A hidden one is no die on the table but a bag the app draws from: a card of a deck. See `Answers`.
    Of countable ones no rule asks which die shows a face, only how many do: `Roll.count`.
    No model: every die is a constant, and the first model that is built costs the start of the program 30 ms.
    """

    id: str
    faces: tuple[str, ...]
    hidden: bool = False
    countable: bool = False


@cache
def number_die(sides: int) -> DieKind:
    """Return a die showing 1 to `sides` (2 or more), named d6, d8, d10 …"""
    return DieKind(id=f"d{sides}", faces=tuple(str(n) for n in range(1, sides + 1)))


D6, D8, D10, D20 = number_die(6), number_die(8), number_die(10), number_die(20)
NUMBER_DICE: Mapping[str, DieKind] = {die.id: die for die in (D6, D8, D10, D20)}  # those with a pad to tap


class RolledBy(StrEnum):
    """Thrower of dice: the app, or a hand at the table that told the faces, perhaps of another kind of dice."""

    APP = "app"
    HAND = "hand"
    SUBSTITUTES = "substitutes"  # by hand, with other dice that stand for those asked for


JOINT = "_or_"  # between faces that are counted together: how many dice show one of them
UNTOLD = ""  # the face of a die of which only is known that it shows none of the faces that were counted


class Uncounted(Exception):
    """A rule looks at an uncounted face of a roll; `face` is empty where it needs every single one."""

    def __init__(self, roll: "Roll", face: str) -> None:
        self.roll = roll
        self.face = face
        super().__init__(roll.purpose, face)


class Roll(Model):
    """Result of a throw: one face for every die, in the order of the dice, and who threw them.

    A roll that repeats another knows what allowed it and the faces it replaced, so that nothing is repeated twice.
    Where a hand told figures instead of faces, `counted` are the faces it told them of, the other dice are `UNTOLD`.
    """

    purpose: str
    dice: tuple[str, ...]
    faces: tuple[str, ...]
    by: RolledBy
    repeated_by: str | None = None
    replaced: tuple[str, ...] = ()
    counted: Annotated[tuple[str, ...] | None, Field(exclude_if=lambda counted: counted is None)] = None

    @property
    def total(self) -> int:
        """Sum of number dice."""
        return sum(map(int, self.faces))

    def count(self, *faces: str) -> int:
        """Count the dice that show one of these faces. Raises: Uncounted where a hand told other figures."""
        jointly = JOINT.join(sorted(faces))
        if self.counted is not None and jointly in self.counted:
            return self.faces.count(jointly)
        if self.counted is not None and not set(faces) <= set(self.counted) and not self._is_known():
            raise Uncounted(self, jointly)
        return sum(map(self.faces.count, faces))

    def _is_known(self) -> bool:
        """Return whether every die that could show one of these faces was counted."""
        return all(face and JOINT not in face for face in self.faces)

    def with_again(self, face: str, again: "Roll") -> "Roll":
        """This roll after the dice that showed `face`, and only those, were thrown again."""
        thrown = iter(again.faces)
        faces = tuple(next(thrown) if one == face else one for one in self.faces)
        told = [set(roll.counted) for roll in (self, again) if roll.counted is not None]
        counted = tuple(sorted(set.intersection(*told))) if told else None
        return again.model_copy(update={"dice": self.dice, "faces": faces, "counted": counted})

    def dice_showing(self, face: str) -> tuple[str, ...]:
        """Return the kinds of the dice that show a face. Raises: Uncounted where a figure leaves open which they
        are.
        """
        number = self.count(face)
        if self.counted is not None and 0 < number < len(self.dice) and len(set(self.dice)) > 1:
            raise Uncounted(self, UNTOLD)
        return tuple(die for die, shown in zip(self.dice, self.faces, strict=True) if shown == face)


@lru_cache(maxsize=64)  # each page shows the running one each time it looks
def fingerprint(seed: str) -> str:
    """Return the SHA-256 of a seed in hexadecimal digits: it commits to the seed without revealing it."""
    return sha256((_SEALED_AS + seed).encode()).hexdigest()


def short(fingerprint: str) -> str:
    """Return the beginning of a fingerprint, as people compare it: three groups of four digits."""
    return " ".join(fingerprint[start : start + 4] for start in range(0, 12, 4))


def number_at(seed: str, place: int) -> int:
    """Return the number that lies at a place behind a seed, from 0 to 2**64 - 1."""
    return int.from_bytes(blake2b(f"{seed}:{place}".encode(), digest_size=_RANGE_BITS // 8).digest())


def face_of(number: int, kind: DieKind) -> str:
    """Return the face that a die of this kind shows for a number from 0 to 2**64 - 1."""
    return kind.faces[number * len(kind.faces) >> _RANGE_BITS]


_Earlier = Annotated[tuple[int, str], Field(strict=False)]  # the validator of the cup is given lists


class DiceCup(Model):
    """The campaign's generator: a secret seed and the next place of its sequence.

    Places are numbered through the whole campaign. The running seed counts from place `first` on; `earlier` are those
    before it, each with its first place. A seed that never came here (in a campaign out of a file) is "".
    """

    seed: str
    next: int = 0
    first: Annotated[int, Field(exclude_if=not_)] = 0
    earlier: Annotated[tuple[_Earlier, ...], Field(strict=False, exclude_if=not_)] = ()

    @model_validator(mode="before")
    @classmethod
    def _without_returned(cls, kept: Any) -> Any:
        """States of earlier versions name places that an undone roll gave back; now they are spent."""
        if isinstance(kept, dict) and "returned" in kept:
            return {name: value for name, value in kept.items() if name != "returned"}
        return kept

    @property
    def begun_with(self) -> str:
        """Return the first seed of the campaign that is known: no other campaign has it."""
        return next((seed for _, seed in self.earlier if seed), self.seed)

    def fresh(self, count: int, after: int = 0) -> tuple[int, ...]:
        """Return the next `count` places when `after` others have just been taken."""
        start = self.next + after
        return tuple(range(start, start + count))

    def knows(self, place: int) -> bool:
        """Return whether the seed for a place is here."""
        return bool(self._seed_at(place))

    def face(self, place: int, kind: DieKind) -> str:
        """Return the face that lies at `place` for a die of this kind; always the same one."""
        return face_of(number_at(self._seed_at(place), place), kind)

    def closed(self, choice: str, nonce: str) -> str:
        """Return a choice of at most 32 bytes under a seal; `nonce` is never used again."""
        return sealed_choice(choice, self.seed, nonce)

    def opened(self, seal: str) -> str | None:
        """Return the value under a seal; None if the seed it was closed with never came."""
        seeds = filter(None, (self.seed, *(seed for _, seed in reversed(self.earlier))))
        return next((found for seed in seeds if (found := opened_choice(seal, seed)) is not None), None)

    def used(self, places: Sequence[int]) -> "DiceCup":
        """Return the cup after these places were used."""
        end = max(places, default=-1) + 1
        return self if end <= self.next else self.model_copy(update={"next": end})

    def renewed(self, seed: str) -> "DiceCup":
        """Return the cup with a new seed for every place that was not used yet."""
        earlier = (*self.earlier, (self.first, self.seed))
        return self.model_copy(update={"seed": seed, "first": self.next, "earlier": earlier})

    def _seed_at(self, place: int) -> str:
        if place >= self.first:
            return self.seed
        return next(seed for first, seed in reversed(self.earlier) if place >= first)


class CountedRoll(Model):
    """Number of dice that show a face, counted by a person: as many faces as the rule looks at.

    Faces that count alike are told together, joined by `_or_`.
    """

    kind: Literal["counted"] = "counted"
    counts: Mapping[str, Annotated[int, Field(ge=0, le=1000)]]
    substitutes: Annotated[bool, Field(exclude_if=not_)] = False  # other dice stood for those asked for

    def __hash__(self) -> int:
        return hash((tuple(self.counts.items()), self.substitutes))

    def faces(self, dice: Sequence[DieKind]) -> tuple[str, ...]:
        """Return a face for each of these dice. Raises: InvalidAnswer where they cannot have fallen so."""
        shown = [face for face, number in self.counts.items() for _ in range(number)]
        if len(shown) > len(dice):
            raise InvalidAnswer("answer.too_many_counted", dice=len(dice), given=len(shown))
        for face, number in self.counts.items():
            able = sum(not set(face.split(JOINT)).isdisjoint(die.faces) for die in dice)
            if number > able or not able:
                raise InvalidAnswer("answer.too_many_counted", dice=able, given=number)
        return (*shown, *(UNTOLD for _ in dice[len(shown) :]))


def check_faces(purpose: str, dice: Sequence[DieKind], faces: Sequence[str]) -> None:
    """Check whether dice can show these faces. Raises: InvalidAnswer."""
    if len(faces) != len(dice):
        raise InvalidAnswer("answer.wrong_number", purpose=purpose, expected=len(dice), given=len(faces))
    for die, face in zip(dice, faces, strict=True):
        if face not in die.faces:
            raise InvalidAnswer("answer.no_such_face", purpose=purpose, die=die.id, face=face)


_WIDTH = 32  # of every choice under a seal, so that none is told by its length
_CHOICE_SEALED_AS = "heldenpass sealed choice 1"


def sealed_choice(choice: str, seed: str, nonce: str) -> str:
    """Return the choice, of at most 32 bytes, under a seal. `nonce` is used once, else two seals could be compared."""
    plain = choice.encode().ljust(_WIDTH, b"\0")
    if len(plain) > _WIDTH:
        raise ValueError("too long for a seal")
    hidden = _under(plain, seed, nonce)
    return f"{nonce}:{hidden}:{_digest(seed, hidden, nonce, 8).hex()}"


def opened_choice(seal: str, seed: str) -> str | None:
    """Return the value under a seal; None if it was not closed with this seed."""
    nonce, _, rest = seal.partition(":")
    hidden, _, check = rest.partition(":")
    if _digest(seed, hidden, nonce, 8).hex() != check:
        return None
    return bytes.fromhex(_under(bytes.fromhex(hidden), seed, nonce)).rstrip(b"\0").decode()


def _under(text: bytes, seed: str, nonce: str) -> str:
    pad = _digest(seed, "", nonce, _WIDTH)
    return bytes(one ^ other for one, other in zip(text, pad, strict=True)).hex()


def _digest(seed: str, text: str, nonce: str, size: int) -> bytes:
    key = blake2b(f"{_CHOICE_SEALED_AS}:{seed}".encode()).digest()
    return blake2b(f"{size}:{nonce}:{text}".encode(), key=key, digest_size=size).digest()
