"""Moving across squares that others hold (ch. 8.2.2 and 19)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import combat_commands as do
from app.systems.heroquest.combat_events import FigurePassed
from app.systems.heroquest.rules.combat import abilities
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect


def pass_square(scene: Scene, command: do.PassSquare) -> Iterator[Event]:
    """HQ-8.2.2: an invisible hero's square may be crossed, but nobody stops on it. Raises: RuleViolation."""
    if not may_pass(scene, command.mover_id, command.holder_id):
        raise RuleViolation("square.held", field="holder_id")
    if command.stops:
        raise RuleViolation("square.no_stop", field="stops")
    yield scene.record(
        FigurePassed(
            mover_id=command.mover_id,
            mover_kind=scene.kind_of(command.mover_id),
            holder_id=command.holder_id,
            holder_kind=scene.kind_of(command.holder_id),
        )
    )


def may_pass(scene: Scene, mover_id: str, holder_id: str) -> bool:
    """HQ-8.2.2, HQ-19-FLIEGEN: across the unseen and friends; a veil of mist and wings carry across anybody."""
    mover, holder = scene.living_figure(mover_id), scene.living_figure(holder_id)
    unseen = holder_id in scene.table.heroes and holder.amount(Effect.INVISIBLE) > 0
    friends = (mover_id in scene.table.heroes) == (holder_id in scene.table.heroes)
    free = mover.amount(Effect.VEILED) > 0 or abilities.can(scene, mover_id, lambda hooks: hooks.passes)
    return mover.id != holder.id and (unseen or friends or free)
