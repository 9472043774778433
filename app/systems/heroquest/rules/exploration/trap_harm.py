"""What a trap's dice do to a figure, and what it can do about it."""

from collections.abc import Iterator

from app.core.dice import DieKind, Roll
from app.core.events import Event
from app.systems.heroquest.combat_dice import BLACK_SHIELD, SKULL, WHITE_SHIELD, Color, kinds
from app.systems.heroquest.exploration_events import TrapStruck
from app.systems.heroquest.rules.combat.damage import wound_figure
from app.systems.heroquest.rules.pools import defence_pool
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Condition, Effect, Hero, Monster


def white_dice(number: int) -> tuple[DieKind, ...]:
    """HQ-15.5-DOUBT: the dice of traps have no colour, so they are white."""
    return kinds((Color.WHITE,) * number)


def skulls(roll: Roll) -> int:
    """How many of the dice hit."""
    return roll.count(SKULL)


def can_be_harmed(figure: Hero | Monster) -> bool:
    """Whoever is dead for good or slain is out of every trap's reach."""
    return figure.condition is not Condition.LOST if isinstance(figure, Hero) else figure.is_standing


def strike(
    scene: Scene, figure_id: str, trap: str, attack: Roll | None, points: int, defence: tuple[DieKind, ...] = ()
) -> Iterator[Event]:
    """Let a trap hit for so many points; the shields of the figure's own kind stop one each. Then the wound follows."""
    figure = scene.figure(figure_id)
    dice = defence if points and can_defend(figure) else ()
    thrown = scene.answers.roll("trap_defence", *dice) if dice else None
    stopped = thrown.count(WHITE_SHIELD if isinstance(figure, Hero) else BLACK_SHIELD) if thrown else 0
    left = max(points - stopped, 0)
    yield scene.record(TrapStruck(figure_id=figure_id, trap=trap, attack=attack, defence=thrown, points=left))
    yield from wound_figure(scene, figure_id, left)


def can_defend(figure: Hero | Monster) -> bool:
    """HQ-8.2.1: who sleeps or lies does not defend."""
    return figure.is_standing and not figure.amount(Effect.ASLEEP)


def usual_defence(scene: Scene, figure_id: str) -> tuple[DieKind, ...]:
    """What a figure defends with against anything that leaves it its own dice."""
    figure = scene.figure(figure_id)
    if isinstance(figure, Hero):
        return kinds(defence_pool(figure, scene.content, scene.table.house_rules).dice)
    return white_dice(figure.defence)
