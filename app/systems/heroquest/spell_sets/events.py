"""What happens to sets of spells, and how the table follows."""

from app.core.dice import Roll
from app.systems.heroquest.changes import OwnHeroEvent, changed, of_hero
from app.systems.heroquest.registry import evolves
from app.systems.heroquest.state.figures import Hero, SpellSet


class MagicOrderChosen(OwnHeroEvent, type="magic_order.chosen"):
    """A battle mage belongs to a magic order."""

    magic_order: str


@evolves(MagicOrderChosen, part=of_hero)
def _magic_order_chosen(hero: Hero, event: MagicOrderChosen) -> Hero:
    return changed(hero, magic_order=event.magic_order)


class SpellSetGained(OwnHeroEvent, type="spell_set.gained"):
    """A hero holds another set of spells."""

    lore: str
    permanent: bool
    roll: Roll | None = None  # of one that was found at random


@evolves(SpellSetGained, part=of_hero)
def _spell_set_gained(hero: Hero, event: SpellSetGained) -> Hero:
    return changed(hero, spell_sets=(*hero.spell_sets, SpellSet(lore=event.lore, permanent=event.permanent)))


class SpellSetLost(OwnHeroEvent, type="spell_set.lost"):
    """A hero lost a set of spells."""

    lore: str


@evolves(SpellSetLost, part=of_hero)
def _spell_set_lost(hero: Hero, event: SpellSetLost) -> Hero:
    return changed(hero, spell_sets=tuple(held for held in hero.spell_sets if held.lore != event.lore))
