"""The words of the town: shops, prices, what a deal changes, and why it cannot be."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from app.systems.heroquest.content.fields import number_of
from app.systems.heroquest.dice import Color, Pool
from app.systems.heroquest.shop_offers import Deal, Figures, Refusal, Shop
from app.systems.heroquest.state.figures import Place
from app.web.heroquest.party import cards
from app.web.heroquest.party.cards import Chip
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.words import dice_in_short, rule_url
from app.web.http.languages import t
from app.web.table.game_pages import RuleLink

_CHAPTER = re.compile(r" \((?:Kap|ch)\. [0-9.]+\)(?=\.|$)")


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
class PoolChange:
    """A pool as it is and as it would be, with the reasons of the new one."""

    title: str
    old: cards.Pool
    new: cards.Pool
    symbol: str
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


_SHOPS: Mapping[Shop, tuple[str, str]] = {  # what each is called, and its icon
    Shop.WEAPONSMITH: ("weaponsmith", "sword"),
    Shop.ARMOURER: ("armourer", "shield"),
    Shop.ALCHEMIST: ("alchemist", "flask-round"),
    Shop.STORE: ("general_store", "store"),
    Shop.SMITH: ("smith", "hammer"),
    Shop.HEALER: ("healer", "heart-pulse"),
    Shop.ACADEMY: ("academy_of_magic", "graduation-cap"),
    Shop.MARKET: ("sell", "coins"),
    Shop.GOBLIN_TRADER: ("goblin_trader", "coins"),
    Shop.DRUID: ("druid", "heart-pulse"),
}
_EMPTY = {
    Shop.SMITH: "nothing_is_notched_or_damaged",
    Shop.HEALER: "nobody_needs_care_here",
    Shop.ACADEMY: "the_game_master_has_not_named",
    Shop.MARKET: "nothing_here_that_could_be_sold",
}
_VERBS = {
    "buy_item": "buy", "sell_item": "sell_in_town", "repair_item": "mend",
    "learn_guild_spell": "learn", "heal_injury": "heal",
}  # fmt: skip


def shop_title(shop: Shop) -> str:
    """What a shop is called."""
    return t(_SHOPS[shop][0])


def shop_part(shop: Shop, wares: tuple[Ware, ...], note: str = "", *, sets_stock: bool = False) -> ShopPart:
    """A shop with what it has; empty, it says so."""
    title, icon = _SHOPS[shop]
    empty = t(_EMPTY.get(shop, "there_is_nothing_here_right_now"))
    return ShopPart(f"shop-{shop}", t(title), icon, note, wares, empty, sets_stock)


def name_of(deal: Deal, look: Look) -> str:
    """What a deal is about."""
    if deal.item is not None:
        return look.cards.item_name(deal.item)
    if deal.content_id is not None:
        return look.labels.text(f"items.{deal.content_id}")
    if deal.command == "learn_guild_spell":
        return look.labels.text(f"spells.{deal.subject}")
    return t("injury")


def verb_of(deal: Deal) -> str:
    """What one does about it."""
    return t(_VERBS[deal.command])


def deed_of(deal: Deal, name: str) -> str:
    """Both together, as a button says it: `Helm kaufen`."""
    told = t("thing_and_deed", thing=name, verb=verb_of(deal))
    return told[:1].upper() + told[1:]


def why_of(refusal: Refusal | None, look: Look) -> Why | None:
    """Why a deal cannot be, with its chapter."""
    return None if refusal is None else why(refusal.code, dict(refusal.data), refusal.rule, look)


def why(code: str, data: dict[str, object], rule: str | None, look: Look) -> Why:
    """A sentence and its rule."""
    text = look.labels.error(code, **data)
    if rule is None:
        return Why(text, None)
    return Why(_CHAPTER.sub("", text), RuleLink(rule_url(rule), t("ch_in_town", number_of=number_of(rule))))


def effects(deal: Deal, before: Figures, look: Look) -> Iterator[Effect]:
    """What a deal changes, in short: dice, caps, injuries, gold."""
    after = deal.figures
    if after is None:
        return
    if after.with_it is not None:
        if after.place is Place.HAND:
            yield from _dice(t("attack"), before.attack, after.attack)
            yield from _dice(t("ranged_attack"), before.ranged, after.ranged)
        else:
            entry = look.content.items.get(deal.content_id or "")
            is_shot = entry is not None and entry.weapon is not None and entry.weapon.ranged
            yield Effect(t("shot_in_town") if is_shot else t("attack_in_town"), None, _short(after.with_it))
    else:
        yield from _dice(t("attack"), before.attack, after.attack)
        yield from _dice(t("ranged_attack"), before.ranged, after.ranged)
    most = look.content.amounts.max_defence
    yield from _dice(t("defence_in_house"), before.defence, after.defence, t("cap", most=most))
    if after.injuries != before.injuries:
        yield Effect(t("injuries"), str(before.injuries), str(after.injuries), "up")


def pool_changes(before: Figures, after: Figures, look: Look) -> Iterator[PoolChange]:
    """The pools that change, as dice."""
    make = look.cards.pool
    if after.with_it is not None:
        yield PoolChange(t("attack_now"), make(before.attack), make(after.with_it), "skull")
    elif after.attack.dice != before.attack.dice:
        yield PoolChange(t("attack"), make(before.attack), make(after.attack), "skull")
    if after.with_it is None and (after.ranged or Pool()).dice != (before.ranged or Pool()).dice:
        old, new = before.ranged or Pool(), after.ranged or Pool()
        yield PoolChange(t("ranged_attack"), make(old), make(new), "skull")
    if after.defence.dice != before.defence.dice:
        most = look.content.amounts.max_defence
        note = t("cap_reached", most=most) if len(after.defence) >= most else t("cap", most=most)
        yield PoolChange(t("defence_in_house"), make(before.defence), make(after.defence), "white_shield", note)


def direction(old: float, new: float) -> str | None:
    """Whether something goes up or down."""
    return "up" if new > old else "down" if new < old else None


def number(label: str, old: int, new: int) -> Effect:
    """A number as it is and as it would be; more is better."""
    return Effect(label, str(old), str(new), direction(old, new))


def _dice(label: str, old: Pool | None, new: Pool | None, note: str = "") -> Iterator[Effect]:
    before, after = old or Pool(), new or Pool()
    if before.dice != after.dice:
        way = direction(_worth(before.dice), _worth(after.dice))
        yield Effect(label, _short(before), _short(after), way, note)


def _short(pool: Pool) -> str:
    return dice_in_short([color.value for color in pool.dice])


def _worth(dice: tuple[Color, ...]) -> float:
    """More dice are better; of as many, black ones before white, white before green and blue."""
    value = {Color.BLACK: 1.3, Color.WHITE: 1.0}
    return sum(value.get(color, 0.7) for color in dice)
