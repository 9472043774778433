"""Potions are drunk, poured into a companion, thrown and brewed; the elf's gifts; poison (ch. 1.1 and 14)."""

from collections.abc import Iterator, Sequence

from app.core.dice import number_die
from app.core.errors import RuleViolation, UnknownContent, UnknownSubject
from app.core.events import Event
from app.core.names import look
from app.systems.heroquest.bestiary import abilities
from app.systems.heroquest.body import healing, wounds
from app.systems.heroquest.combat import monsters
from app.systems.heroquest.content.items import Cure, PotionFacts, Recipe
from app.systems.heroquest.effects import settle_poison
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.equipment.rules import check_new, hand_over
from app.systems.heroquest.limits import has_mind
from app.systems.heroquest.potions import drinking
from app.systems.heroquest.potions.commands import (
    BrewPotion,
    DrinkPotion,
    FindIngredient,
    HealWithHerbs,
    SufferInjury,
    TakePoison,
    ThrowPotion,
    UseNimbleness,
)
from app.systems.heroquest.potions.events import (
    BrewFailed,
    HerbsApplied,
    IngredientMissed,
    NimblenessAnnounced,
    PotionBrewed,
    PotionDrunk,
    PotionThrown,
)
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene, check_stands
from app.systems.heroquest.state.figures import Condition, Gift, Hero, Item


@rule(DrinkPotion)
def drink_potion(scene: Scene, command: DrinkPotion) -> Iterator[Event]:
    """HQ-9-FAINT, HQ-17: a standing hero with a mind drinks, or pours it into a hero who cannot drink."""
    giver, item = scene.living_hero(command.hero_id), scene.item(command.hero_id, command.item_id)
    drinker = scene.living_hero(command.to_id or command.hero_id)
    facts = _facts(scene, item)
    if facts.is_thrown:
        raise RuleViolation("potion.is_thrown", field="item_id", item=item.content_id)
    _check_able(scene, giver)
    if drinker.id != giver.id:
        _check_pouring(scene, drinker, item, facts, adjacent=command.adjacent)
    if not carrying.may_use(drinker, scene.entry(item), scene.table.house_rules):
        raise RuleViolation("carrying.class", field="item_id", hero=drinker.name, item=item.content_id)
    yield scene.record_item(PotionDrunk, giver.id, item, to_id=drinker.id)
    yield from drinking.take_effect(scene, drinker.id, facts)


@rule(ThrowPotion)
def throw_potion(scene: Scene, command: ThrowPotion) -> Iterator[Event]:
    """HQ-14-BREW, HQ-19-REGENERATION: troll bane ends a monster's regeneration; holy water slays an undead."""
    hero, item = scene.living_hero(command.hero_id), scene.item(command.hero_id, command.item_id)
    facts = _facts(scene, item)
    _check_able(scene, hero)
    monster = scene.standing_monster(command.monster_id)
    if facts.slays is not None and scene.content.monsters[monster.kind].family != facts.slays:
        raise RuleViolation("potion.not_on_this", field="monster_id", item=item.content_id, kind=monster.kind)
    if not facts.is_thrown:
        raise RuleViolation("potion.is_drunk", field="item_id", item=item.content_id)
    yield scene.record_item(PotionThrown, hero.id, item, monster_id=monster.id, kind=monster.kind)
    if facts.ends is not None:
        yield from abilities.banish(scene, monster.id)
    else:
        yield from monsters.wound_figure(scene, monster.id, monster.body_points, hero.id)


def _facts(scene: Scene, item: Item) -> PotionFacts:
    potion = scene.entry(item).potion
    if potion is None:
        raise RuleViolation("potion.none", field="item_id", item=item.content_id)
    return potion


def _check_able(scene: Scene, hero: Hero) -> None:
    """HQ-17: without mind a hero neither takes nor gives a potion."""
    check_stands(hero)
    if not has_mind(hero, scene.content):
        raise RuleViolation("potion.no_mind", field="hero_id", hero=hero.name)


def _check_pouring(scene: Scene, drinker: Hero, item: Item, facts: PotionFacts, *, adjacent: bool) -> None:
    """Check that a companion pours what raises the fainted; into the dead and those without mind only the elixir."""
    if not adjacent:
        raise RuleViolation("hero.out_of_reach", field="adjacent", hero=drinker.name)
    if drinker.is_standing and has_mind(drinker, scene.content):
        raise RuleViolation("potion.can_drink", field="to_id", hero=drinker.name)
    raises = facts.heals_wounds and drinker.condition is Condition.FAINTED
    if not raises and facts.cures is not Cure.DEATH:
        raise RuleViolation("potion.in_vain", field="item_id", hero=drinker.name, item=item.content_id)


@rule(FindIngredient)
def find_ingredient(scene: Scene, command: FindIngredient) -> Iterator[Event]:
    """HQ-14-FIND: a hero who passes the recognition test takes it; the numbers of the test are the group's own."""
    hero = scene.living_hero(command.hero_id)
    entry = scene.content.items.get(command.content_id)
    if entry is None or not entry.ingredient:
        raise UnknownContent("brew.no_ingredient", field="content_id", item=command.content_id)
    check_new(scene, command.item_id)
    if scene.answers.choose("recognition_test", "passed", "failed") == "passed":
        yield from hand_over(scene, hero.id, command.item_id, entry.id, command.note)
    else:
        yield scene.record(IngredientMissed(hero_id=hero.id))


@rule(BrewPotion)
def brew_potion(scene: Scene, command: BrewPotion) -> Iterator[Event]:
    """HQ-14-BREW: so many different ingredients make a potion; away from a bench the experiment table first."""
    hero = scene.living_hero(command.hero_id)
    if not hero.is_standing or not has_mind(hero, scene.content):
        raise RuleViolation("brew.not_able", field="hero_id", hero=hero.name)
    check_new(scene, command.item_id)
    recipe, used = _recipe(scene, _ingredients(scene, command))
    ids = tuple(item.id for item in used)
    outcome = "success" if command.at_bench else scene.answers.choose("experiment", "success", "kept", "lost")
    if outcome != "success":
        yield scene.record(BrewFailed(hero_id=hero.id, used=ids if outcome == "lost" else ()))
        return
    result = scene.answers.choose("brew_result", *recipe.results)
    yield scene.record(PotionBrewed(hero_id=hero.id, item_id=command.item_id, content_id=result, used=ids))


def _ingredients(scene: Scene, command: BrewPotion) -> Sequence[Item]:
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
    """Return the greatest potion these ingredients are good for, and which of them it takes.

    HR-BREW-TWO: two may be alike; from three on only different ones count.
    """
    kinds = {(item.content_id, look(item.note)): item for item in reversed(items)}
    different = list(kinds.values())[::-1]
    if len(different) < 2 <= len(items) and scene.table.house_rules.brew_of_two == "may_be_alike":
        different = list(items[:2])
    fitting = [recipe for recipe in scene.content.recipes.values() if recipe.ingredients <= len(different)]
    if not fitting:
        raise RuleViolation("brew.too_few", field="ingredients")
    recipe = max(fitting, key=lambda recipe: recipe.ingredients)
    return recipe, different[: recipe.ingredients]


@rule(HealWithHerbs)
def heal_with_herbs(scene: Scene, command: HealWithHerbs) -> Iterator[Event]:
    """HQ-1.1-KRAEUTER: once a quest a die of body points, for himself or a hero in base contact."""
    elf = scene.living_hero(command.hero_id)
    patient = scene.living_hero(command.to_id or command.hero_id)
    _check(elf, Gift.HERBS, able=scene.hero_class(elf).herbs)
    if patient.id != elf.id and not command.adjacent:
        raise RuleViolation("hero.out_of_reach", field="adjacent", hero=patient.name)
    _check_patient(scene, patient)
    roll = scene.answers.roll("herbs", number_die(scene.content.amounts.herb_die))
    yield scene.record(HerbsApplied(hero_id=elf.id, to_id=patient.id, roll=roll))
    if patient.is_standing:
        yield from healing.give_back(scene, patient.id, roll.total)
    else:
        yield from healing.raise_by_healing(scene, patient, "herbs", roll.total)
    yield from settle_poison(scene, patient.id)


_NEED_MIND = ("fight", "cast", "search")


@rule(UseNimbleness)
def use_nimbleness(scene: Scene, command: UseNimbleness) -> Iterator[Event]:
    """HQ-1.1-GEWANDT: one action more, announced before the first move or action; never the same one three times.

    HQ-17: without mind no action may be announced that needs one.
    """
    elf = scene.living_hero(command.hero_id)
    _check(elf, Gift.NIMBLENESS, able=scene.hero_class(elf).nimble)
    if command.has_acted:
        raise RuleViolation("nimbleness.too_late", field="has_acted", hero=elf.name)
    if scene.table.has_begun_turn(elf.id) and not command.announced_before:
        raise RuleViolation("nimbleness.too_late", field="announced_before", hero=elf.name)
    if len(set(command.actions)) == 1:
        raise RuleViolation("nimbleness.three_times", field="actions", hero=elf.name)
    if not has_mind(elf, scene.content) and (refused := [one for one in command.actions if one in _NEED_MIND]):
        raise RuleViolation("nimbleness.no_mind", field="actions", hero=elf.name, actions=refused[0])
    yield scene.record(NimblenessAnnounced(hero_id=elf.id, actions=command.actions))


def _check(hero: Hero, gift: Gift, *, able: bool) -> None:
    if not able:
        raise RuleViolation("gift.not_of_class", field="hero_id", hero=hero.name, gift=gift.value)
    check_stands(hero)
    if gift in hero.spent_gifts:
        raise RuleViolation("gift.spent", field="hero_id", hero=hero.name, gift=gift.value)


def _check_patient(scene: Scene, patient: Hero) -> None:
    """HR-HERBS-FAINT: herbs do not raise the fainted, or like a potion; never the dead."""
    if patient.is_standing:
        if patient.body_points == patient.body_attribute:
            raise RuleViolation("body_points.full", field="to_id", hero=patient.name, maximum=patient.body_attribute)
    elif patient.condition is not Condition.FAINTED or scene.table.house_rules.herbs_for_fainted == "in_vain":
        raise RuleViolation("gift.herbs_in_vain", field="to_id", hero=patient.name)


@rule(TakePoison)
def take_poison(scene: Scene, command: TakePoison) -> Iterator[Event]:
    """HQ-14-GIFT, HQ-17: poison takes body points, which is noted, or mind points."""
    hero = scene.living_hero(command.hero_id)
    if command.harm == "mind":
        healing.check_has_mind_points(scene, hero)
    if (yield from healing.poison_is_harmless(scene, hero.id)):
        return
    if command.harm == "body":
        yield from monsters.lose_to_poison(scene, hero.id, command.points)
    else:
        yield from healing.lose_mind_points(scene, scene.hero(hero.id), command.points)


@rule(SufferInjury)
def suffer_injury(scene: Scene, command: SufferInjury) -> Iterator[Event]:
    """HQ-14-INJURY: a lasting injury; where poison is its cause, HQ-1.1-KONSTITUTION may prevent it."""
    hero = scene.living_hero(command.hero_id)
    if command.by_poison and (yield from healing.poison_is_harmless(scene, hero.id)):
        return
    yield from wounds.resolve_injury(scene, hero.id, command.weakness)
