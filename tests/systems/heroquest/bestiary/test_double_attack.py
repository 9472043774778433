"""Assassins and giant trolls attack twice (HQ-19-SCHNELLER-KÄMPFER, HQ-19-VIELARMIG)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.bestiary.commands import AttackTwice
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from tests.builders import after, choose, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"


def pair(kind: str, **options: str) -> Table:
    return make_table(make_hero("elf", hero_id="a"), make_hero("elf", hero_id="b"), make_monster(kind), **options)


def attacks(first: str = "a", second: str = "b", *, moves: bool = False) -> AttackTwice:
    return AttackTwice(monster_id="monster", target_id=first, second_target_id=second, moves_between=moves)


@pytest.mark.rule("HQ-19-SCHNELLER-KÄMPFER", "HQ-19-VIELARMIG")
@pytest.mark.parametrize("kind", ["assassin", "giant_troll"])
@pytest.mark.parametrize("second", ["a", "b"])
def test_two_attacks_at_one_foe_or_two(kind: str, second: str) -> None:
    told = facts(pair(kind), attacks("a", second), hand(W, W, W, W), hand(W, W, W, W))
    assert [event.target_id for event in told if isinstance(event, StrikeResolved)] == ["a", second]


@pytest.mark.rule("HQ-19-SCHNELLER-KÄMPFER")
def test_nobody_is_struck_once_more_who_has_fallen() -> None:
    table = make_table(make_hero("elf", hero_id="a", body_points=1), make_monster("assassin"))
    table = after(table, attacks("a", "a"), hand(S, W, W, W), hand(S, S), hand(4), hand(6))
    assert table.heroes["a"].condition is Condition.FAINTED


@pytest.mark.rule("HR-ASSASSIN-MOVE", "HQ-19-SCHNELLER-KÄMPFER")
def test_an_assassin_may_move_between_its_attacks() -> None:
    assert facts(pair("assassin"), attacks(moves=True), hand(W, W, W, W), hand(W, W, W, W))
    with pytest.raises(RuleViolation) as error:
        after(pair("assassin", assassin_moves="may_not"), attacks(moves=True))
    assert error.value.code == "bestiary.no_move_between"


@pytest.mark.rule("HQ-19-VIELARMIG", "HR-ASSASSIN-MOVE")
def test_a_giant_troll_never_moves_between_its_attacks() -> None:
    with pytest.raises(RuleViolation) as error:
        after(pair("giant_troll"), attacks(moves=True))
    assert error.value.code == "bestiary.no_move_between"


@pytest.mark.rule("HQ-19-VIELARMIG", "HQ-19-ZURÜCKDRÄNGEN")
def test_a_giant_troll_may_push_its_foes_back() -> None:
    wish = attacks().model_copy(update={"room_behind_first": True})
    told = facts(pair("giant_troll"), wish, hand(S, W, W, W), hand(B, B), choose("push"), hand(W, W, W, W))
    assert [event.type for event in told] == ["strike.resolved", "figure.pushed", "strike.resolved"]
    wish = attacks().model_copy(update={"room_behind_second": True})
    told = facts(pair("giant_troll"), wish, hand(W, W, W, W), hand(S, W, W, W), hand(B, B), choose("push"))
    assert [event.type for event in told] == ["strike.resolved", "strike.resolved", "figure.pushed"]


@pytest.mark.parametrize(("kind", "second", "code"), [
    ("troll", "b", "bestiary.not_able"),
    ("assassin", "monster", "attack.oneself"),
])  # fmt: skip
def test_what_is_refused(kind: str, second: str, code: str) -> None:
    with pytest.raises(RuleViolation) as error:
        after(pair(kind), attacks("a", second))
    assert error.value.code == code
