"""Which rule decides a wish about rounds and turns."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import round_commands as do
from app.systems.heroquest.rules.round import play
from app.systems.heroquest.rules.scene import Scene

# Any because each rule takes exactly the command it is listed under.
ROUND_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.BeginPlay: play.begin_play,
    do.EndTurn: play.end_turn,
    do.TakeTurn: play.take_turn,
    do.EndPlay: play.end_play,
    do.MarkPresence: play.mark_presence,
}
