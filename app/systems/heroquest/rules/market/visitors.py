"""HQ-14-INJURY, HQ-15.1-SELL: a druid or a trader comes by."""

from collections.abc import Iterator

from app.core.errors import InvalidValue
from app.core.events import Event
from app.systems.heroquest import market_commands as do
from app.systems.heroquest.market_events import VisitorCame, VisitorLeft
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.town import Visitor


def receive_visitor(scene: Scene, command: do.ReceiveVisitor) -> Iterator[Event]:
    """HQ-14-INJURY, HQ-15.1-SELL: they come when a card says so, and stay until the game master lets them go."""
    if (command.visitor in scene.table.town.visitors) is command.is_here:
        raise InvalidValue("value.no_change", field="is_here")
    kind = VisitorCame if command.is_here else VisitorLeft
    yield scene.record(kind(visitor=command.visitor))


def come_by(scene: Scene, visitor: Visitor) -> Iterator[Event]:
    """A card brings somebody."""
    if visitor not in scene.table.town.visitors:
        yield scene.record(VisitorCame(visitor=visitor))


def depart(scene: Scene) -> Iterator[Event]:
    """With a quest everybody goes his way who was met in it."""
    for visitor in scene.table.town.visitors:
        yield scene.record(VisitorLeft(visitor=visitor))
