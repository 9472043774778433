"""What the action panel prints. Every form is a row of hidden fields and the buttons that finish it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import count

from app.web.heroquest.table.contexts import Chip, Pool
from app.web.http.forms import OptionGroup, SelectOption
from app.web.table.game_pages import Draft
from app.web.table.snapshot import Snapshot

Hidden = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Button:
    """One button: what it says, what it sends, and its whole meaning for screen readers."""

    text: str
    label: str
    value: str = ""
    hidden: Hidden = ()
    icon: str | None = None
    tone: str | None = None
    key: str | None = None


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
class IdlePanel:
    """Nothing is going on."""

    title: str
    heading: str
    text: str
    seat_url: str | None
    form_errors: tuple[str, ...] = ()


@dataclass(frozen=True)
class ResultPanel:
    """On a passport nothing is going on: only what has just been done, and what went wrong."""

    url: str
    sentences: tuple[str, ...]
    form_errors: tuple[str, ...]


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


@dataclass(frozen=True)
class PanelFrame:
    """What the templates see: the panel, and whether it lies on a passport as a sheet that brings its own looks."""

    panel: object = field(hash=False)
    is_sheet: bool = False


class FormMaker:
    """Makes the forms of one panel; each has a key of its own, so that two of them never count as one."""

    def __init__(self, draft: Draft, snapshot: Snapshot, then: str = "", tab: str = "", **follows: str) -> None:
        """What follows: the hero `then` on this tab, or the panel `stay`, which shows `monster` or `pile`.

        `do` names the panel that an error comes back to.
        """
        self._draft = draft
        self._shared: Mapping[str, str] = {"revision": str(snapshot.revision), "then": then, "tab": tab, **follows}
        self._numbers = count()

    def acting(self, kind: str, **fields: str) -> Hidden:
        """The fields of a form that acts."""
        key = f"{self._draft.key}-{next(self._numbers)}"
        return (*self.looking(kind, **fields), *((n, v) for n, v in self._shared.items() if v), ("key", key))

    def looking(self, kind: str, **fields: str) -> Hidden:
        """The fields of a form that only looks ahead."""
        return (("type", kind), *fields.items())

    def typed(self, kind: str, name: str) -> str:
        """What was typed into a field of this command, when it came back with an error."""
        return self._draft.query.get(name, "") if self._draft.query.get("type") == kind else ""


def live_forms(snapshot: Snapshot, place: str, **follows: str) -> FormMaker:
    """Forms outside of the panel: as long as nothing happens, they stay the same, and two taps are one."""
    return FormMaker(Draft(url="", query={}, key=f"{place}-{snapshot.revision}"), snapshot, **follows)
