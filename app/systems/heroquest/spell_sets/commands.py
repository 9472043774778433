"""What is done about sets of spells."""

from app.systems.heroquest.fields import HeroCommand, LoreId


class SpellSetCommand(HeroCommand, permission="spell_sets"):
    """A wish about a set of spells."""

    lore: LoreId


class GiveSpellSet(SpellSetCommand, type="give_spell_set"):
    """Let a hero hold a set of spells (ch. 8.1)."""

    permanent: bool = False


class LoseSpellSet(SpellSetCommand, type="lose_spell_set"):
    """Take a set of spells away."""
