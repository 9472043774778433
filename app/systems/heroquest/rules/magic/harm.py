"""Body points lost to a spell, with what saves some of them."""

from collections.abc import Generator, Iterator

from app.core.events import Event
from app.systems.heroquest.combat_dice import kinds
from app.systems.heroquest.magic_events import SpellBraved
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules import healing
from app.systems.heroquest.rules.combat import abilities, exchange
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.combat.strike_pools import strike_pools
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect


def lose_points(scene: Scene, caster_id: str, target_id: str, points: int) -> Iterator[Event]:
    """HR-FIREBALL-DEFENCE: without a defence; what a monster's nature saves is saved. A sleeper wakes (HQ-8.2.1)."""
    yield from exchange.harm(scene, _strike(caster_id, target_id), points)


def defend(scene: Scene, caster_id: str, target_id: str, points: int) -> Generator[Event, None, int]:
    """HR-FIREBALL-DEFENCE: where the table says so, the target defends as against a weapon; what remains."""
    pool = strike_pools(scene, _strike(caster_id, target_id)).defence
    if not pool.dice:
        return points
    roll = scene.answers.roll("defence", *kinds(pool.dice), about=target_id)
    left = max(points - sum(map(roll.count, abilities.shields(scene, target_id))), 0)
    yield from healing.end_effect(scene, target_id, Effect.DEFENCE_DICE)
    yield scene.record(SpellBraved(figure_id=target_id, roll=roll, points=left))
    return left


def _strike(caster_id: str, target_id: str) -> Strike:
    return Strike(caster_id, target_id, Means.ABILITY)
