"""The board opens and is cleared away."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import exploration_commands as do
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.dungeon import Dungeon
from app.systems.heroquest.exploration_events import AreaRevealed, BoardCleared
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect


def clear_board(scene: Scene, _: do.ClearBoard) -> Iterator[Event]:
    """Begin anew: no areas, markers, fires; all cards in their decks, nobody in a pit."""
    in_pits = [figure for figure in _figures(scene) if scene.figure(figure).amount(Effect.IN_PIT)]
    if scene.table.dungeon == Dungeon() and not in_pits:
        raise RuleViolation("board.is_clear")
    yield scene.record(BoardCleared())
    for figure_id in in_pits:
        change = -scene.figure(figure_id).amount(Effect.IN_PIT)
        yield scene.record(EffectChanged(figure_id=figure_id, effect=Effect.IN_PIT, change=change))


def reveal_area(scene: Scene, command: do.RevealArea) -> Iterator[Event]:
    """Lay an area open, once."""
    if command.area in scene.table.dungeon.revealed:
        raise RuleViolation("area.is_revealed", field="area", area=command.area)
    yield scene.record(AreaRevealed(area=command.area))


def _figures(scene: Scene) -> tuple[str, ...]:
    return (*scene.table.heroes, *scene.table.monsters)
