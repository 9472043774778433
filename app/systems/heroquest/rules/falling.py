"""HQ-9-FALL, HQ-9-GOLD: what breaks and what is lost when a hero goes down.

A hero who already lies does not fall again: the table stands for going down and for the failed defence (ch. 9), and a
fainted figure does not defend (HQ-8.2.1).
"""

from collections.abc import Iterator, Sequence

from app.core.dice import D6, number_die
from app.core.events import Event
from app.systems.heroquest.content.models import FallOutcome, ItemKind
from app.systems.heroquest.hero_events import FallenWeaponRolled, GoldLost, HeroFell
from app.systems.heroquest.item_events import ItemBroken, PotionsBroken, ScrollsRuined, WeaponDamaged
from app.systems.heroquest.rules import weapons
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Item, Place


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
        yield scene.record(PotionsBroken(hero_id=hero_id, item_ids=_ids(potions)))
    wet = potions or scene.table.house_rules.dry_scrolls == "ruined"
    if outcome.scrolls and scrolls and wet:
        yield scene.record(ScrollsRuined(hero_id=hero_id, item_ids=_ids(scrolls)))


def _break_armor(scene: Scene, hero_id: str, outcome: FallOutcome) -> Iterator[Event]:
    """The first link of the chain of which a sound piece is worn."""
    for link in _chain(scene, outcome):
        for item in scene.hero(hero_id).items:
            if item.content_id in link and item.place is Place.WORN and not item.wear.broken:
                yield scene.record(ItemBroken(hero_id=hero_id, item_id=item.id, content_id=item.content_id))
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
        yield scene.record(WeaponDamaged(hero_id=hero_id, item_id=weapon.id, content_id=weapon.content_id))


def _lose_gold(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-GOLD: never more than the hero has; who has none need not throw."""
    gold = scene.hero(hero_id).gold
    if gold == 0:
        return
    fall = scene.content.fall
    roll = scene.answers.roll("fallen_gold", number_die(fall.gold_sides), about=hero_id)
    yield scene.record(GoldLost(hero_id=hero_id, amount=min(roll.total * fall.gold_factor, gold), roll=roll))


def _carried(scene: Scene, hero_id: str, kind: ItemKind) -> Sequence[Item]:
    return [item for item in scene.hero(hero_id).items if scene.entry(item).kind is kind]


def _ids(items: Sequence[Item]) -> tuple[str, ...]:
    return tuple(item.id for item in items)
