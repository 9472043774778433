"""Tempers: how a monster fights, as data, and what counts how much when its plans are compared."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal

from pydantic import Field

from app.core.model import Mark, Model
from app.systems.heroquest.content.fields import AbilityId, Count, Id, KindId
from app.systems.heroquest.state.figures import Effect

Weight = Annotated[int, Field(ge=-999, le=999)]
Conduct = Literal["charges", "guards", "shoots", "harries", "flees", "casts", "blocks"]


class Skill(StrEnum):
    """Skill with which the evil side is led."""

    SIMPLE = "simple"  # the nearest by path, then the weakest in reach
    FAIR = "fair"  # the best expected harm
    CUNNING = "cunning"  # looks also at itself, the wounded, healers, and whom it leaves room


class Weights(Model):
    """Weights of the terms of a plan, in hundredths of a body point for each unit of the term."""

    harm: Weight = 0  # for a body point that the targets lose on average
    wasted: Weight = 0  # for a point beyond those that the targets have left
    fells: Weight = 0  # for the certainty that a target goes down
    risk: Weight = 0  # for the certainty to lose all own points before the next turn
    steps: Weight = 0  # for a square of the way
    weak: Weight = 0  # for a body point that the target has left
    wounded: Weight = 0  # for a target that has lost all its points but one
    fallen: Weight = 0  # for a point that somebody who lies loses; 0: who lies is spared
    healer: Weight = 0  # for a target that can heal
    room: Weight = 0  # for a friend who then still gets at a foe
    focus: Weight = 0  # for a point that others of this turn are about to take from the same target
    away: Weight = 0  # for a square between it and the nearest foe


class Temper(Model):
    """Way in which a monster fights. `conduct` says what it does, `weights` are added to those of the skill.

    `kinds` and `abilities`: whose default it is, the first that fits counts. `caution`: the share of its points, in
    hundredths, below which it keeps away. `crowd`: how many a spell for several should meet.
    """

    id: Id
    conduct: Conduct
    kinds: tuple[KindId, ...] = ()
    abilities: tuple[AbilityId, ...] = ()
    caution: Annotated[int, Field(ge=0, le=100)] = 0
    crowd: Count = 2
    weights: Annotated[Weights, Mark(flat=True)] = Weights()


class Skills(Model):
    """Weights by skill, and what is worth how much besides wounds: effects on foes, monsters called, gear spoilt."""

    weights: Mapping[Skill, Weights]
    effects: Mapping[Effect, Weight]
    summons: Weight
    rusts: Weight

    def weighed(self, skill: Skill, temper: Temper) -> Weights:
        """Return the weights of a skill with those of a temper."""
        base = self.weights[skill]
        return Weights(**{one: getattr(base, one) + getattr(temper.weights, one) for one in Weights.model_fields})
