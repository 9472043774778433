"""A map is laid and taken away."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.board.at_table import the_board
from app.systems.heroquest.board.quest_findings import findings
from app.systems.heroquest.exploration.rules import areas
from app.systems.heroquest.maps.commands import BringMapBack, LayMap, PutMapAside, TakeMapAway
from app.systems.heroquest.maps.events import MapBroughtBack, MapLaid, MapPutAside
from app.systems.heroquest.maps.rules.entering import enter
from app.systems.heroquest.registering import rule
from app.systems.heroquest.scene import Scene


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
