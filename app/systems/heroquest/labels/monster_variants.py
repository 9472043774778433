"""Which sentence a fact about monsters in play takes."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest.bestiary.events import MonsterRenamed

# Any because each function takes exactly the event it is listed under.
MONSTER_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    MonsterRenamed: lambda event: "named" if event.name else "plain",
}
