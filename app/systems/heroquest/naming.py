"""What figures are called when somebody speaks of them."""

from collections.abc import Mapping

from app.core.game_system import Role
from app.systems.heroquest.state import Table


def figure_names(table: Table, role: Role = Role.GAME_MASTER) -> Mapping[str, str]:
    """Names by id: heroes, those who rest, and those who have left; everybody else goes by a kind.

    What the game master calls a monster is nobody else's business.
    """
    resting = {name: one.hero.name for name, one in table.resting.items()}
    heroes = {**table.former, **resting, **{hero.id: hero.name for hero in table.heroes.values()}}
    if role is not Role.GAME_MASTER:
        return heroes
    return {**{monster.id: monster.name for monster in table.monsters.values() if monster.name}, **heroes}
