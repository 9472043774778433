"""Blows all around, and blows of the mind (ch. 1.1, 16 and 19)."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.combat.commands import AttackMind, PassSquare, Sweep
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.state.figures import Effect, Hero, Monster, Weakness
from tests.builders import (
    CONTENT,
    affected,
    after,
    facts,
    facts_so_far,
    hand,
    make_hero,
    make_item,
    make_monster,
    make_table,
    struck,
)
from tests.systems.heroquest.combat.fights import B, S, W, letters, rules

BARBARIAN = make_hero("barbarian", "broadsword")
FRIEND = make_hero("elf", hero_id="friend")
FIRST, SECOND = make_monster("goblin", monster_id="first"), make_monster("goblin", monster_id="second")


def around(*targets: str, by: str = "hero", stops_short: bool = False) -> Sweep:
    return Sweep(attacker_id=by, target_ids=targets, stops_short=stops_short)


@pytest.mark.rule("HQ-1.1-RUNDUMSCHLAG", "HQ-19-RUNDUMSCHLAG", "HR-BARBAR-SWEEP")
def test_a_barbarian_strikes_everybody_around_with_two_white_dice() -> None:
    table = make_table(BARBARIAN, FRIEND, FIRST, SECOND)
    sweep = around("first", "friend", "second")
    told = facts(table, sweep, hand(S, W), hand(W), hand(S, S), hand(W, B), hand(W, W))
    strikes = [event for event in told if isinstance(event, StrikeResolved)]
    assert [(one.target_id, letters(one.attack), one.points) for one in strikes] == [
        ("first", "ww", 1), ("friend", "ww", 1), ("second", "ww", 0),
    ]  # fmt: skip


@pytest.mark.rule("HR-BARBAR-SWEEP")
def test_by_house_rule_the_rage_die_is_thrown_too() -> None:
    table = make_table(BARBARIAN, FIRST, rage_in_sweeps="with_rage")
    assert letters(struck(table, around("first"), hand(W, W, W)).attack) == "www"


@pytest.mark.rule("HQ-19-RUNDUMSCHLAG")
@pytest.mark.parametrize("kind", ["gargoyle", "troll", "giant_troll", "ogre_warrior", "rat_ogre", "chieftain"])
def test_monsters_that_sweep_do_so_with_two_dice(kind: str) -> None:
    table = make_table(make_hero("dwarf"), make_monster(kind), FIRST)
    told = facts(table, around("hero", "first", by="monster"), hand(W, W), hand(S, S), hand(B))
    assert [letters(one.attack) for one in told if isinstance(one, StrikeResolved)] == ["ww", "ww"]


@pytest.mark.rule("HQ-19-RUNDUMSCHLAG")
def test_a_sweep_is_weakened_like_any_attack() -> None:
    table = make_table(affected(BARBARIAN, Effect.IN_PIT), FIRST)
    assert letters(struck(table, around("first"), hand(W)).attack) == "w"


@pytest.mark.rule("HQ-19-RUNDUMSCHLAG", "HQ-19-KÖRPERLOS")
@pytest.mark.parametrize(("weapon", "dice"), [("broadsword", "w"), ("spirit_blade", "ww")])
def test_the_magic_of_the_weapon_in_hand_counts_in_a_sweep_too(weapon: str, dice: str) -> None:
    table = make_table(make_hero("barbarian", weapon), make_monster("ghost_warrior"))
    assert letters(struck(table, around("monster"), hand(*[W] * len(dice))).attack) == dice


@pytest.mark.rule("HQ-19-RUNDUMSCHLAG")
def test_who_is_left_without_a_die_sweeps_at_nobody() -> None:
    weak = affected(make_hero("barbarian", "broadsword", injuries=[Weakness.ATTACK]), Effect.IN_PIT)
    table = make_table(weak, FIRST)
    assert struck(table, around("first")).attack_roll.dice == ()
    assert str(refusal(table, around("first"), CONTENT)) == "attack.no_dice"


@pytest.mark.rule("HR-SWEEP-ARC")
def test_a_sweep_stops_short_of_a_friend_by_house_rule_only() -> None:
    with pytest.raises(GameError, match=r"sweep\.all_adjacent"):
        facts(make_table(BARBARIAN, FIRST), around("first", stops_short=True))
    free = make_table(BARBARIAN, FIRST, sweep_arc="may_stop")
    assert facts_so_far(free, around("first", stops_short=True))[1] is not None


@pytest.mark.parametrize(
    ("sweep", "code"),
    [
        (around("first", "first"), "sweep.twice"),
        (around("hero"), "attack.oneself"),
        (around("nobody"), "figure.unknown"),
        (around("hero", by="first"), "sweep.cannot"),
        (around("first", by="friend"), "sweep.cannot"),
        (around("nobody", by="friend"), "figure.unknown"),  # who is named must be there, before anything else
        (around("first", by="nobody"), "figure.unknown"),
    ],
)
def test_sweeps_that_are_refused(sweep: Sweep, code: str) -> None:
    with pytest.raises(GameError) as error:
        facts(make_table(BARBARIAN, FRIEND, FIRST), sweep)
    assert error.value.code == code
    assert error.value.field in Sweep.model_fields


def mage(mind: int | None) -> Monster:
    return make_monster("sorcerer").model_copy(update={"mind": mind, "abilities": ("mind_combat",)})


@pytest.mark.rule("HQ-16")
def test_mind_attacks_mind_and_costs_body_points() -> None:
    table = make_table(make_hero("barbarian", "helmet", "shield_item"), mage(4))
    strike = struck(table, AttackMind(attacker_id="monster", target_id="hero"), hand(S, S, S, B), hand(W, B))
    assert (letters(strike.attack), letters(strike.defence), strike.points) == ("wwww", "ww", 2)
    assert (rules(strike.attack), rules(strike.defence)) == (["HQ-16"], ["HQ-16"])
    done = after(table, AttackMind(attacker_id="monster", target_id="hero"), hand(S, S, S, B), hand(W, B))
    assert (done.heroes["hero"].body_points, done.heroes["hero"].mind_points) == (6, 2)


@pytest.mark.rule("HQ-16", "HQ-15.5-EXTRA")
def test_dice_of_potions_do_not_help_the_mind_and_are_kept() -> None:
    table = make_table(affected(BARBARIAN, Effect.DEFENCE_DICE), mage(1))
    done = after(table, AttackMind(attacker_id="monster", target_id="hero"), hand(S), hand(W, B))
    assert done.heroes["hero"].amount(Effect.DEFENCE_DICE) == 1


@pytest.mark.rule("HQ-16")
def test_what_a_talisman_adds_to_the_mind_defends_too() -> None:
    table = make_table(make_hero("barbarian", make_item("talisman_of_lore")), mage(1))
    strike = struck(table, AttackMind(attacker_id="monster", target_id="hero"), hand(S), hand(W, B, S))
    assert letters(strike.defence) == "www"


@pytest.mark.rule("HQ-16")
@pytest.mark.parametrize(
    ("attacker", "code"),
    [(make_monster("sorcerer"), "mind.cannot"), (mage(0), "attack.no_dice"), (mage(None), "attack.no_dice")],
)
def test_only_mages_the_quest_names_fight_with_the_mind(attacker: Monster, code: str) -> None:
    with pytest.raises(GameError) as error:
        facts(make_table(attacker), AttackMind(attacker_id="monster", target_id="hero"))
    assert error.value.code == code


@pytest.mark.rule("HQ-8.2.2")
@pytest.mark.parametrize(
    ("mover", "holder", "passes"),
    [
        (make_monster(), affected(make_hero(), Effect.INVISIBLE), True),
        (make_monster(), make_hero(), False),
        (make_hero("elf", hero_id="monster"), affected(make_hero(), Effect.INVISIBLE), True),
        (make_hero("elf", hero_id="monster"), make_hero(), True),
        (make_monster("bats"), make_hero(), True),
        (affected(make_hero("elf", hero_id="monster"), Effect.VEILED), make_monster(monster_id="hero"), True),
        (make_hero("elf", hero_id="monster"), make_monster(monster_id="hero"), False),
    ],
)
def test_squares_may_be_crossed_but_not_held_by_two(mover: Hero, holder: Hero, passes: bool) -> None:
    table = make_table(mover, holder)
    if passes:
        assert [event.type for event in facts(table, PassSquare(figure_id="monster", target_id="hero"))] == [
            "figure.passed"
        ]
    code = r"square\.no_stop" if passes else r"square\.held"
    with pytest.raises(GameError, match=code):
        facts(table, PassSquare(figure_id="monster", target_id="hero", stops=True))
