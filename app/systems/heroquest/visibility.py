"""Which monsters somebody sees, and what figures are called."""

from collections.abc import Mapping

from app.core.game_system import Role, Viewer
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.state.table import PointsShown, Table


def figure_names(table: Table, role: Role = Role.GAME_MASTER) -> Mapping[str, str]:
    """Names by id: heroes, those who rest, and those who have left; everybody else goes by a kind.

    What the game master calls a monster is nobody else's business.
    """
    resting = {name: one.hero.name for name, one in table.resting.items()}
    heroes = {**table.former, **resting, **{hero.id: hero.name for hero in table.heroes.values()}}
    if role is not Role.GAME_MASTER:
        return heroes
    return {**{monster.id: monster.name for monster in table.monsters.values() if monster.name}, **heroes}


def seen_monsters(table: Table, viewer: Viewer) -> tuple[Monster, ...]:
    """The monsters this viewer may see, in the order they came. Hidden ones are the game master's alone."""
    if viewer.role is Role.GAME_MASTER:
        return tuple(table.monsters.values())
    if table.monster_points is PointsShown.HIDDEN:
        return ()
    return tuple(monster for monster in table.monsters.values() if not monster.hidden)
