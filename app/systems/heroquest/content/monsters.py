"""The kinds of monsters and what they are able to (ch. 19)."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal, Self

from pydantic import model_validator

from app.core.model import Mark, Model
from app.systems.heroquest.content.fields import AbilityId, Count, Family, Id, KindId
from app.systems.heroquest.dice import Color


class Edition(StrEnum):
    """Book that a kind of monster is from."""

    COOPERATION = "cooperation"
    BASE = "base"


class Power(StrEnum):
    """Power that an ability switches on; the rules ask for it by this name (`combat/strikes.has_power`)."""

    CROSS_FIGURES = "cross_figures"  # may pass squares that others hold
    STRIKE_DIAGONALLY = "strike_diagonally"
    PUSH_BACK = "push_back"
    SWEEP = "sweep"  # attacks all around, with the dice of the ability
    SHOOT = "shoot"  # shoots or throws with the dice of the ability
    FIGHT_WITH_MIND = "fight_with_mind"
    CLEAR_SIGHT = "clear_sight"  # nothing hides the bearer from a shot, nor a target from the bearer


class Ability(Model):
    """Something a monster can do: what it switches on, the commands it gives and the numbers it needs.

    What goes beyond that is a function that registers for the ability's id in `bestiary/rules`.
    """

    id: Id
    rule: str
    powers: tuple[Power, ...] = ()
    commands: tuple[Id, ...] = ()  # offered to the game master for a monster that has it
    reminder: bool = False  # the game master is reminded of it when the monster is struck
    dice: Count = 0  # the dice the ability brings instead of the monster's own
    color: Color | None = None  # of dice that it adds or turns
    arcs: Annotated[Mapping[Id, Count], Mark(flat=True)] = {}  # dice by direction
    row: tuple[Count, ...] = ()  # dice for targets one behind another
    points: Count = 0  # body points it costs a hero
    apart: Count = 0  # dice less without the handler beside it
    orphaned: Count = 0  # dice less when the handler is slain
    companions: tuple[KindId, ...] = ()  # kinds of monsters that profit from it
    spells: Count | None = None  # how many spells it masters at most; missing: the quest says so
    spell_list: Id | None = None  # the magic they are of


class MonsterEntry(Model):
    """A kind of monster. A value that is missing stands in the quest map: the game master says it."""

    id: Id
    edition: Edition = Edition.COOPERATION
    replaced_by: KindId | None = None  # what the Zusatzregeln put in the place of a kind of the base game
    family: Family | None = None
    attack: Count | None = None
    diagonal_attack: Count | None = None  # where the text gives a second value for it
    further_attacks: tuple[Literal["claw", "tail"], ...] = ()  # what else the quest map gives dice for
    defence: Count | None = None
    movement: Count | None = None
    movement_die: bool = False
    body: Count | None = None
    mind: Count | None = None
    mindless: bool = False  # "-" in the book: it has no mind at all
    abilities: tuple[AbilityId, ...] = ()

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
        """Return whether the quest map has to give its values."""
        return None in (self.attack, self.defence, self.body)

    @property
    def is_complete(self) -> bool:
        """Return whether it can be put on the board with nothing said but its kind."""
        is_mind_known = self.mindless or self.mind is not None
        return is_mind_known and not self.needs_quest_values and not self.further_attacks
