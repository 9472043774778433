"""What can be asked of a table about the monsters in play."""

from typing import Annotated, Literal

from pydantic import Field

from app.core.events import Command, Subject
from app.systems.heroquest.combat_commands import MonsterCommand, MonsterName, Value
from app.systems.heroquest.command_fields import ContentId, MonsterId
from app.systems.heroquest.monsters_in_play import POINTS_SHOWN, PointsShown

Body = Annotated[int, Field(ge=1, le=20)]


class MonstersCommand(Command):
    """A wish about some monsters at once."""

    monster_ids: Annotated[tuple[MonsterId, ...], Field(min_length=1, max_length=30)]

    @property
    def subjects(self) -> frozenset[Subject]:
        """The monsters."""
        return frozenset(self.monster_ids)


class RevealMonsters(MonstersCommand):
    """Let everybody see monsters that were hidden."""

    type: Literal["reveal_monsters"] = "reveal_monsters"


class HideMonsters(MonstersCommand):
    """Let only the game master see these monsters."""

    type: Literal["hide_monsters"] = "hide_monsters"


class RemoveMonsters(MonstersCommand):
    """Take several monsters from the board at once."""

    type: Literal["remove_monsters"] = "remove_monsters"


class ChangeMonster(MonsterCommand):
    """Give a monster in play other values; what is not said stays. `body_points` are those it has left."""

    type: Literal["change_monster"] = "change_monster"
    attack: Value | None = None
    defence: Value | None = None
    body: Body | None = None
    body_points: Body | None = None
    mind: Value | None = None
    movement: Value | None = None
    further_attacks: tuple[Value, ...] | None = None
    abilities: tuple[ContentId, ...] | None = None
    blue_defence: bool | None = None


class RenameMonster(MonsterCommand):
    """Call a monster by a name of its own, or by its kind again."""

    type: Literal["rename_monster"] = "rename_monster"
    name: MonsterName = ""


class ShowMonsterPoints(Command):
    """How much players and guests see of the monsters' body points."""

    type: Literal["show_monster_points"] = "show_monster_points"
    level: PointsShown

    @property
    def subjects(self) -> frozenset[Subject]:
        """The setting."""
        return frozenset({POINTS_SHOWN})


MONSTER_COMMANDS: tuple[type[Command], ...] = (
    RevealMonsters, HideMonsters, RemoveMonsters, ChangeMonster, RenameMonster, ShowMonsterPoints,
)  # fmt: skip
