"""Heroes come onto the map: on the stairs, on start squares, or through the entrance."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.board.at_table import place_name, situation_of_table, the_board
from app.systems.heroquest.board.measuring import step_reveals
from app.systems.heroquest.maps.rules.revealing import reveal
from app.systems.heroquest.positions.events import FigurePut
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.laid_map import LaidMap, Spot


def enter(scene: Scene) -> Iterator[Event]:
    """Every hero on the quest who stands nowhere yet comes onto the map, and what is seen from there lies open."""
    laid = scene.table.map
    if laid is None:
        return
    arriving = [
        hero.id
        for hero in scene.table.heroes.values()
        if hero.on_quest and hero.condition is not Condition.LOST and hero.id not in laid.spots
    ]
    for hero_id, spot in zip(arriving, _free_starts(scene, laid), strict=False):
        yield scene.record(FigurePut(figure_id=hero_id, square=place_name(spot.board, spot.square)))
        yield from reveal_around(scene, spot)


def reveal_around(scene: Scene, spot: Spot) -> Iterator[Event]:
    """Lay open what somebody reveals who stands here."""
    yield from reveal(scene, spot.board, step_reveals(situation_of_table(scene.table, spot.board), spot.square))


def _free_starts(scene: Scene, laid: LaidMap) -> Iterator[Spot]:
    """The squares to begin on, the drawn ones first, then those around them, nearest first."""
    for number, drawn in enumerate(laid.quest.boards):
        situation = situation_of_table(scene.table, number)
        ways = situation.plan.undoored.without(situation.plan.rubble)
        drawn_starts = [square for square in drawn.starts() if the_board().has(square)]
        taken, seen = situation.held | situation.filled | situation.plan.rubble, ways.mask(drawn_starts)
        yield from (Spot(board=number, square=one) for one in drawn_starts if not ways.bit(one) & taken)
        edge = seen
        while edge:
            edge = ways.spread(edge) & ~seen
            seen |= edge
            yield from (Spot(board=number, square=one) for one in ways.squares(edge & ~taken))
