"""HQ-19-FLIEGEN: who flies passes over heroes, and never ends on a hero's square."""

from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks

ABILITY = "flying"
HOOKS = AbilityHooks(passes=True)
