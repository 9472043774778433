"""Effects that hold on a figure for a while: how they begin, weaken, end and are shaken off (ch. 1.1, 8 and 14)."""

from collections.abc import Iterator
from typing import Literal, TypeVar

from app.core.dice import D6, Roll
from app.core.errors import RuleViolation
from app.core.events import Command, Event
from app.systems.heroquest import positions
from app.systems.heroquest.changes import FigureFact, HeroEvent, changed, settled, with_heroes
from app.systems.heroquest.fields import FigureId, Points
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import COUNTED, UNTIL_WOUNDED, ActiveEffect, Effect, Figure, Hero
from app.systems.heroquest.state.table import Table


class EffectCommand(Command, touches=("{figure_id}",)):
    """A command about an effect on a figure."""

    figure_id: FigureId
    effect: Effect


class BreakFree(EffectCommand, type="break_free", permission="moving"):
    """A figure tries to shake off what holds it at the start of its turn."""


class EndEffect(EffectCommand, type="end_effect"):
    """End of an effect on a figure."""


class ImposeEffect(EffectCommand, type="impose_effect"):
    """Something begins to hold on a figure, or there is more of it: a quest says so, or the table has settled it."""

    amount: Points = 1


class EffectChanged(FigureFact, type="effect.changed"):
    """Something began to hold on a figure, grew, shrank or ended."""

    effect: Effect
    change: int

    def evolve(self, table: Table) -> Table:
        if self.figure_id in table.heroes:
            return with_heroes(table, _affected(table.heroes[self.figure_id], self))
        monster = _affected(table.monsters[self.figure_id], self)
        return changed(table, monsters={**table.monsters, monster.id: monster})


AnyFigure = TypeVar("AnyFigure", bound=Figure)


def _affected(figure: AnyFigure, event: EffectChanged) -> AnyFigure:
    """Return the figure without effects that came to nothing, so that equal states are equal bytes."""
    amounts = {active.effect: active.amount for active in figure.effects}
    amounts[event.effect] = amounts.get(event.effect, 0) + event.change
    effects = (ActiveEffect(effect=effect, amount=amounts[effect]) for effect in sorted(amounts) if amounts[effect])
    return changed(figure, effects=tuple(effects))


WardName = Literal["resistance", "constitution"]


class WardThrown(HeroEvent, type="ward.thrown", changes_nothing=True):
    """A hero's nature tried to ward off a spell or a poison."""

    ward: WardName
    roll: Roll
    warded: bool


class EffectBraved(FigureFact, type="effect.braved"):
    """A figure tried to shake off what holds it."""

    effect: Effect
    roll: Roll
    free: bool

    def evolve(self, table: Table) -> Table:
        return settled(table, settling(self.effect, self.figure_id))


def end_effect(scene: Scene, figure_id: str, effect: Effect) -> Iterator[Event]:
    """End an effect on a figure, if it holds."""
    amount = scene.figure(figure_id).amount(effect)
    if amount:
        yield scene.record(EffectChanged(figure_id=figure_id, effect=effect, change=-amount))


def weaken_effect(scene: Scene, figure_id: str, effect: Effect) -> Iterator[Event]:
    """Yield one less of what holds on a figure."""
    yield scene.record(EffectChanged(figure_id=figure_id, effect=effect, change=-1))


def end_by_wound(scene: Scene, figure_id: str) -> Iterator[Event]:
    """HQ-1.1-BASISZAUBER: a shield of magic is gone with the first body point its bearer loses."""
    for effect in UNTIL_WOUNDED:
        yield from end_effect(scene, figure_id, effect)


def settle_poison(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-14-GIFT: no more points can be due to poison than are missing."""
    hero = scene.hero(hero_id)
    surplus = hero.amount(Effect.POISON) - max(hero.body_attribute - hero.body_points, 0)
    if surplus > 0:
        yield scene.record(EffectChanged(figure_id=hero_id, effect=Effect.POISON, change=-surplus))


SHAKEN_OFF = (Effect.ASLEEP, Effect.AFRAID, Effect.COMMANDED)

_BREAKS = 6


@rule(BreakFree)
def break_free(scene: Scene, command: BreakFree) -> Iterator[Event]:
    """HQ-8.2.1: at the start of its turn a hero throws a W6 for each mind point, a monster one; a 6 ends it."""
    figure = scene.figure(command.figure_id)
    _check_holds(scene, command)
    if command.effect not in SHAKEN_OFF:
        raise RuleViolation("effect.not_shaken_off", field="effect", effect=command.effect.value)
    number = scene.mind_of(command.figure_id) if isinstance(figure, Hero) else 1
    if number == 0:
        raise RuleViolation("effect.no_mind", field="figure_id")
    roll = scene.answers.roll("break_free", *[D6] * number)
    free = roll.count(str(_BREAKS)) > 0
    yield scene.record(EffectBraved(figure_id=command.figure_id, effect=command.effect, roll=roll, free=free))
    if free:
        yield from end_effect(scene, command.figure_id, command.effect)


@rule(EndEffect)
def end_named_effect(scene: Scene, command: EndEffect) -> Iterator[Event]:
    """End an effect because the table says so."""
    _check_holds(scene, command)
    yield from end_effect(scene, command.figure_id, command.effect)
    if command.effect is Effect.HIDDEN:  # a mage who comes back into sight stands on no taken square (chapter 8)
        yield from positions.make_room(scene, command.figure_id)


@rule(ImposeEffect)
def impose_effect(scene: Scene, command: ImposeEffect) -> Iterator[Event]:
    """Let an effect begin because the table says so. Poison costs points: that is TakePoison."""
    figure = scene.living_figure(command.figure_id)
    if command.effect is Effect.POISON:
        raise RuleViolation("effect.poison_costs_points", field="effect")
    if command.effect not in COUNTED:
        if figure.amount(command.effect):
            raise RuleViolation("effect.holds_already", field="effect", effect=command.effect.value)
        if command.amount > 1:
            raise RuleViolation("effect.not_counted", field="amount", effect=command.effect.value)
    yield scene.record(EffectChanged(figure_id=figure.id, effect=command.effect, change=command.amount))


def _check_holds(scene: Scene, command: BreakFree | EndEffect) -> None:
    if not scene.figure(command.figure_id).amount(command.effect):
        raise RuleViolation("effect.does_not_hold", field="effect", effect=command.effect.value)


_GRANTS = {"attack": (Effect.DOUBLE_ATTACK, "second.attack"), "cast": (Effect.DOUBLE_SPELL, "second.cast")}


def use_grant(scene: Scene, figure_id: str, deed: Literal["attack", "cast"], *, second: bool) -> Iterator[Event]:
    """Use up one grant for a second attack or spell: one declared as such, or seen to follow the first in the turn.

    Nimbleness that was announced allows a second one anyway (HQ-1.1-GEWANDT).
    Raises: RuleViolation when the second one is claimed and nothing grants it.
    """
    (effect, refusal), settled = _GRANTS[deed], scene.table.round.settled
    granted = scene.figure(figure_id).amount(effect) > 0
    if second and not granted:
        raise RuleViolation(refusal, field="second")
    seen = settling(deed, figure_id) in settled and settling("nimbleness", figure_id) not in settled
    if granted and (second or seen):
        yield from weaken_effect(scene, figure_id, effect)
