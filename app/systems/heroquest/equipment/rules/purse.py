"""Gold comes and goes, and robbers take it."""

from collections.abc import Iterator, Mapping
from typing import Any

from app.core.errors import InvalidValue, RuleViolation
from app.core.events import Event
from app.systems.heroquest.board.facts import NOTHING, Known, Standpoint, on_board
from app.systems.heroquest.board.situation import Side
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
        yield from pay(scene, hero, -command.change, field="change")


@on_board(LeaveBehind, by="hero_id")
def known_of_robbers(scene: Scene, here: Standpoint, _: Mapping[str, Any]) -> Known:
    """HQ-9-ROBBED: nobody robs a hero whom a standing companion sees, in the same area or in line of sight."""
    near = {one.id for one in here.situation.figures_in_area(here.figure.square, Side.HERO)}
    for one in here.others(Side.HERO):
        if scene.table.heroes[one.id].is_standing and (one.id in near or here.sight(one).sight == "direct"):
            error = RuleViolation("gold.companion_near", field="hero_id", hero=scene.table.heroes[one.id].name)
            return Known({}, "hero_id", error)
    return NOTHING


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


def pay(scene: Scene, hero: Hero, amount: int, field: str | None = None) -> Iterator[Event]:
    """Gold leaves the purse, if it takes any. Raises: RuleViolation."""
    check_gold(hero, amount, field)
    if amount:
        yield scene.record(GoldLost(hero_id=hero.id, amount=amount))
