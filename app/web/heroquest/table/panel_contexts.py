"""What the panels of HeroQuest print. Every form is a row of hidden fields and the buttons that finish it."""

from dataclasses import dataclass

from app.web.heroquest.table.contexts import Pool
from app.web.table.panel_forms import Button, Hidden
from app.web.ui.rendering import Context


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


@dataclass(frozen=True)
class PoolRow:
    """A pool that can be thrown, with its reasons."""

    id: str
    title: str
    pool: Pool | None
    symbol: str
    throws: tuple[Button, ...]


@dataclass(frozen=True)
class HeroPanel:
    """A hero under the hand; `tab` says which of the parts below is shown."""

    url: str
    name: str
    class_id: str
    subtitle: str
    tabs: tuple[Context, ...]
    tab: str
    form_errors: tuple[str, ...]
    rows: tuple[ValueRow, ...] = ()
    items: tuple[Context, ...] = ()
    give: Context | None = None
    pools: tuple[PoolRow, ...] = ()
    rename: Context | None = None
    links: Context | None = None
    spells: Context | None = None
    seats: tuple[Button, ...] = ()
    effects: Context | None = None
