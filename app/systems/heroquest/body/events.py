"""Events of body and mind points, and how the table follows."""

from app.core.dice import Roll
from app.systems.heroquest.changes import HeroEvent, ItemEvent, OwnHeroEvent, changed, without_items
from app.systems.heroquest.state.figures import Attribute, Condition, Hero, Weakness


class HeroWounded(HeroEvent, type="hero.wounded", cites=()):
    """Body points were lost."""

    points: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, body_points=hero.body_points - self.points)


class HeroHealed(HeroEvent, type="hero.healed", cites=()):
    """Body points came back."""

    points: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, body_points=hero.body_points + self.points)


class TableThrown(HeroEvent):
    """A hero rolled on a table; a repeated roll keeps its first throw."""

    roll: Roll
    first_roll: Roll | None
    bonus: int
    outcome: str


class HeroFainted(TableThrown, type="hero.fainted"):
    """A hero at 0 body points rolled on the faint table."""

    missed_rounds: int

    def evolve_hero(self, hero: Hero) -> Hero:
        missed = hero.missed_rounds + self.missed_rounds
        return changed(hero, condition=Condition.FAINTED, recovery=self.outcome, missed_rounds=missed)


class HeroDied(TableThrown, type="hero.died"):
    """A hero at -1 body point rolled on the death table."""

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, condition=Condition.DEAD, recovery=self.outcome, missed_rounds=0)


class HeroLost(HeroEvent, type="hero.lost", cites=("HQ-9-STATE",), is_grave=True):  # the throw names its table
    """A hero is dead for good."""

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, condition=Condition.LOST, recovery=None, missed_rounds=0)


class HeroInjured(HeroEvent, type="hero.injured"):
    """A lasting injury: one die less until a healer or a potion helps."""

    weakness: Weakness
    debt: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, injuries=(*hero.injuries, self.weakness), healer_debt=hero.healer_debt + self.debt)


class InjuryHealed(HeroEvent, type="injury.healed"):
    """A lasting injury is cured, and what the healer was owed for it with it."""

    means: str
    weakness: Weakness
    debt: int

    def evolve_hero(self, hero: Hero) -> Hero:
        left = list(hero.injuries)
        left.remove(self.weakness)
        return changed(hero, injuries=tuple(left), healer_debt=hero.healer_debt - self.debt)


class HeroFell(HeroEvent, type="hero.fell", changes_nothing=True):
    """A hero went down and rolled on the fall table."""

    roll: Roll
    outcome: str


class FallenWeaponRolled(HeroEvent, type="fallen_weapon.rolled", changes_nothing=True):
    """The die decided which weapon an archer fell on."""

    roll: Roll
    content_id: str


class HeroRevived(HeroEvent, type="hero.revived"):
    """A fallen hero stands again."""

    means: str
    points: int

    def evolve_hero(self, hero: Hero) -> Hero:
        points = hero.body_points + self.points
        return changed(hero, condition=Condition.STANDING, recovery=None, missed_rounds=0, body_points=points)


class MindPointsLost(HeroEvent, type="mind_point.lost"):
    """Mind points were lost."""

    points: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, mind_points=hero.mind_points - self.points)


class MindPointsRegained(HeroEvent, type="mind_point.regained", cites=()):
    """Mind points came back."""

    points: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, mind_points=hero.mind_points + self.points)


class AttributeGained(OwnHeroEvent, type="attribute.gained"):
    """An attribute grew; `current` is how much the current value grew with it."""

    attribute: Attribute
    points: int
    current: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return _grown(hero, self.attribute, self.points, self.current)


class AttributeLost(OwnHeroEvent, type="attribute.lost"):
    """A gained point was lost; `current` is how much the current value fell with it."""

    attribute: Attribute
    points: int
    current: int
    roll: Roll | None = None

    def evolve_hero(self, hero: Hero) -> Hero:
        return _grown(hero, self.attribute, -self.points, -self.current)


def _grown(hero: Hero, attribute: Attribute, points: int, current: int) -> Hero:
    if attribute is Attribute.BODY:
        return changed(hero, gained_body=hero.gained_body + points, body_points=hero.body_points + current)
    return changed(hero, gained_mind=hero.gained_mind + points, mind_points=hero.mind_points + current)


class ThingsRuined(OwnHeroEvent):
    """Things of a hero's are of no use any more."""

    item_ids: tuple[str, ...]

    def evolve_hero(self, hero: Hero) -> Hero:
        return without_items(hero, set(self.item_ids))


class PotionsBroken(ThingsRuined, type="potion.broken", cites=("HQ-9-FALL",)):
    """A fall broke the phials."""


class ScrollsRuined(ThingsRuined, type="scroll.ruined", cites=("HQ-9-FALL", "HR-SCROLLS-DRY")):
    """The contents of the phials ran over the scrolls."""


class HealingThrown(HeroEvent, type="healing.thrown", changes_nothing=True):
    """Die for a potion's healing; how much of it is needed follows."""

    roll: Roll


class PoisonPrevented(ItemEvent, type="poison.prevented", changes_nothing=True, cites=("HQ-14-GIFT",)):
    """A thing kept poison from its bearer."""


class DebtPaid(OwnHeroEvent, type="debt.paid"):
    """The healer got what he was owed."""

    amount: int

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, healer_debt=hero.healer_debt - self.amount)
