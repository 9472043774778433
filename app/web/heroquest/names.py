"""What everybody at a table is called, for whoever reads."""

from collections.abc import Mapping

from app.core.game_system import Role, Viewer
from app.labels.labels import Labels
from app.systems.heroquest.board_views import seen_monsters
from app.systems.heroquest.naming import figure_names
from app.systems.heroquest.state import Monster, Table


def names_for(viewer: Viewer, table: Table, labels: Labels) -> Mapping[str, str]:
    """What the figures are called that this viewer may see, and heroes who have left."""
    monsters = {one.id: monster_name(one, labels) for one in seen_monsters(table, viewer)}
    return {**monsters, **figure_names(table, Role.GUEST)}


def monster_name(monster: Monster, labels: Labels) -> str:
    """Its own name, otherwise its kind with its number."""
    kind = labels.word("kind", monster.kind)
    return monster.name or (f"{kind} {monster.number}" if monster.number else kind)
