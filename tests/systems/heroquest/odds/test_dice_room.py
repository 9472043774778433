"""Sums of number dice, another weapon in hand, and the luck of an evening."""

from fractions import Fraction

import pytest

from app.core.dice import Roll, RolledBy
from app.core.errors import GameError, InvalidValue, UnknownContent
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.dice import Color
from app.systems.heroquest.free_rolls import DiceRolled
from app.systems.heroquest.odds.attack_odds import BARE_HANDS, armed, weapons_for
from app.systems.heroquest.odds.faces import summed
from app.systems.heroquest.odds.luck import DiceSide, luck, thrown
from app.systems.heroquest.state.figures import Item, Place, Wear
from app.systems.heroquest.state.house_rules import HouseRules
from tests.builders import facts, hand, make_hero, make_monster, make_table

RULES = HouseRules()


def test_sums_of_number_dice_are_exact() -> None:
    two = summed({"d6": 2})
    assert (two.chance(7), two.chance(1), two.at_least(11)) == (Fraction(1, 6), Fraction(0), Fraction(1, 12))
    assert summed({"d6": 1, "d8": 1, "d10": 1}).expected == Fraction(7, 2) + Fraction(9, 2) + Fraction(11, 2)
    assert summed({}).chance(0) == 1
    assert summed({"d6": 20, "d8": 10}).chance(30) == Fraction(1, 6**20 * 8**10)
    with pytest.raises(InvalidValue) as refused:
        summed({"d6": 20, "d8": 11})
    assert (refused.value.code, refused.value.field) == ("odds.too_many_dice", "dice")
    assert refused.value.data == {"dice": 31, "maximum": 30}


def test_a_weapon_of_ones_own_is_tried_as_it_is_and_a_shield_goes_when_both_hands_are_needed() -> None:
    rusty = Item(id="s", content_id="broadsword", place=Place.BACK, wear=Wear(rusty=True))
    shield = Item(id="d", content_id="shield_item", place=Place.WORN)
    hero = make_hero("barbarian", rusty, shield)
    own = armed(hero, "broadsword", shipped(), RULES)
    assert [(one.content_id, one.place, one.wear.rusty) for one in own.items] == [
        ("broadsword", Place.HAND, True),
        ("shield_item", Place.WORN, False),
    ]
    two_handed = armed(hero, "battle_axe", shipped(), RULES)
    assert [one.place for one in two_handed.items] == [Place.HAND, Place.PACK, Place.PACK]
    bare = armed(hero, BARE_HANDS, shipped(), RULES)
    assert [one.place for one in bare.items] == [Place.PACK, Place.WORN]
    assert weapons_for(hero, shipped(), RULES)[0].id == "broadsword"


@pytest.mark.parametrize(
    ("weapon", "fault", "code", "data"),
    [
        ("helmet", UnknownContent, "item.unknown_content", {"content": "helmet"}),
        ("cake", UnknownContent, "item.unknown_content", {"content": "cake"}),
        ("axe", InvalidValue, "carrying.class", {"hero": "Ragna", "item": "axe"}),
    ],
)
def test_nobody_tries_what_he_may_not_use(
    weapon: str, fault: type[GameError], code: str, data: dict[str, str]
) -> None:  # fmt: skip
    with pytest.raises(fault) as refused:
        armed(make_hero(hero_class="wizard"), weapon, shipped(), RULES)
    assert (refused.value.code, refused.value.field, refused.value.data) == (code, "weapon", data)


def rolled(*faces: str, pool: str = "attack", hero: str = "h", replaced: tuple[str, ...] = ()) -> DiceRolled:
    roll = Roll(purpose=pool, dice=("white",) * len(faces), faces=faces, by=RolledBy.HAND, replaced=replaced)
    return DiceRolled(hero_id=hero, pool=pool, reasons=(), roll=roll, count=0)


def test_the_first_throw_counts_and_number_dice_and_strangers_do_not() -> None:
    again = rolled("skull", "skull", replaced=("white_shield", "skull"))
    number = DiceRolled(
        hero_id="h", pool="d6", reasons=(), count=3,
        roll=Roll(purpose="d6", dice=("d6",), faces=("3",), by=RolledBy.APP),
    )  # fmt: skip
    found = thrown([again, number, rolled("skull", hero="gone"), rolled("white_shield", pool="defence")], {"h"})
    assert found == {
        "h": {
            DiceSide.ATTACK: [(Color.WHITE, "white_shield"), (Color.WHITE, "skull")],
            DiceSide.DEFENCE: [(Color.WHITE, "white_shield")],
        }
    }


def test_bounds_are_those_of_the_exact_distribution() -> None:
    dice = [(Color.WHITE, "skull")] * 9 + [(Color.WHITE, "black_shield")]
    found = luck(dice, DiceSide.ATTACK)
    assert (found.dice, found.good, found.expected) == (10, 9, Fraction(5))
    assert (found.low, found.high) == (2, 8)  # of ten coins: 1 or fewer, 9 or more in 11/1024 each
    assert found.rarely == Fraction(11, 1024)
    assert found.is_unusual


@pytest.mark.parametrize(
    ("color", "faces", "side", "rarely"),
    [
        (Color.WHITE, ("skull",) + ("black_shield",) * 9, DiceSide.ATTACK, Fraction(11, 1024)),
        (Color.BLACK, ("skull", "skull", "black_shield"), DiceSide.ATTACK, Fraction(20, 27)),  # just the average
        (Color.WHITE, ("white_shield",) * 3, DiceSide.DEFENCE, Fraction(1, 27)),
    ],
)
def test_how_rare_it_is_counts_from_where_it_fell_outwards(
    color: Color, faces: tuple[str, ...], side: DiceSide, rarely: Fraction
) -> None:
    assert luck([(color, face) for face in faces], side).rarely == rarely


def test_a_twentieth_of_all_evenings_lies_outside_half_of_it_on_each_side() -> None:
    """Of nine coins 1 or fewer fall in 10 of 512 evenings, 2 or fewer in 46."""
    found = luck([(Color.WHITE, "skull")] * 9, DiceSide.ATTACK)
    assert (found.low, found.high) == (2, 7)


def test_both_sides_of_a_blow_throw() -> None:
    table = make_table(make_hero("barbarian", "broadsword"), make_monster("orc"))
    bite = Attack(attacker_id="monster", target_id="hero")
    blow = facts(table, bite, hand("skull", "skull", "white_shield"), hand("white_shield", "skull"))
    strike = facts(table, Attack(attacker_id="hero", target_id="monster"), hand(*["black_shield"] * 4))
    found = thrown([*blow, *strike], {"hero"})["hero"]
    assert [face for _color, face in found[DiceSide.DEFENCE]] == ["white_shield", "skull"]
    assert [face for _color, face in found[DiceSide.ATTACK]] == ["black_shield"] * 4


def test_one_die_is_never_unusual() -> None:
    for face in ("skull", "black_shield"):
        assert not luck([(Color.BLACK, face)], DiceSide.ATTACK).is_unusual
