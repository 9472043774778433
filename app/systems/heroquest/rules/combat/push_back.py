"""Pushing back instead of wounding (ch. 19)."""

from collections.abc import Generator

from app.core.events import Event
from app.systems.heroquest.combat_events import FigurePushed
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules.combat import abilities
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect


def push_instead(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """HQ-19-ZURÜCKDRÄNGEN: spend one point to push the target one square; the attacker follows.

    Outcome: the points that still wound. Where nobody can make way, do not ask.
    """
    if points < 1 or not may_push(scene, strike):
        return points
    if scene.answers.choose("push_back", "wound", "push") == "wound":
        return points
    yield scene.record(
        FigurePushed(
            attacker_id=strike.attacker_id,
            attacker_kind=scene.kind_of(strike.attacker_id),
            target_id=strike.target_id,
            target_kind=scene.kind_of(strike.target_id),
        )
    )
    return points - 1


def may_push(scene: Scene, strike: Strike) -> bool:
    """A hero with two points left pushes monsters; a monster needs the ability. Nobody pushes out of a pit."""
    attacker, target = scene.figure(strike.attacker_id), scene.figure(strike.target_id)
    stuck = attacker.amount(Effect.IN_PIT) or target.amount(Effect.IN_PIT)
    if strike.means is not Means.MELEE or stuck:
        return False
    if attacker.id in scene.table.heroes:
        return attacker.body_points >= scene.content.amounts.body_to_push and target.id in scene.table.monsters
    return abilities.can(scene, attacker.id, lambda hooks: hooks.pushes)
