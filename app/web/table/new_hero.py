"""What a game asks of a player who begins a hero on the own phone."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from app.core.answers import Answer
from app.core.events import Command


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
