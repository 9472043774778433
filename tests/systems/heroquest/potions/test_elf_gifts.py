"""What an elf can do once a quest."""

import pytest

from app.core.errors import RuleViolation
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.potions.commands import HealWithHerbs, TurnAction, UseNimbleness
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.state.figures import Condition, Hero
from tests.builders import after, facts, hand, make_hero, make_table

ELF = make_hero("elf", body_points=2)
HERBS = HealWithHerbs(hero_id="hero")
HERBS_FOR_OTHER = HealWithHerbs(hero_id="hero", to_id="other")


def fainted(recovery: str = "plain") -> Hero:
    return make_hero("dwarf", hero_id="other", body_points=0, condition=Condition.FAINTED, recovery=recovery)


def nimble(*actions: TurnAction, has_acted: bool = False) -> UseNimbleness:
    return UseNimbleness(hero_id="hero", actions=actions, has_acted=has_acted)


@pytest.mark.rule("HQ-1.1-KRAEUTER")
@pytest.mark.parametrize(("die", "points"), [(1, 3), (4, 6), (6, 6)])
def test_herbs_heal_as_much_as_the_die_shows(die: int, points: int) -> None:
    assert after(make_table(ELF), HERBS, hand(die)).heroes["hero"].body_points == points


@pytest.mark.rule("HQ-1.1-KRAEUTER")
def test_herbs_help_a_hero_in_base_contact() -> None:
    table = make_table(ELF, make_hero("dwarf", hero_id="other", body_points=3))
    assert after(table, HERBS_FOR_OTHER, hand(2)).heroes["other"].body_points == 5
    with pytest.raises(RuleViolation, match=r"hero\.out_of_reach"):
        facts(table, HealWithHerbs(hero_id="hero", to_id="other", adjacent=False))


@pytest.mark.rule("HQ-1.1-KRAEUTER")
def test_herbs_help_once_a_quest_whatever_is_left_of_the_mind() -> None:
    table = after(make_table(make_hero("elf", body_points=1, mind_points=0)), StartQuest())
    table = after(make_table(table.heroes["hero"].model_copy(update={"body_points": 1})), HERBS, hand(1))
    with pytest.raises(RuleViolation, match=r"gift\.spent"):
        facts(table, HERBS)
    table = after(after(table, CloseQuest(passed=False)), StartQuest())
    assert table.heroes["hero"].spent_gifts == ()


@pytest.mark.rule("HR-HERBS-FAINT")
def test_herbs_raise_the_fainted_only_by_house_rule() -> None:
    with pytest.raises(RuleViolation, match=r"gift\.herbs_in_vain"):
        facts(make_table(ELF, fainted()), HERBS_FOR_OTHER)
    like_potion = make_table(ELF, fainted(), herbs_for_fainted="like_potion")
    assert after(like_potion, HERBS_FOR_OTHER, hand(4)).heroes["other"].body_points == 4
    deep = make_table(ELF, fainted("deep"), herbs_for_fainted="like_potion")
    assert after(deep, HERBS_FOR_OTHER, hand(4)).heroes["other"].body_points == 1


@pytest.mark.rule("HQ-1.1-KRAEUTER", "HQ-1.1-GEWANDT")
@pytest.mark.parametrize("command", [HERBS, nimble("move", "fight", "fight")])
def test_only_elves_on_their_feet_have_these_gifts(command: HealWithHerbs | UseNimbleness) -> None:
    with pytest.raises(RuleViolation, match=r"gift\.not_of_class"):
        facts(make_table(make_hero("dwarf", body_points=2)), command)
    with pytest.raises(RuleViolation, match=r"hero\.is_down"):
        facts(make_table(make_hero("elf", body_points=0, condition=Condition.FAINTED, recovery="plain")), command)


@pytest.mark.rule("HQ-1.1-KRAEUTER")
def test_herbs_are_not_wasted() -> None:
    with pytest.raises(RuleViolation, match=r"body_points\.full"):
        facts(make_table(make_hero("elf")), HERBS)
    dead = make_hero("dwarf", hero_id="other", body_points=-1, condition=Condition.DEAD, recovery="scarred")
    with pytest.raises(RuleViolation, match=r"gift\.herbs_in_vain"):
        facts(make_table(ELF, dead, herbs_for_fainted="like_potion"), HERBS_FOR_OTHER)


@pytest.mark.rule("HQ-1.1-GEWANDT")
def test_one_action_more_once_a_quest() -> None:
    table = after(make_table(ELF), nimble("fight", "move", "fight"))
    with pytest.raises(RuleViolation, match=r"gift\.spent"):
        facts(table, nimble("move", "search", "fight"))


@pytest.mark.rule("HQ-1.1-GEWANDT")
def test_no_action_three_times_and_announced_before_the_first() -> None:
    with pytest.raises(RuleViolation, match=r"nimbleness\.three_times"):
        facts(make_table(ELF), nimble("fight", "fight", "fight"))
    with pytest.raises(RuleViolation, match=r"nimbleness\.too_late"):
        facts(make_table(ELF), nimble("move", "fight", "fight", has_acted=True))


@pytest.mark.rule("HQ-17", "HQ-1.1-GEWANDT")
@pytest.mark.parametrize("deed", ["fight", "cast", "search"])
def test_without_mind_nobody_announces_what_he_cannot_do(deed: TurnAction) -> None:
    table = make_table(make_hero("elf", mind_points=0))
    with pytest.raises(RuleViolation, match=r"nimbleness\.no_mind") as refused:
        facts(table, nimble("move", deed, "use"))
    assert (refused.value.field, refused.value.data["actions"]) == ("actions", deed)
    assert after(table, nimble("move", "use", "move")).heroes["hero"].spent_gifts


def test_what_is_announced_is_told_in_that_order() -> None:
    (announced,) = facts(make_table(ELF), nimble("search", "move", "fight"))
    assert "Suchen, Gehen, Kämpfen" in SYSTEM.labels("de").sentence(announced, {"hero": "Liathan"})
