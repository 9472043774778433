"""What a monster can do besides attacking, and what the game master should remember when it is struck (ch. 19)."""

from collections.abc import Sequence

from app.systems.heroquest.bestiary.rules.protection import REGENERATION_ABILITY
from app.systems.heroquest.combat.rules.abilities import borne_by
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Monster


def own_deeds(scene: Scene, monster: Monster) -> Sequence[str]:
    """The types of the commands that its abilities give it, whether or not it can just now."""
    return tuple(dict.fromkeys(kind for ability, _ in borne_by(scene, monster.id) for kind in ability.commands))


def to_remember(scene: Scene, monster: Monster) -> Sequence[str]:
    """The ids of its abilities with a reminder; of its regeneration until a troll bane has ended that."""
    banished = REGENERATION_ABILITY if monster.amount(Effect.TROLL_BANE) else ""
    found = (ability for ability, _ in borne_by(scene, monster.id) if ability.reminder)
    return tuple(ability.id for ability in found if ability.id != banished)
