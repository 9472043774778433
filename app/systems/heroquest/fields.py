"""Fields of commands with their limits, and the bases of commands."""

from enum import StrEnum
from typing import Annotated, Self

from pydantic import AliasChoices, Field, StringConstraints, model_validator
from pydantic.fields import FieldInfo
from pydantic_core import PydanticCustomError

from app.core.events import Command
from app.core.model import Mark
from app.core.texts import Line
from app.systems.heroquest.state.dungeon import DUNGEON

NewId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
HeroId = Annotated[NewId, Mark(names="heroes", figure=True)]
MonsterId = Annotated[NewId, Mark(names="monsters_there", figure=True)]
FigureId = Annotated[NewId, Mark(names="figures", figure=True)]  # a hero or a monster
TargetId = Annotated[FigureId, Mark(role="target")]
_ItemId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,90}$")]
NewItemId = Annotated[_ItemId, Mark(role="new")]
ItemId = Annotated[_ItemId, Mark(names="things")]
ContentId = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
AbilityId = Annotated[ContentId, Mark(names="abilities")]
ClassId = Annotated[ContentId, Mark(names="classes")]
FurnitureId = Annotated[ContentId, Mark(names="furniture")]
ItemContentId = Annotated[ContentId, Mark(names="items")]
KindId = Annotated[ContentId, Mark(names="monsters")]
LoreId = Annotated[ContentId, Mark(names="lores")]
QuestId = Annotated[ContentId, Mark(names="quests")]
SpellId = Annotated[ContentId, Mark(names="spells")]
TrapId = Annotated[ContentId, Mark(names="traps")]
Points = Annotated[int, Field(ge=1, le=99)]
Change = Annotated[int, Field(ge=-99, le=99)]
Gold = Annotated[int, Field(ge=-99_999, le=99_999)]  # a change
Coins = Annotated[int, Field(ge=0, le=99_999)]

# Of a list: the order in it is the order in which it happens. Without `repeats` each stands in it once.
IN_ORDER = Field(json_schema_extra={"ordered": True})
IN_ORDER_AGAIN = Field(json_schema_extra={"ordered": True, "repeats": True})


def once_called(name: str, old: str) -> FieldInfo:
    """Return a field that is also read under its `old` name, which journals, proposals and programs may still use."""
    found: FieldInfo = Field(validation_alias=AliasChoices(name, old))
    return found


HeroName = Annotated[str, Line(30, least=1)]
OwnName = Annotated[
    str,
    Line(40, least=1, pattern=r"^[^{}]*$"),
]  # of entries, decks and quests of the group's own
QuestName = Annotated[str, Line(200, least=1, pattern=r"^[^{}]*$")]  # of a drawing; a form takes less
PlayerName = Annotated[str, Line(30)]
CardText = Annotated[str, Line(600)]
Note = Annotated[str, Line(200)]


class HeroCommand(Command, touches=("{hero_id}",), done_by=("{hero_id}",)):
    """A command about one hero."""

    # the hero alone, whomever else it is about
    hero_id: HeroId


REACH = "reach"  # in `decided`: though the map says that it does not get there


class BoardCommand(Command):
    """A command some fields of which a map can fill in; what the map says counts.

    `decided` names those that the game master decides otherwise, with "reach" for what the map would not allow at all.
    Without a map all fields count as they are told.
    """

    decided: Annotated[
        tuple[Annotated[str, StringConstraints(max_length=30)], ...], Field(max_length=12), Mark(asked=False)
    ] = ()

    @property
    def overrules(self) -> bool:
        """Return whether the game master decides anything otherwise than the map says."""
        return bool(self.decided)

    @model_validator(mode="after")
    def _are_fields(self) -> Self:
        decided = set(self.decided)
        if decided and (unknown := decided - {*type(self).model_fields, REACH} | {"decided", "type"} & decided):
            raise PydanticCustomError("not_a_field", "no field", {"fields": ", ".join(sorted(unknown))})
        return self


class Means(StrEnum):
    """Way in which somebody is attacked."""

    MELEE = "melee"
    RANGED = "ranged"
    THROWN = "thrown"
    SWEEP = "sweep"
    MIND = "mind"
    ABILITY = "ability"  # fire, screams and the like


Things = Annotated[tuple[ItemId, ...], Field(max_length=99)]


# What the quest map calls them, or the game master does: "Raum 3", "Küche", "k4".
AreaId = Annotated[str, Line(40, pattern=r"^[\w-][\w -]{0,39}$", seen="never")]
SquareId = Annotated[str, Line(40, pattern=r"^[\w.-][\w. -]{0,39}$", seen="never")]
Figures = Annotated[tuple[FigureId, ...], Field(max_length=30)]
Squares = Annotated[tuple[SquareId, ...], Field(max_length=30)]
Contents = Annotated[tuple[ItemContentId, ...], Field(max_length=20)]
TreasureCards = Annotated[tuple[Annotated[ContentId, Mark(names="treasure_cards")], ...], Field(max_length=20)]
Few = Annotated[int, Field(ge=0, le=20)]


class DungeonCommand(Command, touches=(DUNGEON,)):
    """A command about the board."""
