"""Heroes come onto the map: on the stairs, on start squares, or through the entrance."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.board.at_table import place_name, situation_of_table, the_board
from app.systems.heroquest.board.measuring import step_reveals
from app.systems.heroquest.board.quest_findings import findings
from app.systems.heroquest.exploration.rules import areas
from app.systems.heroquest.maps.commands import BringMapBack, LayMap, PutMapAside, TakeMapAway
from app.systems.heroquest.maps.events import MapBroughtBack, MapLaid, MapPutAside
from app.systems.heroquest.maps.rules.revealing import reveal
from app.systems.heroquest.positions.events import FigurePut
from app.systems.heroquest.registry import rule
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
    """The squares to begin on, the drawn ones first, then those around them, nearest first: no trap and no monster."""
    for number, drawn in enumerate(laid.quest.boards):
        situation = situation_of_table(scene.table, number)
        ways = situation.plan.undoored.without(situation.plan.rubble)
        drawn_starts = [square for square in drawn.starts() if the_board().has(square)]
        taken, seen = situation.held | situation.filled | situation.plan.rubble, ways.mask(drawn_starts)
        yield from (Spot(board=number, square=one) for one in drawn_starts if not ways.bit(one) & taken)
        taken |= situation.mask(one.block for one in drawn.things if one.kind in ("trap", "monster"))
        edge = seen
        while edge:
            edge = ways.spread(edge) & ~seen
            seen |= edge
            yield from (Spot(board=number, square=one) for one in ways.squares(edge & ~taken))


@rule(LayMap)
def lay_map(scene: Scene, command: LayMap) -> Iterator[Event]:
    """A copy of the drawing lies on the table. Heroes who are on a quest stand at its start at once, the others when
    they set out. Raises: RuleViolation while another one lies there, or where nobody could stand as it is drawn."""
    if scene.table.map or scene.table.map_aside:
        raise RuleViolation("map.laid_already")
    things = [thing.id for drawn in command.quest.boards for thing in drawn.things]
    if len(set(things)) < len(things) or any(one.bars for one in findings(command.quest, the_board())):
        raise RuleViolation("map.does_not_fit", field="quest")
    yield scene.record(MapLaid(quest=command.quest))
    yield from enter(scene)


@rule(TakeMapAway)
def take_map_away(scene: Scene, _: TakeMapAway) -> Iterator[Event]:
    """The quest goes on without it: figures stay in play, squares are told by the people again."""
    if not (scene.table.map or scene.table.map_aside):
        raise RuleViolation("map.none")
    yield from areas.take_map_away(scene)


@rule(PutMapAside)
def put_map_aside(scene: Scene, _: PutMapAside) -> Iterator[Event]:
    """The quest goes on as without a map, for everybody, until it is brought back."""
    if scene.table.map is None:
        raise RuleViolation("map.none")
    yield scene.record(MapPutAside())


@rule(BringMapBack)
def bring_map_back(scene: Scene, _: BringMapBack) -> Iterator[Event]:
    """Figures stand where they stood when it was put aside; heroes who came since come onto it."""
    if scene.table.map_aside is None:
        raise RuleViolation("map.none_aside")
    yield scene.record(MapBroughtBack())
    yield from enter(scene)
