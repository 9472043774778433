"""Monsters that attack together on the map may push, as each of them may alone."""

import pytest

from app.core.answers import ChoicePrompt
from app.systems.heroquest.combat.commands import AttackTogether, PlaceMonster
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.state.table import Table
from tests.builders import after, choose, facts, facts_so_far, hand
from tests.systems.heroquest.maps.playing_on_map import begun, put, squares

S, W, B = "skull", "white_shield", "black_shield"
HIT = hand(S, B, B), hand(B, B)
BOTH = AttackTogether(monster_ids=("a", "b"), target_id="ragna")


def two_orcs(kind: str = "orc") -> Table:
    """One strikes Ragna from below, the other from the side; a free square lies behind her."""
    table = begun()
    for name in ("a", "b"):
        table = after(table, PlaceMonster(monster_id=name, kind=kind))
    return put(table, elf="B3", ragna="D3", a="D4", b="E3")


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_the_first_pushes_and_who_does_not_reach_the_target_then_does_not_strike() -> None:
    table = two_orcs()
    asked = facts_so_far(table, BOTH, *HIT)[1]
    assert isinstance(asked, ChoicePrompt)
    push = next(one for one in asked.options if "push" in one)
    told = facts(table, BOTH, *HIT, choose(push))
    assert [one.attacker_id for one in told if isinstance(one, StrikeResolved)] == ["a"]
    there = squares(after(table, BOTH, *HIT, choose(push)))
    assert (there["ragna"], there["a"], there["b"]) == ("D2", "D3", "E3")


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_who_wounds_instead_leaves_the_target_to_the_next() -> None:
    table = two_orcs()
    asked = facts_so_far(table, BOTH, *HIT)[1]
    assert isinstance(asked, ChoicePrompt)
    wound = next(one for one in asked.options if "push" not in one)
    told = facts(table, BOTH, *HIT, choose(wound), hand(W, W, W))
    assert [one.attacker_id for one in told if isinstance(one, StrikeResolved)] == ["a", "b"]


def test_those_who_cannot_push_are_not_asked() -> None:
    told = facts(two_orcs("goblin"), BOTH, hand(S, B), hand(B, B), hand(W, W))
    assert [one.attacker_id for one in told if isinstance(one, StrikeResolved)] == ["a", "b"]
