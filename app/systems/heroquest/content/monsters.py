"""The kinds of monsters (ch. 19)."""

from typing import Self

from pydantic import model_validator

from app.core.model import Model
from app.systems.heroquest.content.fields import Count, Id


class Ability(Model):
    """Something a monster can do; `dice` where the ability brings its own."""

    id: Id
    rule: str
    dice: Count = 0


class MonsterEntry(Model):
    """A kind of monster. A value that is missing stands in the quest map: the game master says it."""

    id: Id
    family: Id | None = None
    attack: Count | None = None
    diagonal_attack: Count | None = None  # where the text gives a second value for it
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

    @property
    def needs_quest_values(self) -> bool:
        """Whether the quest map has to give its values."""
        return None in (self.attack, self.defence, self.body)
