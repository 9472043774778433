"""Names of heroes: two that people cannot tell apart are one name, wherever somebody is given one."""

from collections.abc import Iterator

from app.core.errors import InvalidValue
from app.core.names import look
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero


def everybody(scene: Scene) -> Iterator[Hero]:
    """Yield the heroes of the table, those who rest as well."""
    yield from scene.table.heroes.values()
    yield from (one.hero for one in scene.table.resting.values())


def check_name(scene: Scene, hero_id: str, name: str) -> None:
    """Check that no other hero has this name. Raises: InvalidValue."""
    if any(look(one.name) == look(name) for one in everybody(scene) if one.id != hero_id):
        raise InvalidValue("names.twice", field="name", name=name)
