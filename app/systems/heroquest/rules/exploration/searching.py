"""Looking for traps and secret doors (ch. 10.1)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import exploration_commands as do
from app.systems.heroquest.exploration_events import TrapMarked, TrapsSought
from app.systems.heroquest.rules.exploration.acting import searching_hero
from app.systems.heroquest.rules.scene import Scene


def search_for_traps(scene: Scene, command: do.SearchForTraps) -> Iterator[Event]:
    """HQ-10.1: no enemy or fight in sight, and only in the hero's own room. Found traps get a question mark:
    the place is known, the kind is not. Secret doors are looked for along with them."""
    hero = searching_hero(scene, command.hero_id)
    check_quiet(command)
    if not command.same_room:
        raise RuleViolation("search.other_room", field="same_room")
    known = {marker.square for marker in scene.table.dungeon.trap_markers}
    new = [square for square in dict.fromkeys(command.found) if square not in known]
    yield scene.record(
        TrapsSought(hero_id=hero.id, area=command.area, found=len(new), secret_doors=command.secret_doors)
    )
    for square in new:
        yield scene.record(TrapMarked(square=square, area=command.area))


def check_quiet(command: do.SearchCommand) -> None:
    """HQ-10.1, HQ-12: nobody searches with an enemy or a fight in sight. Raises: RuleViolation."""
    if command.enemies_in_sight:
        raise RuleViolation("search.enemies_in_sight", field="enemies_in_sight")
