"""HQ-7-QP: quest points and what they bring."""

import pytest

from app.core.answers import ChoicePrompt
from app.core.errors import GameError
from app.systems.heroquest.quests.commands import AwardQuestPoint, ChangeAttribute, ChangeQuestPoints, ClaimReward
from app.systems.heroquest.state.figures import Attribute, Condition, Hero, SpellSet
from tests.builders import CONTENT, choose, facts, facts_so_far, hero_after, make_hero, make_table

AWARD = AwardQuestPoint(hero_id="hero")
CLAIM = ClaimReward(hero_id="hero")


def capped(quest_points: int) -> Hero:
    return make_hero("wizard", gained_body=2, gained_mind=2, quest_points=quest_points)


def test_passed_quest_brings_one_point() -> None:
    hero = hero_after(make_table(make_hero(quest_points=8)), AWARD)
    assert (hero.quest_points, hero.quests_passed) == (9, 1)


@pytest.mark.rule("HQ-7-QP")
@pytest.mark.parametrize(("choice", "body", "mind"), [("body", 9, 2), ("mind", 8, 3)])
def test_tenth_point_raises_a_value_and_restarts_the_scale(choice: str, body: int, mind: int) -> None:
    hero = hero_after(make_table(make_hero(quest_points=9)), AWARD, choose(choice))
    assert (hero.body_attribute, hero.mind_attribute, hero.quest_points) == (body, mind, 0)
    assert (hero.body_points, hero.mind_points) == (body, mind)


def test_award_is_told_before_the_choice() -> None:
    events, prompt = facts_so_far(make_table(make_hero(quest_points=9)), AWARD)
    assert [event.type for event in events] == ["quest_point.awarded"]
    assert prompt is not None
    assert prompt.purpose == "quest_reward"


def test_capped_value_cannot_be_chosen() -> None:
    hero = hero_after(make_table(make_hero("elf", gained_mind=2, quest_points=9)), AWARD)
    assert (hero.gained_body, hero.gained_mind) == (1, 2)


def test_with_both_values_capped_the_scale_stays_full() -> None:
    """HR-QP-CAPPED."""
    assert hero_after(make_table(capped(9)), AWARD).quest_points == 10


def test_full_scale_takes_no_further_point_but_the_quest_counts() -> None:
    hero = hero_after(make_table(capped(10)), AWARD)
    assert (hero.quest_points, hero.quests_passed) == (10, 1)


@pytest.mark.rule("HR-QP-CAPPED")
def test_scale_can_restart_without_a_gain() -> None:
    """HR-QP-CAPPED, the other way."""
    assert hero_after(make_table(capped(9), capped_reward="restarts"), AWARD).quest_points == 0


def test_open_choice_can_be_taken_when_a_value_has_dropped() -> None:
    hero = hero_after(make_table(make_hero("wizard", gained_body=1, gained_mind=2, quest_points=10)), CLAIM)
    assert (hero.gained_body, hero.quest_points) == (2, 0)


def test_open_choice_comes_before_the_next_point() -> None:
    hero = hero_after(make_table(make_hero("wizard", gained_body=1, gained_mind=2, quest_points=10)), AWARD)
    assert (hero.gained_body, hero.quest_points) == (2, 1)


@pytest.mark.parametrize(
    ("hero", "code"), [(make_hero(quest_points=9), "reward.not_yet"), (capped(10), "reward.capped")]
)
def test_reward_needs_a_full_scale_and_room_to_grow(hero: Hero, code: str) -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(hero), CLAIM)
    assert refused.value.code == code


def test_lost_hero_earns_nothing() -> None:
    with pytest.raises(GameError, match=r"hero\.lost"):
        facts(make_table(make_hero(condition=Condition.LOST)), AWARD)


def test_scale_and_passed_quests_can_be_corrected() -> None:
    command = ChangeQuestPoints(hero_id="hero", change=-3, passed=12)
    hero = hero_after(make_table(make_hero(quest_points=5)), command)
    assert (hero.quest_points, hero.quests_passed) == (2, 12)


def test_corrections_go_down_to_nothing() -> None:
    veteran = make_hero(quest_points=5).model_copy(update={"quests_passed": 2})
    hero = hero_after(make_table(veteran), ChangeQuestPoints(hero_id="hero", change=-5, passed=-2))
    assert (hero.quest_points, hero.quests_passed) == (0, 0)


@pytest.mark.parametrize(
    ("change", "passed", "code"),
    [
        (0, 0, "value.no_change"),
        (6, 0, "quest_points.outside_scale"),
        (-6, 0, "quest_points.outside_scale"),
        (0, -1, "quest_points.below_zero"),
    ],
)
def test_corrections_stay_within_the_scale(change: int, passed: int, code: str) -> None:
    command = ChangeQuestPoints(hero_id="hero", change=change, passed=passed)
    with pytest.raises(GameError) as refused:
        facts(make_table(make_hero(quest_points=5)), command)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("attribute", "change", "code"),
    [
        (Attribute.BODY, 0, "value.no_change"),
        (Attribute.BODY, 3, "attribute.above_cap"),
        (Attribute.MIND, 3, "attribute.above_cap"),
        (Attribute.MIND, -1, "attribute.below_start"),
    ],
)
def test_attributes_stay_between_start_value_and_cap(attribute: Attribute, change: int, code: str) -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(), ChangeAttribute(hero_id="hero", attribute=attribute, change=change))
    assert refused.value.code == code


def test_wounded_hero_keeps_the_wounds_when_an_attribute_changes() -> None:
    grow = ChangeAttribute(hero_id="hero", attribute=Attribute.BODY, change=2)
    shrink = ChangeAttribute(hero_id="hero", attribute=Attribute.BODY, change=-2)
    assert hero_after(make_table(make_hero(body_points=3)), grow).body_points == 5
    assert hero_after(make_table(make_hero(body_points=3, gained_body=2)), shrink).body_points == 3
    assert hero_after(make_table(make_hero(body_points=9, gained_body=2)), shrink).body_points == 8


def test_who_lies_gets_no_body_point_by_growing_however_clear_the_mind() -> None:
    fallen = make_hero(body_points=0, condition=Condition.FAINTED, recovery="plain")
    grow = ChangeAttribute(hero_id="hero", attribute=Attribute.BODY, change=1)
    assert hero_after(make_table(fallen), grow).body_points == 0


def test_corrections_go_up_to_the_end_of_the_scale() -> None:
    assert (
        hero_after(make_table(make_hero(quest_points=4)), ChangeQuestPoints(hero_id="hero", change=6)).quest_points
        == 10
    )


@pytest.mark.parametrize("attribute", Attribute)
def test_each_attribute_has_a_cap_of_its_own(attribute: Attribute) -> None:
    dwarf = CONTENT.classes["dwarf"]
    rooms = {Attribute.BODY: dwarf.max_body - dwarf.body, Attribute.MIND: dwarf.max_mind - dwarf.mind}
    grow = ChangeAttribute(hero_id="hero", attribute=attribute, change=rooms[attribute])
    assert hero_after(make_table(make_hero("dwarf")), grow).gained(attribute) == rooms[attribute]
    with pytest.raises(GameError, match=r"attribute\.above_cap"):
        facts(make_table(make_hero("dwarf")), grow.model_copy(update={"change": rooms[attribute] + 1}))


def test_nobody_gets_up_by_growing() -> None:
    fallen = make_hero(body_points=0, mind_points=0, condition=Condition.FAINTED, recovery="plain")
    for attribute in Attribute:
        hero = hero_after(make_table(fallen), ChangeAttribute(hero_id="hero", attribute=attribute, change=1))
        assert (hero.body_points, hero.mind_points) == (0, 0)


@pytest.mark.parametrize(("body", "mind", "left"), [(8, 0, 0), (8, 1, 2), (0, 2, 3)])
def test_a_mind_grows_along_unless_it_is_lost_even_in_a_faint(body: int, mind: int, left: int) -> None:
    condition = Condition.STANDING if body else Condition.FAINTED
    hero = make_hero(body_points=body, mind_points=mind, condition=condition, recovery=None if body else "plain")
    grow = ChangeAttribute(hero_id="hero", attribute=Attribute.MIND, change=1)
    assert hero_after(make_table(hero), grow).mind_points == left


def test_losing_a_mind_attribute_loses_the_surplus_sets() -> None:
    held = (SpellSet(lore="life", permanent=False), SpellSet(lore="light", permanent=True))
    table = make_table(make_hero("elf", gained_mind=2, spell_sets=held))
    command = ChangeAttribute(hero_id="hero", attribute=Attribute.MIND, change=-1)
    assert hero_after(table, command).spell_sets == held[1:]


@pytest.mark.rule("HQ-7-QP")
def test_choice_can_stay_open_for_the_player_and_is_taken_later() -> None:
    table = make_table(make_hero(quest_points=9))
    waiting = hero_after(table, AWARD, choose("later"))
    assert (waiting.quest_points, waiting.quests_passed, waiting.gained_body, waiting.gained_mind) == (10, 1, 0, 0)
    grown = hero_after(make_table(waiting), CLAIM, choose("mind"))
    assert (grown.quest_points, grown.gained_mind) == (0, 1)
    _, prompt = facts_so_far(make_table(waiting), CLAIM)
    assert isinstance(prompt, ChoicePrompt)
    assert "later" not in prompt.options, "once chosen, there is no waiting"
