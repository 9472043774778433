"""Who is at the table and who is not. No rule of the book, but groups play for years."""

from collections.abc import Iterator

from app.core.errors import RuleViolation, UnknownSubject
from app.core.events import Event
from app.systems.heroquest import life_commands as do
from app.systems.heroquest.life_events import HeroRecalled, HeroSetAside
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.standing import Standing
from app.systems.heroquest.state import Condition


def set_hero_aside(scene: Scene, command: do.SetHeroAside) -> Iterator[Event]:
    """Keep a passport away from the table. Who is on a quest finishes it first; only who is dead for good is buried."""
    hero = scene.hero(command.hero_id)
    if hero.on_quest:
        raise RuleViolation("life.on_quest", field="hero_id", hero=hero.name)
    if (hero.condition is Condition.LOST) is not (command.standing is Standing.DEAD):
        code = "life.is_dead" if hero.condition is Condition.LOST else "life.not_dead"
        raise RuleViolation(code, field="standing", hero=hero.name)
    yield scene.record(HeroSetAside(hero_id=hero.id, name=hero.name, standing=command.standing))


def recall_hero(scene: Scene, command: do.RecallHero) -> Iterator[Event]:
    """Back to the table, as the passport was put away. Raises: UnknownSubject, RuleViolation."""
    resting = scene.table.resting.get(command.hero_id)
    if resting is None:
        raise UnknownSubject("hero.unknown", field="hero_id", hero=command.hero_id)
    yield scene.record(HeroRecalled(hero_id=command.hero_id, name=resting.hero.name))
