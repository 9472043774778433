"""Lasting injuries (ch. 9 and 14): one die less until somebody helps."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import commands as do
from app.systems.heroquest.hero_events import HeroInjured, InjuryHealed
from app.systems.heroquest.rules import purse
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Weakness


def resolve_injury(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HR-WEAK-BOTH, HR-WEAK-STACK: what an injury weakens, and whether another one counts."""
    house_rules = scene.table.house_rules
    if house_rules.stacked_injuries == "one_at_most" and scene.hero(hero_id).injuries:
        return
    weakness = Weakness.BOTH
    if house_rules.weakened_pools == "one":
        weakness = Weakness(scene.answers.choose("injury", Weakness.ATTACK, Weakness.DEFENCE))
    yield scene.record(HeroInjured(hero_id=hero_id, weakness=weakness, debt=scene.content.amounts.injury_debt))


def heal_injury(scene: Scene, command: do.HealInjury) -> Iterator[Event]:
    """HQ-14-INJURY: the healer takes gold, the potion of four ingredients does not."""
    hero = scene.living_hero(command.hero_id)
    if not hero.injuries:
        raise RuleViolation("injury.none", field="hero_id", hero=hero.name)
    price = scene.content.amounts.injury_debt
    if command.means == "healer":
        purse.check_gold(hero, price)
    weakness = Weakness(scene.answers.choose("injury_to_heal", *dict.fromkeys(hero.injuries)))
    if command.means == "healer":
        yield from purse.pay(scene, hero.id, price)
    debt = min(price, hero.healer_debt)
    yield scene.record(InjuryHealed(hero_id=hero.id, means=command.means, weakness=weakness, debt=debt))
