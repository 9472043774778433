"""The dice of a hero with their reasons (ch. 1, 6, 9, 10, 15 and 17)."""

from collections.abc import Sequence

from app.systems.heroquest import weapons
from app.systems.heroquest.content.models import ArmorFacts, Content, HeroClass
from app.systems.heroquest.dice import Color, Pool, PoolBuilder
from app.systems.heroquest.limits import has_mind
from app.systems.heroquest.state.figures import UNTIL_WOUNDED, Effect, Figure, Hero, Item, Place, Weakness
from app.systems.heroquest.state.house_rules import HouseRules


def attack_pool(hero: Hero, content: Content, house_rules: HouseRules) -> Pool:
    """The dice of a melee attack with the weapon that comes first (HQ-3-LOSS)."""
    builder = melee_builder(hero, weapons.melee_weapon(hero, content), content, house_rules)
    if has_mind(hero, content) and weapons.must_be_readied(hero, content):
        builder.note("HQ-3-SWITCH", "reasons.must_be_readied")
    return builder.pool()


def melee_builder(hero: Hero, weapon: Item | None, content: Content, house_rules: HouseRules) -> PoolBuilder:
    """HQ-1-WEAPON, HQ-1.1-RASEND: the dice of a melee attack with this weapon, or with bare hands."""
    builder = PoolBuilder(weapon.id if weapon else None)
    if not has_mind(hero, content):
        builder.note("HQ-17", "reasons.no_mind")
        return builder
    hero_class = content.classes[hero.hero_class]
    if weapon is None:
        builder.add(hero_class.unarmed, Color.GREEN, "HQ-1-WEAPON", "reasons.unarmed")
    else:
        _add_weapon(builder, weapon, content)
    _add_rage_below_cap(builder, hero_class, house_rules)
    add_temporary(builder, hero, Effect.ATTACK_DICE)
    weaken(builder, hero, Weakness.ATTACK)
    return builder


def ranged_pool(hero: Hero, content: Content) -> Pool | None:
    """The dice of a shot, if the hero carries something to shoot with."""
    weapon = weapons.ranged_weapon(hero, content)
    return None if weapon is None else distance_builder(hero, weapon, content).pool()


def distance_builder(hero: Hero, weapon: Item, content: Content) -> PoolBuilder:
    """The dice of a shot or a throw: no rage in them."""
    builder = PoolBuilder(weapon.id)
    if not has_mind(hero, content):
        builder.note("HQ-17", "reasons.no_mind")
        return builder
    _add_weapon(builder, weapon, content)
    _clamp_attack(builder, content.classes[hero.hero_class])
    add_temporary(builder, hero, Effect.ATTACK_DICE)
    weaken(builder, hero, Weakness.ATTACK)
    return builder


def defence_pool(hero: Hero, content: Content, house_rules: HouseRules) -> Pool:
    """The dice a hero defends with; without mind only those of the equipment."""
    return defence_builder(hero, content, house_rules).pool()


def defence_builder(hero: Hero, content: Content, house_rules: HouseRules) -> PoolBuilder:
    """HQ-17: the dice a hero defends with; without mind neither the own ones nor those of spells and potions."""
    builder = PoolBuilder()
    mind = has_mind(hero, content)
    if mind:
        builder.add(content.classes[hero.hero_class].defence, Color.WHITE, "HQ-1", "reasons.class")
    else:
        builder.note("HQ-17", "reasons.no_mind")
    worn = _worn_armor(hero, content)
    for item, armor in worn:
        plain = item.wear.magic_lost
        builder.add(armor.dice_of(plain), armor.color_of(plain), "HQ-3-ARMOUR", f"items.{item.content_id}")
    for item, armor in worn:
        if item.wear.damaged:
            _damage_armor(builder, armor, house_rules)
    builder.clamp(content.amounts.max_defence, "HQ-6-CAPS", "reasons.cap")
    if mind:
        add_temporary(builder, hero, Effect.DEFENCE_DICE, *UNTIL_WOUNDED)
    weaken(builder, hero, Weakness.DEFENCE)
    return builder


def add_rage(builder: PoolBuilder, hero_class: HeroClass) -> None:
    """HQ-1.1-RASEND: the barbarian's own die, always white."""
    builder.add(hero_class.rage, Color.WHITE, "HQ-1.1-RASEND", "reasons.rage")


def add_temporary(builder: PoolBuilder, figure: Figure, *effects: Effect) -> None:
    """HQ-15.5-EXTRA, HQ-6-CAPS: dice of potions and spells are white and go beyond the caps."""
    for effect in effects:
        builder.add(figure.amount(effect), Color.WHITE, "HQ-15.5-EXTRA", f"effects.{effect}")


def weaken(builder: PoolBuilder, figure: Figure, pool: Weakness) -> None:
    """HQ-10.2.2, HQ-14-INJURY: one die less in a pit, and one for every injury that concerns this pool."""
    if isinstance(figure, Hero):
        number = sum(weakness in (pool, Weakness.BOTH) for weakness in figure.injuries)
        builder.remove(min(number, len(builder)), "HQ-14-INJURY", "reasons.injury")
    if figure.amount(Effect.IN_PIT):
        builder.remove(1, "HQ-10.2.2", "effects.in_pit")
    if pool is Weakness.ATTACK and figure.amount(Effect.AFRAID):
        builder.clamp(1, "HQ-19-CHAOSMAGIER", "effects.afraid")


def _add_weapon(builder: PoolBuilder, item: Item, content: Content) -> None:
    weapon = weapons.facts(item, content)
    assert weapon is not None  # it was chosen because it is one
    weapons.add_dice(builder, item, weapon)


def _add_rage_below_cap(builder: PoolBuilder, hero_class: HeroClass, house_rules: HouseRules) -> None:
    """HR-RASEND-CAP: whether the die counts towards the cap."""
    if house_rules.rage_cap == "beside_cap":
        _clamp_attack(builder, hero_class)
        add_rage(builder, hero_class)
    else:
        add_rage(builder, hero_class)
        _clamp_attack(builder, hero_class)


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
