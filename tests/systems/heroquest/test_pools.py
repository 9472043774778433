"""The dice of a hero with their reasons (chapters 1, 6, 9, 15 and 17)."""

from collections import Counter

import pytest

from app.systems.heroquest.dice import Color, Pool
from app.systems.heroquest.hero_dice import attack_pool, defence_pool, ranged_pool
from app.systems.heroquest.state.figures import Hero, Item, Place, Weakness
from tests.builders import CONTENT, make_hero, make_item, make_table


def attack(hero: Hero, **options: str) -> Pool:
    return attack_pool(hero, CONTENT, make_table(hero, **options).house_rules)


def defence(hero: Hero, **options: str) -> Pool:
    return defence_pool(hero, CONTENT, make_table(hero, **options).house_rules)


def colors(pool: Pool) -> str:
    """The dice as letters: B(lack), g(reen), b(lue), w(hite)."""
    letters = {Color.BLACK: "B", Color.GREEN: "g", Color.BLUE: "b", Color.WHITE: "w"}
    return "".join(letters[color] for color in pool.dice)


def in_hand(content_id: str, **marks: bool | int) -> Item:
    return make_item(content_id, Place.HAND, "", **marks)


def worn(content_id: str, **marks: bool | int) -> Item:
    return make_item(content_id, Place.WORN, "", **marks)


@pytest.mark.rule("HQ-1-WEAPON")
@pytest.mark.parametrize(
    ("hero_class", "unarmed", "armed"),
    [
        ("barbarian", "gw", "wwww"),
        ("dwarf", "g", "www"),
        ("elf", "g", "www"),
        ("battle_mage", "g", "www"),
        ("wizard", "", "www"),
    ],
)
def test_weapon_replaces_bare_hands(hero_class: str, unarmed: str, armed: str) -> None:
    """HQ-1-WEAPON, HQ-1.1-RASEND, HQ-3-LOSS."""
    assert colors(attack(make_hero(hero_class))) == unarmed
    assert colors(attack(make_hero(hero_class, "broadsword"))) == armed


@pytest.mark.parametrize(
    ("marks", "dice"),
    [
        ({}, "www"),
        ({"rusty": True}, "ggg"),
        ({"notches": 1}, "gww"),
        ({"fall_damage": 1}, "gww"),
        ({"notches": 1, "fall_damage": 1}, "ggw"),
        ({"rusty": True, "notches": 1}, "gg"),
        ({"notches": 4}, "gg"),
        ({"notches": 9}, ""),
        ({"oiled": True}, "Bww"),
        ({"oiled": True, "notches": 1}, "Bgw"),
        ({"oiled": True, "notches": 3}, "ggg"),
    ],
)
def test_wear_of_a_weapon(marks: dict[str, bool | int], dice: str) -> None:
    """HQ-15.1-RUST, HQ-15.2-NOTCH, HQ-15.3-OIL, HQ-9-FALL."""
    assert colors(attack(make_hero("dwarf", in_hand("axe", **marks)))) == dice


@pytest.mark.rule("HQ-15.4-MAGIC")
@pytest.mark.parametrize(
    ("marks", "dice"), [({}, "BBB"), ({"notches": 1}, "BBg"), ({"magic_lost": True}, "www"), ({"notches": 4}, "gg")]
)
def test_wear_of_a_magic_weapon(marks: dict[str, bool | int], dice: str) -> None:
    """HQ-15.4-MAGIC."""
    assert colors(attack(make_hero("dwarf", in_hand("rune_axe", **marks)))) == dice


@pytest.mark.rule("HQ-3.2-KNUEPPEL")
def test_damaged_staff_attacks_with_one_green_die() -> None:
    """HQ-3.2-KNUEPPEL."""
    assert colors(attack(make_hero("wizard", in_hand("staff", notches=1)))) == "g"


@pytest.mark.rule("HQ-1.1-RASEND")
@pytest.mark.parametrize("weapon", [in_hand("broadsword", rusty=True), in_hand("rune_axe")])
def test_rage_die_stays_white(weapon: Item) -> None:
    assert colors(attack(make_hero("barbarian", weapon)))[-1] == "w"


@pytest.mark.rule("HQ-3-LOSS")
def test_weapons_follow_one_another() -> None:
    """HQ-3-LOSS."""
    carried = [in_hand("axe"), make_item("broadsword", Place.BACK), make_item("dagger", Place.BELT), make_item("spear")]
    used = []
    for lost in range(len(carried)):
        broken = [item.model_copy(update={"wear": make_item("axe", broken=True).wear}) for item in carried[:lost]]
        used.append(attack(make_hero("dwarf", *broken, *carried[lost:])).weapon_id)
    assert used == ["axe", "broadsword", "dagger", None]


def test_stowed_weapon_has_to_be_readied_unless_a_bow_is_in_the_hand() -> None:
    """HQ-3-SWITCH."""
    stowed = make_item("short_sword", Place.BACK)
    assert "HQ-3-SWITCH" in {reason.rule for reason in attack(make_hero("elf", stowed)).reasons}
    beside_bow = attack(make_hero("elf", in_hand("bow"), stowed))
    assert "HQ-3-SWITCH" not in {reason.rule for reason in beside_bow.reasons}
    assert beside_bow.weapon_id == "short_sword"


@pytest.mark.rule("HQ-6-CAPS", "HR-RASEND-CAP")
def test_cap_of_the_attack() -> None:
    """HQ-6-CAPS, HQ-1.1-KAMPFMAGIER, HR-RASEND-CAP both ways."""
    assert colors(attack(make_hero("barbarian", "battle_axe"))) == "wwwww"
    assert colors(attack(make_hero("battle_mage", in_hand("battle_axe")))) == "www"
    strong = make_hero("barbarian", "battle_axe")
    content = CONTENT.model_copy(
        update={"items": {**CONTENT.items, "battle_axe": CONTENT.items["greatsword"].model_copy(
            update={"weapon": CONTENT.items["greatsword"].weapon.model_copy(update={"dice": 6})}  # type: ignore[union-attr]
        )}}
    )  # fmt: skip
    assert len(attack_pool(strong, content, make_table().house_rules)) == 5
    assert len(attack_pool(strong, content, make_table(rage_cap="beside_cap").house_rules)) == 6


def test_shots_know_no_rage() -> None:
    pool = ranged_pool(make_hero("barbarian", "broadsword", "bow"), CONTENT)
    assert pool is not None
    assert (colors(pool), pool.weapon_id) == ("ww", "bow")
    assert ranged_pool(make_hero("barbarian", "broadsword"), CONTENT) is None


@pytest.mark.parametrize(
    ("items", "dice"),
    [
        ((), "ww"),
        (("helmet",), "www"),
        (("helmet", "shield_item", "chain_mail"), "wwwww"),
        (("helmet", "shield_item", "plate_mail"), "wwwwww"),
        ((worn("helmet", damaged=True), "shield_item"), "bwww"),
        ((worn("helmet", damaged=True), worn("shield_item", damaged=True)), "bbww"),
        ((worn("helmet", broken=True), "shield_item"), "www"),
        ((worn("leather_jerkin"),), "www"),
        ((worn("leather_jerkin", damaged=True),), "ww"),
        ((make_item("helmet"),), "ww"),
    ],
)
def test_armor_adds_to_the_own_dice(items: tuple[str | Item, ...], dice: str) -> None:
    """HQ-3-ARMOUR, HQ-15.2-NOTCH."""
    assert colors(defence(make_hero("dwarf", *items))) == dice


@pytest.mark.rule("HQ-15.2-NOTCH")
@pytest.mark.parametrize("armor", ["leather_jerkin", "helmet"])
def test_what_damage_costs_stands_with_its_rule(armor: str) -> None:
    assert defence(make_hero("dwarf", worn(armor, damaged=True))).reasons[-1].rule == "HQ-15.2-NOTCH"


@pytest.mark.rule("HR-BLUE-PER-PIECE")
@pytest.mark.parametrize(("option", "dice"), [("each_piece", "bbww"), ("one_at_most", "bwww")])
def test_a_blue_die_for_each_damaged_piece_or_one_at_most(option: str, dice: str) -> None:
    hero = make_hero("dwarf", worn("helmet", damaged=True), worn("shield_item", damaged=True))
    assert colors(defence(hero, blue_dice=option)) == dice


def test_cap_of_the_defence() -> None:
    """HQ-6-CAPS."""
    hero = make_hero("dwarf", "helmet", "shield_item", "plate_mail", worn("leather_jerkin"))
    assert len(defence(hero)) == 6


@pytest.mark.parametrize(
    ("injuries", "attack_dice", "defence_dice"),
    [
        ([Weakness.BOTH], "www", "w"),
        ([Weakness.ATTACK], "www", "ww"),
        ([Weakness.DEFENCE], "wwww", "w"),
        ([Weakness.BOTH] * 9, "", ""),
    ],
)
def test_every_injury_costs_a_die(injuries: list[Weakness], attack_dice: str, defence_dice: str) -> None:
    """HQ-14-INJURY, HR-WEAK-BOTH, HR-WEAK-STACK."""
    hero = make_hero("barbarian", "broadsword", injuries=injuries)
    assert (colors(attack(hero)), colors(defence(hero))) == (attack_dice, defence_dice)


@pytest.mark.rule("HQ-15.5-DOUBT", "HQ-15.5-EXTRA")
def test_injury_takes_a_plain_die_first() -> None:
    """HQ-15.5-DOUBT."""
    hero = make_hero("barbarian", in_hand("broadsword", rusty=True), injuries=[Weakness.BOTH])
    assert colors(attack(hero)) == "ggg"


@pytest.mark.rule("HQ-15.2-NOTCH", "HQ-14-INJURY", "HQ-15.5-DOUBT")
def test_an_injury_takes_the_white_die_of_what_is_notched_or_damaged() -> None:
    """The number of coloured dice stays: the green one of a notch, the blue one of a dent."""
    elf = make_hero("elf", in_hand("short_sword", notches=1), worn("helmet", damaged=True), injuries=[Weakness.BOTH])
    assert (colors(attack(elf)), colors(defence(elf))) == ("g", "bw")
    fallen = make_hero("barbarian", in_hand("broadsword", notches=1, fall_damage=1), injuries=[Weakness.ATTACK])
    assert colors(attack(fallen)) == "ggw"
    rusty = make_hero("elf", in_hand("short_sword", rusty=True), injuries=[Weakness.ATTACK])
    assert colors(attack(rusty)) == "g"


@pytest.mark.rule("HQ-17")
def test_hero_without_mind_defends_with_equipment_only() -> None:
    """HQ-17."""
    hero = make_hero("barbarian", "broadsword", "bow", "helmet", "chain_mail", mind_points=0)
    shot = ranged_pool(hero, CONTENT)
    assert shot is not None
    assert (colors(attack(hero)), colors(defence(hero)), colors(shot)) == ("", "ww", "")


def test_talisman_keeps_the_mind() -> None:
    hero = make_hero("barbarian", "broadsword", make_item("talisman_of_lore"), mind_points=0)
    assert colors(attack(hero)) == "wwww"


@pytest.mark.parametrize(
    "hero",
    [
        make_hero("barbarian", in_hand("broadsword", rusty=True, notches=1), injuries=[Weakness.BOTH]),
        make_hero("dwarf", in_hand("rune_axe", notches=2), worn("helmet", damaged=True)),
        make_hero("battle_mage", in_hand("battle_axe", oiled=True)),
    ],
)
def test_reasons_add_up_to_the_pool(hero: Hero) -> None:
    for pool in (attack(hero), defence(hero)):
        dice: Counter[Color] = Counter()
        for reason in pool.reasons:
            dice[reason.color] += reason.change
            if reason.instead_of is not None:
                dice[reason.instead_of] -= reason.change
        assert +dice == Counter(pool.dice)


@pytest.mark.rule("HQ-15.5-DOUBT")
def test_only_an_artifact_defends_with_other_dice_than_white_ones() -> None:
    armor = CONTENT.items["borins_armor"]
    assert armor.armor is not None
    green = armor.model_copy(update={"armor": armor.armor.model_copy(update={"color": Color.GREEN})})
    content = CONTENT.model_copy(update={"items": {**CONTENT.items, armor.id: green}})
    house_rules = make_table().house_rules
    assert colors(defence_pool(make_hero("dwarf", worn("borins_armor")), content, house_rules)) == "ggww"
    faded = make_hero("dwarf", worn("borins_armor", magic_lost=True))
    assert "g" not in colors(defence_pool(faded, content, house_rules))
