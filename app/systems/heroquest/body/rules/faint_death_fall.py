"""A hero faints, dies, falls; what the fall breaks; the potion that throws again (ch. 9)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.core.dice import D6, DieKind, Roll, number_die
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest import weapons
from app.systems.heroquest.body.events import (
    FallenWeaponRolled,
    HeroDied,
    HeroFainted,
    HeroFell,
    HeroLost,
    PotionsBroken,
    ScrollsRuined,
)
from app.systems.heroquest.body.rules import injuries
from app.systems.heroquest.content.models import FallOutcome, ItemKind
from app.systems.heroquest.equipment.events import GoldLost
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Place
from app.systems.heroquest.wear import ItemBroken, MagicFaded, WeaponDamaged


def resolve_faint(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-FAINT: throw on the faint table."""
    table = scene.content.faint
    throw = throw_on_table(scene, scene.hero(hero_id), "faint_table", table.die)
    outcome = table.lookup(throw.number)
    yield scene.record(
        like(HeroFainted, throw, hero_id=hero_id, outcome=outcome.id, missed_rounds=outcome.missed_rounds)
    )
    if outcome.injury:
        yield from injuries.resolve_injury(scene, hero_id)


def resolve_death(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-DEATH: throw on the death table."""
    table = scene.content.death
    throw = throw_on_table(scene, scene.hero(hero_id), "death_table", table.die)
    outcome = table.lookup(throw.number)
    yield scene.record(like(HeroDied, throw, hero_id=hero_id, outcome=outcome.id))
    if not outcome.revivable:
        yield from lose_for_good(scene, hero_id)
    if outcome.injury:
        yield from injuries.resolve_injury(scene, hero_id)


def lose_for_good(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-ROBBED: with its bearer's life every magic thing loses its power."""
    yield scene.record(HeroLost(hero_id=hero_id))
    items = [(item, scene.entry(item)) for item in scene.hero(hero_id).items if not item.wear.magic_lost]
    magic = [item.id for item, one in items if one.kind is ItemKind.ARTIFACT or (one.weapon and one.weapon.magic)]
    if magic:
        yield scene.record(MagicFaded(hero_id=hero_id, item_ids=tuple(magic)))


def resolve_fall(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-FALL: throw on the fall table, then for the gold."""
    table = scene.content.fall
    roll = scene.answers.roll("fall_table", table.die, about=hero_id)
    outcome = table.lookup(roll.total)
    yield scene.record(HeroFell(hero_id=hero_id, roll=roll, outcome=outcome.id))
    yield from _break_potions(scene, hero_id, outcome)
    yield from _break_armor(scene, hero_id, outcome)
    if outcome.weapon:
        yield from _damage_weapon(scene, hero_id)
    yield from _lose_gold(scene, hero_id)


def _break_potions(scene: Scene, hero_id: str, outcome: FallOutcome) -> Iterator[Event]:
    """HR-SCROLLS-DRY: without a potion nothing runs over the scrolls."""
    potions = _carried(scene, hero_id, ItemKind.POTION)
    scrolls = _carried(scene, hero_id, ItemKind.SCROLL)
    if outcome.potions and potions:
        yield scene.record(PotionsBroken(hero_id=hero_id, item_ids=potions))
    wet = potions or scene.table.house_rules.dry_scrolls == "ruined"
    if outcome.scrolls and scrolls and wet:
        yield scene.record(ScrollsRuined(hero_id=hero_id, item_ids=scrolls))


def _break_armor(scene: Scene, hero_id: str, outcome: FallOutcome) -> Iterator[Event]:
    """The first link of the chain of which a sound piece is worn."""
    for link in _chain(scene, outcome):
        for item in scene.hero(hero_id).items:
            if item.content_id in link and item.place is Place.WORN and not item.wear.broken:
                yield scene.record_item(ItemBroken, hero_id, item)
                return


def _chain(scene: Scene, outcome: FallOutcome) -> Sequence[Sequence[str]]:
    """HR-FALL-ARM: whether the bracers stand for the shield in every row."""
    name = outcome.armor
    if scene.table.house_rules.bracers_in_fall == "spared":
        name = outcome.armor_sparing_bracers or name
    return scene.content.fall.chains[name] if name else ()


def _damage_weapon(scene: Scene, hero_id: str) -> Iterator[Event]:
    hero = scene.hero(hero_id)
    hand, ranged = weapons.ready_hand_weapon(hero, scene.content), weapons.ranged_weapon(hero, scene.content)
    weapon = hand or ranged
    if hand is not None and ranged is not None:
        roll = scene.answers.roll("fallen_weapon", D6, about=hero_id)
        weapon = ranged if roll.total in scene.content.fall.ranged_rolls else hand
        yield scene.record(FallenWeaponRolled(hero_id=hero_id, roll=roll, content_id=weapon.content_id))
    if weapon is not None:
        yield scene.record_item(WeaponDamaged, hero_id, weapon)


def _lose_gold(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-GOLD: never more than the hero has; who has none need not throw."""
    gold = scene.hero(hero_id).gold
    if gold == 0:
        return
    fall = scene.content.fall
    roll = scene.answers.roll("fallen_gold", number_die(fall.gold_sides), about=hero_id)
    yield scene.record(GoldLost(hero_id=hero_id, amount=min(roll.total * fall.gold_factor, gold), roll=roll))


def _carried(scene: Scene, hero_id: str, kind: ItemKind) -> tuple[str, ...]:
    return tuple(item.id for item in scene.hero(hero_id).items if scene.entry(item).kind is kind)


class TableThrow(NamedTuple):
    """A throw on a table: the one that counts, the one it replaced, and what is added."""

    roll: Roll
    first_roll: Roll | None
    bonus: int

    @property
    def number(self) -> int:
        """What to look up; a table counts everything beyond its last row as the last row."""
        return self.roll.total + self.bonus


def throw_on_table(scene: Scene, hero: Hero, purpose: str, die: DieKind) -> TableThrow:
    """HQ-1.1-STAMINA, HQ-18: throw on the faint or death table. The second throw binds."""
    roll = scene.answers.roll(purpose, die, about=hero.id)
    bonus = int(scene.hero_class(hero).stamina and hero.body_attribute >= scene.content.amounts.stamina_bonus)
    if not _may_repeat(scene, hero) or scene.answers.choose("stamina", "keep", "repeat") == "keep":
        return TableThrow(roll, None, bonus)
    return TableThrow(scene.answers.roll(f"{purpose}_again", die, about=hero.id, by="HQ-1.1-STAMINA"), roll, bonus)


def _may_repeat(scene: Scene, hero: Hero) -> bool:
    needed = scene.content.amounts.stamina_repeat + (scene.table.house_rules.stamina_nine == "above_nine")
    return scene.hero_class(hero).stamina and hero.body_attribute >= needed
