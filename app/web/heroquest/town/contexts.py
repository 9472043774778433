"""What the templates of the town print."""

from dataclasses import dataclass

from app.web.heroquest.table.contexts import Chip, Pool
from app.web.table.game_pages import RuleLink
from app.web.table.panel_forms import Button


@dataclass(frozen=True)
class Why:
    """Why something cannot be had: a sentence, and the rule behind it."""

    text: str
    rule: RuleLink | None


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
class BuyerLink:
    """A hero one can shop for."""

    name: str
    class_id: str
    url: str
    is_current: bool


@dataclass(frozen=True)
class GearLine:
    """One thing of a hero: where it is, what is the matter with it."""

    place: str
    name: str
    chip: Chip | None
    problem: Why | None
    url: str | None


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
class PoolChange:
    """A pool as it is and as it would be, with the reasons of the new one."""

    title: str
    old: Pool
    new: Pool
    symbol: str
    note: str = ""
