"""What the abilities of the bestiary do in a fight, by their ids (ch. 19)."""

from collections.abc import Mapping

from app.systems.heroquest.bestiary.rules import protection, squigs, venom
from app.systems.heroquest.combat.rules.abilities import HOOKS, AbilityHooks
from app.systems.heroquest.scene import Scene

FLYING_ABILITY = "flying"
FLYING_HOOKS = AbilityHooks(passes=True)
SPEAR_ABILITY, WHIP_ABILITY = "spear", "whip"
REACH_HOOKS = AbilityHooks(diagonal=True)
LARGE_TARGET_ABILITY = "large_target"
LARGE_TARGET_HOOKS = AbilityHooks(large=True)
SLING_ABILITY, STARS_ABILITY = "sling", "throwing_stars"


def sling_dice(scene: Scene, _: str) -> int:
    """HQ-19-SCHLEUDER: the dice of a sling."""
    return scene.content.abilities[SLING_ABILITY].dice


def star_dice(scene: Scene, _: str) -> int:
    """HQ-19-WURFSTERNE: the dice of throwing stars."""
    return scene.content.abilities[STARS_ABILITY].dice


SLING_HOOKS = AbilityHooks(shot=sling_dice)
STARS_HOOKS = AbilityHooks(shot=star_dice)
OTHER_HOOKS: Mapping[str, AbilityHooks] = {
    protection.DEMONIC_SAVE_ABILITY: protection.DEMONIC_SAVE_HOOKS,
    FLYING_ABILITY: FLYING_HOOKS,
    squigs.HANDLER_ABILITY: squigs.HANDLER_HOOKS,
    squigs.LED_ABILITY: squigs.LED_HOOKS,
    protection.INCORPOREAL_ABILITY: protection.INCORPOREAL_HOOKS,
    LARGE_TARGET_ABILITY: LARGE_TARGET_HOOKS,
    venom.PLAGUE_ABILITY: venom.PLAGUE_HOOKS,
    venom.POISON_ABILITY: venom.POISON_HOOKS,
    SPEAR_ABILITY: REACH_HOOKS,
    WHIP_ABILITY: REACH_HOOKS,
    protection.REGENERATION_ABILITY: protection.REGENERATION_HOOKS,
    SLING_ABILITY: SLING_HOOKS,
    STARS_ABILITY: STARS_HOOKS,
    "push_back": AbilityHooks(pushes=True),
    "sweep_attack": AbilityHooks(sweeps=True),
    "mind_combat": AbilityHooks(attacks_mind=True),
}
HOOKS.update(OTHER_HOOKS)
