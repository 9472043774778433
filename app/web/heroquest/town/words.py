"""The words of the town: shops, prices, what a deal changes, and why it cannot be."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from app.core.offers import Refusal
from app.systems.heroquest.content.fields import number_of
from app.systems.heroquest.dice import Color, Pool
from app.systems.heroquest.possible.town import Deal, Figures, Shop
from app.systems.heroquest.state.figures import Place
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.words import dice_in_short, rule_url
from app.web.http.languages import t
from app.web.ui.rendering import PageLink, Shown

_CHAPTER = re.compile(r" \((?:Kap|ch)\. [0-9.]+\)(?=\.|$)")


@dataclass(frozen=True)
class RefusalReason:
    """Reason why something cannot be had: a sentence, and the rule behind it."""

    text: str
    rule: PageLink | None


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
    """Return a shop's name."""
    return t(_SHOPS[shop][0])


def shop_part(shop: Shop, wares: tuple[Shown, ...], note: str = "", *, sets_stock: bool = False) -> Shown:
    """Return a shop with what it has; empty, it says so."""
    title, icon = _SHOPS[shop]
    empty = t(_EMPTY.get(shop, "there_is_nothing_here_right_now"))
    words = {"title": t(title), "note": note, "empty": empty}
    return Shown(id=f"shop-{shop}", icon=icon, wares=wares, sets_stock=sets_stock, **words)


def name_of(deal: Deal, look: HeroQuestLook) -> str:
    """Return the name of the thing a deal is about."""
    if deal.item is not None:
        return look.cards.item_name(deal.item)
    if deal.content_id is not None:
        return look.labels.text(f"items.{deal.content_id}")
    if deal.type == "learn_guild_spell":
        return look.labels.text(f"spells.{deal.subject}")
    return t("injury")


def verb_of(deal: Deal) -> str:
    """Return the verb of a deal."""
    return t(_VERBS[deal.type])


def button_text(deal: Deal, name: str) -> str:
    """Return both together, as a button says it: `Helm kaufen`."""
    told = t("thing_and_deed", thing=name, verb=verb_of(deal))
    return told[:1].upper() + told[1:]


def refusal_reason(refusal: Refusal | None, look: HeroQuestLook) -> RefusalReason | None:
    """Return why a deal cannot be, with its chapter; None where nothing is against it."""
    return None if refusal is None else reason(refusal.code, dict(refusal.data), refusal.rule, look)


def reason(code: str, data: dict[str, object], rule: str | None, look: HeroQuestLook) -> RefusalReason:
    """Return a sentence and its rule."""
    text = look.labels.error(code, **data)
    if rule is None:
        return RefusalReason(text, None)
    return RefusalReason(_CHAPTER.sub("", text), PageLink(rule_url(rule), t("ch_in_town", number_of=number_of(rule))))


def effects(deal: Deal, before: Figures, look: HeroQuestLook) -> Iterator[Shown]:
    """Yield what a deal changes, in short: dice, caps, injuries, gold."""
    after = deal.figures
    if after is None:
        return
    if after.with_it is not None and after.place is not Place.HAND:
        entry = look.content.items.get(deal.content_id or "")
        is_shot = entry is not None and entry.weapon is not None and entry.weapon.ranged
        yield effect(t("shot_in_town") if is_shot else t("attack_in_town"), None, _short(after.with_it))
    else:
        yield from _dice(t("attack"), before.attack, after.attack)
        yield from _dice(t("ranged_attack"), before.ranged, after.ranged)
    most = look.content.amounts.max_defence
    yield from _dice(t("defence_in_house"), before.defence, after.defence, t("cap", most=most))
    if after.injuries != before.injuries:
        yield effect(t("injuries"), str(before.injuries), str(after.injuries), "up")


def pool_changes(before: Figures, after: Figures, look: HeroQuestLook) -> Iterator[Shown]:
    """Yield the pools that change, as dice with the reasons of the new ones."""

    def change(title: str, old: Pool, new: Pool, symbol: str = "skull", note: str = "") -> Shown:
        return Shown(title=title, old=look.cards.pool(old), new=look.cards.pool(new), symbol=symbol, note=note)

    if after.with_it is not None:
        yield change(t("attack_now"), before.attack, after.with_it)
    elif after.attack.dice != before.attack.dice:
        yield change(t("attack"), before.attack, after.attack)
    old, new = before.ranged or Pool(), after.ranged or Pool()
    if after.with_it is None and new.dice != old.dice:
        yield change(t("ranged_attack"), old, new)
    if after.defence.dice != before.defence.dice:
        most = look.content.amounts.max_defence
        note = t("cap_reached", most=most) if len(after.defence) >= most else t("cap", most=most)
        yield change(t("defence_in_house"), before.defence, after.defence, "white_shield", note)


def effect(label: str, old: str | None, new: str, direction: str | None = None, note: str = "") -> Shown:
    """Return a number as it is and as it would be; `note` says how high it may go."""
    return Shown(label=label, old=old, new=new, direction=direction, note=note)


def number_effect(label: str, old: int, new: int) -> Shown:
    """Return a number as it is and as it would be; more is better."""
    return effect(label, str(old), str(new), direction(old, new))


def direction(old: float, new: float) -> str | None:
    """Tell whether something goes up or down."""
    return "up" if new > old else "down" if new < old else None


def _dice(label: str, old: Pool | None, new: Pool | None, note: str = "") -> Iterator[Shown]:
    before, after = old or Pool(), new or Pool()
    if before.dice != after.dice:
        way = direction(_worth(before.dice), _worth(after.dice))
        yield effect(label, _short(before), _short(after), way, note)


def _short(pool: Pool) -> str:
    return dice_in_short([color.value for color in pool.dice])


def _worth(dice: tuple[Color, ...]) -> float:
    """More dice are better; of as many, black ones before white, white before green and blue."""
    value = {Color.BLACK: 1.3, Color.WHITE: 1.0}
    return sum(value.get(color, 0.7) for color in dice)
