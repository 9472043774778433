"""Turn of a figure: what it has used and what is left of it, stated here and nowhere else.

No rule refuses a second action, because people know reasons that no rule states (readings.md): a player asks the game
master for it, the game master is warned and decides.
"""

from app.core.errors import NeedsLeave
from app.core.events import Command
from app.core.model import Model
from app.systems.heroquest.state.dungeon import GAME_MASTER, settling
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table

MOVES = frozenset({"move_roll", "move_monster"})  # the commands that throw for a movement
_CASTS = ("cast_", "read_scroll")  # the beginnings of commands that cast a spell


class TurnLeft(Model):
    """Used part of a figure's turn.

    `steps`: the squares it still goes, None before anything says how many. `deeds`: the types of the commands that took
    an action, in their order. `actions`: how many actions it has in this turn, 1 and what is granted besides. `over`:
    why a rule has ended the turn.
    """

    figure_id: str
    has_moved: bool
    steps: int | None
    deeds: tuple[str, ...]
    actions: int
    over: str | None = None

    @property
    def is_spent(self) -> bool:
        """Return whether no action is left."""
        return self.over is not None or len(self.deeds) >= self.actions

    @property
    def casts(self) -> int:
        """Return how many spells it has cast."""
        return sum(deed.startswith(_CASTS) for deed in self.deeds)


def turn_of(table: Table, figure_id: str) -> TurnLeft | None:
    """Return the means a figure has used of the running turn; None while it is not on turn.

    A second attack or spell is granted by magic, one of each by nimbleness (HQ-1.1-GEWANDT).
    """
    figure = table.heroes.get(figure_id) or table.monsters.get(figure_id)
    if figure is None or not table.round.is_turn_of(figure_id, is_hero=figure_id in table.heroes):
        return None
    granted = figure.amount(Effect.DOUBLE_ATTACK) + figure.amount(Effect.DOUBLE_SPELL)
    return TurnLeft(
        figure_id=figure_id,
        has_moved=table.has_moved(figure_id),
        steps=table.steps_left(figure_id),
        deeds=table.round.used.get(figure_id, ()),
        actions=1 + granted + (settling("nimbleness", figure_id) in table.round.settled),
        over=table.round.over,
    )


def beyond_turn(table: Table, kind: type[Command], figure_id: str) -> NeedsLeave | None:
    """Return why the running turn has nothing left for a kind of command of a figure; None where it has, where the
    command takes nothing of it, and where no turn runs.
    """
    is_move, is_there = kind.type_name in MOVES, figure_id in table.heroes or figure_id in table.monsters
    if not (is_move or kind.takes_action) or not is_there or not table.round.is_running or table.round.turn is None:
        return None
    left = turn_of(table, figure_id)
    if left is None:
        hero = table.heroes.get(table.round.turn)
        return NeedsLeave("turn.not_on_turn", who=hero.name if hero else GAME_MASTER)
    if left.over is not None:
        return NeedsLeave("turn.is_over", reason=left.over)
    if is_move:
        return NeedsLeave("turn.has_moved") if left.has_moved else None
    return NeedsLeave("turn.action_spent", deed=left.deeds[-1]) if left.is_spent else None
