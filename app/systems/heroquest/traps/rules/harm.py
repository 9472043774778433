"""What a trap's dice do to a figure, and what it can do about it."""

from collections.abc import Iterator

from app.core.dice import DieKind, Roll
from app.core.events import Event
from app.systems.heroquest.combat.rules import abilities
from app.systems.heroquest.combat.rules.abilities import Strike
from app.systems.heroquest.combat.rules.damage import wound_figure
from app.systems.heroquest.combat.rules.strike_dice import defence_builder
from app.systems.heroquest.dice import SKULL, Color, kinds
from app.systems.heroquest.effects.rules import end_effect
from app.systems.heroquest.fields import Means
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Monster
from app.systems.heroquest.traps.events import TrapStruck


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
    scene: Scene, figure_id: str, trap: str, attack: Roll | None, points: int, defence: tuple[DieKind, ...] | None = ()
) -> Iterator[Event]:
    """Let a trap hit for so many points; each shield of the right kind stops one. Saves and the wound follow.

    `defence` None leaves a figure its own dice, with those that potions and spells give for one defence.
    """
    dice = usual_defence(scene, figure_id) if defence is None else defence
    thrown = _throw_defence(scene, figure_id, dice) if points else None
    stopped = thrown.count(*abilities.shields(scene, figure_id)) if thrown else 0
    left = max(points - stopped, 0)
    yield scene.record(TrapStruck(figure_id=figure_id, trap=trap, attack=attack, defence=thrown, points=left))
    if thrown and defence is None:
        yield from end_effect(scene, figure_id, Effect.DEFENCE_DICE)
    left = yield from abilities.save(scene, _as_strike(figure_id), left)
    yield from wound_figure(scene, figure_id, left)


def usual_defence(scene: Scene, figure_id: str) -> tuple[DieKind, ...]:
    """What a figure defends with against anything that leaves it its own dice."""
    return kinds(defence_builder(scene, _as_strike(figure_id)).pool().dice)


def _throw_defence(scene: Scene, figure_id: str, dice: tuple[DieKind, ...]) -> Roll | None:
    """HQ-8.2.1: who sleeps or lies does not defend."""
    figure = scene.figure(figure_id)
    if not dice or not figure.is_standing or figure.amount(Effect.ASLEEP):
        return None
    return scene.answers.roll("trap_defence", *dice, about=figure_id)


def _as_strike(figure_id: str) -> Strike:
    """What happens to a figure, in the words of a fight: nobody else has a part in it."""
    return Strike(attacker_id=figure_id, target_id=figure_id, means=Means.ABILITY)
