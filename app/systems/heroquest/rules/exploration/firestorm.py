"""A kindled fire goes off (ch. 10.2.6)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import exploration_commands as do
from app.systems.heroquest.exploration_events import FirestormExploded
from app.systems.heroquest.rules.exploration.trap_harm import can_be_harmed, skulls, strike, usual_defence, white_dice
from app.systems.heroquest.rules.scene import Scene


def explode_firestorm(scene: Scene, command: do.ExplodeFirestorm) -> Iterator[Event]:
    """HQ-10.2.6: one throw for all who are still inside; everybody defends as usual, and no resistance helps."""
    area = command.area or ""
    fire = next((fire for fire in scene.table.dungeon.firestorms if fire.area == area), None)
    if fire is None:
        raise RuleViolation("firestorm.not_kindled", field="area", area=area)
    inside = [figure for figure in dict.fromkeys(command.inside) if can_be_harmed(scene.figure(figure))]
    dice = white_dice(scene.content.traps[fire.trap].dice)
    roll = scene.answers.roll("magic_firestorm", *dice) if inside else None
    yield scene.record(FirestormExploded(trap=fire.trap, area=area, roll=roll))
    for figure_id in inside:
        yield from strike(
            scene, figure_id, fire.trap, roll, skulls(roll) if roll else 0, usual_defence(scene, figure_id)
        )
