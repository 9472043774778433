"""HQ-14.1-SHOP: when the town does business."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest import market_commands as do
from app.systems.heroquest.market_events import TownOpened
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Hero
from app.systems.heroquest.town import TownMode


def open_town(scene: Scene, command: do.OpenTown) -> Iterator[Event]:
    """HQ-14.1-SHOP: the game master says how players shop; while a quest runs only what the quest allows."""
    town = scene.table.town
    if (town.mode, town.during_quest) == (command.town_mode, command.during_quest):
        raise InvalidValue("value.no_change", field="town_mode")
    yield scene.record(TownOpened(town_mode=command.town_mode, during_quest=command.during_quest))


def check_admits(scene: Scene, hero: Hero, on_quest: str, field: str = "hero_id") -> None:
    """Whether the town does business with a hero; `on_quest` is said to who is on the way. Raises: RuleViolation."""
    town = scene.table.town
    if town.mode is TownMode.CLOSED:
        raise RuleViolation("town.closed", field=field, hero=hero.name)
    if hero.on_quest and not town.during_quest:
        raise RuleViolation(on_quest, field=field, hero=hero.name)
