"""What is done about what holds on a figure."""

from app.core.events import Command
from app.systems.heroquest.fields import FigureId, Points
from app.systems.heroquest.state.figures import Effect


class EffectCommand(Command, touches=("{figure_id}",)):
    """A wish about what holds on a figure."""

    figure_id: FigureId
    effect: Effect


class BreakFree(EffectCommand, type="break_free", permission="moving", leaves_action=True):
    """A figure tries to shake off what holds it at the start of its turn."""


class EndEffect(EffectCommand, type="end_effect"):
    """What holds on a figure is over."""


class ImposeEffect(EffectCommand, type="impose_effect"):
    """Something begins to hold on a figure, or there is more of it: a quest says so, or the table has settled it."""

    amount: Points = 1
