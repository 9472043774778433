"""Contents of the panel of an action on its way: its stages, the dice thrown, and the open question."""

from dataclasses import dataclass
from typing import NamedTuple

from app.core.answers import Prompt
from app.web.table.game_pages import Die, Hidden
from app.web.table.panel_forms import Button
from app.web.ui.rendering import PageLink, Shown


@dataclass(frozen=True)
class TableRow:
    """A row of a table to roll on."""

    rolls: str
    text: str
    is_result: bool


@dataclass(frozen=True)
class Answered:
    """An answered question and what followed."""

    text: str
    dice: tuple[Die, ...]
    is_rolling: bool  # the app has thrown them just now
    rows: tuple[TableRow, ...]
    consequences: tuple[str, ...]
    anew_url: str | None = None  # in a correction: give this answer anew
    dice_anew: tuple[tuple[str, str], ...] = ()  # the same for one of its dice: its face in words, and the address
    others: tuple[tuple[str, str], ...] = ()  # of a choice that was made before anybody was asked: what else, and where


@dataclass(frozen=True)
class PanelQuestion:
    """The open question."""

    title: str
    text: str
    hidden: Hidden
    throw: Hidden = ()  # what goes along when the app throws: from then on the dice lie open
    throws_on: bool = False  # after this choice the app throws at once
    rows: tuple[TableRow, ...] = ()
    options: tuple[Button, ...] = ()
    number_die: str | None = None
    color: str = "white"
    dice: tuple[Die, ...] = ()
    app_first: bool = False
    app_only: bool = False  # the app throws: no pad
    app_goes_on: bool = False  # the app can throw whatever follows as well
    ways: tuple[Shown, ...] = ()  # to throw this roll
    keep: Hidden = ()  # the form that makes the way of this roll the usual one on this device
    orders: tuple[Shown, ...] = ()  # with dice that stand for others: what to throw in each step, and what it means
    faces: tuple[tuple[str, str], ...] = ()  # of the die that is entered now, with their words, if it has no number
    count: Shown | None = None  # the pad, where figures are asked for instead of faces
    beside: str = ""  # a partial of the game below the options
    error: str = ""


@dataclass(frozen=True)
class BlowSide:
    """One side of a blow: its figure and its dice where their faces are known, or what is asked now."""

    face: str
    color: str
    dice: int
    number: int | None = None
    thrown: tuple[Die, ...] = ()
    is_current: bool = False
    is_skipped: bool = False


@dataclass(frozen=True)
class Blow:
    """One blow in one line: both sides and the outcome. `state` is open, now, hit, stop or off."""

    place: int
    name: str
    target: str
    attack: BlowSide
    defence: BlowSide
    outcome: str
    state: str


@dataclass(frozen=True)
class Stage:
    """A part of the action under one heading."""

    id: str
    title: str
    state: str
    die: str | None
    number: str | None
    is_rolling: bool  # the number has fallen just now
    answered: tuple[Answered, ...]
    question: PanelQuestion | None
    note: str
    rule: PageLink | None
    by: str


@dataclass(frozen=True)
class DraftPanel:
    """An action on its way."""

    url: str
    cancel_url: str
    drop: Hidden  # what lets an open roll lapse; without one, cancelling is only a way back
    back_url: str | None
    class_id: str
    title: str
    subtitle: str
    steps: tuple[tuple[str, str], ...]  # where the action stands, in the head of the panel: words and state
    stages: tuple[Stage, ...]
    consequences: tuple[str, ...]  # of an action without any stage
    can_confirm: bool
    confirm: Hidden
    confirm_text: str
    waiting_text: str
    form_errors: tuple[str, ...]
    change_url: str | None = None  # back to what was told before the first roll
    blows: tuple[Blow, ...] = ()
    outlook: object = None  # what a game shows before the dice fall; its `template` prints it as `panel.outlook`
    chances: str = ""  # of a throw that is no blow
    facts: str = ""  # what the game knew by itself, without asking
    overrule_url: str | None = None  # to tell it otherwise
    hand_to: str = ""  # whose phone may throw what is asked
    hand: Hidden = ()


class Part(NamedTuple):
    """A stage of an action: its id and the questions that belong to it."""

    id: str
    purposes: frozenset[str]


AFTERMATH = "after"  # a stage that is shown only when it comes to that
ONE_PART = (Part("roll", frozenset()),)


def part_of(prompt: Prompt, parts: tuple[Part, ...]) -> Part:
    """Return the stage a question belongs to; the last one takes what no other names."""
    return next((part for part in parts if prompt.purpose in part.purposes), parts[-1])
