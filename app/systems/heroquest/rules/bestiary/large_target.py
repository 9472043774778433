"""HQ-19-GROSSES-ZIEL: nothing hides a dragon, nor anybody from it."""

from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks

ABILITY = "large_target"
HOOKS = AbilityHooks(large=True)
