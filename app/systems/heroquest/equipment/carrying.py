"""Places of things (ch. 1.1, 3 and 6): hands, back, belt, body; the pack takes everything. Also whether it is all
legal.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from app.core.answers import Answers
from app.core.errors import RuleViolation
from app.core.model import Model
from app.systems.heroquest import limits
from app.systems.heroquest.content.items import BodyPlace, ItemEntry, WeaponFacts
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Item, Place
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table


class Carried(NamedTuple):
    """A thing in use and what it is."""

    place: Place
    entry: ItemEntry


def free_place(scene: Scene, hero: Hero, entry: ItemEntry) -> Place:
    """Return where a new thing goes: the best place the rules allow, at last the pack."""
    natural = _natural_places(entry, scene.table.house_rules)
    return next((place for place in natural if not _fault(scene, hero, None, Carried(place, entry))), Place.PACK)


def refusal(scene: Scene, hero: Hero, entry: ItemEntry) -> str | None:
    """Return the code of the rule that leaves no place for a new weapon or piece of armour; nothing else is ever
    refused.
    """
    places = _natural_places(entry, scene.table.house_rules)
    faults = [_fault(scene, hero, None, Carried(place, entry)) for place in places]
    return faults[-1] if faults and all(faults) else None


def refusal_at(scene: Scene, hero: Hero, item: Item, place: Place) -> str | None:
    """Return the code of the rule a thing breaks in a place outside the pack, beside everything else."""
    entry = scene.entry(item)
    if place not in _natural_places(entry, scene.table.house_rules):
        return "carrying.wrong_place"
    return _fault(scene, hero, item, Carried(place, entry))


def check_place(scene: Scene, hero: Hero, item: Item, place: Place) -> None:
    """Check whether a thing may go to a place. Raises: RuleViolation."""
    _refuse(scene, hero, item, None if place is Place.PACK else refusal_at(scene, hero, item, place), "place")


def check_in_hand(scene: Scene, hero: Hero, item: Item) -> None:
    """Check whether a stowed weapon may come to the hand beside everything else. Raises: RuleViolation."""
    rules, entry = scene.table.house_rules, scene.entry(item)
    in_use = [*_in_use(scene, hero, item), Carried(Place.HAND, entry)]
    fault = _class_fault(scene, hero, item, entry) or _hands_fault(rules, in_use)
    _refuse(scene, hero, item, fault, "item_id")


def _refuse(scene: Scene, hero: Hero, item: Item, fault: str | None, field: str) -> None:
    if fault:
        most = maximum(scene, hero, fault)
        raise RuleViolation(fault, field=field, hero=hero.name, item=item.content_id, **most)


def maximum(scene: Scene, hero: Hero, code: str) -> Mapping[str, int]:
    """Return the number behind a refusal as `maximum`: how much or how many there may be; none where it is no
    number.
    """
    amounts = scene.content.amounts
    most = {
        "carrying.attack_cap": scene.hero_class(hero).max_attack,
        "carrying.defence_cap": amounts.max_defence,
        "carrying.three_pieces": amounts.armor_pieces,
        "carrying.two_weapons": amounts.large_weapons,
        "carrying.belt_full": amounts.belt_weapons,
    }
    return {"maximum": most[code]} if code in most else {}


def may_use(hero: Hero, entry: ItemEntry, house_rules: HouseRules) -> bool:
    """HQ-3-ARMOUR, HR-WIZARD-ARMOUR: whether the class allows it."""
    reserved = entry.only_for
    if entry.armor is not None and house_rules.wizard_armor == "everybody":
        reserved = ()
    return hero.hero_class not in entry.not_for and (not reserved or hero.hero_class in reserved)


def is_large(weapon: WeaponFacts, house_rules: HouseRules) -> bool:
    """HQ-3-CARRY, HR-HANDBEIL: whether a weapon takes one of the two weapon places."""
    if weapon.disputed_place:
        return house_rules.hand_axe_place == "weapon_place"
    return weapon.large


def _natural_places(entry: ItemEntry, house_rules: HouseRules) -> Sequence[Place]:
    if entry.weapon is not None:
        return (Place.HAND, Place.BACK if is_large(entry.weapon, house_rules) else Place.BELT)
    return (Place.WORN,) if entry.armor is not None else ()


def _fault(scene: Scene, hero: Hero, moved: Item | None, new: Carried) -> str | None:
    """Return the code of the first rule a thing in its new place would break, if any."""
    rules = scene.table.house_rules
    if fault := _class_fault(scene, hero, moved, new.entry):
        return fault
    if new.place is Place.HAND and any(item.place is Place.HAND for item in hero.items if item is not moved):
        return "carrying.hand_full"
    others = _in_use(scene, hero, moved)
    if new.entry.armor is not None:
        return _armor_fault(scene, others, new) or _hands_fault(rules, [*others, new])
    return (
        _weapon_fault(scene, others, new)
        or _hands_fault(rules, [*others, new])
        or _archer_fault(scene, hero, [*others, new])
    )


def _class_fault(scene: Scene, hero: Hero, moved: Item | None, entry: ItemEntry) -> str | None:
    """HQ-3-ARMOUR, HQ-6-CAPS: what would raise a value of the class above its cap, or what it may not use at all."""
    cap = _attack_cap_fault(scene, hero, entry) or _defence_cap_fault(scene, hero, moved, entry)
    return cap if cap or may_use(hero, entry, scene.table.house_rules) else "carrying.class"


def _attack_cap_fault(scene: Scene, hero: Hero, entry: ItemEntry) -> str | None:
    """HR-RASEND-CAP: whether rage counts is settled by the house."""
    if entry.weapon is None:
        return None
    hero_class = scene.hero_class(hero)
    counts = scene.table.house_rules.rage_cap == "counts" and not entry.weapon.ranged
    attack = entry.weapon.dice + (hero_class.rage if counts else 0)
    return "carrying.attack_cap" if attack > hero_class.max_attack else None


def _defence_cap_fault(scene: Scene, hero: Hero, moved: Item | None, entry: ItemEntry) -> str | None:
    if entry.armor is None:
        return None
    worn = [item for item in hero.items if item.place is Place.WORN and item is not moved and not item.wear.broken]
    protecting = (scene.entry(item).armor for item in worn)
    own = scene.hero_class(hero).defence
    defence = own + entry.armor.dice + sum(armor.dice for armor in protecting if armor is not None)
    return "carrying.defence_cap" if defence > scene.content.amounts.max_defence else None


def _in_use(scene: Scene, hero: Hero, moved: Item | None) -> Sequence[Carried]:
    """Return everything whole outside the pack but the thing that moves."""
    return [
        Carried(item.place, scene.entry(item))
        for item in hero.items
        if item is not moved and item.place is not Place.PACK and not item.wear.broken
    ]


def _weapon_fault(scene: Scene, others: Sequence[Carried], new: Carried) -> str | None:
    """HQ-3-CARRY: two large weapons and a dagger in all."""
    rules, amounts = scene.table.house_rules, scene.content.amounts
    weapons = [carried.entry.weapon for carried in (*others, new) if carried.entry.weapon is not None]
    large = sum(is_large(weapon, rules) for weapon in weapons)
    if large > amounts.large_weapons:
        return "carrying.two_weapons"
    return "carrying.belt_full" if len(weapons) - large > amounts.belt_weapons else None


def _armor_fault(scene: Scene, others: Sequence[Carried], new: Carried) -> str | None:
    """HQ-6-ARMOUR: three pieces at most, cloaks among them, and no two of the same property."""
    worn = [carried.entry for carried in others if carried.entry.armor is not None]
    shared = {one for entry in worn for one in _properties(entry) & _properties(new.entry)}
    if shared:
        return "carrying.covered_already" if shared & set(BodyPlace) else "carrying.same_property"
    return "carrying.three_pieces" if len(worn) >= scene.content.amounts.armor_pieces else None


def _properties(entry: ItemEntry) -> frozenset[str]:
    """Return what no two protecting things may both do: cover the same place, protect the trunk, lend mind points."""
    if entry.armor is None:
        return frozenset()
    protects_trunk = entry.armor.dice and entry.armor.covers in (BodyPlace.BODY, BodyPlace.CLOAK)
    further = ("trunk" if protects_trunk else "", "mind" if entry.mind else "")
    return frozenset({entry.armor.covers, *filter(None, further)})


def _hands_fault(rules: HouseRules, carried: Sequence[Carried]) -> str | None:
    """HQ-3-SHIELD: what cannot be handled together."""
    shield = any(one.entry.armor is not None and one.entry.armor.shield for one in carried)
    weapons = [(one.place, one.entry.weapon) for one in carried if one.entry.weapon is not None]
    ranged = any(weapon.ranged for _, weapon in weapons)
    melee = any(not weapon.ranged for _, weapon in weapons)
    stowed_counts = rules.two_handed_stowed == "counts"
    two_handed = any(weapon.two_handed and (stowed_counts or place is Place.HAND) for place, weapon in weapons)
    if two_handed and (shield or ranged):
        return "carrying.two_handed"
    if ranged and shield and (melee or rules.shield_with_ranged == "never"):
        return "carrying.shield_with_ranged"
    return None


def _archer_fault(scene: Scene, hero: Hero, carried: Sequence[Carried]) -> str | None:
    """HQ-1.1-FERNKAEMPFER: beside his bow an elf carries no large weapon but those listed."""
    archery = scene.hero_class(hero).archery
    if archery is None or all(one.entry.id != archery.bow for one in carried):
        return None
    barred = (one.entry for one in carried if one.entry.id not in (archery.bow, *archery.beside))
    large = any(entry.weapon and is_large(entry.weapon, scene.table.house_rules) for entry in barred)
    return "carrying.beside_bow" if large else None


# Which rule a refusal of `carrying` comes from; of the class it depends on the thing.
CARRYING_RULES: Mapping[str, str] = {
    "carrying.wrong_place": "HQ-3-CARRY",
    "carrying.hand_full": "HQ-3-CARRY",
    "carrying.two_weapons": "HQ-3-CARRY",
    "carrying.belt_full": "HQ-3-CARRY",
    "carrying.two_handed": "HQ-3-SHIELD",
    "carrying.shield_with_ranged": "HQ-3-SHIELD",
    "carrying.beside_bow": "HQ-1.1-FERNKAEMPFER",
    "carrying.covered_already": "HQ-6-ARMOUR",
    "carrying.same_property": "HQ-6-ARMOUR",
    "carrying.three_pieces": "HQ-6-ARMOUR",
    "carrying.attack_cap": "HQ-6-CAPS",
    "carrying.defence_cap": "HQ-6-CAPS",
    "carrying.surplus": "HQ-6-SURPLUS",
    "carrying.limit": "HQ-5",
    "trade.cannot_read": "HQ-8.3",
}


class CarryProblem(Model):
    """Reason why something may not be carried as it is: the rule, the code of the sentence, and the thing."""

    rule: str
    code: str
    item_id: str
    content_id: str


SURPLUS = "carrying.surplus"


def loadout_problems(hero: Hero, content: Content, house_rules: HouseRules) -> tuple[CarryProblem, ...]:
    """HQ-5, HQ-6-ARMOUR, HQ-6-CAPS, HQ-6-SURPLUS: everything a hero may not carry like this into a quest."""
    scene = Scene(Table(house_rules=house_rules), content, Answers())
    return (
        *(problem for item in hero.items for problem in _of_item(scene, hero, item)),
        *(
            problem_of("carrying.limit", item, content.items[item.content_id])
            for limit in limits.all_limits(content)
            for item in limits.counted(hero, limit, content, house_rules)[limit.most :]
        ),
    )


def _of_item(scene: Scene, hero: Hero, item: Item) -> Iterator[CarryProblem]:
    entry = scene.entry(item)
    if item.wear.broken:
        return
    if item.place is Place.PACK:
        code = SURPLUS if entry.weapon is not None else None
    else:
        code = refusal_at(scene, hero, item, item.place)
    if code is not None:
        yield problem_of(code, item, entry)


def problem_of(code: str, item: Item, entry: ItemEntry) -> CarryProblem:
    """Return a refusal of `carrying` as a problem with a thing."""
    return CarryProblem(rule=rule_behind(code, entry), code=code, item_id=item.id, content_id=item.content_id)


def rule_behind(code: str, entry: ItemEntry) -> str:
    """Return the rule a refusal comes from. Ch. 3 tells which class may use a thing, with a rule of its own for
    armour.
    """
    return CARRYING_RULES.get(code, "HQ-3-ARMOUR" if entry.armor is not None else "HQ-3-CARRY")
