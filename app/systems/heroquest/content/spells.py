"""The kinds of spells and what they do (ch. 1.1 and 8); their names stand in `magic/words`."""

from enum import StrEnum
from typing import Annotated, Literal, Self

from pydantic import model_validator

from app.core.model import Mark, Model
from app.systems.heroquest.content.fields import Count, Id, KindId, SpellId
from app.systems.heroquest.dice import Color
from app.systems.heroquest.state.figures import Effect


class School(StrEnum):
    """School of a spell, which decides who casts it and how often."""

    BASIC = "basic"
    SPECIAL = "special"
    GUILD = "guild"
    LORE = "lore"
    CHAOS = "chaos"
    SKAVEN = "skaven"
    PATTERN = "pattern"  # never cast itself: what the group's own spells may work like


class SpellSight(StrEnum):
    """Sight that a spell needs (HQ-8-SIGHT)."""

    AREA = "area"  # the same room or section of a corridor
    LINE = "line"  # a line of sight to the target's square
    BOARD = "board"  # seen once, then anywhere
    UNSORTED = "unsorted"  # HR-UNSORTED-SPELLS
    NONE = "none"


class Targets(StrEnum):
    """On whom a spell is cast."""

    HERO = "hero"
    FIGURE = "figure"
    CASTER = "caster"
    PLACE = "place"


class Working(StrEnum):
    """Effect of a spell; one handler each."""

    DAMAGE = "damage"
    ATTACK = "attack"
    HEAL = "heal"
    HOLD = "hold"
    RUST = "rust"
    SUMMON = "summon"
    BOARD = "board"  # only the board shows it


class Save(Model):
    """Way a target can save itself.

    `own_shields` throws `dice` combat dice and `numbers` W6 (`high` or more counts): each success takes a point away.
    `mind_shields` and `mind_numbers` throw as many as the target has mind points: one success breaks the spell.
    """

    by: Literal["own_shields", "numbers", "mind_shields", "mind_numbers"]
    dice: Count = 0
    high: Count = 6


class Band(Model):
    """Monsters that come when the die shows one of these numbers."""

    rolls: tuple[int, ...]
    monsters: tuple[KindId, ...]


class Spell(Model):
    """A spell. What stands in `points` is thrown for when it is a basic one."""

    id: Id
    school: School
    works: Working = Working.BOARD
    sight: SpellSight = SpellSight.NONE
    targets: Targets = Targets.PLACE
    group: bool = False  # all figures the board shows, not one
    place_too: bool = False  # may be cast without a target; then only the board shows what it does
    indirect: bool = False  # may be cast past others, at a risk (HQ-4-INDIRECT)
    points: Count = 0  # damage, healing, or how much of what it lets hold
    dice: Count = 0  # white dice of its attack
    holds: Effect | None = None
    stacks: bool = False  # may be cast on a figure on which it holds already
    save: Save | None = None
    influence: bool = False  # bends the will: some monsters are immune
    bands: tuple[Band, ...] = ()
    open: bool = False  # a slot the game master fills

    @model_validator(mode="after")
    def _is_whole(self) -> Self:
        needed = {Working.HOLD: self.holds, Working.ATTACK: self.dice, Working.SUMMON: self.bands}
        if not needed.get(self.works, True):
            raise ValueError(f"{self.works} needs more")
        return self


class MagicTier(Model):
    """A tier of the wizard's skill: from how many successes on, and which two dice by the campaign's choice."""

    successes: Count
    dice: Annotated[dict[Literal["steady", "swift", "slow"], tuple[Color, Color]], Mark(flat=True)]


class Wizardry(Model):
    """Things only a wizard learns: basic and special spells, and those of the guild after so many passed quests."""

    guild_from: Count


class Regeneration(Model):
    """Keeps a spell that was cast on a black shield, at this mind attribute on a white one."""

    white_from: Count


class Lore(Model):
    """A lore of magic with its order, its kin, and its spells."""

    id: Id
    order: Id
    family: Id
    spells: tuple[SpellId, ...]
