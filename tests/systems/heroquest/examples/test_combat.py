"""The worked examples of the rule ledger that are fights."""

import pytest

from app.core.answers import RollPrompt
from app.core.errors import GameError
from app.systems.heroquest.body.commands import ChangeMindPoints
from app.systems.heroquest.combat.commands import Attack, AttackMind, Sweep
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.dice import SKULL, Color
from app.systems.heroquest.standard_dice import colored_faces, steps
from app.systems.heroquest.state.figures import Effect, Place
from app.systems.heroquest.state.house_rules import HouseRules
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

S, W, B = "skull", "white_shield", "black_shield"


def attack(means: str = "melee", **fields: object) -> Attack:
    """The hero attacks the monster."""
    return Attack.model_validate({"attacker_id": "hero", "target_id": "monster", "means": means, **fields})


@pytest.mark.rule("HQ-15.5-STD")
def test_example_10_rusty_broadsword_with_standard_dice() -> None:
    table = make_table(make_hero("barbarian", make_item("broadsword", Place.HAND, rusty=True)), make_monster())
    prompt = facts_so_far(table, attack())[1]
    assert isinstance(prompt, RollPrompt)
    first, then = steps(prompt, CONTENT, HouseRules())
    assert [(first.wanted, first.number), (then.wanted, then.number)] == [(Color.GREEN, 3), (Color.WHITE, 1)]
    faces = colored_faces(prompt, (S, W, W, S), CONTENT, HouseRules())
    assert (faces[:3].count(SKULL), faces.count(SKULL)) == (2, 3)
    assert struck(table, attack(), hand(*faces), hand(W, W, W)).hits == 3


@pytest.mark.rule("HQ-15.2-NOTCH", "HQ-15.5-HERO")
def test_example_13_damaged_helmet_in_a_fight() -> None:
    hero = make_hero("dwarf", make_item("helmet", Place.WORN, damaged=True), "shield_item")
    table = make_table(hero, make_monster("orc"))
    back = Attack(attacker_id="monster", target_id="hero")
    strike = struck(table, back, hand(S, S, S), hand(B, W, S, W))
    assert strike.defence.dice == (Color.BLUE, Color.WHITE, Color.WHITE, Color.WHITE)
    assert (strike.blocks, strike.points) == (2, 1)


@pytest.mark.rule("HQ-1.1-FERNKAEMPFER", "HR-ARCHER-MISS", "HQ-4-ADJACENT")
def test_example_25_elf_shoots_again() -> None:
    table = make_table(make_hero("elf", "short_sword", "bow"), make_monster("orc"))
    strike = struck(table, attack("ranged"), hand(W, B), choose("repeat"), hand(S, W), hand(W, W, W))
    assert (strike.hits, strike.points) == (1, 1)
    with pytest.raises(GameError, match=r"attack\.adjacent"):
        facts(table, attack("ranged", adjacent=True))


@pytest.mark.rule("HQ-4.2")
def test_example_26_hand_axe_flies() -> None:
    table = make_table(make_hero("dwarf", "hand_axe"), make_monster("mummy"))
    throw, dice = attack("thrown", distance=4), (hand(S, S), hand(B, W, W, W))
    assert after(table, throw, *dice, hand(S)).on_floor == ()
    assert [item.id for item in after(table, throw, *dice, hand(W)).on_floor] == ["hand_axe"]
    with pytest.raises(GameError, match=r"attack\.too_far"):
        facts(table, attack("thrown", distance=6))
    told = facts(table, throw, hand(S, S), hand(W, W, W, W))
    assert [event.type for event in told[-2:]] == ["monster.slain", "weapon.thrown"]


@pytest.mark.rule("HQ-10.2.2")
def test_example_27_barbarian_fights_in_the_pit() -> None:
    fallen = affected(make_hero("barbarian", "broadsword"), Effect.IN_PIT)
    table = make_table(fallen, make_monster("orc"))
    assert len(struck(table, attack(), hand(W, W, W)).attack) == 3 + 1 - 1
    strike = struck(table, Attack(attacker_id="monster", target_id="hero"), hand(S, W, W), hand(W))
    assert len(strike.defence) == 2 - 1


@pytest.mark.rule("HQ-17", "HQ-16")
def test_example_37_barbarian_without_mind_meets_a_mage() -> None:
    barbarian = make_hero("barbarian", "broadsword", "helmet", "shield_item", "chain_mail")
    mage = make_monster("sorcerer").model_copy(update={"mind": 4, "abilities": ("mind_combat",)})
    table = after(make_table(barbarian, mage), ChangeMindPoints(hero_id="hero", change=-2))
    with pytest.raises(GameError, match=r"attack\.no_mind"):
        facts(table, attack())
    blow = struck(table, Attack(attacker_id="monster", target_id="hero"), hand(S, W, W), hand(W, W, W))
    assert len(blow.defence) == 3
    done = after(table, AttackMind(attacker_id="monster", target_id="hero"), hand(S, S, W, B))
    assert done.heroes["hero"].body_points == 8 - 2


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_example_39_barbarian_pushes_a_fimir() -> None:
    push = attack(room_behind=True)
    table = make_table(make_hero("barbarian", "broadsword", body_points=3), make_monster("fimir"))
    dice = (hand(S, S, W, W), hand(W, W, W))
    told = facts(table, push, *dice, choose("push"))
    assert [event.type for event in told] == ["strike.resolved", "figure.pushed", "monster.wounded"]
    assert after(table, push, *dice, choose("push")).monsters["monster"].body_points == 1
    weak = make_table(make_hero("barbarian", "broadsword", body_points=1), make_monster("fimir"))
    assert after(weak, push, *dice).monsters["monster"].body_points == 0


@pytest.mark.rule("HQ-19-RUNDUMSCHLAG", "HR-BARBAR-SWEEP")
def test_example_40_barbarian_sweeps() -> None:
    goblins = [make_monster("goblin", monster_id=name) for name in ("first", "second")]
    elf = make_hero("elf", hero_id="elf")
    table = make_table(make_hero("barbarian", "broadsword"), elf, *goblins)
    sweep = Sweep(attacker_id="hero", target_ids=("first", "elf", "second"))
    told = facts(table, sweep, hand(S, S), hand(W), hand(S, W), hand(W, S), hand(W, W))
    strikes = [event for event in told if isinstance(event, StrikeResolved)]
    assert [len(strike.attack) for strike in strikes] == [2, 2, 2]
    assert (strikes[1].blocks, strikes[1].points) == (1, 0)
