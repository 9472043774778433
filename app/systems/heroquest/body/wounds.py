"""Body points are lost: faint, death, the fall and what it breaks, lasting injuries and their cure (ch. 9 and 14)."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.core.dice import D6, DieKind, Roll, number_die
from app.core.errors import RuleViolation
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest import hero_dice
from app.systems.heroquest.body.commands import HealInjury, LoseBodyPoints
from app.systems.heroquest.body.events import (
    DebtPaid,
    FallenWeaponRolled,
    HeroDied,
    HeroFainted,
    HeroFell,
    HeroInjured,
    HeroLost,
    HeroWounded,
    InjuryHealed,
    PotionsBroken,
    ScrollsRuined,
)
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.models import FallRow
from app.systems.heroquest.effects import end_by_wound
from app.systems.heroquest.equipment.events import GoldLost
from app.systems.heroquest.equipment.rules import check_gold, pay
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Place, Weakness
from app.systems.heroquest.wear import ItemBroken, MagicFaded, WeaponDamaged


@rule(LoseBodyPoints)
def lose_body_points(scene: Scene, command: LoseBodyPoints) -> Iterator[Event]:
    """HQ-9-STATE: lose body points, with all that follows."""
    yield from wound(scene, command.hero_id, command.points)


def wound(scene: Scene, hero_id: str, points: int) -> Iterator[Event]:
    """HQ-9-STATE: 0 is fainted, -1 dead, -2 dead for good. Only a hero who stood falls (HQ-9-FALL, HQ-8.2.1)."""
    stood = scene.living_hero(hero_id).is_standing
    yield scene.record(HeroWounded(hero_id=hero_id, points=points))
    yield from end_by_wound(scene, hero_id)
    body_points = scene.hero(hero_id).body_points
    if body_points > 0:
        return
    if body_points == 0:
        yield from resolve_faint(scene, hero_id)
    elif body_points == -1:
        yield from resolve_death(scene, hero_id)
    else:
        yield from lose_for_good(scene, hero_id)
    if stood:
        yield from resolve_fall(scene, hero_id)


def resolve_faint(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-FAINT: throw on the faint table."""
    table = scene.content.faint
    throw = throw_on_table(scene, scene.hero(hero_id), "faint_table", table.die)
    name, row = table.lookup(throw.roll.total + throw.bonus)
    yield scene.record(like(HeroFainted, throw, hero_id=hero_id, outcome=name, missed_rounds=row.missed_rounds))
    if row.injury:
        yield from resolve_injury(scene, hero_id)


def resolve_death(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-DEATH: throw on the death table."""
    table = scene.content.death
    throw = throw_on_table(scene, scene.hero(hero_id), "death_table", table.die)
    name, row = table.lookup(throw.roll.total + throw.bonus)
    yield scene.record(like(HeroDied, throw, hero_id=hero_id, outcome=name))
    if not row.revivable:
        yield from lose_for_good(scene, hero_id)
    if row.injury:
        yield from resolve_injury(scene, hero_id)


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
    name, row = table.lookup(roll.total)
    yield scene.record(HeroFell(hero_id=hero_id, roll=roll, outcome=name))
    yield from _break_potions(scene, hero_id, row)
    yield from _break_armor(scene, hero_id, row)
    if row.weapon:
        yield from _damage_weapon(scene, hero_id)
    yield from _lose_gold(scene, hero_id)


def _break_potions(scene: Scene, hero_id: str, row: FallRow) -> Iterator[Event]:
    """HR-SCROLLS-DRY: without a potion nothing runs over the scrolls."""
    potions = _carried(scene, hero_id, ItemKind.POTION)
    scrolls = _carried(scene, hero_id, ItemKind.SCROLL)
    if row.potions and potions:
        yield scene.record(PotionsBroken(hero_id=hero_id, item_ids=potions))
    wet = potions or scene.table.house_rules.dry_scrolls == "ruined"
    if row.scrolls and scrolls and wet:
        yield scene.record(ScrollsRuined(hero_id=hero_id, item_ids=scrolls))


def _break_armor(scene: Scene, hero_id: str, row: FallRow) -> Iterator[Event]:
    """Yield the first piece of the row's chain that is worn and whole."""
    for link in _chain(scene, row):
        for item in scene.hero(hero_id).items:
            if item.content_id in link and item.place is Place.WORN and not item.wear.broken:
                yield scene.record_item(ItemBroken, hero_id, item)
                return


def _chain(scene: Scene, row: FallRow) -> Sequence[Sequence[str]]:
    """HR-FALL-ARM: whether the bracers stand for the shield in every row."""
    name = row.armor
    if scene.table.house_rules.bracers_in_fall == "spared":
        name = row.armor_sparing_bracers or name
    return scene.content.fall.chains[name] if name else ()


def _damage_weapon(scene: Scene, hero_id: str) -> Iterator[Event]:
    hero = scene.hero(hero_id)
    hand, ranged = hero_dice.ready_hand_weapon(hero, scene.content), hero_dice.ranged_weapon(hero, scene.content)
    weapon = hand or ranged
    if hand is not None and ranged is not None:
        roll = scene.answers.roll("fallen_weapon", D6, about=hero_id)
        weapon = ranged if roll.total in scene.content.fall.ranged_rolls else hand
        yield scene.record(FallenWeaponRolled(hero_id=hero_id, roll=roll, content_id=weapon.content_id))
    if weapon is not None:
        yield scene.record_item(WeaponDamaged, hero_id, weapon)


def _lose_gold(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-9-GOLD: never more than the hero has; without gold there is no throw."""
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


def throw_on_table(scene: Scene, hero: Hero, purpose: str, die: DieKind) -> TableThrow:
    """HQ-1.1-STAMINA, HQ-18: throw on the faint or death table. The second throw binds."""
    amounts, stamina = scene.content.amounts, scene.hero_class(hero).stamina
    bonus = int(stamina and hero.body_attribute >= amounts.stamina_bonus)
    roll = scene.answers.roll(purpose, die, about=hero.id, adds=bonus)
    repeat_from = amounts.stamina_repeat + (scene.table.house_rules.stamina_nine == "above_nine")
    may_repeat = stamina and hero.body_attribute >= repeat_from
    if not may_repeat or scene.answers.choose("stamina", "keep", "repeat") == "keep":
        return TableThrow(roll, None, bonus)
    again = scene.answers.roll(f"{purpose}_again", die, about=hero.id, by="HQ-1.1-STAMINA", adds=bonus)
    return TableThrow(again, roll, bonus)


def resolve_injury(scene: Scene, hero_id: str, weakness: Weakness | None = None) -> Iterator[Event]:
    """HQ-14-INJURY, HR-WEAK-BOTH, HR-WEAK-STACK: what an injury weakens, and whether another one counts."""
    house_rules = scene.table.house_rules
    if house_rules.stacked_injuries == "one_at_most" and scene.hero(hero_id).injuries:
        return
    if weakness is None:
        weakness = Weakness.BOTH
        if house_rules.weakened_pools == "one":
            weakness = Weakness(scene.answers.choose("injury", Weakness.ATTACK, Weakness.DEFENCE))
    yield scene.record(HeroInjured(hero_id=hero_id, weakness=weakness, debt=scene.content.amounts.injury_debt))


@rule(HealInjury)
def heal_injury(scene: Scene, command: HealInjury) -> Iterator[Event]:
    """HQ-14-INJURY: the healer in town and the druid on the spot take gold, the potion of four ingredients does not."""
    hero = scene.living_hero(command.hero_id)
    if command.means == "healer":
        scene.check_town_admits(hero, "injury.healer_in_town", field="means")
    if command.means == "healer" and not hero.injuries and hero.healer_debt:
        yield from _pay_debt(scene, hero)
    elif command.means == "potion":
        yield from cure_injury(scene, hero.id)
    else:
        yield from pay_for_cure(scene, hero.id, command.means)


def cure_injury(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HR-CURE-ONE: a potion cures one injury, or all of them. Raises: RuleViolation."""
    hero = scene.hero(hero_id)
    _check_injured(hero)
    cured = hero.injuries if scene.table.house_rules.cured_injuries == "all" else (_choose(scene, hero),)
    for weakness in cured:
        yield _healed(scene, scene.hero(hero_id), "potion", weakness)


def pay_for_cure(scene: Scene, hero_id: str, means: str) -> Iterator[Event]:
    """Cure one injury for gold. Raises: RuleViolation."""
    hero, price = scene.hero(hero_id), scene.content.amounts.injury_debt
    _check_injured(hero)
    check_gold(hero, price)
    weakness = _choose(scene, hero)
    yield from pay(scene, hero, price)
    yield _healed(scene, hero, means, weakness)


def end_unpaid_injuries(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HR-HEALER-UNPAID: under the other option an injury ends with the quest, and only the debt stays."""
    if scene.table.house_rules.unpaid_injury == "ends":
        for weakness in scene.hero(hero_id).injuries:
            yield scene.record(InjuryHealed(hero_id=hero_id, means="time", weakness=weakness, debt=0))


def _check_injured(hero: Hero) -> None:
    if not hero.injuries:
        raise RuleViolation("injury.none", field="hero_id", hero=hero.name)


def _choose(scene: Scene, hero: Hero) -> Weakness:
    """Of different injuries one is chosen."""
    return Weakness(scene.answers.choose("injury_to_heal", *dict.fromkeys(hero.injuries), about=hero.id))


def _healed(scene: Scene, hero: Hero, means: str, weakness: Weakness) -> Event:
    """Return the healing, which also settles the healer's debt for an injury."""
    debt = min(scene.content.amounts.injury_debt, hero.healer_debt)
    return scene.record(InjuryHealed(hero_id=hero.id, means=means, weakness=weakness, debt=debt))


def _pay_debt(scene: Scene, hero: Hero) -> Iterator[Event]:
    """HR-HEALER-UNPAID: what is still owed for an injury that has passed."""
    amount = min(scene.content.amounts.injury_debt, hero.healer_debt)
    yield from pay(scene, hero, amount)
    yield scene.record(DebtPaid(hero_id=hero.id, amount=amount))
