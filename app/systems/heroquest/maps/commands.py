"""Commands about the map."""

from typing import Annotated

from pydantic import StringConstraints

from app.core.board.squares import Turn
from app.core.events import Command, Subject
from app.core.model import Mark
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.fields import FigureId, HeroCommand, HeroId, MonsterId, SquareId
from app.systems.heroquest.maps.events import PRIVATE
from app.systems.heroquest.state.dungeon import MAP, Side

ThingId = Annotated[str, StringConstraints(min_length=1, max_length=200)]  # of the drawing


class MapCommand(Command, touches=(MAP,), may_be_proposed=False):
    """A command about the map as a whole, the game master's alone."""


class LayMap(MapCommand, type="lay_map", private=PRIVATE):
    """Lay a copy of a drawn quest on the table; what is changed about the drawing later changes nothing here."""

    quest: Annotated[QuestMap, Mark(asked=False)]  # a drawing is chosen, never typed field by field


class TakeMapAway(MapCommand, type="take_map_away"):
    """Go on without a map."""


class PutMapAside(MapCommand, type="put_map_aside"):
    """Go on as without a map; it waits as it lies now."""


class BringMapBack(MapCommand, type="bring_map_back"):
    """Lay the map again that was put aside, as it lay."""


class OpenDoor(
    Command, type="open_door", touches=("door:{door_id}", "{actors}"), permission="moving", is_foretold=False
):
    """Open a door; a hero goes there first, as far as the steps of the turn suffice. `force` opens a locked one."""

    door_id: ThingId
    hero_id: HeroId | None = None
    force: bool = False

    @property
    def actors(self) -> frozenset[Subject]:
        """Return the hero; without one the game master, who need not be named."""
        return frozenset({self.hero_id or MAP})


class WalkTo(HeroCommand, type="walk_to", permission="moving", is_foretold=False):
    """A hero walks to a square on the shortest way that he knows. `beyond`: as far as the game master likes."""

    square: SquareId
    beyond: bool = False


class WalkMonsterTo(Command, type="walk_monster_to", touches=("{monster_id}",), may_be_proposed=False):
    """A monster walks to a square. `beyond`: as far as the game master likes."""

    monster_id: MonsterId
    square: SquareId
    beyond: bool = False


class PutFigure(Command, type="put_figure", touches=("{figure_id}",), may_be_proposed=False):
    """Put a figure on a square, whatever lies between: the game master's correction.

    `width` and `height` are what it covers from now on, in squares, as it lies unturned.
    """

    figure_id: FigureId
    square: SquareId
    turn: Turn | None = None
    width: Side | None = None
    height: Side | None = None


class FindThing(MapCommand, type="find_thing"):
    """Show what was hidden: a secret door, a trap, a monster that waits to be called."""

    thing_id: ThingId
