"""One figure attacks another with what is in the hand (ch. 1, 3, 8 and 15)."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.equipment.commands import ReadyWeapon
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Item, Place, Weakness
from tests.builders import (
    CONTENT,
    affected,
    after,
    choose,
    facts,
    facts_so_far,
    hand,
    make_hero,
    make_item,
    make_monster,
    make_table,
    struck,
)
from tests.systems.heroquest.combat.fights import B, S, W, at, back, letters, rules

ORC = make_monster("orc")
MUMMY = make_monster("mummy")  # attack 3, defence 4, body 2


@pytest.mark.rule("HQ-15.5-HERO")
def test_monsters_defend_with_black_shields_and_heroes_with_white_ones() -> None:
    table = make_table(make_hero("dwarf", "axe"), MUMMY)
    strike = struck(table, at(), hand(S, S, S), hand(B, W, W, S))
    assert (strike.hits, strike.blocks, strike.points) == (3, 1, 2)
    strike = struck(table, back(), hand(S, S, S), hand(B, W))
    assert (strike.hits, strike.blocks, strike.points) == (3, 1, 2)


def test_what_gets_through_is_lost() -> None:
    table = make_table(make_hero("dwarf", "axe"), MUMMY)
    told = [event.type for event in facts(table, at(), hand(S, S, S), hand(B, W, W, S))]
    assert told == ["strike.resolved", "monster.wounded", "monster.slain"]
    assert after(table, back(), hand(S, S, W), hand(B, B)).heroes["hero"].body_points == 5


def test_without_a_hit_nobody_has_to_defend() -> None:
    strike = struck(make_table(make_hero("dwarf", "axe"), MUMMY), at(), hand(W, W, B))
    assert (strike.defence_roll, strike.points) == (None, 0)


def test_more_shields_than_skulls_do_no_harm() -> None:
    assert struck(make_table(make_hero("dwarf", "axe"), MUMMY), at(), hand(S, W, B), hand(B, B, B, B)).points == 0


@pytest.mark.rule("HQ-1-WEAPON", "HQ-1.1-RASEND", "HQ-3-LOSS")
@pytest.mark.parametrize(
    ("hero", "fields", "dice"),
    [
        (make_hero("barbarian", "broadsword"), {}, "wwww"),
        (make_hero("barbarian", "broadsword"), {"unarmed": True}, "gw"),
        (make_hero("barbarian"), {}, "gw"),
        (make_hero("elf"), {}, "g"),
        (make_hero("barbarian", make_item("broadsword", Place.HAND, rusty=True)), {}, "gggw"),
        (make_hero("barbarian", "rune_axe"), {}, "BBBw"),
        (make_hero("dwarf", make_item("axe", Place.HAND, oiled=True)), {}, "Bww"),
        (make_hero("wizard", make_item("staff", Place.HAND, notches=1)), {}, "g"),
    ],
)
def test_weapon_and_class_make_the_dice(hero: Hero, fields: dict[str, object], dice: str) -> None:
    strike = struck(make_table(hero, ORC), at().model_copy(update=fields), hand(*[W] * len(dice)))
    assert letters(strike.attack) == dice


@pytest.mark.rule("HQ-3-LOSS")
def test_the_attack_of_a_wizard_without_weapon_is_a_throw_of_nothing_that_nobody_is_offered() -> None:
    table = make_table(make_hero("wizard"), ORC)
    strike = struck(table, at())
    assert (strike.attack.dice, strike.attack_roll.faces, strike.defence_roll, strike.points) == ((), (), None, 0)
    refused = refusal(table, at(), CONTENT)
    assert refused is not None
    assert refused.code == "attack.no_dice"


@pytest.mark.rule("HQ-3-SWITCH", "HQ-3-LOSS")
@pytest.mark.parametrize(
    ("items", "weapon_id", "ready"),
    [
        (("broadsword", "short_sword"), "broadsword", True),
        (("broadsword", "short_sword"), "short_sword", False),  # tied to the back
        (("broadsword", "dagger"), "dagger", False),
        ((make_item("broadsword", Place.HAND, broken=True), make_item("axe", Place.BACK)), None, False),
        ((make_item("bow", Place.HAND), make_item("short_sword", Place.BACK)), "short_sword", True),
    ],
)
def test_a_stowed_blade_has_to_be_readied_first(
    items: tuple[str | Item, ...], weapon_id: str | None, ready: bool
) -> None:
    table = make_table(make_hero("elf", *items), ORC)
    if ready:
        assert facts_so_far(table, at(weapon_id=weapon_id))[1] is not None
    else:
        with pytest.raises(GameError, match=r"attack\.ready_first"):
            facts(table, at(weapon_id=weapon_id))


@pytest.mark.rule("HQ-3-SWITCH")
@pytest.mark.parametrize(
    ("items", "weapon_id", "cost"),
    [
        (("broadsword", "short_sword"), "short_sword", "action"),
        (("broadsword", "dagger"), "dagger", "action"),
        (("short_sword", "bow"), "bow", "nothing"),
        ((make_item("bow", Place.HAND), make_item("short_sword", Place.BACK)), "short_sword", "nothing"),
        ((make_item("axe", Place.HAND, broken=True), make_item("short_sword", Place.BACK)), "short_sword", "turn"),
        ((make_item("dagger", Place.BELT),), "dagger", "action"),
    ],
)
def test_what_a_switch_costs(items: tuple[str | Item, ...], weapon_id: str, cost: str) -> None:
    (readied,) = facts(make_table(make_hero("elf", *items)), ReadyWeapon(hero_id="hero", item_id=weapon_id))
    assert getattr(readied, "cost", None) == cost


@pytest.mark.rule("HQ-15.5-EXTRA", "HQ-6-CAPS")
def test_dice_of_spells_and_potions_are_white_and_go_beyond_the_caps() -> None:
    strong = affected(
        make_hero("barbarian", make_item("battle_axe", Place.HAND, rusty=True)), Effect.ATTACK_DICE, amount=2
    )
    strike = struck(make_table(strong, ORC), at(), hand(*[W] * 7))
    assert letters(strike.attack) == "ggggwww"
    tough = affected(make_hero("dwarf"), Effect.DEFENCE_DICE, Effect.SHIELD_SPELL, amount=3)
    strike = struck(make_table(tough, ORC), back(), hand(S, W, W), hand(*[B] * 8))
    assert letters(strike.defence) == "w" * 8


@pytest.mark.rule("HQ-15.5-EXTRA")
def test_dice_for_the_next_attack_or_defence_are_used_up_by_it() -> None:
    strong = affected(make_hero("dwarf", "axe"), Effect.ATTACK_DICE, Effect.DEFENCE_DICE, Effect.SHIELD_SPELL)
    missed = after(make_table(strong, ORC), at(), hand(W, W, W, W)).heroes["hero"]
    assert (missed.amount(Effect.ATTACK_DICE), missed.amount(Effect.DEFENCE_DICE)) == (0, 1)
    nothing_to_stop = after(make_table(strong, ORC), back(), hand(W, W, W)).heroes["hero"]
    assert nothing_to_stop.amount(Effect.DEFENCE_DICE) == 1
    stopped = after(make_table(strong, ORC), back(), hand(S, W, W), hand(W, W, B, B)).heroes["hero"]
    assert (stopped.amount(Effect.DEFENCE_DICE), stopped.amount(Effect.SHIELD_SPELL)) == (0, 1)


@pytest.mark.rule("HQ-18")
def test_a_potion_lets_a_hero_repeat_one_attack() -> None:
    table = make_table(affected(make_hero("dwarf", "axe"), Effect.SECOND_THROW), ORC)
    kept = after(table, at(), hand(W, W, W), choose("keep"))
    assert kept.heroes["hero"].amount(Effect.SECOND_THROW) == 1
    again = (hand(W, W, W), choose("repeat"), hand(S, W, W), hand(W, W, W))
    assert struck(table, at(), *again).points == 1
    assert after(table, at(), *again).heroes["hero"].effects == ()


@pytest.mark.rule("HQ-10.2.2")
def test_in_a_pit_everybody_fights_with_one_die_less() -> None:
    table = make_table(affected(make_hero("dwarf", "axe"), Effect.IN_PIT), affected(MUMMY, Effect.IN_PIT))
    strike = struck(table, at(), hand(S, S), hand(W, W, W))
    assert (letters(strike.attack), letters(strike.defence)) == ("ww", "www")
    strike = struck(table, back(), hand(S, S), hand(B))
    assert (letters(strike.attack), letters(strike.defence)) == ("ww", "w")


@pytest.mark.rule("HQ-14-INJURY")
def test_an_injury_costs_a_die_on_both_sides() -> None:
    table = make_table(make_hero("dwarf", "axe", injuries=[Weakness.BOTH]), ORC)
    assert letters(struck(table, at(), hand(W, W)).attack) == "ww"
    assert letters(struck(table, back(), hand(S, W, W), hand(B)).defence) == "w"


@pytest.mark.rule("HQ-17")
def test_a_hero_without_mind_neither_attacks_nor_defends_but_with_armor() -> None:
    lost = make_hero("barbarian", "broadsword", "helmet", mind_points=0)
    table = make_table(affected(lost, Effect.SHIELD_SPELL, Effect.ATTACK_DICE), ORC)
    with pytest.raises(GameError, match=r"attack\.no_mind"):
        facts(table, at())
    strike = struck(table, back(), hand(S, W, W), hand(W))
    assert (letters(strike.defence), rules(strike.defence)) == ("w", ["HQ-17", "HQ-3-ARMOUR"])


@pytest.mark.rule("HQ-8.2.1")
@pytest.mark.parametrize(
    "asleep", [affected(make_hero("dwarf", hero_id="monster"), Effect.ASLEEP), affected(MUMMY, Effect.ASLEEP)]
)
def test_who_sleeps_does_not_defend_and_wakes_after_any_attack(asleep: Hero) -> None:
    table = make_table(make_hero("dwarf", "axe"), asleep)
    harmless = facts(table, at(), hand(W, W, W))
    assert [event.type for event in harmless] == ["strike.resolved", "effect.changed"]
    strike = struck(table, at(), hand(S, W, W))
    assert (strike.points, strike.defence_roll, rules(strike.defence)) == (1, None, ["HQ-8.2.1"])
    woken = after(table, at(), hand(S, W, W))
    assert all(figure.effects == () for figure in (*woken.heroes.values(), *woken.monsters.values()))
    with pytest.raises(GameError, match=r"attack\.asleep"):
        facts(table, at("hero", "monster"))


def test_who_misses_the_turn_does_not_attack() -> None:
    with pytest.raises(GameError, match=r"attack\.misses_turn"):
        facts(make_table(make_hero("dwarf", "axe"), affected(ORC, Effect.MISSES_TURN)), back())


@pytest.mark.rule("HQ-8.2.1")
def test_who_dies_asleep_does_not_wake() -> None:
    table = make_table(make_hero("dwarf", "axe"), affected(MUMMY, Effect.ASLEEP))
    assert [event.type for event in facts(table, at(), hand(S, S, S))][1:] == ["monster.wounded", "monster.slain"]


@pytest.mark.rule("HQ-8.2.1", "HQ-9-STATE")
def test_a_fainted_hero_is_struck_down_without_defence() -> None:
    lying = make_hero(body_points=0, condition=Condition.FAINTED, recovery="plain")
    told = facts(make_table(lying, ORC), back(), hand(S, S, W))
    assert [event.type for event in told] == ["strike.resolved", "hero.wounded", "hero.lost"]
    with pytest.raises(GameError, match=r"attack\.down"):
        facts(make_table(lying, ORC), at())


@pytest.mark.rule("HQ-15.6")
def test_a_boss_defends_with_blue_dice() -> None:
    placed = after(
        make_table(make_hero("dwarf", "axe")), PlaceMonster(monster_id="monster", kind="orc", blue_defence=True)
    )
    strike = struck(placed, at(), hand(S, S, W), hand(B, B, W))
    assert (letters(strike.defence), strike.points) == ("bbb", 0)


@pytest.mark.rule("HQ-3.1", "HQ-3.2-SPEER", "HQ-1.1-FERNKAEMPFER")
@pytest.mark.parametrize(
    ("fighter", "passage", "code"),
    [
        (make_hero("elf", "short_sword"), "open", None),
        (make_hero("elf", "short_sword"), "double_door", None),
        (make_hero("elf", "short_sword"), "door", "attack.diagonal_door"),
        (make_hero("elf", "short_sword"), "slanted_door", "attack.diagonal_door"),
        (make_hero("elf", "short_sword"), "secret_door", "attack.diagonal_door"),
        (make_hero("elf", "broadsword"), "open", "attack.not_diagonal"),
        (make_hero("elf"), "open", "attack.not_diagonal"),
        (make_hero("elf", "spirit_blade"), "open", None),
        (make_hero("elf", "spirit_blade", "bow"), "open", "attack.not_diagonal"),
        (make_hero("elf", "short_sword", "bow"), "open", None),
        (make_hero("dwarf", "spirit_blade", "bow"), "open", None),
        (make_monster("skeleton", monster_id="hero"), "open", None),
        (make_monster("skeleton", monster_id="hero"), "door", "attack.diagonal_door"),
        (make_monster("orc", monster_id="hero"), "open", "attack.not_diagonal"),
        (make_monster("orc", monster_id="hero").model_copy(update={"abilities": ("spear",)}), "open", None),
    ],
)
def test_diagonal_attacks(fighter: Hero, passage: str, code: str | None) -> None:
    table = make_table(fighter, make_hero("dwarf", hero_id="victim"))
    command = at("victim", diagonal=True, passage=passage)
    if code is None:
        assert facts_so_far(table, command)[1] is not None
    else:
        with pytest.raises(GameError, match=code.replace(".", r"\.")):
            facts(table, command)


def test_friends_may_strike_friends_and_monsters_monsters() -> None:
    friends = make_table(make_hero("dwarf", "axe"), make_hero("elf", hero_id="elf"))
    assert struck(friends, at("elf"), hand(S, S, W), hand(W, W)).points == 0
    monsters = make_table(ORC, make_monster("goblin", monster_id="other"))
    assert struck(monsters, at("other", "monster"), hand(S, S, W), hand(B)).points == 1


@pytest.mark.parametrize(
    ("attacker", "target", "code"),
    [
        ("hero", "hero", "attack.oneself"),
        ("nobody", "monster", "figure.unknown"),
        ("hero", "nobody", "figure.unknown"),
        ("hero", "slain", "monster.slain"),
        ("slain", "hero", "monster.slain"),
        ("hero", "lost", "hero.lost"),
    ],
)
def test_who_may_not_fight(attacker: str, target: str, code: str) -> None:
    lost = make_hero(hero_id="lost", body_points=-2, condition=Condition.LOST)
    table = make_table(make_hero(), lost, ORC, make_monster("orc", monster_id="slain", body_points=0))
    with pytest.raises(GameError) as error:
        facts(table, at(target, attacker))
    assert error.value.code == code


@pytest.mark.parametrize(
    ("weapon", "fields", "code"),
    [
        (make_item("helmet", Place.WORN), {}, "item.no_weapon"),
        (make_item("axe", Place.HAND, broken=True), {}, "item.broken"),
        (make_item("axe", Place.PACK), {}, "item.not_at_hand"),
        (make_item("bow", Place.HAND), {}, "attack.not_this_way"),
        (make_item("axe", Place.HAND), {"means": "ranged"}, "attack.not_this_way"),
        (make_item("axe", Place.HAND), {"means": "thrown"}, "attack.not_this_way"),
        (make_item("hand_axe", Place.BACK), {"means": "thrown"}, "attack.ready_first"),
    ],
)
def test_weapons_that_do_not_serve(weapon: Item, fields: dict[str, object], code: str) -> None:
    with pytest.raises(GameError) as error:
        facts(make_table(make_hero("dwarf", weapon), ORC), at(weapon_id=weapon.id).model_copy(update=fields))
    assert error.value.code == code
