"""Lasting injuries (ch. 9 and 14): a die less until somebody helps."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import limits
from app.systems.heroquest.body.commands import HealInjury
from app.systems.heroquest.body.events import DebtPaid, HeroInjured, InjuryHealed
from app.systems.heroquest.equipment.rules import purse
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Weakness


def resolve_injury(scene: Scene, hero_id: str, weakness: Weakness | None = None) -> Iterator[Event]:
    """HQ-14-INJURY, HR-WEAK-BOTH, HR-WEAK-STACK: what an injury weakens, and whether another one counts."""
    house_rules = scene.table.house_rules
    if house_rules.stacked_injuries == "one_at_most" and scene.hero(hero_id).injuries:
        return
    if weakness is None:
        weakness = Weakness.BOTH
        if house_rules.weakened_pools == "one":
            weakness = Weakness(scene.answers.choose("injury", Weakness.ATTACK, Weakness.DEFENCE))
    yield scene.record(HeroInjured(hero_id=hero_id, weakness=weakness, debt=scene.content.amounts.injury_debt))


@rule(HealInjury)
def heal_injury(scene: Scene, command: HealInjury) -> Iterator[Event]:
    """HQ-14-INJURY: the healer in town and the druid on the spot take gold, the potion of four ingredients does not."""
    hero = scene.living_hero(command.hero_id)
    if command.means == "healer":
        limits.check_town_admits(scene, hero, "injury.healer_in_town", field="means")
    if command.means == "healer" and not hero.injuries and hero.healer_debt:
        yield from _pay_debt(scene, hero)
    elif command.means == "potion":
        yield from cure(scene, hero.id)
    else:
        yield from pay_for_one(scene, hero.id, command.means)


def cure(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HR-CURE-ONE: a potion cures one injury, or all of them. Raises: RuleViolation."""
    hero = scene.hero(hero_id)
    _check_injured(hero)
    cured = hero.injuries if scene.table.house_rules.cured_injuries == "all" else (_choose(scene, hero),)
    for weakness in cured:
        yield _healed(scene, scene.hero(hero_id), "potion", weakness)


def pay_for_one(scene: Scene, hero_id: str, means: str) -> Iterator[Event]:
    """One injury is cured for gold. Raises: RuleViolation."""
    hero, price = scene.hero(hero_id), scene.content.amounts.injury_debt
    _check_injured(hero)
    purse.check_gold(hero, price)
    weakness = _choose(scene, hero)
    yield from purse.pay(scene, hero, price)
    yield _healed(scene, hero, means, weakness)


def end_unpaid(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HR-HEALER-UNPAID: under the other option an injury ends with the quest, and only the debt stays."""
    if scene.table.house_rules.unpaid_injury == "ends":
        for weakness in scene.hero(hero_id).injuries:
            yield scene.record(InjuryHealed(hero_id=hero_id, means="time", weakness=weakness, debt=0))


def _check_injured(hero: Hero) -> None:
    if not hero.injuries:
        raise RuleViolation("injury.none", field="hero_id", hero=hero.name)


def _choose(scene: Scene, hero: Hero) -> Weakness:
    """Of different injuries one is chosen."""
    return Weakness(scene.answers.choose("injury_to_heal", *dict.fromkeys(hero.injuries), about=hero.id))


def _healed(scene: Scene, hero: Hero, means: str, weakness: Weakness) -> Event:
    """What the healer was owed for an injury is settled with it."""
    debt = min(scene.content.amounts.injury_debt, hero.healer_debt)
    return scene.record(InjuryHealed(hero_id=hero.id, means=means, weakness=weakness, debt=debt))


def _pay_debt(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HR-HEALER-UNPAID: what is still owed for an injury that has passed."""
    amount = min(scene.content.amounts.injury_debt, hero.healer_debt)
    yield from purse.pay(scene, hero, amount)
    yield scene.record(DebtPaid(hero_id=hero.id, amount=amount))
