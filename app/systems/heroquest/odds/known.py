"""The table as somebody knows it who wonders how likely something is."""

from app.core.game_system import Role, Viewer
from app.systems.heroquest.bestiary_view import is_own
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.state.table import PointsShown, Table
from app.systems.heroquest.visibility import seen_monsters

UNKNOWN_POINTS = 99  # of a monster whose body points its viewer does not see: no blow fells it


def table_known(table: Table, viewer: Viewer) -> Table:
    """What odds may tell a viewer is worked out from this table, so that no number gives away what he may not know.

    The game master's is the table itself. To a player a monster has the dice that everybody sees and the abilities of
    its kind in everybody's book; what the quest gave it besides, and points not shown exactly, are unknown. Kinds that
    the group wrote itself are left out, and so are hidden monsters: nothing is told of them.
    """
    if viewer.role is Role.GAME_MASTER:
        return table
    is_exact, content = table.monster_points is PointsShown.EXACT, content_of(table)
    seen = [one for one in seen_monsters(table, viewer) if is_exact or not is_own(content.monsters[one.kind])]
    return table.model_copy(update={"monsters": {one.id: _known(one, is_exact=is_exact) for one in seen}})


def _known(monster: Monster, *, is_exact: bool) -> Monster:
    points = {} if is_exact else {"body_points": UNKNOWN_POINTS}
    return monster.model_copy(update={"abilities": (), **points})
