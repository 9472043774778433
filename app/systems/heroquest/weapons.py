"""Which weapon a hero fights with (ch. 3 and 4), and what its wear leaves of its dice (ch. 15)."""

from collections.abc import Sequence

from app.systems.heroquest.content.models import Content, WeaponFacts
from app.systems.heroquest.dice import Color, PoolBuilder
from app.systems.heroquest.state.figures import Hero, Item, Place

# HQ-3-LOSS: what a hero fights with when the better one is gone.
_CHAIN = (Place.HAND, Place.BACK, Place.BELT)


def facts(item: Item, content: Content) -> WeaponFacts | None:
    """How a thing attacks, if it does."""
    return content.items[item.content_id].weapon


def melee_weapon(hero: Hero, content: Content) -> Item | None:
    """HQ-3-LOSS: the primary weapon, else the one on the back, else the dagger, else bare hands."""
    return next(iter(_usable(hero, content, ranged=False)), None)


def ranged_weapon(hero: Hero, content: Content) -> Item | None:
    """The bow or crossbow a hero carries."""
    return next(iter(_usable(hero, content, ranged=True)), None)


def must_be_readied(hero: Hero, content: Content) -> bool:
    """HQ-3-SWITCH: a stowed weapon has to be readied first, unless a ranged one is in the hand."""
    weapon = melee_weapon(hero, content)
    if weapon is None or weapon.place is Place.HAND:
        return False
    ranged = ranged_weapon(hero, content)
    return ranged is None or ranged.place is not Place.HAND


def ready_hand_weapon(hero: Hero, content: Content) -> Item | None:
    """HQ-9-FALL: the hand weapon that is in the hand, or comes to it without ado."""
    return None if must_be_readied(hero, content) else melee_weapon(hero, content)


def weapon_used_last(hero: Hero, content: Content) -> Item | None:
    """HQ-15.1-RUST: what struck, shot or was thrown last, if it is still at hand; else what is in the hand."""
    usable = [*_usable(hero, content, ranged=False), *_usable(hero, content, ranged=True)]
    used = next((item for item in usable if item.id == hero.last_weapon), None)
    in_hand = next((item for item in usable if item.place is Place.HAND), None)
    return used or in_hand or next(iter(usable), None)


def add_dice(builder: PoolBuilder, item: Item, weapon: WeaponFacts) -> None:
    """HQ-1-WEAPON: a weapon's own dice, with everything it has been through."""
    wear = item.wear
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


def dice_left(item: Item, weapon: WeaponFacts) -> int:
    """How many dice a weapon still has."""
    builder = PoolBuilder()
    add_dice(builder, item, weapon)
    return len(builder)


def _blunt(builder: PoolBuilder, rule: str, label: str) -> None:
    """HQ-15.2-NOTCH: a white die turns green, else a black one; if all are green, one is lost."""
    for color in (Color.WHITE, Color.BLACK):
        if builder.count(color):
            builder.turn(1, color, Color.GREEN, rule, label)
            return
    builder.remove(1, rule, label)


def _usable(hero: Hero, content: Content, *, ranged: bool) -> Sequence[Item]:
    """Whole weapons of a kind that are not in the pack, the readiest first."""
    found = [
        item
        for item in hero.items
        if item.place in _CHAIN
        and not item.wear.broken
        and (weapon := facts(item, content)) is not None
        and weapon.ranged is ranged
    ]
    return sorted(found, key=lambda item: _CHAIN.index(item.place))
