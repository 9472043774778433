"""A kindled fire goes off (ch. 10.2.6)."""

from collections.abc import Iterator
from functools import partial

from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.systems.heroquest import exploration_commands as do
from app.systems.heroquest.content.exploration import TrapEffect, TrapEntry
from app.systems.heroquest.exploration_events import FirestormExploded
from app.systems.heroquest.rules.exploration.trap_harm import can_be_harmed, skulls, strike, white_dice
from app.systems.heroquest.rules.scene import Scene


def explode_firestorm(scene: Scene, command: do.ExplodeFirestorm) -> Iterator[Event]:
    """HQ-10.2.6: one throw for all who are still inside; everybody defends as usual, and no resistance helps."""
    trap, area = _fire(scene, command)
    inside = [figure for figure in dict.fromkeys(command.inside) if can_be_harmed(scene.figure(figure))]
    roll = scene.answers.roll("magic_firestorm", *white_dice(trap.dice)) if inside else None
    yield scene.record(FirestormExploded(trap=trap.id, area=area, roll=roll))
    points = skulls(roll) if roll else 0
    yield from scene.in_turn(partial(strike, scene, one, trap.id, roll, points, defence=None) for one in inside)


def _fire(scene: Scene, command: do.ExplodeFirestorm) -> tuple[TrapEntry, str]:
    """The one that goes off at once, or the one that was kindled here, and where; the only one needs no place.

    Raises: UnknownContent, RuleViolation.
    """
    area, fires = command.area or "", scene.table.dungeon.firestorms
    if command.trap is not None:
        trap = scene.content.traps.get(command.trap)
        if trap is None or trap.effect is not TrapEffect.FIRESTORM:
            raise UnknownContent("trap.unknown", field="trap", trap=command.trap)
        return trap, area
    is_only_one = command.area is None and len(fires) == 1
    fire = next((fire for fire in fires if is_only_one or fire.area == area), None)
    if fire is None:
        raise RuleViolation("firestorm.not_kindled", field="area", area=area)
    return scene.content.traps[fire.trap], fire.area
