"""What a monster can do besides attacking, and what the game master should remember when it is struck (ch. 19)."""

from collections.abc import Mapping

from app.systems.heroquest.bestiary.rules import area_attacks, having, protection, several_attacks, squigs
from app.systems.heroquest.bestiary.rules.having import has
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Monster

# The type of a command and the abilities of which one is needed for it.
_NEEDS: Mapping[str, tuple[str, ...]] = {
    "control_monster": (squigs.UNRULY_ABILITY,),
    "attack_twice": (several_attacks.FAST_ABILITY, several_attacks.MANY_ARMED_ABILITY),
    "sweep": ("sweep_attack",),
    "spider_attack": (several_attacks.ABILITY,),
    "turn_round": (several_attacks.SLOW_ABILITY,),
    "dragon_fight": (area_attacks.DRAGON_ABILITY,),
    "breathe_fire": (area_attacks.FIRE_ABILITY,),
    "throw_fireball": (area_attacks.FIREBALL_ABILITY,),
    "scream": (area_attacks.SCREAM_ABILITY,),
    "pass_through": (having.PASS_THROUGH_ABILITY,),
    "attack_mind": ("mind_combat",),
    "cast_monster_spell": having.ABILITIES,
    "move_monster": (squigs.UNRULY_ABILITY, squigs.HANDLER_ABILITY),
}
_SAVES = (protection.DEMONIC_SAVE_ABILITY, protection.INCORPOREAL_ABILITY)


def own_deeds(scene: Scene, monster: Monster) -> tuple[str, ...]:
    """The types of the commands that its abilities allow, whether or not it can just now."""
    return tuple(kind for kind, needed in _NEEDS.items() if any(has(scene, monster, one) for one in needed))


def to_remember(scene: Scene, monster: Monster) -> tuple[str, ...]:
    """Its saves, and its regeneration until a troll bane has ended that: ids of abilities."""
    regenerates = has(scene, monster, protection.REGENERATION_ABILITY) and not monster.amount(Effect.TROLL_BANE)
    saves = tuple(one for one in _SAVES if has(scene, monster, one))
    return (*saves, protection.REGENERATION_ABILITY) if regenerates else saves
