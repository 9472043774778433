"""The board opens and is cleared away."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import exploration_commands as do
from app.systems.heroquest.combat_events import EffectChanged
from app.systems.heroquest.dungeon import Dungeon
from app.systems.heroquest.exploration_events import AreaRevealed, BoardCleared
from app.systems.heroquest.rules.combat import throws
from app.systems.heroquest.rules.decks.ordering import refill
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect


def clear_board(scene: Scene, _: do.ClearBoard) -> Iterator[Event]:
    """Begin anew: no areas, markers, fires; cards in their decks, nobody in a pit or slain, an empty floor."""
    facts = list(clear(scene))
    if not facts:
        raise RuleViolation("board.is_clear")
    yield from facts


def clear(scene: Scene) -> Iterator[Event]:
    """Clear away what there is to clear away."""
    yield from refill(scene)
    if scene.table.dungeon != Dungeon() or scene.table.slain:
        yield scene.record(BoardCleared())
    for figure_id in (*scene.table.heroes, *scene.table.monsters):
        inside = scene.figure(figure_id).amount(Effect.IN_PIT)
        if inside:
            yield scene.record(EffectChanged(figure_id=figure_id, effect=Effect.IN_PIT, change=-inside))
    yield from throws.leave_behind(scene)


def reveal_area(scene: Scene, command: do.RevealArea) -> Iterator[Event]:
    """Lay an area open, once."""
    if command.area in scene.table.dungeon.revealed:
        raise RuleViolation("area.is_revealed", field="area", area=command.area)
    yield scene.record(AreaRevealed(area=command.area))
