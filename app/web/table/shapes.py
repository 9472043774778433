"""What every game tells in the same shape: dice as they fell, the face of a card, new heroes, settings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple

from app.core.answers import Answer
from app.core.events import Command

Hidden = tuple[tuple[str, str], ...]  # fields of a form that nobody sees


@dataclass(frozen=True)
class ThrownDie:
    """One die as it fell: its kind, its face, both in words."""

    kind: str
    face: str
    label: str


@dataclass(frozen=True)
class Throw:
    """One roll of an action: what it was for, how the dice fell, and who threw them.

    `replaced` are the dice as they lay before they were thrown again, `again_by` why they were.
    """

    title: str
    dice: tuple[ThrownDie, ...]
    by: str
    replaced: tuple[ThrownDie, ...] = ()
    again_by: str = ""


class Attempt(NamedTuple):
    """Dice that could succeed: whose, how likely they were to, and whether they did."""

    figure_id: str
    chance: Fraction
    succeeded: bool


Tone = Literal["", "accent", "danger", "mind", "success", "warning"]


@dataclass(frozen=True)
class CardFace:
    """What a card on a phone says first, in a few words (empty: its first sentence), its colour and symbol.

    `how`: what led to it, where the title does not say so. `is_told_by_changes`: what changed, where it is known, or
    `how` says all. `answer`: words and address of where it is answered.
    """

    title: str = ""
    tone: Tone = ""
    icon: str = "info"
    how: str = ""
    is_told_by_changes: bool = False
    answer: tuple[str, str] | None = None


@dataclass(frozen=True)
class HeroChoice:
    """What a new hero can be: the value, its name, what it means, the crest of its class."""

    value: str
    text: str
    note: str = ""
    crest: str | None = None


@dataclass(frozen=True)
class NewHeroField:
    """One question about a new hero."""

    name: str
    legend: str
    choices: tuple[HeroChoice, ...]


@dataclass(frozen=True)
class NewHeroForm:
    """What a new hero's player chooses besides the names: fields with their legends, each with its choices.

    `permission` is what the game master must have allowed. `seat` makes the command that begins the hero with this id
    out of what was typed, and its answers; it raises FormRefused for what is wrong there.
    """

    permission: str
    fields: tuple[NewHeroField, ...]
    seat: Callable[[str, Mapping[str, str]], tuple[Command, Sequence[Answer]]]


@dataclass(frozen=True)
class Option:
    """One box to tick."""

    id: str
    is_chosen: bool


@dataclass(frozen=True)
class RuleOption:
    """A settled point of the rules: its chapter, and which of its options holds."""

    id: str
    chapter: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class GameSetting:
    """Something a game lets the game master set: its command, the field, what can be chosen."""

    command: str
    field: str
    title: str
    text: str
    button: str
    options: tuple[tuple[Option, str], ...]  # with the words of each
