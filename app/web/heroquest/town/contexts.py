"""What the templates of the town print."""

from dataclasses import dataclass, field

from app.web.heroquest.table.contexts import Chip, Pool
from app.web.table.panel_forms import Button, Hidden
from app.web.ui.rendering import Context


@dataclass(frozen=True)
class RuleRef:
    """Where a rule stands."""

    url: str
    text: str


@dataclass(frozen=True)
class Why:
    """Why something cannot be had: a sentence, and the rule behind it."""

    text: str
    rule: RuleRef | None


@dataclass(frozen=True)
class Effect:
    """A number as it is and as it would be; `note` says how high it may go."""

    label: str
    old: str | None
    new: str
    direction: str | None = None
    note: str = ""


@dataclass(frozen=True)
class Ware:
    """One line of a shop. `state`: open, dear, forbidden."""

    id: str
    name: str
    words: str
    price: str
    price_note: str
    state: str
    url: str
    button: str
    verb: str = ""
    effects: tuple[Effect, ...] = ()
    why: Why | None = None
    stock: str = ""
    chip: Chip | None = None


@dataclass(frozen=True)
class ShopPart:
    """A shop with what it has; empty, it says so."""

    id: str
    title: str
    icon: str
    note: str
    wares: tuple[Ware, ...]
    empty: str
    sets_stock: bool = False


@dataclass(frozen=True)
class Place:
    """A way to a shop, and how much of it waits there for this hero."""

    id: str
    title: str
    icon: str
    count: int


@dataclass(frozen=True)
class Places:
    """All shops at a glance."""

    places: tuple[Place, ...]


@dataclass(frozen=True)
class BuyerLink:
    """A hero one can shop for."""

    name: str
    class_id: str
    url: str
    is_current: bool


@dataclass(frozen=True)
class Buyer:
    """Who shops: purse, pools, and what the others are."""

    hero_id: str
    name: str
    class_id: str
    subtitle: str
    gold: int | None
    attack: Pool | None
    defence: Pool | None
    others: tuple[BuyerLink, ...]


@dataclass(frozen=True)
class Opening:
    """How the town is open: a sentence, and for the game master the way to change it."""

    tone: str
    text: str
    url: str | None


@dataclass(frozen=True)
class GearLine:
    """One thing of a hero: where it is, what is the matter with it."""

    id: str
    place: str
    name: str
    chip: Chip | None
    problem: Why | None
    url: str | None


@dataclass(frozen=True)
class Gear:
    """What a hero carries, slot by slot; `is_legal` when it may go into the next quest like this."""

    hero_id: str
    lines: tuple[GearLine, ...]
    is_legal: bool


@dataclass(frozen=True)
class TradeCard:
    """A trade that is offered: who gives what, and what one can say to it."""

    id: str
    title: str
    gives: str
    wants: str
    effects: tuple[Effect, ...]
    why: Why | None
    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class Trades:
    """All trades of a hero."""

    url: str
    cards: tuple[TradeCard, ...]
    offer_url: str | None


@dataclass(frozen=True)
class PoolChange:
    """A pool as it is and as it would be, with the reasons of the new one."""

    title: str
    old: Pool
    new: Pool
    symbol: str
    note: str = ""


@dataclass(frozen=True)
class WayOption:
    """Where a thing can go: a button, or why it cannot."""

    text: str
    note: str
    button: Button | None
    pools: tuple[PoolChange, ...] = ()
    why: Why | None = None


@dataclass(frozen=True)
class TradePanel:
    """An offer in the making; without a partner it asks for one."""

    url: str
    class_id: str
    partners: tuple[BuyerLink, ...]
    partner: str
    hidden: Hidden
    gives: tuple[Context, ...]
    wants: tuple[Context, ...]
    gold: int
    typed: dict[str, str] = field(hash=False, default_factory=dict)
    errors: dict[str, str] = field(hash=False, default_factory=dict)
    button: str = ""
    form_errors: tuple[str, ...] = ()
