"""What happens by potions and herbs, and how the table follows."""

from app.core.dice import Roll
from app.systems.heroquest.changes import (
    HeroEvent,
    ItemEvent,
    OwnHeroEvent,
    OwnItemEvent,
    SharedEvent,
    changed,
    of_hero,
    settled,
    with_item,
    without_items,
)
from app.systems.heroquest.registry import also_evolves, changes_nothing, evolves
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import Gift, Hero, Item, Place
from app.systems.heroquest.state.table import Table


class PotionDrunk(SharedEvent, type="potion.drunk"):
    """A potion was drunk or poured into a companion; `to_id` is who drank it."""

    item_id: str
    content_id: str


class PotionThrown(ItemEvent, type="potion.thrown", touches=("{hero_id}", "{monster_id}")):
    """A potion was used on a monster."""

    monster_id: str
    kind: str


@evolves(PotionDrunk, PotionThrown, part=of_hero)
def _potion_gone(hero: Hero, event: PotionDrunk | PotionThrown) -> Hero:
    return without_items(hero, {event.item_id})


class HerbsApplied(SharedEvent, type="herb.applied"):
    """An elf healed with herbs, himself or another one."""

    roll: Roll


class NimblenessAnnounced(HeroEvent, type="nimbleness.announced"):
    """An elf acts once more in this turn."""

    actions: tuple[str, ...]


@evolves(HerbsApplied, NimblenessAnnounced, part=of_hero)
def _gift_spent(hero: Hero, event: HerbsApplied | NimblenessAnnounced) -> Hero:
    gift = Gift.HERBS if isinstance(event, HerbsApplied) else Gift.NIMBLENESS
    return changed(hero, spent_gifts=tuple(sorted({*hero.spent_gifts, gift.value})))


@also_evolves(NimblenessAnnounced)
def _nimble(table: Table, event: NimblenessAnnounced) -> Table:
    return settled(table, settling("nimbleness", event.hero_id))


@changes_nothing
class IngredientMissed(OwnHeroEvent, type="ingredient.missed"):
    """A hero found something and did not know it for an ingredient."""


class PotionBrewed(OwnItemEvent, type="potion.brewed"):
    """Ingredients became a potion."""

    used: tuple[str, ...]


@evolves(PotionBrewed, part=of_hero)
def _potion_brewed(hero: Hero, event: PotionBrewed) -> Hero:
    potion = Item(id=event.item_id, content_id=event.content_id, place=Place.PACK)
    return with_item(without_items(hero, event.used), potion)


class BrewFailed(OwnHeroEvent, type="brew.failed"):
    """An experiment came to nothing; `used` is what it cost."""

    used: tuple[str, ...]


@evolves(BrewFailed, part=of_hero)
def _brew_failed(hero: Hero, event: BrewFailed) -> Hero:
    return without_items(hero, event.used)
