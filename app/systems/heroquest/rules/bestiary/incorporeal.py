"""HQ-19-KÖRPERLOS: what no plain weapon grasps well, and what takes hold through every armour."""

from app.systems.heroquest.combat_dice import Color
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules.bestiary.saves import Saving, throw_save
from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.pool_builder import PoolBuilder
from app.systems.heroquest.rules.scene import Scene

ABILITY = "incorporeal"
_BODILY = (Means.MELEE, Means.RANGED, Means.THROWN, Means.SWEEP)


def attacking(scene: Scene, strike: Strike, attack: PoolBuilder, defence: PoolBuilder) -> None:
    """HQ-19-KÖRPERLOS: it takes a die from the hero's defence and attacks with it; its scream does not."""
    if strike.means in _BODILY and strike.target_id in scene.table.heroes:
        _take_over(scene, defence, attack)


def defending(scene: Scene, strike: Strike, attack: PoolBuilder, defence: PoolBuilder) -> None:
    """HQ-19-KÖRPERLOS: who strikes it without magic loses a die to its defence."""
    if strike.means in _BODILY and strike.attacker_id in scene.table.heroes and not strike.magic_weapon:
        _take_over(scene, attack, defence)


def save(scene: Scene, strike: Strike, points: int) -> Saving:
    """HQ-19-KÖRPERLOS: for each lost point one white die; a black shield saves it."""
    return throw_save(scene, strike.target_id, ABILITY, points)


def _take_over(scene: Scene, loser: PoolBuilder, winner: PoolBuilder) -> None:
    """HR-GHOST-DIE: the die it gains is white, or as the one it takes; who has none loses none."""
    number = scene.content.abilities[ABILITY].dice
    for color in loser.remove(number, "HQ-19-KÖRPERLOS", "reasons.incorporeal"):
        kept = color if scene.table.house_rules.ghost_die == "taken_color" else Color.WHITE
        winner.add(1, kept, "HQ-19-KÖRPERLOS", "reasons.incorporeal")


HOOKS = AbilityHooks(attacking=attacking, defending=defending, save=save)
