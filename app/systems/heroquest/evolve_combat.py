"""The table after a fact about monsters."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from app.core.events import Event
from app.systems.heroquest import combat_events
from app.systems.heroquest.state import ActiveEffect, Figure, Monster, Table

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
    )
    return _with_monsters(table, {**table.monsters, monster.id: monster})


def _removed(table: Table, event: combat_events.MonsterRemoved) -> Table:
    return _with_monsters(table, {name: one for name, one in table.monsters.items() if name != event.monster_id})


def _wounded(monster: Monster, event: combat_events.MonsterWounded) -> Monster:
    return monster.model_copy(update={"body_points": monster.body_points - event.points})


def _slain(monster: Monster, _: combat_events.MonsterSlain) -> Monster:
    return monster


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
    combat_events.MonsterSlain: _of_monster(_slain),
}
