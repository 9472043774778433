"""The table after a fact about a hero's life beyond it."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import life_events as on
from app.systems.heroquest.evolve_round import without_turn
from app.systems.heroquest.hero_files import hero_of
from app.systems.heroquest.state import Resting, Table


def _hero_set_aside(table: Table, event: on.HeroSetAside) -> Table:
    """The passport is kept as it is; the seat is not."""
    resting = {**table.resting, event.hero_id: Resting(hero=table.heroes[event.hero_id], standing=event.standing)}
    heroes = {name: hero for name, hero in table.heroes.items() if name != event.hero_id}
    return without_turn(table.model_copy(update={"heroes": heroes, "resting": resting}), event.hero_id)


def _hero_recalled(table: Table, event: on.HeroRecalled) -> Table:
    hero = table.resting[event.hero_id].hero
    resting = {name: one for name, one in table.resting.items() if name != event.hero_id}
    return table.model_copy(update={"heroes": {**table.heroes, hero.id: hero}, "resting": resting})


def _hero_arrived(table: Table, event: on.HeroArrived) -> Table:
    hero = hero_of(event.hero_id, event.passport)
    return table.model_copy(update={"heroes": {**table.heroes, hero.id: hero}})


# Any because each function takes exactly the event it is listed under.
LIFE_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    on.HeroSetAside: _hero_set_aside,
    on.HeroRecalled: _hero_recalled,
    on.HeroArrived: _hero_arrived,
}
