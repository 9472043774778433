"""What is likely, summed up: chances that are exact and add up."""

from fractions import Fraction

import pytest

from app.core.answers import Answer
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.combat import commands as combat_commands
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.free_rolls import RollDice
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.odds.comparison import begun_and_ended
from app.systems.heroquest.odds.policy import Choose
from app.systems.heroquest.odds.summary import Chance, FigureOdds, NumberOdds, Odds, odds_of
from app.systems.heroquest.state.figures import Effect, Wear
from tests.builders import CONTENT, affected, hand, make_hero, make_monster, make_table
from tests.systems.heroquest.odds.asking import odds_after, odds_until, taking

HERO = make_hero("barbarian", "helmet", "shield_item", "healing_potion_4", gold=50, body_points=2)
TABLE = make_table(HERO, make_hero("elf", hero_id="other"), make_monster("chaos_warrior"))


def lost(points: int) -> Odds:
    return odds_of(TABLE, LoseBodyPoints(hero_id="hero", points=points), CONTENT)


def figure(odds: Odds) -> FigureOdds:
    (found,) = odds.figures
    return found


def number(odds: Odds, name: str) -> NumberOdds:
    return next(one for one in figure(odds).numbers if one.id == name)


S, W, B = "skull", "white_shield", "black_shield"
BITE = combat_commands.Attack(attacker_id="monster", target_id="hero")


def test_after_answers_only_what_is_still_open_is_likely() -> None:
    """Two skulls lie there, four dice defend, each with a third of white shields."""
    strong = TABLE.model_copy(update={"heroes": {**TABLE.heroes, "hero": HERO.model_copy(update={"body_points": 7})}})
    (hero,) = odds_after(strong, BITE, hand(S, S, W, W)).figures
    changes = [(one.change, one.chance.exact) for one in hero.numbers[0].changes]
    assert changes == [(-2, "16/81"), (-1, "32/81"), (0, "11/27")]
    (sure,) = odds_after(strong, BITE, hand(S, S, W, W), hand(W, B, B, B)).figures
    assert sure.wounded.exact == "1"
    assert odds_after(strong, BITE, hand(W, W, W, B)).figures == ()


def test_after_answers_it_can_be_asked_how_far_it_comes() -> None:
    blow = (hand(S, S, W, W), hand(B, B, B, B))
    odds = odds_after(TABLE, BITE, *blow, until=["faint_table"])
    assert [(one.purpose, one.chance.exact) for one in odds.open] == [("faint_table", "1")]


@pytest.mark.parametrize("given", [(), (hand(1),)])
def test_after_answers_whoever_chooses_still_has_a_policy(given: tuple[Answer, ...]) -> None:
    tough = make_table(make_hero("barbarian", gained_body=1, body_points=1))
    wish = LoseBodyPoints(hero_id="hero", points=1)

    def deeply(policy: Choose) -> str:
        told = odds_after(tough, wish, *given, policy=policy).happenings
        return next(one.chance.exact for one in told if dict(one.details).get("outcome") == "deep")

    assert deeply(taking({"stamina": "keep"})) == ("1" if given else "1/3")
    assert deeply(taking({"stamina": "repeat"})) == "1/3"


def test_only_who_can_change_is_listed() -> None:
    assert [one.figure_id for one in lost(1).figures] == ["hero"]
    assert figure(lost(1)).wounded == Chance(exact="1", value=1.0)
    assert odds_of(TABLE, RollDice(hero_id="hero", pool="attack"), CONTENT).figures == ()


def test_who_loses_gold_only_is_not_wounded() -> None:
    odds = figure(odds_of(TABLE, ChangeGold(hero_id="hero", change=-10), CONTENT))
    assert odds.wounded.exact == "0"
    assert [(one.id, one.average.exact) for one in odds.numbers] == [("gold", "-10")]


@pytest.mark.parametrize(
    ("points", "conditions"),
    [
        (1, {"standing": "1"}),
        (2, {"fainted": "1"}),
        (3, {"dead": "2/3", "lost": "1/3"}),
        (4, {"lost": "1"}),
    ],
)
def test_condition_afterwards(points: int, conditions: dict[str, str]) -> None:
    assert {one.id: one.chance.exact for one in figure(lost(points)).conditions} == conditions


def test_numbers_and_their_averages() -> None:
    gold = number(lost(2), "gold")
    assert [(one.change, one.chance.exact) for one in gold.changes] == [(-50, "4/5"), (-40, "1/10"), (-20, "1/10")]
    assert gold.average == Chance(exact="-46", value=-46.0)
    rounds = number(lost(2), "missed_rounds")
    assert [(one.change, one.chance.exact) for one in rounds.changes] == [(0, "5/6"), (1, "1/6")]


def test_what_becomes_of_things() -> None:
    fates = {(one.item_id, one.what): one.chance.exact for one in figure(lost(2)).things}
    assert fates == {
        ("healing_potion_4", "lost"): "1/3",
        ("shield_item", "broken"): "2/3",
    }


def test_happenings_by_their_words() -> None:
    outcomes = {one.details["outcome"]: one.chance.exact for one in lost(2).happenings if one.type == "hero.fell"}
    assert set(outcomes.values()) == {"1/6"}
    assert len(outcomes) == 6
    assert all(one.figure_id == "hero" for one in lost(2).happenings)


def test_open_questions() -> None:
    odds = odds_until(TABLE, LoseBodyPoints(hero_id="hero", points=3), "fallen_gold")
    assert [(one.purpose, one.chance.exact) for one in odds.open] == [("fallen_gold", "1")]
    assert lost(3).open == ()


def test_monsters_come_are_wounded_and_slain() -> None:
    wounded = figure(odds_of(TABLE, combat_commands.WoundMonster(monster_id="monster", points=1), CONTENT))
    assert (wounded.figure_id, wounded.conditions[0].id) == ("monster", "standing")
    slain = figure(odds_of(TABLE, combat_commands.WoundMonster(monster_id="monster", points=9), CONTENT))
    assert slain.conditions[0].id == "slain"
    gone = figure(odds_of(TABLE, combat_commands.RemoveMonster(monster_id="monster"), CONTENT))
    assert (gone.conditions[0].id, gone.wounded.exact, gone.numbers) == ("gone", "0", ())
    come = figure(odds_of(TABLE, combat_commands.PlaceMonster(monster_id="new", kind="orc"), CONTENT))
    assert (come.figure_id, come.conditions[0].id) == ("new", "standing")


def test_everything_adds_up_and_survives_a_round_trip() -> None:
    for points in (1, 2, 3, 4):
        odds = lost(points)
        for one in odds.figures:
            assert sum(Fraction(condition.chance.exact) for condition in one.conditions) == 1
            for many in one.numbers:
                assert sum(Fraction(change.chance.exact) for change in many.changes) == 1
        assert Odds.model_validate_json(odds.model_dump_json()) == odds


@pytest.mark.parametrize("fate", ["lost", "gained", *Wear.model_fields])
def test_every_fate_of_a_thing_has_words(fate: str) -> None:
    assert f"odds.things.{fate}" in SYSTEM.labels("de")


def test_what_held_before_and_holds_still_neither_begins_nor_ends() -> None:
    plagued = affected(HERO, Effect.PLAGUED)
    assert list(begun_and_ended(plagued, plagued)) == []
    assert list(begun_and_ended(HERO, plagued)) == [("plagued", "begins")]
    assert list(begun_and_ended(plagued, HERO)) == [("plagued", "ends")]
