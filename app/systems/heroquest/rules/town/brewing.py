"""HQ-14-FIND, HQ-14-BREW: ingredients are found by who knows them, and become potions."""

from collections.abc import Iterator, Sequence

from app.core.errors import RuleViolation, UnknownContent, UnknownSubject
from app.core.events import Event
from app.systems.heroquest import town_commands as do
from app.systems.heroquest.content.town import Recipe
from app.systems.heroquest.rules import equipment
from app.systems.heroquest.rules.attributes import has_mind
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Item
from app.systems.heroquest.town_events import BrewFailed, IngredientMissed, PotionBrewed


def find_ingredient(scene: Scene, command: do.FindIngredient) -> Iterator[Event]:
    """HQ-14-FIND: only who passes the recognition test takes it; its numbers are the group's own."""
    hero = scene.living_hero(command.hero_id)
    entry = scene.content.items.get(command.content_id)
    if entry is None or not entry.ingredient:
        raise UnknownContent("brew.no_ingredient", field="content_id", item=command.content_id)
    equipment.check_new(scene, command.item_id)
    if scene.answers.choose("recognition_test", "passed", "failed") == "passed":
        yield from equipment.hand_over(scene, hero.id, command.item_id, entry.id, command.note)
    else:
        yield scene.record(IngredientMissed(hero_id=hero.id))


def brew_potion(scene: Scene, command: do.BrewPotion) -> Iterator[Event]:
    """HQ-14-BREW: so many different ingredients make a potion; away from a bench the experiment table speaks first."""
    hero = scene.living_hero(command.hero_id)
    if not hero.is_standing or not has_mind(hero, scene.content):
        raise RuleViolation("brew.not_able", field="hero_id", hero=hero.name)
    equipment.check_new(scene, command.item_id)
    recipe, used = _recipe(scene, _ingredients(scene, command))
    ids = tuple(item.id for item in used)
    outcome = "success" if command.at_bench else scene.answers.choose("experiment", "success", "kept", "lost")
    if outcome != "success":
        yield scene.record(BrewFailed(hero_id=hero.id, used=ids if outcome == "lost" else ()))
        return
    result = scene.answers.choose("brew_result", *recipe.results)
    yield scene.record(PotionBrewed(hero_id=hero.id, item_id=command.item_id, content_id=result, used=ids))


def _ingredients(scene: Scene, command: do.BrewPotion) -> Sequence[Item]:
    hero, items = scene.hero(command.hero_id), []
    for item_id in dict.fromkeys(command.ingredients):
        item = hero.item(item_id)
        if item is None:
            raise UnknownSubject("item.unknown", field="ingredients", item=item_id)
        if not scene.entry(item).ingredient:
            raise UnknownContent("brew.no_ingredient", field="ingredients", item=item.content_id)
        items.append(item)
    return items


def _recipe(scene: Scene, items: Sequence[Item]) -> tuple[Recipe, Sequence[Item]]:
    """The greatest potion these ingredients are good for, and which of them it takes.

    HR-BREW-TWO: two may be alike; from three on only different ones count.
    """
    different = list({_kind(item): item for item in reversed(items)}.values())[::-1]
    if len(different) < 2 <= len(items) and scene.table.house_rules.brew_of_two == "may_be_alike":
        different = list(items[:2])
    fitting = [recipe for recipe in scene.content.recipes.values() if recipe.ingredients <= len(different)]
    if not fitting:
        raise RuleViolation("brew.too_few", field="ingredients")
    recipe = max(fitting, key=lambda recipe: recipe.ingredients)
    return recipe, different[: recipe.ingredients]


def _kind(item: Item) -> tuple[str, str]:
    """Ingredients are alike when they are the same thing with the same note."""
    return item.content_id, item.note.strip().casefold()
