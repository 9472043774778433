"""The panel of a game of few choices: what can be done, a tap each with its price, and what cannot, with its reason.

For games of rooms and tracks also their plan: what is known, who is where, and the next steps to tap.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from app.core.board.compass import field_of
from app.core.events import Command
from app.web.live.parts import Fragment, fragment
from app.web.table.actions.declared import Actions
from app.web.table.game_pages import Draft, Hidden
from app.web.table.look import Look
from app.web.table.panel_forms import FormMaker
from app.web.ui.rendering import Shown


def table_mark(revision: int) -> Fragment:
    """Return the mark of the revision a page shows; a panel of an older one is fetched anew (open_panel.js)."""
    return fragment("table-mark", "table/_mark.html", revision=revision)


@dataclass(frozen=True)
class PanelWay:
    """A possible action: one tap; a note names its cost."""

    icon: str
    text: str
    note: str
    hidden: Hidden


@dataclass(frozen=True)
class WaysPanel:
    """Panel of possible and impossible deeds. `links` open a question, `more` are always possible; `told`: what
    happened.
    """

    url: str
    title: str
    place: str = ""
    ways: tuple[PanelWay, ...] = ()
    cannot: tuple[tuple[str, str], ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    more: tuple[tuple[str, str], ...] = ()
    note: str = ""
    sides: tuple[Shown, ...] = ()  # of two who choose in secret
    told: tuple[str, ...] = ()
    form_errors: tuple[str, ...] = ()


def ways_panel(look: Look, draft: Draft, title: str, told: Iterable[str] = (), **more: Any) -> WaysPanel:
    """Return the panel with what was just done and what went wrong."""
    told = tuple(dict.fromkeys((*look.just_done(draft), *told)))  # a score may be both
    return WaysPanel(draft.url, title, told=told, form_errors=look.errors(draft.errors), **more)


def way_of_command(
    look: Look, actions: Actions, forms: FormMaker, command: Command, text: str = "", note: str = ""
) -> PanelWay:
    """Return a command as one tap; without a text of its own it is called as in the menu."""
    fields = {name: str(value) for name, value in command if name != "type" and value not in (None, "")}
    text = text or look.labels.text(f"actions.{command.type}")
    return PanelWay(actions.of(command.type).icon or "play", text, note, forms.acting(command.type, **fields))


VIEW = 5  # fields across that a phone shows at first: large enough for a finger


@dataclass(frozen=True)
class Cell:
    """A room on the plan: where, what, its open sides with its content, tokens, and who is there."""

    x: int
    y: int
    kind: str
    title: str
    openings: tuple[tuple[str, str], ...]
    tokens: tuple[str, ...]
    heroes: tuple[str, ...]
    is_here: bool
    is_joined: bool  # with the next field in the east, as one room


def plan_of(width: int, height: int, cells: Iterable[Cell], steps: Iterable[Shown] = (), middle: str = "") -> Shown:
    """Return the plan of a board of this size; with a `middle` only the fields around that place are shown at first.

    `steps`: the fields to step on now, each with where that is asked for.
    """
    cells = tuple(cells)
    label = "; ".join(f"{cell.title}: {', '.join(cell.heroes)}" for cell in cells if cell.heroes)
    view = (0, 0, width, height)
    if middle:
        column, row = field_of(middle)
        sides = min(VIEW, width), min(VIEW, height)
        view = (_begin(column, sides[0], width), _begin(row, sides[1], height), *sides)
    return Shown(width=width, height=height, view=view, cells=cells, steps=tuple(steps), label=label)


def _begin(middle: int, shown: int, all_there: int) -> int:
    return min(max(middle - shown // 2, 0), all_there - shown)


def track_of(numbers: tuple[int, ...], position: int) -> Shown:
    """Return a track (0: no number on a space) with its marker; spaces count from 1."""
    first = next((n for n, one in enumerate(numbers, start=1) if one), len(numbers))
    return Shown(numbers=numbers, position=position, left=max(first - position, 0))
