"""What the templates of HeroQuest print: frozen values, words included, nothing left to compute."""

from dataclasses import dataclass

from app.web.table.conversation.contexts import Die


@dataclass(frozen=True)
class Reason:
    """Why a pool is what it is."""

    text: str
    color: str | None
    tone: str | None


@dataclass(frozen=True)
class Pool:
    """Dice with their name for screen readers and their reasons."""

    dice: tuple[Die, ...]
    label: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class Points:
    """Body or mind points."""

    value: int
    maximum: int


@dataclass(frozen=True)
class Chip:
    """A condition in a word or two, and where its rule stands."""

    text: str
    tone: str | None
    icon: str
    rule_url: str = ""


@dataclass(frozen=True)
class Why:
    """One part of a number, with the rule behind it."""

    text: str
    url: str


@dataclass(frozen=True)
class Use:
    """A way to use a thing at once: what the button says, its whole meaning, and where it leads."""

    text: str
    label: str
    url: str


@dataclass(frozen=True)
class Fact:
    """One line of a passport: a thing, a note, and at the right its dice, its number, its wear or what it is for.

    `sum` and `why` tell where a number comes from. `boxes`: how many uses are left, and of how many. What heads the
    lines below it is no line itself.
    """

    name: str
    note: str
    is_head: bool = False
    boxes: tuple[int, int] | None = None
    pool: Pool | None = None
    symbol: str = "skull"
    chip: Chip | None = None
    number: str = ""
    is_used: bool = False
    sum: str = ""
    why: tuple[Why, ...] = ()
    use: Use | None = None


@dataclass(frozen=True)
class PassportSection:
    """A titled list of facts; empty, it says so. The note leads to the rule, the limit above all."""

    id: str
    title: str
    note: str
    facts: tuple[Fact, ...]
    empty: str
    rule_url: str
