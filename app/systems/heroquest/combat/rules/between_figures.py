"""What stands between two figures: diagonals, lines of sight, squares that others hold."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.combat.commands import Attack, PassSquare
from app.systems.heroquest.combat.events import FigurePassed
from app.systems.heroquest.combat.rules import abilities
from app.systems.heroquest.combat.rules.abilities import Strike
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.fields import Means
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect


def along_the_path(scene: Scene, command: Attack, means: Means) -> Strike:
    """HQ-4.1: whether something that flies reaches the target; the game master says what is seen.

    HQ-19-GROSSES-ZIEL: nothing hides the greatest monsters, nor anybody from them. HR-SLANTED-DOOR: at a slant through
    a door not at all, or with one die less. HQ-4-INDIRECT: a shot may pass figures and low furniture, a throw may not.
    Raises: RuleViolation, UnknownSubject.
    """
    strike = Strike(command.attacker_id, command.target_id, means)
    if any(abilities.can(scene, one, Power.CLEAR_SIGHT) for one in (command.attacker_id, command.target_id)):
        return strike
    if command.sight == "none":
        raise RuleViolation("attack.no_sight", field="sight")
    if command.passage == "secret_door":
        raise RuleViolation("attack.secret_door", field="passage")
    if command.passage == "slanted_door":
        if scene.table.house_rules.slanted_door == "never":
            raise RuleViolation("attack.slanted_door", field="passage")
        strike = strike._replace(slanted=True)
    return _indirect(scene, command, strike) if command.sight == "indirect" else strike


def _indirect(scene: Scene, command: Attack, strike: Strike) -> Strike:
    if strike.means is not Means.RANGED:
        raise RuleViolation("attack.no_sight", field="sight")
    if command.next_in_path is None:
        return strike._replace(indirect=True)
    if command.next_in_path in (command.attacker_id, command.target_id):
        raise RuleViolation("attack.path", field="next_in_path")
    scene.living_figure(command.next_in_path)
    return strike._replace(indirect=True, in_path=command.next_in_path)


@rule(PassSquare)
def pass_square(scene: Scene, command: PassSquare) -> Iterator[Event]:
    """HQ-8.2.2: an invisible hero's square may be crossed, but nobody stops on it. Raises: RuleViolation."""
    if not may_pass(scene, command.figure_id, command.target_id):
        raise RuleViolation("square.held", field="target_id")
    if command.stops:
        raise RuleViolation("square.no_stop", field="stops")
    yield scene.record(
        FigurePassed(
            mover_id=command.figure_id,
            mover_kind=scene.kind_of(command.figure_id),
            holder_id=command.target_id,
            holder_kind=scene.kind_of(command.target_id),
        )
    )


def may_pass(scene: Scene, figure_id: str, target_id: str) -> bool:
    """HQ-8.2.2, HQ-19-FLIEGEN: across the unseen and friends; a veil of mist and wings carry across anybody."""
    mover, holder = scene.living_figure(figure_id), scene.living_figure(target_id)
    unseen = target_id in scene.table.heroes and holder.amount(Effect.INVISIBLE) > 0
    friends = (figure_id in scene.table.heroes) == (target_id in scene.table.heroes)
    free = mover.amount(Effect.VEILED) > 0 or abilities.can(scene, figure_id, Power.CROSS_FIGURES)
    return mover.id != holder.id and (unseen or friends or free)
