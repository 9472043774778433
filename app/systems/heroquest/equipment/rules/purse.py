"""Gold comes and goes."""

from collections.abc import Iterator

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest.equipment.commands import ChangeGold, LeaveBehind
from app.systems.heroquest.equipment.events import GoldGained, GoldLost, HeroRobbed
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero


@rule(ChangeGold)
def change_gold(scene: Scene, command: ChangeGold) -> Iterator[Event]:
    """Gain or spend gold; nobody spends what is not there."""
    hero = scene.hero(command.hero_id)
    if command.change == 0:
        raise InvalidValue("value.no_change", field="change")
    if command.change > 0:
        yield scene.record(GoldGained(hero_id=hero.id, amount=command.change))
    else:
        check_gold(hero, -command.change, field="change")
        yield from pay(scene, hero.id, -command.change)


@rule(LeaveBehind)
def leave_behind(scene: Scene, command: LeaveBehind) -> Iterator[Event]:
    """HQ-9-ROBBED: as soon as nobody sees a fallen hero any more, all the gold is gone."""
    hero = scene.living_hero(command.hero_id)
    if hero.is_standing:
        raise RuleViolation("revival.not_down", field="hero_id", hero=hero.name)
    if hero.gold == 0:
        raise RuleViolation("gold.none_left", field="hero_id", hero=hero.name)
    yield scene.record(HeroRobbed(hero_id=hero.id, amount=hero.gold))


def check_gold(hero: Hero, needed: int, field: str | None = None) -> None:
    """Whether a hero can pay. Raises: RuleViolation."""
    if hero.gold < needed:
        raise RuleViolation("gold.not_enough", field=field, hero=hero.name, needed=needed, available=hero.gold)


def pay(scene: Scene, hero_id: str, amount: int) -> Iterator[Event]:
    """Gold leaves the purse."""
    yield scene.record(GoldLost(hero_id=hero_id, amount=amount))
