"""The table after a fact about potions, care, trade or a quest."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import town_events as on
from app.systems.heroquest.hero_events import HeroEvent
from app.systems.heroquest.state import Gift, Hero, Item, Place, Table


def _potion_brewed(hero: Hero, event: on.PotionBrewed) -> Hero:
    potion = Item(id=event.item_id, content_id=event.content_id, place=Place.PACK)
    return _with_item(_without(hero, *event.used), potion)


def _brew_failed(hero: Hero, event: on.BrewFailed) -> Hero:
    return _without(hero, *event.used)


def _item_gone(hero: Hero, event: on.PotionDrunk | on.PotionThrown | on.ItemConsumed) -> Hero:
    return _without(hero, event.item_id)


def _herbs_applied(hero: Hero, _: on.HerbsApplied) -> Hero:
    return _spent(hero, Gift.HERBS)


def _nimbleness_announced(hero: Hero, _: on.NimblenessAnnounced) -> Hero:
    return _spent(hero, Gift.NIMBLENESS)


def _gifts_renewed(hero: Hero, event: on.GiftsRenewed) -> Hero:
    return _changed(hero, spent_gifts=tuple(gift for gift in hero.spent_gifts if gift not in event.gifts))


def _debt_paid(hero: Hero, event: on.DebtPaid) -> Hero:
    return _changed(hero, healer_debt=hero.healer_debt - event.amount)


def _gear_marked(hero: Hero, _: on.GearMarked) -> Hero:
    return _changed(hero, gear_marked=True)


def _hero_set_out(hero: Hero, _: on.HeroSetOut) -> Hero:
    return _changed(hero, on_quest=True)


def _hero_returned(hero: Hero, event: on.HeroReturned) -> Hero:
    return _changed(hero, on_quest=False, missed_rounds=hero.missed_rounds - event.missed_rounds)


def _oil_faded(hero: Hero, event: on.OilFaded) -> Hero:
    items = tuple(_without_oil(item) if item.id in event.item_ids else item for item in hero.items)
    return _changed(hero, items=items)


def _item_sold(hero: Hero, event: on.ItemSold) -> Hero:
    return _changed(_without(hero, event.item_id), gold=hero.gold + event.price)


def _item_transmuted(hero: Hero, event: on.ItemTransmuted) -> Hero:
    return _changed(_without(hero, event.item_id, event.stone_id), gold=hero.gold + event.gold)


def _item_bought(table: Table, event: on.ItemBought) -> Table:
    """The shop's stock shrinks where it is counted."""
    hero = table.heroes[event.hero_id]
    bought = _with_item(hero, Item(id=event.item_id, content_id=event.content_id, place=event.place))
    table = _with_heroes(table, _changed(bought, gold=hero.gold - event.price))
    if event.content_id not in table.stock:
        return table
    return _stocked(table, event.content_id, table.stock[event.content_id] - 1)


def _stock_limited(table: Table, event: on.StockLimited) -> Table:
    return _stocked(table, event.content_id, event.number)


def _item_passed(table: Table, event: on.ItemPassed) -> Table:
    giver, taker = table.heroes[event.hero_id], table.heroes[event.to_id]
    item = giver.item(event.item_id)
    assert item is not None  # the rules only pass on what is carried
    moved = item.model_copy(update={"place": event.place})
    return _with_heroes(table, _without(giver, item.id), _with_item(taker, moved))


def _gold_passed(table: Table, event: on.GoldPassed) -> Table:
    giver, taker = table.heroes[event.hero_id], table.heroes[event.to_id]
    return _with_heroes(
        table,
        _changed(giver, gold=giver.gold - event.amount),
        _changed(taker, gold=taker.gold + event.amount),
    )


def _unchanged(table: Table, _: Event) -> Table:
    """What was prevented, missed or only to be remembered changes nothing."""
    return table


def _spent(hero: Hero, gift: Gift) -> Hero:
    return _changed(hero, spent_gifts=tuple(sorted({*hero.spent_gifts, gift.value})))


def _without_oil(item: Item) -> Item:
    return item.model_copy(update={"wear": item.wear.model_copy(update={"oiled": False})})


def _without(hero: Hero, *item_ids: str) -> Hero:
    return _changed(hero, items=tuple(item for item in hero.items if item.id not in item_ids))


def _with_item(hero: Hero, item: Item) -> Hero:
    return _changed(hero, items=(*hero.items, item))


def _changed(hero: Hero, **changes: object) -> Hero:
    return hero.model_copy(update=changes)


def _with_heroes(table: Table, *heroes: Hero) -> Table:
    return table.model_copy(update={"heroes": {**table.heroes, **{hero.id: hero for hero in heroes}}})


def _stocked(table: Table, content_id: str, number: int | None) -> Table:
    """What is not limited is not kept, so that equal states are equal bytes."""
    numbers: dict[str, int | None] = {**table.stock, content_id: number}
    stock = {name: numbers[name] for name in sorted(numbers) if numbers[name] is not None}
    return table.model_copy(update={"stock": stock})


def _of_hero(change: Callable[[Hero, Any], Hero]) -> Callable[[Table, Any], Table]:
    """A change of one hero as a change of the table."""

    def changed(table: Table, event: HeroEvent) -> Table:
        return _with_heroes(table, change(table.heroes[event.hero_id], event))

    return changed


# Any because each function takes exactly the event it is listed under.
TOWN_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    on.PotionDrunk: _of_hero(_item_gone),
    on.PotionThrown: _of_hero(_item_gone),
    on.ItemConsumed: _of_hero(_item_gone),
    on.HerbsApplied: _of_hero(_herbs_applied),
    on.NimblenessAnnounced: _of_hero(_nimbleness_announced),
    on.GiftsRenewed: _of_hero(_gifts_renewed),
    on.PoisonPrevented: _unchanged,
    on.HealingThrown: _unchanged,
    on.DebtPaid: _of_hero(_debt_paid),
    on.IngredientMissed: _unchanged,
    on.PotionBrewed: _of_hero(_potion_brewed),
    on.BrewFailed: _of_hero(_brew_failed),
    on.ItemBought: _item_bought,
    on.ItemSold: _of_hero(_item_sold),
    on.ItemTransmuted: _of_hero(_item_transmuted),
    on.StockLimited: _stock_limited,
    on.ItemPassed: _item_passed,
    on.GoldPassed: _gold_passed,
    on.GearMarked: _of_hero(_gear_marked),
    on.HeroSetOut: _of_hero(_hero_set_out),
    on.HeroReturned: _of_hero(_hero_returned),
    on.OilFaded: _of_hero(_oil_faded),
    on.ScrollReserved: _unchanged,
}
