"""The kinds of monsters and what they are able to (ch. 19)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal, Self

from pydantic import model_validator

from app.core.model import Model
from app.systems.heroquest.content.fields import Count, Id
from app.systems.heroquest.dice import Color


class Edition(StrEnum):
    """Which book a kind of monster is from."""

    COOPERATION = "cooperation"
    BASE = "base"


class Ability(Model):
    """Something a monster can do, with the numbers it needs; how it works stands in `rules/bestiary`."""

    id: Id
    rule: str
    dice: Count = 0  # the dice the ability brings instead of the monster's own
    color: Color | None = None  # of dice that it adds or turns
    arcs: Mapping[Id, Count] = {}  # dice by direction
    row: tuple[Count, ...] = ()  # dice for targets one behind another
    points: Count = 0  # body points it costs a hero
    apart: Count = 0  # dice less without the handler beside it
    orphaned: Count = 0  # dice less when the handler is slain
    companions: tuple[Id, ...] = ()  # kinds of monsters that profit from it
    spells: Count | None = None  # how many spells it masters at most; missing: the quest says so
    spell_list: Id | None = None  # … and of which magic


class MonsterEntry(Model):
    """A kind of monster. A value that is missing stands in the quest map: the game master says it."""

    id: Id
    edition: Edition = Edition.COOPERATION
    replaced_by: Id | None = None  # what the Zusatzregeln put in the place of a kind of the base game
    family: Id | None = None
    attack: Count | None = None
    diagonal_attack: Count | None = None  # where the text gives a second value for it
    further_attacks: tuple[Literal["claw", "tail"], ...] = ()  # what else the quest map gives dice for
    defence: Count | None = None
    movement: Count | None = None
    movement_die: bool = False
    body: Count | None = None
    mind: Count | None = None
    mindless: bool = False  # "-" in the book: it has no mind at all
    abilities: tuple[Id, ...] = ()

    @model_validator(mode="after")
    def _moves_one_way(self) -> Self:
        if self.movement_die and self.movement is not None:
            raise ValueError("either movement or movement_die")
        return self

    @model_validator(mode="after")
    def _is_replaced_in_the_base_game_only(self) -> Self:
        if self.replaced_by is not None and self.edition is not Edition.BASE:
            raise ValueError("only a kind of the base game is replaced")
        return self

    @property
    def needs_quest_values(self) -> bool:
        """Whether the quest map has to give its values."""
        return None in (self.attack, self.defence, self.body)
