"""What is done on the map."""

from typing import Annotated, ClassVar, Literal

from pydantic import StringConstraints

from app.core.events import Command, Subject
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.state.laid_map import MAP

ThingId = Annotated[str, StringConstraints(min_length=1, max_length=200)]  # of the drawing


class MapCommand(Command):
    """A wish about the map as a whole, the game master's alone."""

    may_be_proposed: ClassVar[bool] = False

    @property
    def subjects(self) -> frozenset[Subject]:
        """The map."""
        return frozenset({MAP})


class LayMap(MapCommand):
    """Lay a copy of a drawn quest on the table; what is changed about the drawing later changes nothing here."""

    private: ClassVar[frozenset[str]] = frozenset({"quest"})
    type: Literal["lay_map"] = "lay_map"
    quest: QuestMap


class TakeMapAway(MapCommand):
    """Go on without a map."""

    type: Literal["take_map_away"] = "take_map_away"
