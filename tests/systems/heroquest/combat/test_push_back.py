"""Pushing somebody back instead of wounding (ch. 19)."""

from collections.abc import Sequence

import pytest

from app.core.answers import Answer, ChoicePrompt
from app.systems.heroquest.state.figures import Effect, Hero
from tests.builders import affected, after, choose, facts, facts_so_far, hand, make_hero, make_monster, make_table
from tests.systems.heroquest.combat.fights import B, S, W, at, back

DWARF = make_hero("dwarf", "axe")
FIMIR = make_monster("fimir")
PUSH = at(room_behind=True)
THROUGH = (hand(S, S, W), hand(W, W, W))  # two points get through


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_a_point_spent_pushes_the_target_and_does_not_wound() -> None:
    told = [event.type for event in facts(make_table(DWARF, FIMIR), PUSH, *THROUGH, choose("push"))]
    assert told == ["strike.resolved", "figure.pushed", "monster.wounded"]
    pushed = after(make_table(DWARF, FIMIR), PUSH, *THROUGH, choose("push"))
    assert pushed.monsters["monster"].body_points == 1
    wounded = after(make_table(DWARF, FIMIR), PUSH, *THROUGH, choose("wound"))
    assert wounded.monsters["monster"].body_points == 0


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_a_single_point_only_pushes() -> None:
    told = facts(make_table(DWARF, FIMIR), PUSH, hand(S, W, W), hand(W, W, W), choose("push"))
    assert [event.type for event in told] == ["strike.resolved", "figure.pushed"]


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
@pytest.mark.parametrize(
    ("hero", "target", "dice"),
    [
        (make_hero("dwarf", "axe", body_points=1), FIMIR, THROUGH),  # too weak
        (DWARF, affected(FIMIR, Effect.IN_PIT), (hand(S, S, W), hand(W, W))),
        (affected(DWARF, Effect.IN_PIT), FIMIR, (hand(S, W), hand(W, W, W))),
        (DWARF, make_hero("elf", hero_id="monster"), (hand(S, S, W), hand(B, B))),  # friends are not pushed
    ],
)
def test_who_may_not_push_is_not_asked(hero: Hero, target: Hero, dice: Sequence[Answer]) -> None:
    events, question = facts_so_far(make_table(hero, target), PUSH, *dice)
    assert question is None
    assert events[-1].type in ("monster.wounded", "monster.slain", "hero.wounded")


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
@pytest.mark.parametrize(("kind", "pushes"), [("orc", True), ("goblin", False)])
def test_only_monsters_with_the_ability_push(kind: str, pushes: bool) -> None:
    monster = make_monster(kind, body_points=1)
    dice = hand(*[S] * monster.attack)
    _, question = facts_so_far(make_table(DWARF, monster), back(room_behind=True), dice, hand(B, B))
    assert isinstance(question, ChoicePrompt) is pushes


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_where_nobody_can_make_way_nobody_is_asked() -> None:
    assert facts_so_far(make_table(DWARF, FIMIR), at(), *THROUGH)[1] is None


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_who_does_no_harm_does_not_push() -> None:
    assert facts_so_far(make_table(DWARF, FIMIR), PUSH, hand(S, W, W), hand(B, W, W))[1] is None


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_two_points_left_are_enough_to_push() -> None:
    weak = make_hero("dwarf", "axe", body_points=2)
    assert isinstance(facts_so_far(make_table(weak, FIMIR), PUSH, *THROUGH)[1], ChoicePrompt)
