"""Visibility of monsters to a viewer, and the names of figures."""

from collections.abc import Mapping
from typing import NamedTuple

from app.core.game_system import Role, Viewer
from app.core.own_entries import Own
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.monsters import MonsterEntry
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.state.table import PointsShown, Table


def figure_names(table: Table, role: Role = Role.GAME_MASTER) -> Mapping[str, str]:
    """Return names by id: heroes, resting heroes and those who have left; for the game master also his names of
    monsters.
    """
    resting = {name: one.hero.name for name, one in table.resting.items()}
    heroes = {**table.former, **resting, **{hero.id: hero.name for hero in table.heroes.values()}}
    if role is not Role.GAME_MASTER:
        return heroes
    return {**{monster.id: monster.name for monster in table.monsters.values() if monster.name}, **heroes}


def seen_monsters(table: Table, viewer: Viewer) -> tuple[Monster, ...]:
    """Return the monsters this viewer may see, in the order they came. Hidden ones are the game master's alone."""
    if viewer.role is Role.GAME_MASTER:
        return tuple(table.monsters.values())
    if table.monster_points is PointsShown.HIDDEN:
        return ()
    return tuple(monster for monster in table.monsters.values() if not monster.hidden)


_SECRET = ("monsters", "abilities")


class Bestiary(NamedTuple):
    """The bestiary a viewer may read, and the group's content that its odds may know of."""

    content: Content
    own: Own


def bestiary_for(table: Table, viewer: Viewer) -> Bestiary:
    """Return the bestiary a viewer may read; entries the group wrote itself are the game master's.

    Players read an own kind once a monster of it stands seen on the board, if monsters' points are shown exactly.
    """
    own = table.own_content
    if viewer.role is Role.GAME_MASTER:
        return Bestiary(overlaid_by(own).content, own)
    printed, known = shipped().monsters, overlaid_by(own).content
    seen = {one.kind for one in seen_monsters(table, viewer)} if table.monster_points is PointsShown.EXACT else set()
    met = {kind: known.monsters[kind] for kind in seen if is_own(known.monsters[kind])}
    if not met:
        own = tuple(one for one in own if one.kind not in _SECRET)
        known = overlaid_by(own).content
    return Bestiary(known.model_copy(update={"monsters": {**printed, **met}}), own)


def is_own(entry: MonsterEntry) -> bool:
    """Return whether a group wrote or changed this kind itself."""
    return shipped().monsters.get(entry.id) != entry
