"""Whether what a hero carries is legal, and why not (ch. 3, 5 and 6)."""

from collections.abc import Iterator, Mapping

from app.core.answers import Answers
from app.core.model import Model
from app.systems.heroquest import limits
from app.systems.heroquest.content.models import Content, ItemEntry
from app.systems.heroquest.equipment.rules import carrying
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Item, Place
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table

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


class Problem(Model):
    """Why something may not be carried as it is: the rule, the code of the sentence, and the thing."""

    rule: str
    code: str
    item_id: str
    content_id: str


def loadout_problems(hero: Hero, content: Content, house_rules: HouseRules) -> tuple[Problem, ...]:
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


def _of_item(scene: Scene, hero: Hero, item: Item) -> Iterator[Problem]:
    entry = scene.entry(item)
    if item.wear.broken:
        return
    if item.place is Place.PACK:
        code = "carrying.surplus" if entry.weapon is not None else None
    else:
        code = carrying.refusal_at(scene, hero, item, item.place)
    if code is not None:
        yield problem_of(code, item, entry)


def problem_of(code: str, item: Item, entry: ItemEntry) -> Problem:
    """A refusal of `carrying` as a problem with a thing that somebody has."""
    return Problem(rule=rule_behind(code, entry), code=code, item_id=item.id, content_id=item.content_id)


def rule_behind(code: str, entry: ItemEntry) -> str:
    """The rule a refusal comes from. Who may use a thing is said by ch. 3: armour there has a rule of its own."""
    return CARRYING_RULES.get(code, "HQ-3-ARMOUR" if entry.armor is not None else "HQ-3-CARRY")
