"""What a gained point would change is said before it is chosen."""

import pytest

from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.quests.points import prospects
from app.systems.heroquest.state.figures import Attribute, Hero
from app.systems.heroquest.state.house_rules import HouseRules
from tests.builders import CONTENT, make_hero

LABELS = SYSTEM.labels("de")


def told(hero: Hero, attribute: str, rules: HouseRules | None = None) -> dict[str, tuple[int, int]]:
    found = prospects(hero, CONTENT, rules or HouseRules(), Attribute(attribute))
    assert all("{" not in LABELS.text(f"prospects.{one.id}", old=one.old, new=one.new) for one in found)
    return {one.id: (one.old, one.new) for one in found}


@pytest.mark.rule("HQ-7-QP", "HQ-1.1-STAMINA", "HR-STAMINA-9")
@pytest.mark.parametrize(
    ("gained", "rules", "ids"),
    [
        (0, HouseRules(), {"body", "stamina_repeat"}),
        (0, HouseRules(stamina_nine="above_nine"), {"body"}),
        (1, HouseRules(), {"body", "stamina_bonus", "cap"}),
        (1, HouseRules(stamina_nine="above_nine"), {"body", "stamina_repeat", "stamina_bonus", "cap"}),
    ],
)
def test_a_barbarian_grows_tough(gained: int, rules: HouseRules, ids: set[str]) -> None:
    found = told(make_hero("barbarian", gained_body=gained), "body", rules)
    assert set(found) == ids
    assert found["body"] == (8 + gained, 9 + gained)


@pytest.mark.rule("HQ-1.1-KONSTITUTION", "HQ-1.1-RESISTENZ")
@pytest.mark.parametrize(
    ("attribute", "gained", "one"),
    [
        ("body", 0, "constitution_repeat"),
        ("body", 1, "constitution_white"),
        ("mind", 0, "resistance_repeat"),
        ("mind", 1, "resistance_white"),
    ],
)
def test_a_dwarf_wards_off_better(attribute: str, gained: int, one: str) -> None:
    hero = make_hero("dwarf", gained_body=gained, gained_mind=gained)
    assert one in told(hero, attribute)


@pytest.mark.rule("HQ-8.1-SETS", "HQ-1.1-BASISZAUBER", "HQ-8.1-GILDE")
@pytest.mark.parametrize(("passed", "guild"), [(10, "guild_later"), (11, "guild")])
def test_a_wizard_learns_more_and_finds_the_guild(passed: int, guild: str) -> None:
    wizard = make_hero("wizard", mind_points=2).model_copy(update={"quests_passed": passed})
    found = told(wizard, "mind")
    assert (found["basic_spells"], found["spell_sets"]) == ((6, 7), (1, 2))
    assert found[guild] == (0, 11)
    assert guild not in told(make_hero("wizard", gained_mind=1).model_copy(update={"quests_passed": passed}), "mind")


def test_whoever_casts_nothing_only_grows() -> None:
    assert told(make_hero("barbarian"), "mind") == {"mind": (2, 3)}


@pytest.mark.rule("HQ-1.1-KAMPFMAGIER")
@pytest.mark.parametrize(("gained", "throws_white"), [(0, False), (1, True)])
def test_a_battle_mage_keeps_spells_with_white_dice_from_seven_on(gained: int, throws_white: bool) -> None:
    assert ("regeneration" in told(make_hero("battle_mage", gained_mind=gained), "mind")) is throws_white
