"""Which monsters sweep and which push back (HQ-19-RUNDUMSCHLAG, HQ-19-ZURÜCKDRÄNGEN)."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.combat.commands import Attack, Sweep
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, choose, facts, facts_so_far, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
SWEEP = Sweep(attacker_id="monster", target_ids=("hero", "friend"))
PUSH = Attack(attacker_id="monster", target_id="hero", room_behind=True)
SWEEPING = [kind.id for kind in CONTENT.monsters.values() if "sweep_attack" in kind.abilities]
OTHERS = [kind.id for kind in CONTENT.monsters.values() if "sweep_attack" not in kind.abilities]
PUSHING = [kind.id for kind in CONTENT.monsters.values() if "push_back" in kind.abilities]


def around(kind: str) -> Table:
    return make_table(make_hero("elf"), make_monster(kind, body_points=1), make_monster("orc", monster_id="friend"))


@pytest.mark.rule("HQ-19-RUNDUMSCHLAG")
@pytest.mark.parametrize("kind", SWEEPING)
def test_who_sweeps_strikes_friend_and_foe_with_two_white_dice(kind: str) -> None:
    told = [event for event in facts(around(kind), SWEEP, hand(W, W), hand(W, W)) if isinstance(event, StrikeResolved)]
    assert [(event.target_id, len(event.attack)) for event in told] == [("hero", 2), ("friend", 2)]


@pytest.mark.rule("HQ-19-RUNDUMSCHLAG")
def test_other_monsters_do_not_sweep() -> None:
    for kind in OTHERS:
        with pytest.raises(RuleViolation) as error:
            facts(around(kind), SWEEP)
        assert error.value.code == "sweep.cannot", kind


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
@pytest.mark.parametrize("kind", PUSHING)
def test_who_pushes_back_needs_no_two_body_points(kind: str) -> None:
    table = around(kind)
    dice = [S, *[W] * (table.monsters["monster"].attack - 1)]
    told = facts(table, PUSH, hand(*dice), hand(B, B), choose("push"))
    assert [event.type for event in told] == ["strike.resolved", "figure.pushed"]


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
@pytest.mark.parametrize("kind", ["goblin", "skeleton", "lesser_demon", "base_orc"])
def test_other_monsters_do_not_push(kind: str) -> None:
    table = around(kind)
    dice = [S, *[W] * (table.monsters["monster"].attack - 1)]
    told, question = facts_so_far(table, PUSH, hand(*dice), hand(B, B))
    assert question is None
    assert [event.type for event in told] == ["strike.resolved", "hero.wounded"]
