"""HQ-19-BÄNDIGER, HQ-19-RASEREI: what becomes of ogre and rats with and without their handler."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.combat_dice import Color
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules.bestiary.having import bearers
from app.systems.heroquest.rules.combat.ability_hooks import AbilityHooks
from app.systems.heroquest.rules.combat.strike import Defence, Strike
from app.systems.heroquest.rules.pool_builder import PoolBuilder
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect, Monster

ABILITY, LED_ABILITY = "handler", "frenzy"


def check_second_move(scene: Scene, monster: Monster, *, in_sight: bool) -> None:
    """HQ-19-BÄNDIGER: giant rats with a living handler move again after an attack, ending in his sight.

    Raises: RuleViolation.
    """
    if monster.kind not in scene.content.abilities[ABILITY].companions or not bearers(scene, ABILITY):
        raise RuleViolation("bestiary.moves_once", field="again", kind=monster.kind)
    if not in_sight:
        raise RuleViolation("bestiary.handler_out_of_sight", field="handler_in_sight", kind=monster.kind)


def slain(scene: Scene, _: str) -> Iterator[Event]:
    """HQ-19-RASEREI: when the last handler is slain, the ogres that knew one fight in frenzy until their end."""
    if bearers(scene, ABILITY):
        return
    for ogre in bearers(scene, LED_ABILITY):
        if not ogre.amount(Effect.FRENZY):
            yield scene.record(EffectChanged(figure_id=ogre.id, effect=Effect.FRENZY, change=1))


def attacking(scene: Scene, strike: Strike, attack: PoolBuilder, _: PoolBuilder) -> None:
    """HQ-19-BÄNDIGER, HQ-19-RASEREI: the ogre's own attack is weaker away from the handler, and black without him."""
    if strike.means is not Means.MELEE:
        return
    ogre = scene.monster(strike.attacker_id)
    _weaken(scene, ogre, attack)
    if ogre.amount(Effect.FRENZY):
        color = scene.content.abilities[LED_ABILITY].color or Color.WHITE
        own = max(len(attack) - ogre.amount(Effect.ATTACK_DICE), 0)  # those of spells stay white (HQ-15.5-EXTRA)
        attack.turn(own, Color.WHITE, color, "HQ-19-RASEREI", "reasons.frenzy")


def defending(scene: Scene, strike: Strike, _: PoolBuilder, defence: PoolBuilder) -> None:
    """HQ-19-BÄNDIGER: so is its defence, in white dice; not that of its mind."""
    if strike.defence is Defence.NORMAL:
        _weaken(scene, scene.monster(strike.target_id), defence)


def _weaken(scene: Scene, ogre: Monster, pool: PoolBuilder) -> None:
    """HR-HANDLER-DIAGONAL: an ogre that never had a handler fights with all its dice; who has none is not asked."""
    if len(pool) == 0:
        return
    ability = scene.content.abilities[LED_ABILITY]
    if ogre.amount(Effect.FRENZY):
        pool.remove(ability.orphaned, "HQ-19-BÄNDIGER", "reasons.handler_slain")
    elif bearers(scene, ABILITY) and not _is_beside_handler(scene):
        pool.remove(ability.apart, "HQ-19-BÄNDIGER", "reasons.handler_apart")


def _is_beside_handler(scene: Scene) -> bool:
    """HR-HANDLER-DIAGONAL: whether a diagonal square counts as adjacent; only the board shows where he stands."""
    place = scene.answers.choose("handler_place", "beside", "diagonal", "apart")
    counts = scene.table.house_rules.handler_diagonal == "counts"
    return place == "beside" or (place == "diagonal" and counts)


HANDLER_HOOKS = AbilityHooks(slain=slain)
LED_HOOKS = AbilityHooks(attacking=attacking, defending=defending)
