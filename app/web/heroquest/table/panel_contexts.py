"""What the panels of HeroQuest print. Every form is a row of hidden fields and the buttons that finish it."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.web.heroquest.table.contexts import Chip, Pool
from app.web.http.forms import OptionGroup, SelectOption
from app.web.table.panel_forms import Button, Hidden


@dataclass(frozen=True)
class ButtonGroup:
    """Buttons of one form that differ in one value; what a button's sign means, its label adds for screen readers."""

    name: str
    hidden: Hidden
    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class FreeField:
    """A number typed by hand; what was typed stays, what is wrong stands at the field."""

    name: str
    label: str
    hidden: Hidden
    typed: str = ""
    error: str | None = None


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
    free: FreeField | None = None


@dataclass(frozen=True)
class GearRow:
    """One thing with all that can be done with it."""

    id: str
    name: str
    note: str
    chip: Chip | None
    actions: tuple[Button, ...]


@dataclass(frozen=True)
class GiveForm:
    """Something new in the pack."""

    hidden: Hidden
    groups: tuple[OptionGroup, ...]
    typed: str = ""
    note: str = ""
    error: str | None = None


@dataclass(frozen=True)
class PoolRow:
    """A pool that can be thrown, with its reasons."""

    id: str
    title: str
    pool: Pool | None
    symbol: str
    throws: tuple[Button, ...]


@dataclass(frozen=True)
class RenameForm:
    """The hero's and the player's name."""

    hidden: Hidden
    name: str
    player: str
    errors: Mapping[str, str]


@dataclass(frozen=True)
class Links:
    """Ways from the panel to other pages."""

    passport: str
    sheet: str
    code: str | None  # of the hero, which only the game master shows


@dataclass(frozen=True)
class SpellRow:
    """The spell sets and what can be done with them."""

    note: str
    actions: tuple[Button, ...]


@dataclass(frozen=True)
class EffectsRow:
    """The row of a panel: what can be ended, what can be put on, and what was typed."""

    ends: tuple[Button, ...]
    hidden: Hidden
    options: tuple[SelectOption, ...]
    typed: str
    amount: str
    errors: tuple[str, str]  # at the effect, at the amount


@dataclass(frozen=True)
class Tab:
    """One tab of the hero's panel."""

    text: str
    url: str
    key: str
    is_current: bool


@dataclass(frozen=True)
class RollPanel:
    """Number dice for nobody in particular."""

    url: str
    throws: tuple[Button, ...]
    form_errors: tuple[str, ...]


@dataclass(frozen=True)
class ClassChoice:
    """A class for a new hero."""

    id: str
    name: str
    note: str
    is_chosen: bool


@dataclass(frozen=True)
class SeatPanel:
    """A new hero."""

    url: str
    hidden: Hidden
    classes: tuple[ClassChoice, ...]
    typed: Mapping[str, str]
    errors: Mapping[str, str]
    form_errors: tuple[str, ...]


@dataclass(frozen=True)
class HeroPanel:
    """A hero under the hand; `tab` says which of the parts below is shown."""

    url: str
    name: str
    class_id: str
    subtitle: str
    tabs: tuple[Tab, ...]
    tab: str
    form_errors: tuple[str, ...]
    rows: tuple[ValueRow, ...] = ()
    items: tuple[GearRow, ...] = ()
    give: GiveForm | None = None
    pools: tuple[PoolRow, ...] = ()
    rename: RenameForm | None = None
    links: Links | None = None
    spells: SpellRow | None = None
    seats: tuple[Button, ...] = ()
    effects: EffectsRow | None = None
