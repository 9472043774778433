"""The dice of a hero with their reasons (ch. 1, 6, 9, 15 and 17)."""

from collections.abc import Sequence

from app.systems.heroquest.combat_dice import Color
from app.systems.heroquest.content.models import ArmorFacts, Content, HeroClass
from app.systems.heroquest.house_rules import HouseRules
from app.systems.heroquest.pool import Pool
from app.systems.heroquest.rules import weapons
from app.systems.heroquest.rules.attributes import has_mind
from app.systems.heroquest.rules.pool_builder import PoolBuilder
from app.systems.heroquest.state import Hero, Item, Place, Weakness


def attack_pool(hero: Hero, content: Content, house_rules: HouseRules) -> Pool:
    """The dice of a melee attack."""
    weapon = weapons.melee_weapon(hero, content)
    builder = PoolBuilder(weapon.id if weapon else None)
    if not has_mind(hero, content):
        builder.note("HQ-17", "reasons.no_mind")
        return builder.pool()
    hero_class = content.classes[hero.hero_class]
    _add_melee_dice(builder, weapon, hero_class, content)
    if house_rules.rage_cap == "beside_cap":
        _clamp_attack(builder, hero_class)
        _add_rage(builder, hero_class)
    else:
        _add_rage(builder, hero_class)
        _clamp_attack(builder, hero_class)
    _weaken(builder, hero, Weakness.ATTACK)
    if weapons.must_be_readied(hero, content):
        builder.note("HQ-3-SWITCH", "reasons.must_be_readied")
    return builder.pool()


def ranged_pool(hero: Hero, content: Content) -> Pool | None:
    """The dice of a shot, if the hero carries something to shoot with."""
    weapon = weapons.ranged_weapon(hero, content)
    if weapon is None:
        return None
    builder = PoolBuilder(weapon.id)
    if has_mind(hero, content):
        _add_weapon(builder, weapon, content)
        _clamp_attack(builder, content.classes[hero.hero_class])
        _weaken(builder, hero, Weakness.ATTACK)
    else:
        builder.note("HQ-17", "reasons.no_mind")
    return builder.pool()


def defence_pool(hero: Hero, content: Content, house_rules: HouseRules) -> Pool:
    """The dice a hero defends with; without mind only those of the equipment."""
    builder = PoolBuilder()
    if has_mind(hero, content):
        builder.add(content.classes[hero.hero_class].defence, Color.WHITE, "HQ-1", "reasons.class")
    else:
        builder.note("HQ-17", "reasons.no_mind")
    worn = _worn_armor(hero, content)
    for item, armor in worn:
        builder.add(armor.dice, Color.WHITE, "HQ-3-ARMOUR", f"items.{item.content_id}")
    for item, armor in worn:
        if item.wear.damaged:
            _damage_armor(builder, armor, house_rules)
    builder.clamp(content.amounts.max_defence, "HQ-6-CAPS", "reasons.cap")
    _weaken(builder, hero, Weakness.DEFENCE)
    return builder.pool()


def _add_melee_dice(builder: PoolBuilder, weapon: Item | None, hero_class: HeroClass, content: Content) -> None:
    if weapon is None:
        builder.add(hero_class.unarmed, Color.GREEN, "HQ-1-WEAPON", "reasons.unarmed")
    else:
        _add_weapon(builder, weapon, content)


def _add_weapon(builder: PoolBuilder, item: Item, content: Content) -> None:
    weapon = weapons.facts(item, content)
    assert weapon is not None  # it was chosen because it is one
    weapons.add_dice(builder, item, weapon)


def _add_rage(builder: PoolBuilder, hero_class: HeroClass) -> None:
    builder.add(hero_class.rage, Color.WHITE, "HQ-1.1-RASEND", "reasons.rage")


def _clamp_attack(builder: PoolBuilder, hero_class: HeroClass) -> None:
    builder.clamp(hero_class.max_attack, "HQ-6-CAPS", "reasons.cap")


def _worn_armor(hero: Hero, content: Content) -> Sequence[tuple[Item, ArmorFacts]]:
    """Everything whole that protects."""
    return [
        (item, armor)
        for item in hero.items
        if item.place is Place.WORN
        and not item.wear.broken
        and (armor := content.items[item.content_id].armor) is not None
    ]


def _damage_armor(builder: PoolBuilder, armor: ArmorFacts, house_rules: HouseRules) -> None:
    """HQ-15.2-NOTCH: a damaged piece turns a die blue; a damaged jerkin is of no use."""
    if armor.damage == "lost":
        builder.remove(1, "HQ-15.2-NOTCH", "reasons.armor_useless")
    elif house_rules.blue_dice == "each_piece" or builder.count(Color.BLUE) == 0:
        builder.turn(1, Color.WHITE, Color.BLUE, "HQ-15.2-NOTCH", "reasons.armor_damaged")


def _weaken(builder: PoolBuilder, hero: Hero, pool: Weakness) -> None:
    """HR-WEAK-BOTH, HR-WEAK-STACK: one die less for every injury that concerns this pool."""
    number = sum(weakness in (pool, Weakness.BOTH) for weakness in hero.injuries)
    builder.remove(min(number, len(builder)), "HQ-14-INJURY", "reasons.injury")
