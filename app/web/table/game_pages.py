"""What the pages of every game are made of: live pages, figures, stories, changes, what somebody is about to do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fastapi import APIRouter

from app.campaign.model import DiceMode
from app.campaign.replay import Decision
from app.core.answers import Answer
from app.core.events import Command
from app.core.model import Model
from app.web.http.forms import FieldError
from app.web.live.parts import Part
from app.web.table.shapes import Throw
from app.web.ui.rendering import Shown


@dataclass(frozen=True)
class LivePage:
    """A page that follows its campaign: what stays (template and context) and the parts that change."""

    template: str
    context: object
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Page:
    """What stays on a live page."""

    campaign_id: int
    title: str
    url: str
    hero_id: str = ""
    passports: tuple[Shown, ...] = ()  # of whoever looks, on the public table
    icon: str = ""  # of the game


@dataclass(frozen=True)
class FigureCard:
    """Somebody at the table: on the strip (`url` opens the panel) or at the head of a passport."""

    figure_id: str
    name: str
    crest: str
    url: str
    values: tuple[str, ...]


DONE = "done"  # as `do` of a draft: it follows a deed, whose result the panel may tell


@dataclass(frozen=True)
class RuleLink:
    """A rule in a few words, and where it is told."""

    url: str
    text: str


@dataclass(frozen=True)
class PoolReason:
    """Why there were more, fewer or other dice, and the rule behind it."""

    text: str
    rule: RuleLink


@dataclass(frozen=True)
class PoolReasons:
    """The reasons of one pool under its heading."""

    title: str
    reasons: tuple[PoolReason, ...]


@dataclass(frozen=True)
class Story:
    """What an action did, as far as somebody may know it: in words, with its dice, their reasons and the rules.

    `crest` says whose coat of arms stands beside it, `about` the ids of everybody it tells of.
    """

    sentences: tuple[str, ...]
    crest: str
    about: frozenset[str] = frozenset()
    throws: tuple[Throw, ...] = ()
    reasons: tuple[PoolReasons, ...] = ()
    rules: tuple[RuleLink, ...] = ()


@dataclass(frozen=True)
class Figure:
    """Somebody or something the chronicle can be filtered by."""

    id: str
    name: str
    group: str


@dataclass(frozen=True)
class Change:
    """One value as it was and as it would be; in words only, when there is nothing to compare."""

    label: str
    old: str | None
    new: str


@dataclass(frozen=True)
class Changes:
    """What would change for somebody or something."""

    name: str
    crest: str
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Draft:
    """What somebody is about to do in an action panel: its page, what was typed or tapped, what the rules say."""

    url: str
    query: Mapping[str, str]  # the last value of each field …
    key: str
    pairs: tuple[tuple[str, str], ...] = ()  # … and all of them, for fields that take several
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
    asks_which: bool = False  # … and which of its answers is not said yet
    parts: tuple[int, ...] = ()  # figures of the open roll for the dice that are thrown first
    one_die: int | None = None  # of the open roll this die alone is entered, and the others lie as they did
    later: tuple[Answer, ...] = ()  # what was answered after the one that is corrected
    errors: tuple[FieldError, ...] = ()
    page: str = "table"
    carried: tuple[tuple[str, str], ...] = ()  # fields of the forms on the way, where they are not the command's own


@dataclass(frozen=True)
class GameWeb:
    """What a game serves besides the pages every game has, and the bodies its part of the API takes."""

    routers: Sequence[APIRouter]
    bodies: Sequence[type[Model]]
