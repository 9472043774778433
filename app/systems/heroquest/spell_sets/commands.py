"""What is done about sets of spells."""

from typing import ClassVar, Literal

from app.systems.heroquest.fields import HeroCommand, LoreId


class SpellSetCommand(HeroCommand):
    """A wish about a set of spells."""

    permission: ClassVar[str | None] = "spell_sets"
    lore: LoreId


class GiveSpellSet(SpellSetCommand):
    """Let a hero hold a set of spells (ch. 8.1)."""

    type: Literal["give_spell_set"] = "give_spell_set"
    permanent: bool = False


class LoseSpellSet(SpellSetCommand):
    """Take a set of spells away."""

    type: Literal["lose_spell_set"] = "lose_spell_set"
