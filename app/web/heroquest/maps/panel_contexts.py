"""What the panel beside the map prints."""

from dataclasses import dataclass, field

from app.web.heroquest.maps.shapes import Shape, Token
from app.web.table.actions.menu import Means, MenuPanel
from app.web.table.shapes import Hidden


@dataclass(frozen=True)
class Way:
    """A button of a row: a form that acts, or a link to a panel."""

    text: str
    icon: str
    hidden: Hidden = ()
    url: str = ""
    tone: str = ""


@dataclass(frozen=True)
class Row:
    """Something on the board: what, where, what speaks for or against it, and what can be done."""

    title: str
    square: str
    note: str
    ways: tuple[Way, ...] = ()
    token: Token | None = None
    icon: str = ""
    at: str = ""  # a tap on this square does the first of its ways
    door: str = ""  # … or one on this door
    is_no: bool = False


@dataclass(frozen=True)
class ReadAloud:
    """A text of the quest for the game master: its letter, if it has one."""

    letter: str
    text: str


@dataclass
class MapPanel:
    """What the template prints. `ground` and `above` are drawn on the board, below and above the figures."""

    url: str
    title: str
    class_id: str
    acting: str
    left: int | None
    chosen: str
    follows: str  # where it is fetched anew when the table changes
    menu: MenuPanel | None  # everything else that can be done; in the game master's turn, all who act in it
    rows: list[Row] = field(default_factory=list)
    others: list[Row] = field(default_factory=list)  # what cannot be done just now, each with its reason
    opens_below: int = 5  # so many of them are not folded away
    texts: list[ReadAloud] = field(default_factory=list)
    ground: list[Shape] = field(default_factory=list)
    above: list[Shape] = field(default_factory=list)
    offset: int = 0
    roll: Hidden = ()
    walk: Hidden = ()  # the first tap on a square of `before` sends this
    before: str = ""
    means: tuple[Means, ...] = ()  # what whoever acts has spent of the turn
    form_errors: tuple[str, ...] = ()
