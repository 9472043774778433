"""The rules for wishes about heroes' lives beyond the table, found by their type."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import life_commands as do
from app.systems.heroquest.rules.life import arrival, standing
from app.systems.heroquest.rules.scene import Scene

# Any because each rule takes exactly the command it is listed under.
LIFE_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.SetHeroAside: standing.set_hero_aside,
    do.RecallHero: standing.recall_hero,
    do.ImportHero: arrival.import_hero,
}
