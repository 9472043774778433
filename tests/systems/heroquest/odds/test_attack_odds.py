"""What a blow promises, against every pair of throws counted by hand."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from app.core.answers import Answer
from app.core.errors import GameError, InvalidAnswer
from app.systems.heroquest.bestiary.commands import AttackTwice, BreatheFire
from app.systems.heroquest.combat.commands import Attack, AttackMind
from app.systems.heroquest.odds.attack_odds import Outlook, next_blow, outlook
from app.systems.heroquest.state.figures import Effect, Hero, Monster
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, affected, choose, facts_so_far, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
WHITE = (S, S, S, W, W, B)
STRIKE = Attack(attacker_id="hero", target_id="monster")
BITE = Attack(attacker_id="monster", target_id="hero")
BARBARIAN = make_hero("barbarian", "broadsword", "helmet")  # four dice in rage, three in defence


def counted(attack: int, defence: int, shield: str, left: int = 9) -> list[Fraction]:
    """How likely each loss is: all throws of white dice, one after the other."""
    struck = Counter(faces.count(S) for faces in product(WHITE, repeat=attack))
    guarded = Counter(faces.count(shield) for faces in product(WHITE, repeat=defence))
    ways = Counter[int]()
    for (hits, many), (blocks, often) in product(struck.items(), guarded.items()):
        ways[min(max(hits - blocks, 0), left)] += many * often
    return [Fraction(ways[n], sum(ways.values())) for n in range(max(ways) + 1)]


def seen(*figures: Hero | Monster, wish: Attack = STRIKE) -> Outlook:
    return outlook(make_table(*figures), wish, CONTENT)


@pytest.mark.rule("HQ-19-FEUERSTRAHL")
def test_each_blow_of_several_has_an_outlook_of_its_own() -> None:
    """Fire loses a die with each target; what the first target rolled has nothing to do with the second."""
    first, second = make_hero("elf", hero_id="a"), make_hero("dwarf", "helmet", hero_id="b")
    table = make_table(first, second, make_monster("dragon"))
    fire = BreatheFire(monster_id="monster", target_ids=("b", "a"))
    place, dwarf = next_blow(table, fire, CONTENT, (), ()) or (-1, None)
    assert dwarf is not None
    assert (place, list(dwarf.points.chances)) == (0, counted(4, 3, W))
    given = (hand(S, S, W, W), hand(W, B, B))
    told, prompt = facts_so_far(table, fire, *given)
    assert prompt is not None
    assert prompt.about == "a"
    place, elf = next_blow(table, fire, CONTENT, given, told) or (-1, None)
    assert elf is not None
    assert (place, len(elf.attack), elf.left) == (1, 3, 6)
    assert list(elf.points.chances) == counted(3, 2, W)
    told, _ = facts_so_far(table, fire, *given, hand(W, W, W))
    assert next_blow(table, fire, CONTENT, (*given, hand(W, W, W)), told) is None


def test_the_second_attack_on_the_same_foe_counts_what_the_first_took() -> None:
    table = make_table(make_monster("giant_troll"), make_hero("elf", body_points=3))
    twice = AttackTwice(monster_id="monster", target_id="hero", second_target_id="hero")
    dice = make_monster("giant_troll").attack
    given = (hand(S, S, *[W] * (dice - 2)), hand(B, B))
    told, _ = facts_so_far(table, twice, *given)
    place, found = next_blow(table, twice, CONTENT, given, told) or (-1, None)
    assert found is not None
    assert (place, found.left) == (1, 1)
    assert list(found.points.chances) == counted(dice, 2, W)


@pytest.mark.parametrize("left", [1, 2, 3, 4])
def test_a_monster_loses_no_more_than_it_has(left: int) -> None:
    found = seen(BARBARIAN, make_monster("chaos_warrior", body_points=left))
    chances = counted(4, make_monster("chaos_warrior").defence, B, left)
    assert list(found.points.chances) == chances
    assert (found.left, found.wounds) == (left, 1 - chances[0])
    assert found.fells == chances[left] > 0


def test_a_hero_saves_himself_with_white_shields_and_falls_with_the_last_point() -> None:
    hero = BARBARIAN.model_copy(update={"body_points": 2})
    found, chances = seen(hero, make_monster("orc"), wish=BITE), counted(3, 3, W)
    assert (len(found.attack.dice), len(found.defence.dice), found.left) == (3, 3, 2)
    assert list(found.points.chances) == chances
    assert [found.wounds, found.fells] == [sum(chances[1:], Fraction(0)), sum(chances[2:], Fraction(0))]
    whole = seen(BARBARIAN, make_monster("orc"), wish=BITE)
    assert whole.left == 8
    assert whole.fells == 0


def test_dice_and_their_reasons_are_those_of_the_blow() -> None:
    found = seen(affected(BARBARIAN, Effect.ATTACK_DICE), make_monster("orc"))
    assert found.attack.weapon_id == "broadsword"
    assert [reason.rule for reason in found.attack.reasons] == ["HQ-1-WEAPON", "HQ-1.1-RASEND", "HQ-15.5-EXTRA"]
    assert (len(found.attack), len(found.defence)) == (5, 3)
    assert list(found.points.chances) == counted(5, 3, B, 1)


def test_what_lies_on_the_table_counts() -> None:
    """Three skulls of four lie there: only the defence is still open."""
    table = make_table(BARBARIAN, make_monster("ogre_warrior", body_points=3))
    found = outlook(table, STRIKE, CONTENT, (hand(S, S, W, S),))
    dice = len(found.defence)
    ways = Counter(max(3 - guarded.count(B), 0) for guarded in product(WHITE, repeat=dice))
    assert found.points.chances == tuple(Fraction(ways[n], 6**dice) for n in range(4))
    over = outlook(table, STRIKE, CONTENT, (hand(S, S, W, S), hand(*[B] * 2, *[W] * (dice - 2))))
    assert [*over.points.chances, over.wounds, over.fells] == [0, 1, 1, 0]


@pytest.mark.parametrize("given", [hand(S, S), hand(S, S, S, "4"), choose("keep")])
def test_what_cannot_lie_there_is_refused(given: Answer) -> None:
    table = make_table(BARBARIAN, make_monster("orc"))
    with pytest.raises(InvalidAnswer):
        outlook(table, STRIKE, CONTENT, (given,))


@pytest.mark.rule("HQ-16")
def test_minds_strike_minds_and_cost_body_points() -> None:
    mage = make_monster("sorcerer").model_copy(update={"abilities": ("mind_combat",), "mind": 3})
    hero = make_hero("elf", mind_points=2, body_points=2)
    found = outlook(make_table(hero, mage), AttackMind(attacker_id="monster", target_id="hero"), CONTENT)
    assert (len(found.attack), len(found.defence), found.left) == (3, 2, 2)
    assert list(found.points.chances) == counted(3, 2, W)


@pytest.mark.rule("HR-SAVE-BEYOND")
@pytest.mark.parametrize("option", ["every_point", "points_left"])
def test_a_demon_saves_what_it_would_lose(option: str) -> None:
    """Blue dice save with each of their two black shields of six; three points are saved only by three of them."""
    demon = make_monster("lesser_demon", body_points=1)
    found = outlook(make_table(BARBARIAN, demon, saves_beyond=option), STRIKE, CONTENT)
    tried = [number if option == "every_point" else min(number, 1) for number in range(5)]
    through = enumerate(counted(4, demon.defence, B))
    assert found.wounds == sum(chance * (1 - Fraction(1, 3) ** tried[number]) for number, chance in through)
    assert found.fells == found.wounds


@pytest.mark.parametrize(("table", "wish", "code"), [
    (make_table(BARBARIAN, make_monster()), Attack(attacker_id="hero", target_id="nobody"), "figure.unknown"),
    (make_table(affected(BARBARIAN, Effect.ASLEEP), make_monster()), STRIKE, "attack.asleep"),
    (make_table(BARBARIAN, make_monster(body_points=0)), STRIKE, "monster.slain"),
    (make_table(BARBARIAN, make_monster()), AttackMind(attacker_id="monster", target_id="hero"), "mind.cannot"),
])  # fmt: skip
def test_what_the_rules_forbid_has_no_outlook(table: Table, wish: Attack | AttackMind, code: str) -> None:
    with pytest.raises(GameError) as error:
        outlook(table, wish, CONTENT)
    assert error.value.code == code
