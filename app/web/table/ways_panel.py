"""The panel of a game of few choices: what can be done, a tap each with its price, and what cannot, with its reason."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from app.core.events import Command
from app.web.live.parts import Fragment
from app.web.table.actions.declared import Actions
from app.web.table.game_pages import Draft
from app.web.table.look import Look
from app.web.table.panel_forms import FormMaker, Hidden
from app.web.ui.rendering import Shown


def table_mark(revision: int) -> Fragment:
    """Which revision a page shows; a panel of an older one is fetched anew (open_panel.js)."""
    return Fragment("table-mark", "table/_mark.html", Shown(revision=revision))


@dataclass(frozen=True)
class TurnLine:
    """Whose turn it is and what is awaited, for all who wait."""

    text: str


@dataclass(frozen=True)
class Way:
    """Something to do now: one tap; a note says what it costs."""

    icon: str
    text: str
    note: str
    hidden: Hidden


@dataclass(frozen=True)
class Side:
    """Somebody of two who choose in secret: who has chosen, and who is still awaited."""

    name: str
    note: str
    has_chosen: bool


@dataclass(frozen=True)
class WaysPanel:
    """What can be done and what cannot. `links` open a question, `more` others at any time; `told` is to read."""

    url: str
    title: str
    place: str = ""
    ways: tuple[Way, ...] = ()
    cannot: tuple[tuple[str, str], ...] = ()
    links: tuple[tuple[str, str], ...] = ()
    more: tuple[tuple[str, str], ...] = ()
    note: str = ""
    sides: tuple[Side, ...] = ()
    told: tuple[str, ...] = ()
    form_errors: tuple[str, ...] = ()


def ways_panel(look: Look, draft: Draft, title: str, told: Iterable[str] = (), **more: Any) -> WaysPanel:
    """The panel with what was just done and what went wrong."""
    told = tuple(dict.fromkeys((*look.just_done(draft), *told)))  # a score may be both
    return WaysPanel(draft.url, title, told=told, form_errors=look.errors(draft.errors), **more)


def way_of_command(
    look: Look, actions: Actions, forms: FormMaker, command: Command, text: str = "", note: str = ""
) -> Way:
    """A command as one tap; without a text of its own it is called as in the menu."""
    fields = {name: str(value) for name, value in command if name != "type" and value not in (None, "")}
    text = text or look.labels.text(f"actions.{command.type}")
    return Way(actions.of(command.type).icon or "play", text, note, forms.acting(command.type, **fields))
