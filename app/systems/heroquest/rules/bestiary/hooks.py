"""The abilities of the bestiary by their ids: what each of them does in a fight (ch. 19).

The functions named here must not import what resolves a fight: that is what looks them up.
"""

from collections.abc import Mapping

from app.systems.heroquest.rules.bestiary import (
    demonic_save,
    flying,
    handler,
    incorporeal,
    large_target,
    plague,
    poison,
    reach,
    regeneration,
    shooting,
)
from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks

HOOKS: Mapping[str, AbilityHooks] = {
    demonic_save.ABILITY: demonic_save.HOOKS,
    flying.ABILITY: flying.HOOKS,
    handler.ABILITY: handler.HANDLER_HOOKS,
    handler.LED_ABILITY: handler.LED_HOOKS,
    incorporeal.ABILITY: incorporeal.HOOKS,
    large_target.ABILITY: large_target.HOOKS,
    plague.ABILITY: plague.HOOKS,
    poison.ABILITY: poison.HOOKS,
    reach.SPEAR_ABILITY: reach.HOOKS,
    reach.WHIP_ABILITY: reach.HOOKS,
    regeneration.ABILITY: regeneration.HOOKS,
    shooting.SLING_ABILITY: shooting.SLING_HOOKS,
    shooting.STARS_ABILITY: shooting.STARS_HOOKS,
    "push_back": AbilityHooks(pushes=True),
    "sweep_attack": AbilityHooks(sweeps=True),
    "mind_combat": AbilityHooks(attacks_mind=True),
}
