"""What happens to body and mind points, and how the table follows."""

from app.core.dice import Roll
from app.systems.heroquest.changes import HeroEvent, ItemEvent, OwnHeroEvent, changed, of_hero, without_items
from app.systems.heroquest.registry import changes_nothing, evolves
from app.systems.heroquest.state.figures import Attribute, Condition, Hero, Weakness


class HeroWounded(HeroEvent, type="hero.wounded"):
    """Body points were lost."""

    points: int


@evolves(HeroWounded, part=of_hero)
def _hero_wounded(hero: Hero, event: HeroWounded) -> Hero:
    return changed(hero, body_points=hero.body_points - event.points)


class HeroHealed(HeroEvent, type="hero.healed"):
    """Body points came back."""

    points: int


@evolves(HeroHealed, part=of_hero)
def _hero_healed(hero: Hero, event: HeroHealed) -> Hero:
    return changed(hero, body_points=hero.body_points + event.points)


class TableThrown(HeroEvent):
    """A hero rolled on a table; a repeated roll keeps its first throw."""

    roll: Roll
    first_roll: Roll | None
    bonus: int
    outcome: str


class HeroFainted(TableThrown, type="hero.fainted"):
    """A hero at 0 body points rolled on the faint table."""

    missed_rounds: int


@evolves(HeroFainted, part=of_hero)
def _hero_fainted(hero: Hero, event: HeroFainted) -> Hero:
    missed = hero.missed_rounds + event.missed_rounds
    return changed(hero, condition=Condition.FAINTED, recovery=event.outcome, missed_rounds=missed)


class HeroDied(TableThrown, type="hero.died"):
    """A hero at -1 body point rolled on the death table."""


@evolves(HeroDied, part=of_hero)
def _hero_died(hero: Hero, event: HeroDied) -> Hero:
    return changed(hero, condition=Condition.DEAD, recovery=event.outcome, missed_rounds=0)


class HeroLost(HeroEvent, type="hero.lost"):
    """A hero is dead for good."""


@evolves(HeroLost, part=of_hero)
def _hero_lost(hero: Hero, _: HeroLost) -> Hero:
    return changed(hero, condition=Condition.LOST, recovery=None, missed_rounds=0)


class HeroInjured(HeroEvent, type="hero.injured"):
    """A lasting injury: one die less until a healer or a potion helps."""

    weakness: Weakness
    debt: int


@evolves(HeroInjured, part=of_hero)
def _hero_injured(hero: Hero, event: HeroInjured) -> Hero:
    return changed(hero, injuries=(*hero.injuries, event.weakness), healer_debt=hero.healer_debt + event.debt)


class InjuryHealed(HeroEvent, type="injury.healed"):
    """A lasting injury is cured, and what the healer was owed for it with it."""

    means: str
    weakness: Weakness
    debt: int


@evolves(InjuryHealed, part=of_hero)
def _injury_healed(hero: Hero, event: InjuryHealed) -> Hero:
    left = list(hero.injuries)
    left.remove(event.weakness)
    return changed(hero, injuries=tuple(left), healer_debt=hero.healer_debt - event.debt)


@changes_nothing
class HeroFell(HeroEvent, type="hero.fell"):
    """A hero went down and rolled on the fall table."""

    roll: Roll
    outcome: str


@changes_nothing
class FallenWeaponRolled(HeroEvent, type="fallen_weapon.rolled"):
    """The die decided which weapon an archer fell on."""

    roll: Roll
    content_id: str


class HeroRevived(HeroEvent, type="hero.revived"):
    """A fallen hero stands again."""

    means: str
    points: int


@evolves(HeroRevived, part=of_hero)
def _hero_revived(hero: Hero, event: HeroRevived) -> Hero:
    points = hero.body_points + event.points
    return changed(hero, condition=Condition.STANDING, recovery=None, missed_rounds=0, body_points=points)


class MindPointsLost(HeroEvent, type="mind_point.lost"):
    """Mind points were lost."""

    points: int


@evolves(MindPointsLost, part=of_hero)
def _mind_points_lost(hero: Hero, event: MindPointsLost) -> Hero:
    return changed(hero, mind_points=hero.mind_points - event.points)


class MindPointsRegained(HeroEvent, type="mind_point.regained"):
    """Mind points came back."""

    points: int


@evolves(MindPointsRegained, part=of_hero)
def _mind_points_regained(hero: Hero, event: MindPointsRegained) -> Hero:
    return changed(hero, mind_points=hero.mind_points + event.points)


class AttributeGained(OwnHeroEvent, type="attribute.gained"):
    """An attribute grew; `current` is how much the current value grew with it."""

    attribute: Attribute
    points: int
    current: int


class AttributeLost(OwnHeroEvent, type="attribute.lost"):
    """A gained point was lost; `current` is how much the current value fell with it."""

    attribute: Attribute
    points: int
    current: int
    roll: Roll | None = None


@evolves(AttributeGained, AttributeLost, part=of_hero)
def _grown(hero: Hero, event: AttributeGained | AttributeLost) -> Hero:
    sign = 1 if isinstance(event, AttributeGained) else -1
    points, current = sign * event.points, sign * event.current
    if event.attribute is Attribute.BODY:
        return changed(hero, gained_body=hero.gained_body + points, body_points=hero.body_points + current)
    return changed(hero, gained_mind=hero.gained_mind + points, mind_points=hero.mind_points + current)


class PotionsBroken(OwnHeroEvent, type="potion.broken"):
    """A fall broke the phials."""

    item_ids: tuple[str, ...]


class ScrollsRuined(OwnHeroEvent, type="scroll.ruined"):
    """The contents of the phials ran over the scrolls."""

    item_ids: tuple[str, ...]


@evolves(PotionsBroken, ScrollsRuined, part=of_hero)
def _things_ruined(hero: Hero, event: PotionsBroken | ScrollsRuined) -> Hero:
    return without_items(hero, set(event.item_ids))


@changes_nothing
class HealingThrown(HeroEvent, type="healing.thrown"):
    """What a die says a potion heals; how much of it is needed follows."""

    roll: Roll


@changes_nothing
class PoisonPrevented(ItemEvent, type="poison.prevented"):
    """A thing kept poison from its bearer."""


class DebtPaid(OwnHeroEvent, type="debt.paid"):
    """The healer got what he was owed."""

    amount: int


@evolves(DebtPaid, part=of_hero)
def _debt_paid(hero: Hero, event: DebtPaid) -> Hero:
    return changed(hero, healer_debt=hero.healer_debt - event.amount)
