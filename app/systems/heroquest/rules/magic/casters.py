"""Who can cast now, and what the class has learnt (ch. 1.1 and 8.1)."""

from app.core.errors import RuleViolation
from app.systems.heroquest.content.spells import Wizardry
from app.systems.heroquest.rules.exploration.acting import acting_hero
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.rules.spell_sets import can_cast
from app.systems.heroquest.state import Hero


def able_caster(scene: Scene, hero_id: str) -> Hero:
    """HQ-8.1-CAST, HQ-1.1-BEGABUNG: a hero who can act and has the mind points casting needs.

    Raises: UnknownSubject, RuleViolation.
    """
    hero = acting_hero(scene, hero_id)
    if scene.hero_class(hero).casts_from_mind is None:
        raise RuleViolation("magic.no_caster", field="hero_id", hero=hero.name)
    if not can_cast(hero, scene.content):
        raise RuleViolation("magic.too_little_mind", field="hero_id", hero=hero.name)
    return hero


def wizardry(scene: Scene, hero: Hero) -> Wizardry:
    """What a wizard has learnt. Raises: RuleViolation for everybody else."""
    found = scene.hero_class(hero).wizardry
    if found is None:
        raise RuleViolation("magic.no_wizard", field="hero_id", hero=hero.name)
    return found
