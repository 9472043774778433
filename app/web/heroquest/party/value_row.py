"""A value of a hero or a monster in a panel, with the buttons that change it."""

from dataclasses import dataclass

from app.web.table.game_pages import Hidden
from app.web.table.panel_forms import Button
from app.web.ui.rendering import Context, PageLink


@dataclass(frozen=True)
class ButtonGroup:
    """Buttons of one form that differ in one value; what a button's sign means, its label adds for screen readers."""

    name: str
    hidden: Hidden
    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class ValueRow:
    """One value of a hero with all that can be done to it. `kind` draws hearts or minds."""

    id: str
    title: str
    text: str
    groups: tuple[ButtonGroup, ...]
    kind: str | None = None
    value: int = 0
    maximum: int = 0
    note: str = ""
    free: Context | None = None
    link: PageLink | None = None
