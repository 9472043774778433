"""HQ-19-SCHLEUDER, HQ-19-WURFSTERNE: monsters that shoot or throw with dice of their own."""

from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks
from app.systems.heroquest.rules.scene import Scene

SLING_ABILITY, STARS_ABILITY = "sling", "throwing_stars"


def sling_dice(scene: Scene, _: str) -> int:
    """HQ-19-SCHLEUDER: the dice of a sling."""
    return scene.content.abilities[SLING_ABILITY].dice


def star_dice(scene: Scene, _: str) -> int:
    """HQ-19-WURFSTERNE: the dice of throwing stars."""
    return scene.content.abilities[STARS_ABILITY].dice


SLING_HOOKS = AbilityHooks(shot=sling_dice)
STARS_HOOKS = AbilityHooks(shot=star_dice)
