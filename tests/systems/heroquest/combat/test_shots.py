"""Shots and throws: what is in the way, and where things end (ch. 1.1, 4 and 18)."""

import pytest

from app.core.errors import GameError, RuleViolation
from app.systems.heroquest.combat.commands import Attack, PickUp
from app.systems.heroquest.combat.events import WeaponThrown
from app.systems.heroquest.equipment.commands import GiveItem, ReadyWeapon
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Place
from tests.builders import (
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
from tests.systems.heroquest.combat.fights import B, S, W, at, letters

ARCHER = make_hero("elf", "short_sword", "bow")
CROSSBOW = make_hero("dwarf", "axe", "crossbow")
THROWER = make_hero("dwarf", "hand_axe", "dagger")
MUMMY = make_monster("mummy")
SHOT = at(means="ranged")
THROW = at(means="thrown")


@pytest.mark.rule("HQ-4-AMMO")
def test_a_shot_is_defended_as_usual_and_costs_no_arrow() -> None:
    table = make_table(CROSSBOW, MUMMY)
    strike = struck(table, SHOT, hand(S, S, W), hand(B, W, W, S))
    assert (letters(strike.attack), strike.points) == ("www", 1)
    assert after(table, SHOT, hand(S, W, W), hand(W, W, W, W)).heroes["hero"].items == CROSSBOW.items


@pytest.mark.rule("HQ-3-SWITCH")
@pytest.mark.parametrize(("in_hand", "on_back"), [("bow", "crossbow"), ("crossbow", "bow")])
def test_behind_a_bow_in_the_hand_the_other_one_is_readied_before_it_shoots(in_hand: str, on_back: str) -> None:
    table = make_table(make_hero("dwarf", make_item(in_hand, Place.HAND), make_item(on_back, Place.BACK)), MUMMY)
    with pytest.raises(RuleViolation, match=r"attack\.ready_first") as refused:
        facts(table, at(means="ranged", weapon_id=on_back))
    assert (refused.value.field, refused.value.data["item"]) == ("weapon_id", on_back)
    readied = after(table, ReadyWeapon(hero_id="hero", item_id=on_back))
    skulls = hand(*[S] * (3 if on_back == "crossbow" else 2))
    for weapon_id in (None, on_back):
        strike = struck(readied, at(means="ranged", weapon_id=weapon_id), skulls, hand(W, W, W, W))
        assert strike.weapon_id == on_back


@pytest.mark.rule("HQ-4-ADJACENT")
@pytest.mark.parametrize("shooter", [CROSSBOW, make_monster("gutter_runner", monster_id="hero")])
def test_nobody_shoots_at_a_neighbour(shooter: Hero) -> None:
    with pytest.raises(GameError, match=r"attack\.adjacent"):
        facts(make_table(shooter, MUMMY), at(means="ranged", adjacent=True))


@pytest.mark.parametrize("fighter", [make_hero("dwarf", "axe"), make_monster("orc", monster_id="hero")])
def test_who_has_nothing_to_shoot_or_throw_with_cannot(fighter: Hero) -> None:
    table = make_table(fighter, MUMMY)
    with pytest.raises(GameError, match=r"attack\.no_ranged"):
        facts(table, SHOT)
    with pytest.raises(GameError, match=r"attack\.no_throw"):
        facts(table, THROW)


@pytest.mark.rule("HQ-4.1")
@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"sight": "none"}, "attack.no_sight"),
        ({"passage": "secret_door"}, "attack.secret_door"),
        ({"passage": "slanted_door"}, "attack.slanted_door"),
        ({"passage": "door"}, None),
        ({"passage": "double_door"}, None),
    ],
)
@pytest.mark.parametrize("command", [SHOT, THROW])
def test_what_can_be_seen_can_be_struck(command: Attack, fields: dict[str, str], code: str | None) -> None:
    fighter, chosen = make_hero("dwarf", "hand_axe", "crossbow"), command.model_copy(update=fields)
    if code is None:
        assert facts_so_far(make_table(fighter, MUMMY), chosen)[1] is not None
    else:
        with pytest.raises(GameError) as error:
            facts(make_table(fighter, MUMMY), chosen)
        assert error.value.code == code


@pytest.mark.rule("HR-SLANTED-DOOR", "HQ-4.1")
def test_by_house_rule_a_slanted_shot_costs_a_die() -> None:
    table = make_table(CROSSBOW, MUMMY, slanted_door="one_die_less")
    strike = struck(table, at(means="ranged", passage="slanted_door"), hand(W, W))
    assert (letters(strike.attack), strike.attack.reasons[-1].rule) == ("ww", "HR-SLANTED-DOOR")


@pytest.mark.rule("HQ-4-INDIRECT", "HR-DIVERTED-SHOT")
def test_a_black_shield_diverts_an_indirect_shot() -> None:
    friend = make_hero("barbarian", "shield_item", hero_id="friend")
    table = make_table(CROSSBOW, friend, MUMMY)
    shot = at(means="ranged", sight="indirect", next_in_path="friend")
    told = facts(table, shot, hand(S, B, B))
    assert [event.type for event in told] == ["strike.resolved", "hero.wounded"]
    done = after(table, shot, hand(S, B, B))
    assert (done.heroes["friend"].body_points, done.monsters["monster"].body_points) == (6, 2)
    straight = after(table, shot, hand(S, S, W), hand(W, W, W, W))
    assert (straight.heroes["friend"].body_points, straight.monsters["monster"].body_points) == (8, 0)


@pytest.mark.rule("HQ-4-INDIRECT")
def test_who_is_shot_past_sleeps_on() -> None:
    friend = affected(make_hero("barbarian", hero_id="friend"), Effect.ASLEEP)
    shot = at(means="ranged", sight="indirect", next_in_path="friend")
    done = after(make_table(CROSSBOW, friend, MUMMY), shot, hand(S, W, W), hand(W, W, W, W))
    assert done.heroes["friend"].amount(Effect.ASLEEP) == 1
    struck_too = after(make_table(CROSSBOW, friend, MUMMY), shot, hand(S, B, W))
    assert struck_too.heroes["friend"].amount(Effect.ASLEEP) == 0


def test_a_slinger_shoots_with_the_dice_of_its_sling() -> None:
    strike = struck(make_table(make_monster("gutter_runner")), at("hero", "monster", means="ranged"), hand(W, W))
    assert letters(strike.attack) == "ww"


@pytest.mark.rule("HR-DIVERTED-SHOT")
def test_by_house_rule_the_skulls_of_a_diverted_shot_still_hit_the_target() -> None:
    friend = make_hero("barbarian", hero_id="friend")
    table = make_table(CROSSBOW, friend, MUMMY, diverted_shot="hits_both")
    shot = at(means="ranged", sight="indirect", next_in_path="friend")
    done = after(table, shot, hand(S, B, W), hand(W, W, W, W))
    assert (done.heroes["friend"].body_points, done.monsters["monster"].body_points) == (7, 1)


@pytest.mark.rule("HQ-4-INDIRECT")
def test_furniture_catches_a_diverted_shot() -> None:
    told = facts(make_table(CROSSBOW, MUMMY), at(means="ranged", sight="indirect"), hand(S, S, B))
    assert [event.type for event in told] == ["strike.resolved"]
    strike = struck(make_table(CROSSBOW, MUMMY), at(means="ranged", sight="indirect"), hand(S, S, B))
    assert (strike.diverted, strike.hits, strike.blocks, strike.points) == (1, 0, 0, 0)


@pytest.mark.rule("HQ-4-INDIRECT")
def test_a_black_shield_does_nothing_to_a_direct_shot() -> None:
    strike = struck(make_table(CROSSBOW, MUMMY), SHOT, hand(S, S, B), hand(W, W, W, W))
    assert (strike.diverted, strike.points) == (0, 2)


@pytest.mark.rule("HQ-4-INDIRECT", "HQ-4.2")
@pytest.mark.parametrize(
    ("command", "code"),
    [
        (at(means="ranged", sight="indirect", next_in_path="monster"), "attack.path"),
        (at(means="ranged", sight="indirect", next_in_path="hero"), "attack.path"),
        (at(means="ranged", sight="indirect", next_in_path="nobody"), "figure.unknown"),
        (at(means="thrown", sight="indirect"), "attack.no_sight"),
    ],
)
def test_paths_that_make_no_sense(command: Attack, code: str) -> None:
    table = make_table(make_hero("dwarf", "hand_axe", "crossbow"), MUMMY)
    with pytest.raises(GameError) as error:
        facts(table, command)
    assert error.value.code == code


@pytest.mark.rule("HQ-1.1-FERNKAEMPFER", "HR-ARCHER-MISS", "HQ-18")
def test_an_archer_may_repeat_a_shot_without_a_skull() -> None:
    table = make_table(ARCHER, MUMMY)
    strike = struck(table, SHOT, hand(W, B), choose("repeat"), hand(S, W), hand(W, W, W, W))
    assert (strike.points, strike.attack_roll.repeated_by) == (1, "HQ-1.1-FERNKAEMPFER")
    assert strike.attack_roll.replaced == (W, B)
    assert struck(table, SHOT, hand(W, B), choose("keep")).points == 0
    assert struck(table, SHOT, hand(W, B), choose("repeat"), hand(B, B)).points == 0  # and that is that
    assert struck(table, SHOT, hand(S, W), hand(B, W, W, W)).points == 0  # a skull is no miss


@pytest.mark.rule("HR-ARCHER-MISS")
def test_by_house_rule_a_shot_without_harm_is_a_miss() -> None:
    table = make_table(ARCHER, MUMMY, archer_miss="no_damage")
    strike = struck(table, SHOT, hand(S, W), hand(B, W, W, W), choose("repeat"), hand(S, S))
    assert (strike.hits, strike.blocks, strike.points) == (2, 1, 1)
    assert struck(table, SHOT, hand(W, W), choose("repeat"), hand(S, W), hand(B, W, W, W)).points == 0
    assert struck(table, SHOT, hand(S, S), hand(B, W, W, W)).points == 1  # harm is no miss


@pytest.mark.rule("HQ-1.1-FERNKAEMPFER")
@pytest.mark.parametrize("shooter", [CROSSBOW, make_hero("elf", "crossbow"), make_hero("dwarf", "axe", "bow")])
def test_only_an_elf_with_a_bow_repeats(shooter: Hero) -> None:
    table = make_table(shooter, MUMMY)
    misses = [W] * (2 if any(item.id == "bow" for item in shooter.items) else 3)
    assert struck(table, SHOT, hand(*misses)).points == 0


@pytest.mark.rule("HQ-1.1-FERNKAEMPFER")
def test_without_a_die_there_is_nothing_to_repeat() -> None:
    bow_in_pit = affected(ARCHER, Effect.IN_PIT, Effect.SECOND_THROW)
    strike = struck(make_table(bow_in_pit, make_monster("ghost_warrior")), SHOT)  # which takes the last die
    assert (letters(strike.attack), strike.points) == ("", 0)


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN", "HQ-18")
def test_a_weakened_hero_throws_every_skull_again_and_no_other_die() -> None:
    weak = affected(make_hero("dwarf", "axe"), Effect.PLAGUED)
    table = make_table(weak, MUMMY)
    strike = struck(table, at(), hand(S, W, S), hand(S, B), hand(W, W, W, W))
    assert (strike.attack_roll.faces, strike.attack_roll.replaced) == ((S, W, B), (S, W, S))
    assert len(strike.attack_roll.dice) == 3
    assert strike.points == 1
    assert struck(table, at(), hand(W, W, B)).attack_roll.repeated_by is None


@pytest.mark.rule("HQ-18", "HQ-19-SEUCHENWAFFEN", "HQ-1.1-FERNKAEMPFER")
def test_no_shot_is_repeated_twice() -> None:
    table = make_table(affected(ARCHER, Effect.PLAGUED), MUMMY)
    strike = struck(table, SHOT, hand(W, W), choose("repeat"), hand(S, S), hand(W, W, W, W))
    assert strike.attack_roll.repeated_by == "HQ-1.1-FERNKAEMPFER"
    strike = struck(table, SHOT, hand(S, W), hand(W))
    assert (strike.attack_roll.repeated_by, strike.points) == ("HQ-19-SEUCHENWAFFEN", 0)


@pytest.mark.rule("HQ-4.2")
def test_a_thrown_weapon_is_lost_on_a_skull_and_else_lies_there() -> None:
    table = make_table(THROWER, MUMMY)
    lost = after(table, THROW, hand(S, S), hand(B, W, W, W), hand(S))
    assert ([item.id for item in lost.heroes["hero"].items], lost.on_floor) == (["dagger"], ())
    lies = after(table, THROW, hand(S, S), hand(B, W, W, W), hand(W))
    assert [item.id for item in lies.on_floor] == ["hand_axe"]
    slain = after(table, THROW, hand(S, S), hand(W, W, W, W))
    assert [item.id for item in slain.on_floor] == ["hand_axe"]
    assert letters(struck(table, at(means="thrown", weapon_id="dagger"), hand(W), hand(W)).attack) == "w"


@pytest.mark.rule("HQ-4.2")
def test_it_is_told_what_was_thrown_for_the_weapon() -> None:
    told = facts(make_table(THROWER, MUMMY), THROW, hand(W, W), hand(S))
    assert [event.roll.faces for event in told if isinstance(event, WeaponThrown) and event.roll] == [(S,)]


@pytest.mark.rule("HQ-4.2")
def test_whoever_comes_by_may_pick_a_thrown_weapon_up() -> None:
    other = make_hero("elf", hero_id="elf")
    table = after(make_table(THROWER, other, MUMMY), THROW, hand(S, S), hand(W, W, W, W))
    taken = after(table, PickUp(hero_id="elf", item_id="hand_axe"))
    assert [(item.id, item.place) for item in taken.heroes["elf"].items] == [("hand_axe", Place.HAND)]
    assert taken.on_floor == ()
    with pytest.raises(GameError, match=r"item\.not_on_floor"):
        facts(taken, PickUp(hero_id="hero", item_id="hand_axe"))


@pytest.mark.rule("HQ-4.2")
def test_who_lies_there_picks_nothing_up() -> None:
    lying = make_hero("elf", hero_id="elf", body_points=0, condition=Condition.FAINTED, recovery="plain")
    table = after(make_table(THROWER, lying, MUMMY), THROW, hand(S, S), hand(W, W, W, W))
    with pytest.raises(GameError, match=r"floor\.hero_down"):
        facts(table, PickUp(hero_id="elf", item_id="hand_axe"))


@pytest.mark.rule("HQ-4.2")
def test_nothing_flies_farther_than_five_squares() -> None:
    table = make_table(THROWER, MUMMY)
    assert facts_so_far(table, at(means="thrown", distance=5))[1] is not None
    with pytest.raises(GameError, match=r"attack\.too_far"):
        facts(table, at(means="thrown", distance=6))


@pytest.mark.rule("HR-THROW-ADJACENT")
@pytest.mark.parametrize("near", [at(means="thrown", adjacent=True), at(means="thrown", distance=1)])
def test_a_throw_at_a_neighbour(near: Attack) -> None:
    with pytest.raises(GameError, match=r"attack\.adjacent"):
        facts(make_table(THROWER, MUMMY), near)
    assert facts_so_far(make_table(THROWER, MUMMY, adjacent_throw="allowed"), near)[1] is not None


@pytest.mark.rule("HR-BARBAR-SWEEP", "HQ-1.1-RASEND")
def test_a_throw_knows_no_rage_but_by_house_rule() -> None:
    barbarian = make_hero("barbarian", "hand_axe")
    assert letters(struck(make_table(barbarian, MUMMY), THROW, hand(W, W), hand(W)).attack) == "ww"
    raging = make_table(barbarian, MUMMY, rage_in_sweeps="with_rage")
    assert letters(struck(raging, THROW, hand(W, W, W), hand(W)).attack) == "www"


@pytest.mark.rule("HQ-19-GROSSES-ZIEL")
def test_nothing_hides_a_dragon() -> None:
    dragon = make_monster("dragon")
    assert facts_so_far(make_table(CROSSBOW, dragon), at(means="ranged", sight="none"))[1] is not None


def test_a_thrown_thing_keeps_its_name_while_it_lies_there() -> None:
    table = after(make_table(THROWER, MUMMY), THROW, hand(S, S), hand(W, W, W, W))
    with pytest.raises(GameError, match=r"item\.already_there"):
        facts(table, GiveItem(hero_id="hero", item_id="hand_axe", content_id="dagger"))
