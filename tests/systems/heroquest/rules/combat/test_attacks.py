"""One figure attacks another with what is in the hand (ch. 1, 3, 8 and 15)."""

import pytest

from app.core.answers import Answer
from app.systems.heroquest.combat_commands import Attack
from app.systems.heroquest.combat_events import StrikeResolved
from app.systems.heroquest.state import Table
from tests.builders import facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"


def struck(table: Table, command: Attack, *answers: Answer) -> StrikeResolved:
    found = facts(table, command, *answers)[0]
    assert isinstance(found, StrikeResolved)
    return found


def at(target_id: str = "monster", **fields: object) -> Attack:
    return Attack.model_validate({"attacker_id": "hero", "target_id": target_id, **fields})


@pytest.mark.rule("HQ-15.5-HERO")
def test_monsters_defend_with_black_shields_and_heroes_with_white_ones() -> None:
    table = make_table(make_hero("dwarf", "axe"), make_monster("mummy"))
    strike = struck(table, at(), hand(S, S, S), hand(B, W, W, S))
    assert (strike.hits, strike.blocks, strike.points) == (3, 1, 2)
    back = Attack(attacker_id="monster", target_id="hero")
    strike = struck(table, back, hand(S, S, S), hand(B, W))
    assert (strike.hits, strike.blocks, strike.points) == (3, 1, 2)
