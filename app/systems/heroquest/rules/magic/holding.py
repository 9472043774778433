"""What holds on a figure by magic, and how it ends (ch. 1.1, 8 and the cards)."""

from collections.abc import Iterator

from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import magic_commands as do
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.magic_events import EffectBraved
from app.systems.heroquest.rules import healing
from app.systems.heroquest.rules.magic.saves import mind_of
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import COUNTED, UNTIL_WOUNDED, Effect, Hero

SHAKEN_OFF = (Effect.ASLEEP, Effect.AFRAID, Effect.COMMANDED)
_BREAKS = 6


def break_free(scene: Scene, command: do.BreakFree) -> Iterator[Event]:
    """HQ-8.2.1: at the start of its turn a hero throws a W6 for each mind point, a monster one; a 6 ends it."""
    figure = scene.figure(command.figure_id)
    _check_holds(scene, command)
    if command.effect not in SHAKEN_OFF:
        raise RuleViolation("effect.not_shaken_off", field="effect", effect=command.effect.value)
    number = mind_of(scene, command.figure_id) if isinstance(figure, Hero) else 1
    if number == 0:
        raise RuleViolation("effect.no_mind", field="figure_id")
    roll = scene.answers.roll("break_free", *[D6] * number)
    free = roll.count(str(_BREAKS)) > 0
    yield scene.record(EffectBraved(figure_id=command.figure_id, effect=command.effect, roll=roll, free=free))
    if free:
        yield from healing.end_effect(scene, command.figure_id, command.effect)


def end_effect(scene: Scene, command: do.EndEffect) -> Iterator[Event]:
    """Somebody at the table says that it is over."""
    _check_holds(scene, command)
    yield from healing.end_effect(scene, command.figure_id, command.effect)


def impose_effect(scene: Scene, command: do.ImposeEffect) -> Iterator[Event]:
    """Somebody at the table says what holds from now on. Poison is told by the points it costs: see take_poison."""
    figure = scene.living_figure(command.figure_id)
    if command.effect is Effect.POISON:
        raise RuleViolation("effect.poison_costs_points", field="effect")
    if command.effect not in COUNTED:
        if figure.amount(command.effect):
            raise RuleViolation("effect.holds_already", field="effect", effect=command.effect.value)
        if command.amount > 1:
            raise RuleViolation("effect.not_counted", field="amount", effect=command.effect.value)
    yield scene.record(EffectChanged(figure_id=figure.id, effect=command.effect, change=command.amount))


def end_by_wound(scene: Scene, figure_id: str) -> Iterator[Event]:
    """HQ-1.1-BASISZAUBER: a shield of magic is gone with the first body point its bearer loses."""
    for effect in UNTIL_WOUNDED:
        yield from healing.end_effect(scene, figure_id, effect)


def _check_holds(scene: Scene, command: do.BreakFree | do.EndEffect) -> None:
    if not scene.figure(command.figure_id).amount(command.effect):
        raise RuleViolation("effect.does_not_hold", field="effect", effect=command.effect.value)
