"""HQ-19-DÄMONISCHER-RETTUNGSWURF: demons shake off wounds."""

from app.systems.heroquest.rules.bestiary.saves import Saving, throw_save
from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.scene import Scene

ABILITY = "demonic_save"


def save(scene: Scene, strike: Strike, points: int) -> Saving:
    """HQ-19-DÄMONISCHER-RETTUNGSWURF: after the defence one blue die for each lost point; a black shield saves it."""
    return throw_save(scene, strike.target_id, ABILITY, points)


HOOKS = AbilityHooks(save=save)
