"""What a monster can do besides attacking, and what the game master should remember when it is struck (ch. 19)."""

from collections.abc import Mapping

from app.systems.heroquest.rules.bestiary import (
    casters,
    demonic_save,
    double_attack,
    dragon,
    fireball,
    handler,
    incorporeal,
    pass_through,
    regeneration,
    scream,
    spider,
    squig,
)
from app.systems.heroquest.rules.bestiary.having import has
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect, Monster

# The type of a command and the abilities of which one is needed for it.
_NEEDS: Mapping[str, tuple[str, ...]] = {
    "control_monster": (squig.ABILITY,),
    "attack_twice": (double_attack.FAST_ABILITY, double_attack.MANY_ARMED_ABILITY),
    "sweep": ("sweep_attack",),
    "spider_attack": (spider.ABILITY,),
    "turn_round": (spider.SLOW_ABILITY,),
    "dragon_fight": (dragon.ABILITY,),
    "breathe_fire": (dragon.FIRE_ABILITY,),
    "throw_fireball": (fireball.ABILITY,),
    "scream": (scream.ABILITY,),
    "pass_through": (pass_through.ABILITY,),
    "attack_mind": ("mind_combat",),
    "cast_monster_spell": casters.ABILITIES,
    "move_monster": (squig.ABILITY, handler.ABILITY),
}
_SAVES = (demonic_save.ABILITY, incorporeal.ABILITY)


def own_deeds(scene: Scene, monster: Monster) -> tuple[str, ...]:
    """The types of the commands that its abilities allow, whether or not it can just now."""
    return tuple(kind for kind, needed in _NEEDS.items() if any(has(scene, monster, one) for one in needed))


def to_remember(scene: Scene, monster: Monster) -> tuple[str, ...]:
    """Its saves, and its regeneration until a troll bane has ended that: ids of abilities."""
    regenerates = has(scene, monster, regeneration.ABILITY) and not monster.amount(Effect.TROLL_BANE)
    saves = tuple(one for one in _SAVES if has(scene, monster, one))
    return (*saves, regeneration.ABILITY) if regenerates else saves
