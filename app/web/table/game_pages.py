"""Shapes that every game fills: pages, drafts, stories, new heroes, settings."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Literal, NamedTuple

from fastapi import APIRouter

from app.campaign.model import DiceMode
from app.campaign.replay import Decision
from app.core.answers import Answer
from app.core.events import Command
from app.core.model import Model
from app.core.rulebook import SettledPoints
from app.labels.labels import Labels
from app.web.live.parts import Fragment, Part
from app.web.ui.forms import FieldError
from app.web.ui.rendering import PageLink, Shown

# Pages


@dataclass(frozen=True)
class LivePage:
    """A page that follows its campaign: what stays (template and context) and the parts that change.

    `told`: the messages for those who show this page and showed other parts before, by the identity of these parts.
    """

    template: str
    context: object
    parts: tuple[Part, ...]
    told: dict[int, tuple[Sequence[Part], bytes]] = field(default_factory=dict, init=False, repr=False, compare=False)


@dataclass(frozen=True)
class Page:
    """Fixed frame of a live page."""

    campaign_id: int
    title: str
    url: str
    hero_id: str = ""
    passports: tuple[Shown, ...] = ()  # of the player who looks, on the public table
    icon: str = ""  # of the game


@dataclass(frozen=True)
class GameWeb:
    """Web part of a game besides the pages every game has, and the bodies its part of the API takes."""

    routers: Sequence[APIRouter]
    bodies: Sequence[type[Model]]


# What somebody is about to do


Hidden = tuple[tuple[str, str], ...]  # hidden fields of a form
DONE = "done"  # as `do` of a draft: it follows a deed, whose result the panel may tell
# The fields of a form that say which panel follows, each with its name in an address.
FOLLOWING = {"then": "hero", "tab": "tab", "stay": "do", "monster": "monster_id", "pile": "deck", "at_then": "at"}


@dataclass(frozen=True)
class Draft:
    """Action in preparation in a panel: its page, what was typed or tapped, what the rules say."""

    url: str
    query: Mapping[str, str]  # the last value of each field …
    key: str
    pairs: tuple[tuple[str, str], ...] = ()  # all of them, for fields that take several
    command: Command | None = None
    given: tuple[Answer, ...] = ()
    decision: Decision | None = None
    tapped: tuple[str, ...] = ()  # as they lie on the table
    faces: tuple[str, ...] = ()  # what the tapped ones mean for the dice asked for
    habit: DiceMode | None = None  # how this device throws; None: there is nothing to choose
    mode: DiceMode = DiceMode.HAND  # how the open roll is thrown
    needs_leave: bool = False  # the rules are not asked before the game master says yes
    shown: int = 0  # so many answers had been given and shown before
    unthrown: tuple[Answer, ...] = ()  # answers that follow once the app has thrown
    wants_throw: bool = False  # the app is asked to throw now
    has_open_roll: bool = False  # the app has thrown for this, and cancelling lets it lapse
    app_goes_on: bool = False  # the app throws every die until something has to be chosen
    correcting: int | None = None
    asks_which: bool = False  # which of its answers is still to be said
    parts: tuple[int, ...] = ()  # figures of the open roll for the dice that are thrown first
    one_die: int | None = None  # of the open roll this die alone is entered, and the others lie as they did
    later: tuple[Answer, ...] = ()  # what was answered after the one that is corrected
    errors: tuple[FieldError, ...] = ()
    page: str = "table"
    carried: tuple[tuple[str, str], ...] = ()  # fields of the forms on the way, where they are not the command's own


# What happened


@dataclass(frozen=True)
class Die:
    """One die of a pool or a roll, in words for screen readers; without a face it is still to fall."""

    color: str  # or what else it is called, as d6
    face: str | None = None
    label: str = ""


@dataclass(frozen=True)
class ToldRoll:
    """One roll of an action: what it was for, how the dice fell, and who threw them.

    `replaced` are the dice as they lay before they were thrown again, `again_by` why they were.
    """

    title: str
    dice: tuple[Die, ...]
    by: str
    replaced: tuple[Die, ...] = ()
    again_by: str = ""


@dataclass(frozen=True)
class PoolReason:
    """Reason why there were more, fewer or other dice, and the rule behind it."""

    text: str
    rule: PageLink


@dataclass(frozen=True)
class PoolReasons:
    """The reasons of one pool under its heading."""

    title: str
    reasons: tuple[PoolReason, ...]


@dataclass(frozen=True)
class Story:
    """Action told as far as somebody may know it: in words, with its dice, their reasons and the rules.

    `crest` says whose coat of arms stands beside it, `about` the ids of everybody it tells of.
    """

    sentences: tuple[str, ...]
    crest: str
    about: frozenset[str] = frozenset()
    throws: tuple[ToldRoll, ...] = ()
    reasons: tuple[PoolReasons, ...] = ()
    rules: tuple[PageLink, ...] = ()


@dataclass(frozen=True)
class FigureFilter:
    """Somebody or something the chronicle can be filtered by."""

    id: str
    name: str
    group: str


class LuckAttempt(NamedTuple):
    """Dice that could succeed: whose, how likely they were to, and whether they did."""

    figure_id: str
    chance: Fraction
    succeeded: bool


@dataclass(frozen=True)
class Change:
    """One value as it was and as it would be; in words only, when there is nothing to compare."""

    label: str
    old: str | None
    new: str


@dataclass(frozen=True)
class Changes:
    """Changes of somebody or something."""

    name: str
    crest: str
    changes: tuple[Change, ...]


Tone = Literal["", "accent", "danger", "mind", "success", "warning"]


@dataclass(frozen=True)
class CardFace:
    """First words of a card on a phone (empty: its first sentence), its colour and symbol.

    `how`: what led to it, where the title does not say so. `is_told_by_changes`: what changed, where it is known, or
    `how` says all. `answer`: words and address of where it is answered.
    """

    title: str = ""
    tone: Tone = ""
    icon: str = "info"
    how: str = ""
    is_told_by_changes: bool = False
    answer: tuple[str, str] | None = None


# New heroes


@dataclass(frozen=True)
class HeroChoice:
    """Choice for a new hero: the value, its name, what it means, the crest of its class."""

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
    """Choices of a new hero's player besides the names: fields with their legends, each with its choices.

    `seat` makes the command that begins the hero with this id out of what was typed, and its answers; it raises
    FormRefused for what is wrong there.
    """

    fields: tuple[NewHeroField, ...]
    seat: Callable[[str, Mapping[str, str]], tuple[Command, Sequence[Answer]]]


# Settings


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


NO_TURN = Shown(url="", title="", turn=Shown(tiles=(), kinds=(), befalls=()), means=(), keys=(), end=(), is_over=False)


def turn_parts(turn: Shown | None) -> tuple[Fragment, Fragment]:
    """Return the parts of a passport: the deeds among its pages, the keys in place of its navigation; empty out of
    turn.
    """
    shown = turn or NO_TURN
    return (
        Fragment("my-deeds", "table/_my_deeds.html", shown),
        Fragment("my-turn", "table/_my_turn.html", shown),
    )


def rule_options(settled: SettledPoints, labels: Labels) -> Sequence[RuleOption]:
    """Return every settled point by its chapter, with what may be chosen instead."""
    return [
        RuleOption(
            name,
            labels.text(f"chapters.{point.chapter}"),
            tuple(Option(one, settled.option(name) == one) for one in point.options),
        )
        for name, point in settled.points.items()
    ]
