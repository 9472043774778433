"""What can be asked of a table about monsters and fights."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from app.core.events import Command, Subject
from app.systems.heroquest.command_fields import ContentId, MonsterId, Points

Value = Annotated[int, Field(ge=0, le=20)]
MonsterName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=30)]


class MonsterCommand(Command):
    """A wish about one monster."""

    monster_id: MonsterId

    @property
    def subjects(self) -> frozenset[Subject]:
        """The monster."""
        return frozenset({self.monster_id})


class PlaceMonster(MonsterCommand):
    """Put a monster on the board. Values given here replace the book's, as a quest map does (ch. 19).

    `further_attacks` are the dice the map gives in the book's order (a dragon's claws and tail), `abilities` what the
    quest arms it with besides (a spear: ch. 3.2).
    """

    type: Literal["place_monster"] = "place_monster"
    kind: ContentId
    name: MonsterName = ""
    attack: Value | None = None
    defence: Value | None = None
    body: Value | None = None
    mind: Value | None = None
    movement: Value | None = None
    further_attacks: tuple[Value, ...] = ()
    abilities: tuple[ContentId, ...] = ()


class RemoveMonster(MonsterCommand):
    """Take a monster from the board."""

    type: Literal["remove_monster"] = "remove_monster"


class WoundMonster(MonsterCommand):
    """Take body points from a monster, whatever the reason."""

    type: Literal["wound_monster"] = "wound_monster"
    points: Points


COMBAT_COMMANDS: tuple[type[Command], ...] = (PlaceMonster, RemoveMonster, WoundMonster)
