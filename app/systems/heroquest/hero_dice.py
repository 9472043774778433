"""Dice of a hero with their reasons, and the weapon he fights with (ch. 1, 3, 4, 6, 9, 10, 15 and 17)."""

from collections.abc import Iterator

from app.systems.heroquest.content.items import ArmorFacts
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.dice import Color, Pool, PoolBuilder
from app.systems.heroquest.limits import has_mind
from app.systems.heroquest.state.figures import UNTIL_WOUNDED, Effect, Figure, Hero, Item, Place, Weakness
from app.systems.heroquest.state.house_rules import HouseRules

# HQ-3-LOSS: what a hero fights with when the better one is gone.
_CHAIN = (Place.HAND, Place.BACK, Place.BELT)


def melee_weapon(hero: Hero, content: Content) -> Item | None:
    """HQ-3-LOSS: the primary weapon, else the one on the back, else the dagger, else bare hands."""
    return next(_usable(hero, content, ranged=False), None)


def ranged_weapon(hero: Hero, content: Content) -> Item | None:
    """Return the bow or crossbow a hero carries."""
    return next(_usable(hero, content, ranged=True), None)


def must_be_readied(hero: Hero, content: Content) -> bool:
    """HQ-3-SWITCH: a stowed weapon has to be readied first, unless a ranged one is in the hand."""
    weapon = melee_weapon(hero, content)
    if weapon is None or weapon.place is Place.HAND:
        return False
    ranged = ranged_weapon(hero, content)
    return ranged is None or ranged.place is not Place.HAND


def ready_hand_weapon(hero: Hero, content: Content) -> Item | None:
    """HQ-9-FALL: the hand weapon that is in the hand, or can be taken there at once."""
    return None if must_be_readied(hero, content) else melee_weapon(hero, content)


def weapon_used_last(hero: Hero, content: Content) -> Item | None:
    """HQ-15.1-RUST: what struck, shot or was thrown last, if it is still at hand; else what is in the hand."""
    usable = [*_usable(hero, content, ranged=False), *_usable(hero, content, ranged=True)]
    used = next((item for item in usable if item.id == hero.last_weapon), None)
    in_hand = next((item for item in usable if item.place is Place.HAND), None)
    return used or in_hand or next(iter(usable), None)


def _usable(hero: Hero, content: Content, *, ranged: bool) -> Iterator[Item]:
    """Whole weapons of a kind that are not in the pack, the readiest first."""
    for place in _CHAIN:
        for item in hero.items:
            weapon = content.items[item.content_id].weapon
            if item.place is place and not item.wear.broken and weapon is not None and weapon.ranged is ranged:
                yield item


def attack_pool(hero: Hero, content: Content, house_rules: HouseRules) -> Pool:
    """Return the dice of a melee attack with the weapon that comes first (HQ-3-LOSS)."""
    builder = melee_builder(hero, melee_weapon(hero, content), content, house_rules)
    if has_mind(hero, content) and must_be_readied(hero, content):
        builder.note("HQ-3-SWITCH", "reasons.must_be_readied")
    return builder.pool()


def melee_builder(hero: Hero, weapon: Item | None, content: Content, house_rules: HouseRules) -> PoolBuilder:
    """HQ-1-WEAPON, HQ-1.1-RASEND: the dice of a melee attack with this weapon, or with bare hands.

    HR-RASEND-CAP: whether the die of rage counts towards the cap.
    """
    builder = PoolBuilder(weapon.id if weapon else None)
    if not has_mind(hero, content):
        builder.note("HQ-17", "reasons.no_mind")
        return builder
    hero_class = content.classes[hero.hero_class]
    if weapon is None:
        builder.add(hero_class.unarmed, Color.GREEN, "HQ-1-WEAPON", "reasons.unarmed")
    else:
        add_weapon(builder, weapon, content)
    rage_counts = house_rules.rage_cap != "beside_cap"
    if rage_counts:
        add_rage(builder, hero_class)
    builder.clamp(hero_class.max_attack, "HQ-6-CAPS", "reasons.cap")
    if not rage_counts:
        add_rage(builder, hero_class)
    add_temporary(builder, hero, Effect.ATTACK_DICE)
    weaken(builder, hero, Weakness.ATTACK)
    return builder


def ranged_pool(hero: Hero, content: Content) -> Pool | None:
    """Return the dice of a shot, if the hero carries something to shoot with."""
    weapon = ranged_weapon(hero, content)
    return None if weapon is None else distance_builder(hero, weapon, content).pool()


def distance_builder(hero: Hero, weapon: Item, content: Content) -> PoolBuilder:
    """Return the dice of a shot or a throw: no rage in them."""
    builder = PoolBuilder(weapon.id)
    if not has_mind(hero, content):
        builder.note("HQ-17", "reasons.no_mind")
        return builder
    add_weapon(builder, weapon, content)
    builder.clamp(content.classes[hero.hero_class].max_attack, "HQ-6-CAPS", "reasons.cap")
    add_temporary(builder, hero, Effect.ATTACK_DICE)
    weaken(builder, hero, Weakness.ATTACK)
    return builder


def add_weapon(builder: PoolBuilder, item: Item, content: Content) -> None:
    """HQ-1-WEAPON: a weapon's own dice, changed by its wear."""
    weapon, wear = content.items[item.content_id].weapon, item.wear
    assert weapon is not None  # it was chosen because it is one
    builder.add(weapon.dice, weapon.color, "HQ-1-WEAPON", f"items.{item.content_id}")
    if wear.magic_lost:
        builder.turn(weapon.dice, Color.BLACK, Color.WHITE, "HQ-15.4-MAGIC", "reasons.magic_lost")
    if wear.oiled:
        builder.turn(1, Color.WHITE, Color.BLACK, "HQ-15.3-OIL", "reasons.oiled")
    if wear.rusty:
        builder.turn(weapon.dice, Color.WHITE, Color.GREEN, "HQ-15.1-RUST", "reasons.rusty")
    for _ in range(wear.notches):
        _blunt(builder, "HQ-15.2-NOTCH", "reasons.notched")
    for _ in range(wear.fall_damage):
        _blunt(builder, "HQ-9-FALL", "reasons.fall_damage")


def dice_left(item: Item, content: Content) -> int:
    """Return how many dice a weapon still has."""
    builder = PoolBuilder()
    add_weapon(builder, item, content)
    return len(builder)


def _blunt(builder: PoolBuilder, rule: str, label: str) -> None:
    """HQ-15.2-NOTCH: a white die turns green, else a black one; if all are green, one is lost."""
    turned = builder.turn(1, Color.WHITE, Color.GREEN, rule, label)
    if not turned and not builder.turn(1, Color.BLACK, Color.GREEN, rule, label):
        builder.remove(1, rule, label)


def defence_pool(hero: Hero, content: Content, house_rules: HouseRules) -> Pool:
    """Return the dice a hero defends with; without mind only those of the equipment."""
    return defence_builder(hero, content, house_rules).pool()


def defence_builder(hero: Hero, content: Content, house_rules: HouseRules) -> PoolBuilder:
    """HQ-17: the dice a hero defends with; without mind neither his dice nor those of spells and potions.

    HQ-9-ROBBED, HQ-15.5-DOUBT: armour that has lost its magic has perhaps fewer dice, and white ones.
    """
    builder = PoolBuilder()
    mind = has_mind(hero, content)
    if mind:
        builder.add(content.classes[hero.hero_class].defence, Color.WHITE, "HQ-1", "reasons.class")
    else:
        builder.note("HQ-17", "reasons.no_mind")
    damaged: list[ArmorFacts] = []
    for item in hero.items:
        armor, wear = content.items[item.content_id].armor, item.wear
        if armor is None or item.place is not Place.WORN or wear.broken:
            continue
        dice, color = armor.dice, armor.color
        if wear.magic_lost:
            dice, color = armor.dice if armor.plain_dice is None else armor.plain_dice, Color.WHITE
        builder.add(dice, color, "HQ-3-ARMOUR", f"items.{item.content_id}")
        if wear.damaged:
            damaged.append(armor)
    for armor in damaged:
        _damage_armor(builder, armor, house_rules)
    builder.clamp(content.amounts.max_defence, "HQ-6-CAPS", "reasons.cap")
    if mind:
        add_temporary(builder, hero, Effect.DEFENCE_DICE, *UNTIL_WOUNDED)
    weaken(builder, hero, Weakness.DEFENCE)
    return builder


def _damage_armor(builder: PoolBuilder, armor: ArmorFacts, house_rules: HouseRules) -> None:
    """HQ-15.2-NOTCH: a damaged piece turns a die blue; a damaged jerkin is of no use."""
    if armor.damage == "lost":
        builder.remove(1, "HQ-15.2-NOTCH", "reasons.armor_useless")
    elif house_rules.blue_dice == "each_piece" or builder.count(Color.BLUE) == 0:
        builder.turn(1, Color.WHITE, Color.BLUE, "HQ-15.2-NOTCH", "reasons.armor_damaged")


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
        number = figure.injuries.count(pool) + figure.injuries.count(Weakness.BOTH)
        builder.remove(number, "HQ-14-INJURY", "reasons.injury")
    if figure.amount(Effect.IN_PIT):
        builder.remove(1, "HQ-10.2.2", "effects.in_pit")
    if pool is Weakness.ATTACK and figure.amount(Effect.AFRAID):
        builder.clamp(1, "HQ-19-CHAOSMAGIER", "effects.afraid")
