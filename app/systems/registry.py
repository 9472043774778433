"""Every game of the house by its id: a new one is one folder and one line."""

from collections.abc import Mapping

from app.core.game_system import GameSystem
from app.systems import heroquest

SYSTEMS: Mapping[str, GameSystem] = {heroquest.SYSTEM.id: heroquest.SYSTEM}
DEFAULT = heroquest.SYSTEM.id
