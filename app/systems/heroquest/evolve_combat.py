"""The table after a fact about monsters."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from app.core.events import Event
from app.systems.heroquest import combat_events
from app.systems.heroquest.state import ActiveEffect, Figure, Hero, Item, Monster, Table

AnyFigure = TypeVar("AnyFigure", bound=Figure)


def _placed(table: Table, event: combat_events.MonsterPlaced) -> Table:
    monster = Monster(
        id=event.monster_id,
        kind=event.kind,
        name=event.name,
        attack=event.attack,
        defence=event.defence,
        start_body=event.body,
        body_points=event.body,
        mind=event.mind,
        movement=event.movement,
        further_attacks=event.further_attacks,
        abilities=event.abilities,
        blue_defence=event.blue_defence,
        number=event.number,
        hidden=event.hidden,
    )
    return _with_monsters(table, {**table.monsters, monster.id: monster})


def _removed(table: Table, event: combat_events.MonsterRemoved) -> Table:
    return _with_monsters(table, {name: one for name, one in table.monsters.items() if name != event.monster_id})


def _wounded(monster: Monster, event: combat_events.MonsterWounded) -> Monster:
    return monster.model_copy(update={"body_points": monster.body_points - event.points})


def _weapon_thrown(table: Table, event: combat_events.WeaponThrown) -> Table:
    lying = _laid_down(table, event)
    return lying.model_copy(update={"on_floor": table.on_floor}) if event.lost else lying


def _laid_down(table: Table, event: combat_events.FloorEvent) -> Table:
    hero = table.heroes[event.hero_id]
    laid = tuple(item for item in hero.items if item.id == event.item_id)
    kept = tuple(item for item in hero.items if item.id != event.item_id)
    return table.model_copy(update={"heroes": _with_items(table, hero, kept), "on_floor": (*table.on_floor, *laid)})


def _picked_up(table: Table, event: combat_events.ItemPickedUp) -> Table:
    hero = table.heroes[event.hero_id]
    item = next(item for item in table.on_floor if item.id == event.item_id)
    items = (*hero.items, item.model_copy(update={"place": event.place}))
    return _without_floor(table, event.item_id).model_copy(update={"heroes": _with_items(table, hero, items)})


def _left_behind(table: Table, event: combat_events.ThingLeftBehind) -> Table:
    return _without_floor(table, event.item_id)


def _without_floor(table: Table, item_id: str) -> Table:
    return table.model_copy(update={"on_floor": tuple(item for item in table.on_floor if item.id != item_id)})


def _with_items(table: Table, hero: Hero, items: tuple[Item, ...]) -> Mapping[str, Hero]:
    return {**table.heroes, hero.id: hero.model_copy(update={"items": items})}


def _nothing_changed(table: Table, _: Event) -> Table:
    """Dice and steps alone change nothing; wounds are facts of their own."""
    return table


def _struck(table: Table, event: combat_events.StrikeResolved) -> Table:
    """Dice change nothing, wounds are facts of their own; a hero's weapon is the one used last from now on."""
    hero = table.heroes.get(event.attacker_id)
    if hero is None or event.weapon_id in (None, hero.last_weapon):
        return table
    changed = hero.model_copy(update={"last_weapon": event.weapon_id})
    return table.model_copy(update={"heroes": {**table.heroes, hero.id: changed}})


def _effect_changed(table: Table, event: combat_events.EffectChanged) -> Table:
    hero = table.heroes.get(event.figure_id)
    if hero is not None:
        return table.model_copy(update={"heroes": {**table.heroes, hero.id: _affected(hero, event)}})
    monster = table.monsters[event.figure_id]
    return _with_monsters(table, {**table.monsters, monster.id: _affected(monster, event)})


def _affected(figure: AnyFigure, event: combat_events.EffectChanged) -> AnyFigure:
    """What has come to nothing is not kept, so that equal states are equal bytes."""
    amounts = {active.effect: active.amount for active in figure.effects}
    amounts[event.effect] = amounts.get(event.effect, 0) + event.change
    effects = (ActiveEffect(effect=effect, amount=amounts[effect]) for effect in sorted(amounts) if amounts[effect])
    return figure.model_copy(update={"effects": tuple(effects)})


def _with_monsters(table: Table, monsters: Mapping[str, Monster]) -> Table:
    return table.model_copy(update={"monsters": monsters})


def _of_monster(change: Callable[[Monster, Any], Monster]) -> Callable[[Table, Any], Table]:
    """A change of one monster as a change of the table."""

    def changed(table: Table, event: combat_events.MonsterEvent) -> Table:
        monster = change(table.monsters[event.monster_id], event)
        return _with_monsters(table, {**table.monsters, monster.id: monster})

    return changed


# Any because each function takes exactly the event it is listed under.
COMBAT_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    combat_events.MonsterPlaced: _placed,
    combat_events.MonsterRemoved: _removed,
    combat_events.MonsterWounded: _of_monster(_wounded),
    combat_events.EffectChanged: _effect_changed,
    combat_events.StrikeResolved: _struck,
    combat_events.FigurePushed: _nothing_changed,
    combat_events.FigurePassed: _nothing_changed,
    combat_events.ThingLeftBehind: _left_behind,
    combat_events.WeaponThrown: _weapon_thrown,
    combat_events.ItemPickedUp: _picked_up,
    combat_events.ItemLaidDown: _laid_down,
}
