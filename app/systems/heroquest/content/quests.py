"""Quests as a game master keeps them: what waits there, what they bring, what has to be made ready."""

from typing import Annotated

from pydantic import Field, StringConstraints

from app.core.model import Mark, Model
from app.systems.heroquest.content.fields import Count, Id, KindId

Line = Annotated[str, StringConstraints(strip_whitespace=True, max_length=300)]
Text = Annotated[str, StringConstraints(strip_whitespace=True, max_length=1_500)]
MOST_MONSTERS = 12
FURTHER_ATTACKS = ("claw", "tail")
VALUES = ("attack", *FURTHER_ATTACKS, "defence", "body", "mind", "movement")  # what a quest may say of a monster


class QuestMonster(Model):
    """A monster a quest names. A value that is missing is the book's."""

    kind: Annotated[KindId, Mark(decides=True)]
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=30)] = ""
    attack: Count | None = None
    claw: Count | None = None  # what else a dragon attacks with
    tail: Count | None = None
    defence: Count | None = None
    body: Count | None = None
    mind: Count | None = None
    movement: Count | None = None
    blue_defence: bool = False  # a boss that defends with blue dice (HQ-15.6)


class QuestEntry(Model):
    """A quest. Of what ships, the words for goal and reward stand in `quests/words`; a group's own stand here."""

    id: Id
    number: Count = 0  # its place in the book; own ones come behind
    wandering_monster: Id | None = None
    goal: Line | None = None
    reward: Line | None = None
    notes: Text = ""
    reward_gold: Count = 0
    per_hero: bool = False  # each hero gets as much; otherwise it is shared
    potions: tuple[Id, ...] = ()  # that the alchemist has before it
    scrolls: tuple[Id, ...] = ()  # it hands over by name, so the deck must not have them (HQ-8.3)
    monsters: Annotated[tuple[QuestMonster, ...], Field(max_length=MOST_MONSTERS)] = ()
