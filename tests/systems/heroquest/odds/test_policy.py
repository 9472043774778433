"""Odds where somebody may throw again: the best choice or a stated one, against every throw counted by hand."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product

import pytest

from app.core.events import Command
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.magic.commands import CastBasicSpell, CastMonsterSpell
from app.systems.heroquest.odds.attack_odds import armed, outlook
from app.systems.heroquest.odds.duel import encounter
from app.systems.heroquest.odds.policy import Choose, best_of, first_option, undecided
from app.systems.heroquest.odds.summary import Odds, odds_of
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, affected, make_hero, make_monster, make_table
from tests.systems.heroquest.odds.asking import taking

S, W, B = "skull", "white_shield", "black_shield"
WHITE = (S, S, S, W, W, B)
SHOT = Attack(attacker_id="hero", target_id="monster", means="ranged")
BLOW = Attack(attacker_id="hero", target_id="monster")
ELF = make_hero("elf", "bow")
Repeats = Callable[[int], bool]


def losses(attack: int, defence: int, repeats: Repeats) -> list[Fraction]:
    """How likely each loss is when a throw of so many skulls is thrown once more: all throws there are."""
    skulls = Counter[int]()
    for (hits, often), (second, more) in product(thrown(attack).items(), repeat=2):
        skulls[second if repeats(hits) else hits] += often * more
    blocks = Counter(faces.count(B) for faces in product(WHITE, repeat=defence))
    lost = Counter[int]()
    for (hits, many), (shields, often) in product(skulls.items(), blocks.items()):
        lost[max(hits - shields, 0)] += many * often
    return [Fraction(lost[n], sum(lost.values())) for n in range(attack + 1)]


def wounds(table: Table, command: Command, policy: Choose | None = None) -> Fraction:
    odds = odds_of(table, command, CONTENT, policy=policy)
    return next((Fraction(one.wounded.exact) for one in odds.figures if one.figure_id == "monster"), Fraction(0))


def happens(odds: Odds, kind: str, **details: str) -> Fraction:
    found = (one for one in odds.happenings if one.type == kind and details.items() <= dict(one.details).items())
    return sum((Fraction(one.chance.exact) for one in found), Fraction(0))


@pytest.mark.rule("HQ-1.1-FERNKAEMPFER")
@pytest.mark.parametrize(
    ("kind", "once", "twice"), [("goblin", "2/3", "5/6"), ("orc", None, "125/192"), ("chaos_warrior", None, None)]
)
def test_an_archer_shoots_again_after_a_miss(kind: str, once: str | None, twice: str | None) -> None:
    table, dice = make_table(ELF, make_monster(kind)), make_monster(kind).defence
    shoots = 1 - losses(2, dice, lambda hits: hits == 0)[0]
    keeps = 1 - losses(2, dice, lambda hits: False)[0]
    assert wounds(table, SHOT) == shoots
    assert wounds(table, SHOT, first_option) == wounds(table, SHOT, best_of({"second_shot": "keep"})) == keeps
    assert [once or str(keeps), twice or str(shoots)] == [str(keeps), str(shoots)]


def test_odds_say_what_was_chosen_and_how_likely_it_comes_to_that() -> None:
    table = make_table(ELF, make_monster("orc"))
    (choice,) = odds_of(table, SHOT, CONTENT).choices
    assert (choice.purpose, choice.options, choice.taken) == ("second_shot", ("keep", "repeat"), "repeat")
    assert choice.chance.exact == "1/4"
    (kept,) = odds_of(table, SHOT, CONTENT, policy=taking({"second_shot": "keep"})).choices
    assert (kept.taken, kept.chance.exact) == ("keep", "1/4")
    assert outlook(table, SHOT, CONTENT).choices == (choice,)
    assert odds_of(table, BLOW.model_copy(update={"unarmed": True}), CONTENT).choices == ()


def test_open_choices_are_listed_where_nobody_decides() -> None:
    odds = odds_of(make_table(ELF, make_monster("orc")), SHOT, CONTENT, policy=undecided)
    (question,) = odds.open
    assert (question.purpose, question.options, question.chance.exact) == ("second_shot", ("keep", "repeat"), "1/4")


@pytest.mark.rule("HQ-18")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_potion_repeats_a_throw_that_promises_less_than_a_new_one(left: int) -> None:
    hero = affected(make_hero("barbarian", "broadsword"), Effect.SECOND_THROW)
    monster = make_monster("chaos_warrior", body_points=left)
    table = make_table(hero, monster)
    dice = len(outlook(table, BLOW, CONTENT).attack)
    after = [expected(hits, monster.defence, left) for hits in range(dice + 1)]
    fresh = sum((Fraction(often, 6**dice) * after[hits] for hits, often in thrown(dice).items()), Fraction(0))
    shown = losses(dice, monster.defence, lambda hits: after[hits] < fresh)
    assert outlook(table, BLOW, CONTENT).points.expected == sum(min(n, left) * chance for n, chance in enumerate(shown))


def thrown(dice: int) -> Counter[int]:
    return Counter(faces.count(S) for faces in product(WHITE, repeat=dice))


def expected(hits: int, defence: int, left: int) -> Fraction:
    throws = [faces.count(B) for faces in product(WHITE, repeat=defence)]
    return Fraction(sum(min(max(hits - blocks, 0), left) for blocks in throws), len(throws))


def test_one_potion_does_not_help_in_every_round_of_a_fight() -> None:
    plain = make_hero("barbarian", "broadsword")
    ready = affected(plain, Effect.SECOND_THROW)
    fights = [encounter(make_table(one, make_monster("orc")), ["hero"], ["monster"], CONTENT) for one in (plain, ready)]
    assert fights[0].first_wins == fights[1].first_wins


@pytest.mark.rule("HQ-1.1-STAMINA")
def test_stamina_repeats_what_the_table_of_the_fainted_makes_worse() -> None:
    """One and two leave an injury; one to five leave him lying: only a six is kept, or a three to five."""
    table = make_table(make_hero("barbarian", gained_body=1, body_points=1))
    fall = LoseBodyPoints(hero_id="hero", points=1)
    best, kept = odds_of(table, fall, CONTENT), odds_of(table, fall, CONTENT, policy=first_option)
    assert [happens(kept, "hero.fainted", outcome=one) for one in ("deep", "plain", "light")] == [
        Fraction(1, 3), Fraction(1, 2), Fraction(1, 6),
    ]  # fmt: skip
    throws = Counter[str]()
    outcome = {1: "deep", 2: "deep", 3: "plain", 4: "plain", 5: "plain", 6: "light"}
    for first, second in product(range(1, 7), repeat=2):
        throws[outcome[second if first <= 2 else first]] += 1
    found = [happens(best, "hero.fainted", outcome=one) for one in ("deep", "plain", "light")]
    assert found == [Fraction(throws[one], 36) for one in ("deep", "plain", "light")]
    assert {one.taken for one in best.choices} == {"keep", "repeat"}


@pytest.mark.rule("HQ-1.1-RESISTENZ")
def test_a_dwarf_repeats_what_did_not_ward_off_an_evil_spell() -> None:
    dwarf = make_hero("dwarf", gained_mind=3)
    table = make_table(dwarf, make_monster("sorcerer"))
    cast = CastMonsterSpell(monster_id="monster", spell="deep_sleep", target_ids=("hero",))
    kept = odds_of(table, cast, CONTENT, policy=first_option)
    best = odds_of(table, cast, CONTENT)
    once = happens(kept, "ward.thrown", warded="true")
    assert 0 < once < 1
    assert happens(best, "ward.thrown", warded="true") == 1 - (1 - once) ** 2


@pytest.mark.rule("HQ-1.1-BASISZAUBER")
def test_a_basic_spell_succeeds_with_a_skull_and_not_with_the_lack_of_a_miscast() -> None:
    table = make_table(make_hero("wizard"), make_monster("orc"))
    odds = odds_of(table, CastBasicSpell(hero_id="hero", spell="fireball", target_id="monster", in_line=True), CONTENT)
    found = [happens(odds, "basic_spell.cast", outcome=one) for one in ("success", "failure", "miscast")]
    assert found == [Fraction(5, 9), Fraction(5, 12), Fraction(1, 36)]


@pytest.mark.rule("HQ-4.2")
def test_a_thrown_dagger_is_lost_in_half_the_cases_only() -> None:
    """Half of the daggers are lost beside a target that still stands; one that kills is never lost."""
    table = make_table(make_hero("elf", "dagger"), make_monster("ogre_warrior", body_points=9))
    odds = odds_of(table, Attack(attacker_id="hero", target_id="monster", means="thrown", distance=3), CONTENT)
    (hero,) = (one for one in odds.figures if one.figure_id == "hero")
    assert [(one.content_id, one.what, one.chance.exact) for one in hero.things] == [("dagger", "lost", "1/2")]


def test_a_bow_alone_shoots_where_weapons_are_compared() -> None:
    hero = armed(make_hero("elf", "bow", "broadsword"), "bow", CONTENT, make_table().house_rules)
    assert wounds(make_table(hero, make_monster("orc")), SHOT) == Fraction(125, 192)
