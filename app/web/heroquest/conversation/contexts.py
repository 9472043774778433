"""What the panel of an action on its way prints: its stages, what was thrown, and what is asked now."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from app.core.answers import Prompt
from app.web.heroquest.conversation.odds import OutlookBox
from app.web.heroquest.table.contexts import Die
from app.web.heroquest.table.panel_contexts import Button, Hidden
from app.web.table.game_pages import RuleLink


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


@dataclass(frozen=True)
class Way:
    """A way to throw this roll."""

    text: str
    url: str
    is_current: bool


@dataclass(frozen=True)
class KeepWay:
    """The form that makes a way the usual one on this device."""

    url: str
    hidden: Hidden


@dataclass(frozen=True)
class Order:
    """One step of a roll with dice that stand for others: what to throw, and what its faces mean."""

    text: str
    meaning: str
    is_current: bool


@dataclass(frozen=True)
class Question:
    """What is asked now."""

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
    app_goes_on: bool = False  # … and can throw whatever follows as well
    ways: tuple[Way, ...] = ()
    keep: KeepWay | None = None
    orders: tuple[Order, ...] = ()
    may_be_other_card: bool = False  # the group may have cards of fate that the app does not know
    error: str = ""


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
    question: Question | None
    note: str
    rule: RuleLink | None
    by: str


@dataclass(frozen=True)
class StepItem:
    """Where the action stands, in the head of the panel."""

    text: str
    state: str


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
    steps: tuple[StepItem, ...]
    stages: tuple[Stage, ...]
    consequences: tuple[str, ...]  # of an action without any stage
    can_confirm: bool
    confirm: Hidden
    confirm_text: str
    waiting_text: str
    form_errors: tuple[str, ...]
    change_url: str | None = None  # back to what was told before the first roll
    outlook: OutlookBox | None = None
    chances: str = ""  # of a throw that is no blow


class Part(NamedTuple):
    """A stage of an action: its id and the questions that belong to it."""

    id: str
    purposes: frozenset[str]


_TABLES_OF_FATE = ("faint_table", "faint_table_again", "death_table", "death_table_again")
AFTERMATH = "after"  # only when it comes to that
_BLOW = (
    Part("attack", frozenset({"attack", "attack_again"})),
    Part("defence", frozenset({"defence"})),
    Part(AFTERMATH, frozenset()),
)
# Which questions stand under one heading. An action not listed has a single stage.
PARTS: Mapping[str, tuple[Part, ...]] = {
    "lose_body_points": (
        Part("fate", frozenset({*_TABLES_OF_FATE, "stamina", "injury"})),
        Part("fall", frozenset({"fall_table", "fallen_weapon"})),
        Part("gold", frozenset({"fallen_gold"})),
    ),
    "attack": _BLOW,
    "attack_mind": _BLOW,
}
ONE_PART = (Part("roll", frozenset()),)


def part_of(prompt: Prompt, parts: tuple[Part, ...]) -> Part:
    return next((part for part in parts if prompt.purpose in part.purposes), parts[-1])
