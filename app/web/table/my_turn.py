"""The own turn on a phone: what is left of it, whom one can strike, and what lies under the thumb."""

from dataclasses import dataclass

from app.web.live.parts import Fragment
from app.web.table.panel_forms import Hidden


@dataclass(frozen=True)
class Means:
    """Something that a turn has, and what is left of it."""

    name: str
    left: str
    icon: str
    is_spent: bool


@dataclass(frozen=True)
class ThumbKey:
    """A deed under the thumb: its panel, or a place of the page; one that is spent can be tapped and is warned of."""

    text: str
    icon: str
    url: str
    is_spent: bool


@dataclass(frozen=True)
class Target:
    """Somebody who can be struck with one tap: what is known of it, and the chance to hit."""

    name: str
    token: str
    note: str
    chance: str
    url: str


@dataclass(frozen=True)
class MyTurn:
    """A hero's turn as its player has it in hand. `end`: the form that ends it; `is_over`: it has nothing left."""

    url: str = ""
    title: str = ""
    targets: tuple[Target, ...] = ()
    means: tuple[Means, ...] = ()
    keys: tuple[ThumbKey, ...] = ()
    end: Hidden = ()
    is_over: bool = False


def turn_parts(turn: MyTurn | None) -> tuple[Fragment, Fragment]:
    """The parts of a passport: the targets among its pages, the keys in place of its navigation; empty out of turn."""
    shown = turn or MyTurn()
    return (
        Fragment("my-targets", "table/_my_targets.html", shown),
        Fragment("my-turn", "table/_my_turn.html", shown),
    )
