"""HQ-3-CARRY, HQ-5, HQ-6: whether what a hero carries is legal, and why not."""

import pytest

from app.systems.heroquest.content.models import Content
from app.systems.heroquest.equipment.carrying import loadout_problems
from app.systems.heroquest.limits import current_mind
from app.systems.heroquest.state.figures import Hero, Item, Place
from app.systems.heroquest.state.house_rules import HouseRules
from tests.builders import CONTENT, make_hero, make_item


def problems(hero: Hero, **options: str) -> set[tuple[str, str]]:
    found = loadout_problems(hero, CONTENT, HouseRules.model_validate(options))
    return {(problem.rule, problem.item_id) for problem in found}


def carried(content_id: str, place: Place, item_id: str = "") -> Item:
    return make_item(content_id, place, item_id)


@pytest.mark.rule("HQ-6-ARMOUR", "HQ-3-ARMOUR", "HQ-3-SHIELD", "HQ-3-CARRY", "HQ-6-CAPS", "HQ-6-SURPLUS")
@pytest.mark.parametrize(("hero", "found"), [
    (make_hero("dwarf", "axe", "broadsword", "dagger", "helmet", "shield_item", "chain_mail"), set()),
    (make_hero("dwarf", "chain_mail", "cloak"), set()),
    (make_hero("dwarf", "helmet", "shield_item", "chain_mail", "cloak"),
     {("HQ-6-ARMOUR", one) for one in ("helmet", "shield_item", "chain_mail", "cloak")}),
    (make_hero("dwarf", "cloak", carried("cloak", Place.WORN, "second")),
     {("HQ-6-ARMOUR", "cloak"), ("HQ-6-ARMOUR", "second")}),
    (make_hero("dwarf", "helmet", "shield_item", "chain_mail", carried("cloak", Place.PACK)), set()),
    (make_hero("wizard", "cloak_of_protection", "cloak"),
     {("HQ-6-ARMOUR", "cloak_of_protection"), ("HQ-6-ARMOUR", "cloak")}),
    (make_hero("dwarf", "tool_kit", "weapon_oil"), set()),
    (make_hero("dwarf", "chain_mail", "leather_jerkin"),
     {("HQ-6-ARMOUR", "chain_mail"), ("HQ-6-ARMOUR", "leather_jerkin")}),
    (make_hero("wizard", "helmet"), {("HQ-3-ARMOUR", "helmet")}),
    (make_hero("wizard", "broadsword"), {("HQ-3-CARRY", "broadsword")}),
    (make_hero("battle_mage", "battle_axe"), {("HQ-6-CAPS", "battle_axe")}),
    (make_hero("elf", "bow", "shield_item"), {("HQ-3-SHIELD", "bow"), ("HQ-3-SHIELD", "shield_item")}),
    (make_hero("elf", "bow", "axe"), {("HQ-1.1-FERNKAEMPFER", "bow"), ("HQ-1.1-FERNKAEMPFER", "axe")}),
    (make_hero("dwarf", carried("axe", Place.WORN)), {("HQ-3-CARRY", "axe")}),
    (make_hero("dwarf", carried("axe", Place.PACK)), {("HQ-6-SURPLUS", "axe")}),
    (make_hero("dwarf", make_item("axe", Place.PACK, broken=True)), set()),
])  # fmt: skip
def test_what_is_legal(hero: Hero, found: set[tuple[str, str]]) -> None:
    assert problems(hero) == found


def with_caps(attack: int, defence: int) -> Content:
    """The content with lower caps: no equipment of the book reaches beyond the true ones."""
    barbarian = CONTENT.classes["barbarian"].model_copy(update={"max_attack": attack})
    return CONTENT.model_copy(
        update={
            "classes": {**CONTENT.classes, "barbarian": barbarian},
            "amounts": CONTENT.amounts.model_copy(update={"max_defence": defence}),
        }
    )


@pytest.mark.rule("HQ-6-CAPS", "HR-RASEND-CAP")
def test_caps_of_both_values() -> None:
    strong = make_hero("barbarian", "broadsword", "helmet", "shield_item", "borins_armor")
    assert loadout_problems(strong, with_caps(4, 6), HouseRules()) == ()
    told = loadout_problems(strong, with_caps(3, 5), HouseRules())
    assert [problem.code for problem in told] == ["carrying.attack_cap", *["carrying.defence_cap"] * 3]
    assert len(loadout_problems(strong, with_caps(3, 6), HouseRules(rage_cap="beside_cap"))) == 0


@pytest.mark.rule("HQ-5", "HR-POTION-CARDS")
def test_limits_of_cards_scrolls_and_artifacts() -> None:
    cards = [make_item(name, item_id=f"c{number}") for number, name in enumerate(["gem"] * 3 + ["antidote"] * 2)]
    hero = make_hero("dwarf", *cards, *(make_item("healing_potion_4", item_id=f"h{one}") for one in range(9)))
    assert problems(hero) == {("HQ-5", "c4")}
    assert problems(hero, potion_cards="free") == set()
    scrolls = [make_item("spell_scroll", item_id=f"s{one}") for one in range(3)]
    artifacts = [make_item("cloak", item_id=f"a{one}") for one in range(4)]
    assert problems(make_hero("dwarf", *scrolls, *artifacts)) == {("HQ-5", "s2"), ("HQ-5", "a2"), ("HQ-5", "a3")}


@pytest.mark.rule("HQ-6-ARMOUR")
def test_only_the_cloak_that_is_worn_lends_mind_and_no_second_piece_does() -> None:
    lending = {one: CONTENT.items[one].model_copy(update={"mind": 1}) for one in ("cloak", "helmet")}
    content = CONTENT.model_copy(update={"items": {**CONTENT.items, **lending}})
    spare = make_hero("dwarf", "cloak", carried("cloak", Place.PACK, "spare"))
    assert current_mind(spare, content) == spare.mind_points + 1
    assert loadout_problems(spare, content, HouseRules()) == ()
    both = loadout_problems(make_hero("dwarf", "cloak", "helmet"), content, HouseRules())
    assert [problem.code for problem in both] == ["carrying.same_property"] * 2
