"""A spell, who casts it, and how strong it is."""

from typing import NamedTuple

from app.systems.heroquest.content.spells import Spell


class SpellInHand(NamedTuple):
    """A spell, who casts it, and how strong it is: its own points, or the skulls of a basic spell."""

    caster_id: str
    spell: Spell
    points: int
    from_scroll: bool = False


def in_hand(caster_id: str, spell: Spell, *, from_scroll: bool = False) -> SpellInHand:
    """A spell as strong as the catalogue says; an attack has its own dice instead of points."""
    return SpellInHand(caster_id, spell, spell.points or 1, from_scroll)
