"""Monsters that are alike attack together: one deed, a blow for each."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.combat.commands import AttackTogether
from app.systems.heroquest.combat.events import MonstersAttacked, StrikeResolved
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from tests.builders import after, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
MISS = hand(W, W)


def table(body: int = 6) -> Table:
    goblins = [make_monster("goblin", monster_id=f"g{number}") for number in (1, 2, 3)]
    return make_table(make_hero("elf", body_points=body), *goblins, make_monster("orc", monster_id="o"))


def pack(*monsters: str) -> AttackTogether:
    return AttackTogether(monster_ids=monsters or ("g1", "g2", "g3"), target_id="hero")


@pytest.mark.rule("HQ-3.1")
def test_each_strikes_once_and_one_fact_sums_it_up() -> None:
    answers = hand(S, S), hand(B, B), MISS, hand(S, W), hand(W, B)
    found = facts(table(), pack(), *answers)
    strikes = [one for one in found if isinstance(one, StrikeResolved)]
    assert [(one.attacker_id, one.points) for one in strikes] == [("g1", 2), ("g2", 0), ("g3", 0)]
    (sum_of_all,) = (one for one in found if isinstance(one, MonstersAttacked))
    assert (sum_of_all.number, sum_of_all.points, found[-1]) == (3, 2, sum_of_all)


@pytest.mark.rule("HQ-3.1")
def test_once_the_target_is_down_the_others_stay_their_hands() -> None:
    answers = hand(S, S), hand(B, B), hand("4"), hand("3")
    found = facts(table(body=2), pack(), *answers)
    assert sum(isinstance(one, StrikeResolved) for one in found) == 1
    assert after(table(body=2), pack(), *answers).heroes["hero"].condition is not Condition.STANDING


@pytest.mark.parametrize(
    ("monsters", "code"), [(("g1", "o"), "attack.not_alike"), (("g1", "g1"), "attack.twice_named")]
)
def test_who_does_not_attack_together(monsters: tuple[str, ...], code: str) -> None:
    with pytest.raises(RuleViolation, match=code):
        facts(table(), pack(*monsters))
