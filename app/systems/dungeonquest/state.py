"""The state of a game."""

from app.core.game_system import GameState
from app.systems.dungeonquest.settled import Settled


class Table(GameState):
    """What lies on the table."""

    settled: Settled = Settled()
