"""The totals of an evening: who dealt what, who suffered what."""

from app.core.answers import Answer
from app.core.events import Command
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.quests.report import Tally, evening_totals
from tests.builders import facts, hand, make_hero, make_monster, make_table

TABLE = make_table(make_hero("barbarian", "broadsword"), make_monster("orc", body_points=3))
HIT = (hand(*["skull"] * 3, "white_shield"), hand(*["white_shield"] * 3))
MISS = (hand(*["white_shield"] * 3),)


def evening(*acts: tuple[Command, tuple[Answer, ...]]) -> tuple[Tally, Tally]:
    """The hero's and the orcs' numbers; every act begins from the same table."""
    found = evening_totals([facts(TABLE, command, *answers) for command, answers in acts], {"hero"})
    return found.heroes["hero"], found.kinds["orc"]


def test_a_blow_is_dealt_by_who_strikes_and_suffered_by_who_is_struck() -> None:
    blow, miss = Attack(attacker_id="hero", target_id="monster"), Attack(attacker_id="monster", target_id="hero")
    hero, orcs = evening((blow, HIT), (miss, MISS))
    assert (hero.dealt, hero.attacks, hero.slain, hero.suffered) == (3, 1, 1, 0)
    assert (orcs.dealt, orcs.attacks, orcs.falls, orcs.suffered) == (0, 1, 1, 3)
