"""Commands about casting and learning."""

from typing import Annotated

from pydantic import Field

from app.core.events import Command
from app.core.model import Mark
from app.systems.heroquest.combat.commands import MonsterCommand
from app.systems.heroquest.fields import (
    IN_ORDER,
    BoardCommand,
    Change,
    Coins,
    ContentId,
    FigureId,
    HeroCommand,
    HeroName,
    ItemId,
    Note,
    SpellId,
    TargetId,
    once_called,
)

FigureIds = Annotated[tuple[FigureId, ...], Field(max_length=20), IN_ORDER]


class AimedCommand(BoardCommand):
    """A spell that is cast: its targets, and what the caster sees of them (HQ-8-SIGHT)."""

    target_ids: Annotated[FigureIds, once_called("target_ids", "targets")] = ()
    in_line: bool = True  # a line of sight to the target's square
    in_area: bool = True  # the same room or section of a corridor
    seen_before: bool = True  # was in sight at least once


class HeroSpellCommand(HeroCommand, AimedCommand, touches=("{hero_id}", "{target_ids}"), permission="casting"):
    """A hero aims a spell."""


class CastBasicSpell(
    HeroCommand,
    BoardCommand,
    type="cast_basic_spell",
    takes_action=True,
    touches=("{hero_id}", "{target_id}", "{figure_in_path}"),
    permission="casting",
):
    """A wizard casts a basic spell. Without a line of sight it may fly past a figure or furniture in its path."""

    spell: SpellId
    target_id: TargetId
    in_line: bool = True
    in_area: bool = True
    figure_in_path: FigureId | None = None
    furniture_in_path: bool = False
    second: bool = False  # one spell more in the same turn, granted by a potion


class ChooseSpecialSpells(HeroCommand, type="choose_special_spells", permission="spell_sets"):
    """A wizard takes special spells along: those named here, or, if none is, one after the other as asked.

    Until he sets out he may choose anew.
    """

    spells: Annotated[tuple[SpellId, ...], Field(max_length=20)] = ()


class CastLearntSpell(HeroSpellCommand):
    """A hero casts a spell that succeeds without a throw."""

    spell: SpellId
    second: bool = False  # one spell more in the same turn, granted by a potion


class CastSpecialSpell(CastLearntSpell, type="cast_special_spell", takes_action=True):
    """A wizard casts a special spell taken along."""


class CastSetSpell(CastLearntSpell, type="cast_set_spell", takes_action=True):
    """A hero casts a spell of a set."""


class ReadScroll(HeroSpellCommand, type="read_scroll", takes_action=True):
    """A hero reads a scroll, which is gone then. `spell` is what it works like; without one only its words tell."""

    item_id: ItemId
    spell: SpellId | None = None


class LearnGuildSpell(HeroCommand, type="learn_guild_spell", permission="spell_sets"):
    """A wizard buys a spell of the guild between the quests (ch. 8.1)."""

    spell: SpellId


class NameOwnSpell(HeroCommand, type="name_own_spell", touches=("{hero_id}", "spell:{spell}"), permission="casting"):
    """A hero's player copies down what a spell of his is called and does, which the group has not said yet."""

    spell: SpellId
    name: HeroName
    text: Note = ""


class DrawSpellSet(HeroCommand, type="draw_spell_set", permission="spell_sets"):
    """A hero finds a set of spells at random among the lores open to him."""

    permanent: bool = False  # bound to an artifact, such as a book of spells


class ChangeSpellTally(HeroCommand, type="change_spell_tally"):
    """Correct the tally of basic spells."""

    successes: Change = 0
    failures: Change = 0


class CastMonsterSpell(
    MonsterCommand,
    AimedCommand,
    type="cast_monster_spell",
    touches=("{monster_id}", "{target_ids}"),
    done_by=("{monster_id}",),
    takes_action=True,
):
    """A mage among the monsters casts a chaos spell or one of the Skaven."""

    spell: SpellId


class NameSpell(Command, type="name_spell", touches=("spell:{spell}",)):
    """Say what a spell of the group's own is called and does. With `like` it works as that spell does."""

    spell: SpellId
    name: HeroName
    text: Note = ""
    price: Coins | None = None
    like: Annotated[ContentId, Mark(names="patterns")] | None = None
