"""HQ-10.3, HQ-11: who disarms what, and on which face it fails."""

import pytest

from app.core.errors import RuleViolation, UnknownContent
from app.systems.heroquest.chests.commands import DisarmChest, OpenChest
from app.systems.heroquest.exploration.commands import SearchForTraps
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.traps.commands import DisarmTrap
from tests.builders import after, choose, facts, hand, make_hero, make_item, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
CHEST = DisarmChest(hero_id="hero", chest="c1", points=2)


def disarm(trap: str = "pit_trap", **fields: object) -> DisarmTrap:
    return DisarmTrap.model_validate({"figure_id": "hero", "trap": trap, **fields})


@pytest.mark.rule("HQ-10.3", "HQ-1.1-ENTSCHAERFEN")
@pytest.mark.parametrize(
    ("hero_class", "items", "failing"),
    [("dwarf", (), B), ("dwarf", ("tool_kit",), B), ("elf", ("tool_kit",), W), ("barbarian", (), S)],
)
def test_each_kind_of_hero_fails_on_one_face(hero_class: str, items: tuple[str, ...], failing: str) -> None:
    table = make_table(make_hero(hero_class, *items))
    for face in (S, W, B):
        types = [event.type for event in facts(table, disarm(), hand(face))]
        assert types[0] == ("disarm.failed" if face == failing else "trap.disarmed")
        assert ("trap.sprung" in types) is (face == failing)


@pytest.mark.rule("HQ-10.3")
def test_a_broken_tool_kit_is_none() -> None:
    hero = make_hero("elf", make_item("tool_kit", broken=True))
    assert facts(make_table(hero), disarm(), hand(W))[0].type == "trap.disarmed"
    assert facts(make_table(hero), disarm(), hand(S))[0].type == "disarm.failed"


@pytest.mark.rule("HQ-10.3")
def test_failure_is_the_full_effect() -> None:
    hero = after(make_table(), disarm(), hand(S)).heroes["hero"]
    assert (hero.body_points, hero.amount(Effect.IN_PIT)) == (7, 1)


@pytest.mark.rule("HQ-10.3")
def test_a_disarmed_trap_takes_its_marker_along() -> None:
    search = SearchForTraps(hero_id="hero", area="room_1", found=("x1y1",))
    table = after(after(make_table(), search), disarm(square="x1y1"), hand(W))
    assert table.dungeon.trap_markers == ()


@pytest.mark.rule("HQ-10.2.5")
def test_trying_to_disarm_the_tomb_sets_it_off() -> None:
    table = make_table(make_hero("dwarf"))
    assert [fact.type for fact in facts(table, disarm("tomb_of_darkness"), hand(B))] == [
        "trap.sprung", "edge.grasped", "turn.ended",
    ]  # fmt: skip


@pytest.mark.rule("HQ-10.3")
def test_monsters_do_not_disarm() -> None:
    with pytest.raises(RuleViolation, match=r"trap\.heroes_disarm"):
        facts(make_table(make_monster()), disarm(figure_id="monster"))


@pytest.mark.rule("HQ-11")
@pytest.mark.parametrize(("hero_class", "items"), [("dwarf", ("tool_kit",)), ("elf", ())])
def test_at_a_chest_all_heroes_are_alike(hero_class: str, items: tuple[str, ...]) -> None:
    table = make_table(make_hero(hero_class, *items))
    assert [fact.type for fact in facts(table, CHEST, hand(S))] == ["chest.disarmed"]
    assert [fact.type for fact in facts(table, CHEST, hand(W))] == ["chest.disarmed"]
    assert [fact.type for fact in facts(table, CHEST, hand(B))] == ["chest.sprung", "hero.wounded", "turn.ended"]


@pytest.mark.rule("HQ-11")
@pytest.mark.parametrize("face", [W, B])
def test_a_trapped_chest_opens_only_after_its_trap_was_dealt_with(face: str) -> None:
    table = make_table(make_hero(), make_hero(hero_id="other"))
    opening = OpenChest(hero_id="other", chest="c1", trapped=True, gold=120, contents=("healing_potion_4",))
    with pytest.raises(RuleViolation, match=r"chest\.is_trapped"):
        facts(table, opening)
    table = after(table, CHEST, hand(face))
    with pytest.raises(RuleViolation, match=r"chest\.is_safe"):
        facts(table, CHEST)
    other = after(table, opening).heroes["other"]
    assert (other.gold, [item.content_id for item in other.items]) == (120, ["healing_potion_4"])
    with pytest.raises(RuleViolation, match=r"chest\.is_open"):
        facts(after(table, opening), opening)


@pytest.mark.rule("HQ-11", "HQ-1.1-KONSTITUTION", "HQ-14-GIFT")
def test_a_poisoned_needle_may_be_warded_off_and_is_remembered() -> None:
    table = make_table(make_hero("dwarf"))
    needle = DisarmChest(hero_id="hero", chest="c1", points=1, poisonous=True)
    unhurt = after(table, needle, hand(B), choose("throw"), hand(B)).heroes["hero"]
    assert (unhurt.body_points, unhurt.effects) == (7, ())
    hurt = after(table, needle, hand(B), choose("throw"), hand(S)).heroes["hero"]
    assert (hurt.body_points, hurt.amount(Effect.POISON)) == (6, 1)


@pytest.mark.rule("HQ-17")
def test_without_mind_no_chest_is_searched() -> None:
    with pytest.raises(RuleViolation, match=r"search\.no_mind"):
        facts(make_table(make_hero(mind_points=0)), OpenChest(hero_id="hero", chest="c1"))


@pytest.mark.rule("HQ-11")
def test_an_untrapped_chest_just_opens() -> None:
    opened = facts(make_table(), OpenChest(hero_id="hero", chest="c1"))
    assert [fact.type for fact in opened] == ["chest.opened"]


def test_what_the_content_does_not_know_is_in_no_chest() -> None:
    with pytest.raises(UnknownContent, match=r"item\.unknown_content"):
        facts(make_table(), OpenChest(hero_id="hero", chest="c1", contents=("banana",)))
