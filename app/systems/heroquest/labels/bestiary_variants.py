"""Which sentence a fact about an ability of the bestiary takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest.bestiary.events import ControlTested, MindTested, MonsterMoved

# Any because each function takes exactly the event it is listed under.
BESTIARY_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    MindTested: lambda event: "passed" if event.passed else "failed",
    ControlTested: lambda event: "lost" if event.lost else "kept",
    MonsterMoved: lambda event: f"{'again' if event.again else 'plain'}_{'rolled' if event.roll else 'fixed'}",
}
