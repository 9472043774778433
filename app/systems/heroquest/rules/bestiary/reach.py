"""HQ-19-SPEER, HQ-19-PEITSCHE, HQ-3.2-SPEER: spear and whip reach the diagonal squares."""

from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks

SPEAR_ABILITY, WHIP_ABILITY = "spear", "whip"
HOOKS = AbilityHooks(diagonal=True)
