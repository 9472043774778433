"""Checks that everything the content names exists."""

from collections.abc import Iterable

from app.systems.heroquest.content.fields import ContentFault
from app.systems.heroquest.content.items import ItemEntry, ItemKind
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.state.house_rules import OPTIONS


def check(content: Content) -> None:
    """Follow every reference. Raises: ContentFault."""
    for hero_class in content.classes.values():
        _check_class(content, hero_class)
    for item in content.items.values():
        _known("items", item.id, "only_for", item.only_for, content.classes)
        _known("items", item.id, "ends", [item.ends], content.abilities)
        _known("items", item.id, "not_for", item.not_for, content.classes)
        _check_powers(content, item)
    for recipe in content.recipes.values():
        _known("recipes.toml", recipe.id, "results", recipe.results, content.items)
    for monster in content.monsters.values():
        _known("monsters.toml", monster.id, "abilities", monster.abilities, content.abilities)
        _known("monsters_1989.toml", monster.id, "replaced_by", [monster.replaced_by], content.monsters)
    for ability in content.abilities.values():
        _known("abilities.toml", ability.id, "companions", ability.companions, content.monsters)
    _known("spell_sets.toml", "spell_sets", "class", content.spell_sets, content.classes)
    _check_tiers(content)
    _check_spells(content)
    _check_fall(content)
    _check_cards(content)
    _check_quests(content)
    _check_house_rules(content)


def _check_class(content: Content, hero_class: HeroClass) -> None:
    file, name = "heroes.toml", hero_class.id
    _known(file, name, "equipment", hero_class.equipment, content.items)
    _known(file, name, "lores", hero_class.lores, content.lores)
    archery = hero_class.archery
    if archery is not None:
        _known(file, name, "archery", (archery.bow, *archery.beside, *archery.straight_beside), content.items)
    for field, start, cap in (
        ("max_body", hero_class.body, hero_class.max_body),
        ("max_mind", hero_class.mind, hero_class.max_mind),
    ):
        if cap < start:
            raise ContentFault(file, name, field, f"{cap} is below the start value {start}")


def _check_powers(content: Content, item: ItemEntry) -> None:
    potion, bane = item.potion, item.weapon.bane if item.weapon else None
    families = {str(monster.family) for monster in content.monsters.values() if monster.family is not None}
    _known("items", item.id, "weapon.bane", [bane.family if bane else None], families)
    if (potion is None) is (item.kind is ItemKind.POTION):
        raise ContentFault("items", item.id, "potion", "a potion says what it does, and nothing else does")
    _known("items", item.id, "potion.ends", [potion.ends if potion else None], content.abilities)
    _known("items", item.id, "potion.slays", [potion.slays if potion else None], families)


def _check_spells(content: Content) -> None:
    for lore in content.lores.values():
        _known("lores.toml", lore.id, "spells", lore.spells, content.spells)
    for spell in content.spells.values():
        called = {kind for band in spell.bands for kind in band.monsters}
        _known("spells.toml", spell.id, "bands", called, content.monsters)


def _check_tiers(content: Content) -> None:
    """Raises: ContentFault unless a tier begins at 0 successes, and each tier has dice for each course."""
    file, courses = "magic_tiers.toml", OPTIONS["HR-TIER-DICE"]
    if not any(tier.successes == 0 for tier in content.magic_tiers.values()):
        raise ContentFault(file, "magic_tiers", "successes", "one tier begins at 0")
    for number, tier in content.magic_tiers.items():
        if set(tier.dice) != set(courses):
            raise ContentFault(file, "magic_tiers", f"{number}.dice", f"needs {', '.join(courses)}")


def _check_fall(content: Content) -> None:
    for name, row in content.fall.rows.items():
        _known("fall.toml", name, "armor", (row.armor, row.armor_sparing_bracers), content.fall.chains)
    for name, chain in content.fall.chains.items():
        for link in chain:
            _known("fall.toml", "chains", name, link, content.items)


def _check_cards(content: Content) -> None:
    for card in content.treasure_cards.values():
        _known("treasure_cards.toml", card.id, "item", [card.item], content.items)
    for find in content.finds.values():
        _known("furniture_finds.toml", find.id, "item", [find.item], content.items)
    for table in content.furniture.values():
        _known("furniture.toml", table.id, "results", table.results, content.finds)
    for fate in content.fate_cards.values():
        _known("fate_cards.toml", fate.id, "trap", [fate.trap], content.traps)


def _check_quests(content: Content) -> None:
    for quest in content.quests.values():
        _known("quests", quest.id, "wandering_monster", [quest.wandering_monster], content.monsters)
        _known("quests", quest.id, "monsters", (monster.kind for monster in quest.monsters), content.monsters)
        _known("quests", quest.id, "potions", quest.potions, content.items)
        _known("quests", quest.id, "scrolls", quest.scrolls, content.items)


def _check_house_rules(content: Content) -> None:
    file = "house_rules.toml"
    _known(file, "", "id", content.house_rules, OPTIONS)
    _known(file, "", "missing rule", OPTIONS, content.house_rules)
    for rule in content.house_rules.values():
        if rule.options != OPTIONS[rule.id]:
            raise ContentFault(file, rule.id, "default", f"the options are {', '.join(OPTIONS[rule.id])}")


def _known(file: str, entry: str, field: str, names: Iterable[str | None], there: Iterable[str]) -> None:
    missing = sorted(set(filter(None, names)) - set(there))
    if missing:
        raise ContentFault(file, entry, field, f"there is no {', '.join(missing)}")
