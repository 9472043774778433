"""Commands about chests."""

from typing import Annotated

from pydantic import Field

from app.core.making import MakingCommand
from app.core.model import Mark
from app.systems.heroquest.fields import BoardCommand, Contents, Few, Gold, HeroCommand, SquareId, TreasureCards
from app.systems.heroquest.state.dungeon import DUNGEON


class ChestCommand(HeroCommand, BoardCommand, touches=("{hero_id}", DUNGEON), may_be_proposed=False):
    """A command about a hero and a chest; only the game master knows what is in it and what its trap does."""

    chest: SquareId


class DisarmChest(ChestCommand, type="disarm_chest"):
    """Make the trap of a chest harmless; what happens otherwise stands in the quest (ch. 11)."""

    points: Few = 0
    poisonous: bool = False


class OpenChest(ChestCommand, MakingCommand, type="open_chest", takes_action=True):
    """Open a chest and take what is in it; of a drawn one the drawing says what that is.

    `finds` are treasure cards that lie in it, which do what they do when drawn: a scroll, a wandering monster.
    """

    trapped: bool = False
    gold: Annotated[Gold, Field(ge=0)] = 0
    contents: Contents = ()
    finds: Annotated[TreasureCards, Mark(asked=False)] = ()
