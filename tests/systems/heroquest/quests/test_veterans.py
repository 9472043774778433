"""The values of a hero who was played before, written down in one step (ch. 7)."""

import pytest

from app.core.errors import GameError
from app.systems.heroquest.quests.commands import EnterValues
from tests.builders import after, facts, make_hero, make_table

VALUES = {"gained_body": 1, "gained_mind": 2, "quest_points": 7, "quests_passed": 37, "gold": 480}


def entered(**changes: int) -> EnterValues:
    return EnterValues.model_validate({"hero_id": "hero", **VALUES, **changes})


@pytest.mark.rule("HQ-7-QP")
def test_all_values_are_written_down_at_once() -> None:
    table = after(make_table(make_hero("elf", gold=90)), entered())
    hero = table.heroes["hero"]
    assert (hero.body_attribute, hero.mind_attribute) == (7, 6)
    assert (hero.body_points, hero.mind_points) == (7, 6), "what was gained is there"
    assert (hero.quest_points, hero.quests_passed, hero.gold) == (7, 37, 480)
    less = after(table, entered(gained_mind=0, quest_points=0, gold=0)).heroes["hero"]
    assert (less.mind_attribute, less.quest_points, less.quests_passed, less.gold) == (4, 0, 37, 0)


@pytest.mark.rule("HQ-7-QP")
@pytest.mark.parametrize(
    ("changes", "code", "field"),
    [
        ({"gained_body": 3}, "attribute.above_cap", "gained_body"),
        ({"gained_mind": 3}, "attribute.above_cap", "gained_mind"),
        ({"quest_points": 11}, "quest_points.outside_scale", "quest_points"),
    ],
)
def test_what_the_rules_forbid_is_refused_beside_its_field(changes: dict[str, int], code: str, field: str) -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(make_hero("elf")), entered(**changes))
    assert (refused.value.code, refused.value.field) == (code, field)


def test_the_same_values_are_no_news() -> None:
    table = after(make_table(make_hero("elf")), entered())
    with pytest.raises(GameError, match=r"hero_values\.unchanged"):
        facts(table, entered())
