"""The abilities of the bestiary by their ids: what each of them does in a fight (ch. 19).

The functions named here must not import what resolves a fight: that is what looks them up.
"""

from collections.abc import Mapping

from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks

HOOKS: Mapping[str, AbilityHooks] = {
    "spear": AbilityHooks(diagonal=True),
    "whip": AbilityHooks(diagonal=True),
    "push_back": AbilityHooks(pushes=True),
    "sweep_attack": AbilityHooks(sweeps=True),
    "mind_combat": AbilityHooks(attacks_mind=True),
    "large_target": AbilityHooks(large=True),
    "flying": AbilityHooks(passes=True),
    "pass_through": AbilityHooks(passes=True),
}
