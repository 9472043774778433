"""Events of potions and herbs, and how the table follows."""

from app.core.dice import Roll
from app.systems.heroquest.changes import (
    HeroEvent,
    ItemEvent,
    OwnHeroEvent,
    OwnItemEvent,
    SharedEvent,
    changed,
    settled,
    with_item,
    without_items,
)
from app.systems.heroquest.state.dungeon import settling
from app.systems.heroquest.state.figures import Gift, Hero, Item, Place
from app.systems.heroquest.state.table import Table


class PotionDrunk(SharedEvent, type="potion.drunk"):
    """A potion was drunk or poured into a companion; `to_id` is who drank it."""

    item_id: str
    content_id: str

    def evolve_hero(self, hero: Hero) -> Hero:
        return without_items(hero, {self.item_id})


class PotionThrown(ItemEvent, type="potion.thrown", touches=("{hero_id}", "{monster_id}")):
    """A potion was used on a monster."""

    monster_id: str
    kind: str

    def evolve_hero(self, hero: Hero) -> Hero:
        return without_items(hero, {self.item_id})


class HerbsApplied(SharedEvent, type="herb.applied"):
    """An elf healed with herbs, himself or another one."""

    roll: Roll

    def evolve_hero(self, hero: Hero) -> Hero:
        return _without_gift(hero, Gift.HERBS)


class NimblenessAnnounced(HeroEvent, type="nimbleness.announced"):
    """An elf acts once more in this turn."""

    actions: tuple[str, ...]

    def evolve(self, table: Table) -> Table:
        return settled(super().evolve(table), settling("nimbleness", self.hero_id))

    def evolve_hero(self, hero: Hero) -> Hero:
        return _without_gift(hero, Gift.NIMBLENESS)


def _without_gift(hero: Hero, gift: Gift) -> Hero:
    return changed(hero, spent_gifts=tuple(sorted({*hero.spent_gifts, gift.value})))


class IngredientMissed(OwnHeroEvent, type="ingredient.missed", changes_nothing=True):
    """A hero found something and did not know it for an ingredient."""


class PotionBrewed(OwnItemEvent, type="potion.brewed"):
    """Ingredients became a potion."""

    used: tuple[str, ...]

    def evolve_hero(self, hero: Hero) -> Hero:
        potion = Item(id=self.item_id, content_id=self.content_id, place=Place.PACK)
        return with_item(without_items(hero, self.used), potion)


class BrewFailed(OwnHeroEvent, type="brew.failed"):
    """An experiment came to nothing; `used` is what it cost."""

    used: tuple[str, ...]

    def evolve_hero(self, hero: Hero) -> Hero:
        return without_items(hero, self.used)
