"""What begins to hold on a figure, and what ends, and how the table follows."""

from typing import Literal, TypeVar

from app.core.dice import Roll
from app.systems.heroquest.changes import FigureFact, HeroEvent, settled, with_heroes, with_monsters
from app.systems.heroquest.registry import changes_nothing, evolves
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import ActiveEffect, Effect, Figure
from app.systems.heroquest.state.table import Table


class EffectChanged(FigureFact, type="effect.changed"):
    """Something began to hold on a figure, grew, shrank or ended."""

    effect: Effect
    change: int


@evolves(EffectChanged)
def _effect_changed(table: Table, event: EffectChanged) -> Table:
    if event.figure_id in table.heroes:
        return with_heroes(table, _affected(table.heroes[event.figure_id], event))
    monster = _affected(table.monsters[event.figure_id], event)
    return with_monsters(table, {**table.monsters, monster.id: monster})


AnyFigure = TypeVar("AnyFigure", bound=Figure)


def _affected(figure: AnyFigure, event: EffectChanged) -> AnyFigure:
    """What has come to nothing is not kept, so that equal states are equal bytes."""
    amounts = {active.effect: active.amount for active in figure.effects}
    amounts[event.effect] = amounts.get(event.effect, 0) + event.change
    effects = (ActiveEffect(effect=effect, amount=amounts[effect]) for effect in sorted(amounts) if amounts[effect])
    return figure.model_copy(update={"effects": tuple(effects)})


WardName = Literal["resistance", "constitution"]


@changes_nothing
class WardThrown(HeroEvent, type="ward.thrown"):
    """A hero's nature tried to ward off a spell or a poison."""

    ward: WardName
    roll: Roll
    warded: bool


class EffectBraved(FigureFact, type="effect.braved"):
    """A figure tried to shake off what holds it."""

    effect: Effect
    roll: Roll
    free: bool


@evolves(EffectBraved)
def _braved(table: Table, event: EffectBraved) -> Table:
    return settled(table, settling(event.effect, event.figure_id))
