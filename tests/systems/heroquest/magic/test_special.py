"""HQ-1.1-SPEZIAL: special spells, chosen for each quest."""

import pytest

from app.core.answers import ChoicePrompt
from app.core.errors import RuleViolation
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.hero_dice import attack_pool, defence_pool
from app.systems.heroquest.magic.book import special_spells_left
from app.systems.heroquest.magic.commands import ChooseSpecialSpells
from app.systems.heroquest.magic.events import SpellUnfolded
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.figures import ActiveEffect, Condition, Effect
from app.systems.heroquest.state.house_rules import HouseRules
from tests.builders import CONTENT, after, choose, facts, facts_so_far, hand, make_hero, make_monster, make_table
from tests.systems.heroquest.magic.spells import B, S, W, affected, code, special, wizard

LIST = (
    "genie", "heal_body", "stone_skin", "courage", "veil_of_mist", "pass_through_rock",
    "tempest", "sleep", "cloak_of_shadows", "wall_of_stone", "swift_wind",
)  # fmt: skip
SUPPORTING = ("heal_body", "stone_skin", "courage", "veil_of_mist", "pass_through_rock", "swift_wind")


@pytest.mark.rule("HQ-1.1-SPEZIAL")
def test_the_list_of_the_book() -> None:
    assert tuple(one.id for one in CONTENT.spells.values() if one.school is School.SPECIAL) == LIST


@pytest.mark.rule("HQ-1.1-SPEZIAL")
@pytest.mark.parametrize(("gained", "current", "number"), [(0, 6, 6), (2, 8, 8), (2, 5, 5)])
def test_as_many_special_spells_as_mind_points(gained: int, current: int, number: int) -> None:
    hero = make_hero("wizard", hero_id="mage", gained_mind=gained, mind_points=current)
    chosen = after(make_table(hero), ChooseSpecialSpells(hero_id="mage"), *map(choose, LIST[:number]))
    assert chosen.heroes["mage"].special_spells == LIST[:number]


@pytest.mark.rule("HQ-1.1-SPEZIAL")
def test_spells_named_at_once_are_not_asked_for() -> None:
    table = make_table(wizard())
    assert after(table, ChooseSpecialSpells(hero_id="mage", spells=LIST[:6])).heroes["mage"].special_spells == LIST[:6]
    assert code(table, ChooseSpecialSpells(hero_id="mage", spells=LIST[:7])) == "special_spells.too_many"
    assert code(table, ChooseSpecialSpells(hero_id="mage", spells=("fireball",))) == "special_spells.not_open"
    on_quest = make_table(wizard("genie", on_quest=True))
    assert code(on_quest, ChooseSpecialSpells(hero_id="mage")) == "special_spells.chosen_already"
    mindless = make_table(wizard(mind_points=0))
    with pytest.raises(RuleViolation, match=r"special_spells\.too_many") as refusal:
        facts(mindless, ChooseSpecialSpells(hero_id="mage"))
    assert refusal.value.data["number"] == 0


@pytest.mark.rule("HQ-1.1-SPEZIAL")
def test_fewer_special_spells_than_mind_points_may_go_along() -> None:
    table = make_table(wizard())
    assert after(table, ChooseSpecialSpells(hero_id="mage", spells=LIST[:2])).heroes["mage"].special_spells == LIST[:2]
    asked = after(table, ChooseSpecialSpells(hero_id="mage"), *map(choose, (*LIST[:3], "enough")))
    assert asked.heroes["mage"].special_spells == LIST[:3]
    prompt = facts_so_far(table, ChooseSpecialSpells(hero_id="mage"))[1]
    assert isinstance(prompt, ChoicePrompt)
    assert "enough" not in prompt.options, "a hero who takes none need not choose"


@pytest.mark.rule("HQ-1.1-SPEZIAL")
def test_until_he_sets_out_a_wizard_chooses_anew_and_never_with_more_than_his_mind_carries() -> None:
    table = make_table(wizard("genie", "courage"))
    again = after(table, ChooseSpecialSpells(hero_id="mage", spells=("courage", "sleep")))
    assert again.heroes["mage"].special_spells == ("courage", "sleep")
    dulled = make_table(wizard(*LIST[:6], mind_points=4))
    with pytest.raises(RuleViolation, match=r"quest\.too_many_spells") as refusal:
        facts(dulled, StartQuest())
    assert refusal.value.data == {"hero": "Liathan", "number": 4}
    fewer = after(dulled, ChooseSpecialSpells(hero_id="mage", spells=LIST[:3]))
    assert after(fewer, StartQuest()).heroes["mage"].on_quest, "fewer than allowed is legal"


@pytest.mark.rule("HR-SPECIAL-TWICE")
def test_a_special_spell_once_or_twice() -> None:
    twice = ChooseSpecialSpells(hero_id="mage", spells=("genie", "genie", *LIST[1:5]))
    assert code(make_table(wizard()), twice) == "special_spells.not_open"
    hero = after(make_table(wizard(), special_twice="twice"), twice).heroes["mage"]
    assert special_spells_left(hero, "genie") == 2
    thrice = ChooseSpecialSpells(hero_id="mage", spells=("genie", "genie", "genie"))
    assert code(make_table(wizard(), special_twice="twice"), thrice) == "special_spells.not_open"


@pytest.mark.rule("HQ-1.1-SPEZIAL")
def test_special_spell_succeeds_without_a_throw_and_is_gone() -> None:
    table = after(make_table(wizard("heal_body"), make_hero(body_points=2)), special("heal_body", "hero"))
    assert table.heroes["hero"].body_points == 6
    assert code(table, special("heal_body", "hero")) == "spell.none_left"
    assert code(table, special("genie", "hero")) == "spell.none_left"


@pytest.mark.rule("HQ-1.1-SPEZIAL")
@pytest.mark.parametrize(
    ("spell", "effect", "amount"),
    [
        ("stone_skin", Effect.STONE_SKIN, 2),
        ("courage", Effect.ATTACK_DICE, 2),
        ("veil_of_mist", Effect.VEILED, 1),
        ("pass_through_rock", Effect.THROUGH_WALLS, 1),
        ("swift_wind", Effect.SWIFT, 1),
        ("tempest", Effect.MISSES_TURN, 1),
    ],
)
def test_spells_that_hold(spell: str, effect: Effect, amount: int) -> None:
    hero = after(make_table(wizard(spell), make_hero()), special(spell, "hero")).heroes["hero"]
    assert hero.amount(effect) == amount


@pytest.mark.rule("HQ-15.5-EXTRA")
def test_stone_skin_and_courage_are_white_dice() -> None:
    table = make_table(wizard("stone_skin", "courage"), make_hero())
    hero = after(after(table, special("stone_skin", "hero")), special("courage", "hero")).heroes["hero"]
    assert len(defence_pool(hero, CONTENT, HouseRules())) == 2 + 2
    assert len(attack_pool(hero, CONTENT, HouseRules())) == 1 + 1 + 2


@pytest.mark.rule("HQ-1.1-SPEZIAL", "HQ-15.5-EXTRA")
def test_genie_strikes_with_five_dice_and_the_target_defends() -> None:
    table = make_table(wizard("genie"), make_monster("chaos_warrior"))
    struck = after(table, special("genie", "monster"), hand(S, S, S, W, W), hand(B, W, W, W))
    (strike,) = facts(table, special("genie", "monster"), hand(W, W, W, W, W))[-1:]
    assert isinstance(strike, StrikeResolved)
    assert [reason.rule for reason in strike.attack.reasons] == ["HQ-15.5-EXTRA"]
    assert "(Zauber)" in SYSTEM.labels("de").sentence(strike, {})
    assert struck.monsters["monster"].body_points == 1


@pytest.mark.rule("HQ-1.1-SPEZIAL")
def test_genie_may_open_a_door_instead() -> None:
    assert isinstance(facts(make_table(wizard("genie")), special("genie"))[-1], SpellUnfolded)


@pytest.mark.rule("HQ-8-SIGHT")
def test_genie_reaches_whoever_was_seen_once() -> None:
    table = make_table(wizard("genie"), make_monster())
    assert code(table, special("genie", "monster", seen_before=False)) == "spell.never_seen"
    assert facts(table, special("genie", "monster", in_line=False, in_area=False), hand(W, W, W, W, W))


@pytest.mark.rule("HQ-8-FLUCHT")
def test_genie_does_not_find_who_has_vanished() -> None:
    hidden = (ActiveEffect(effect=Effect.HIDDEN, amount=1),)
    table = make_table(wizard("genie"), make_monster().model_copy(update={"effects": hidden}))
    assert code(table, special("genie", "monster")) == "spell.hidden"


@pytest.mark.rule("HQ-8-SIGHT")
@pytest.mark.parametrize("spell", SUPPORTING)
def test_supporting_spells_need_the_area_of_sight(spell: str) -> None:
    table = make_table(wizard(spell), make_hero())
    assert code(table, special(spell, "hero", in_area=False)) == "spell.not_in_area"
    assert facts(table, special(spell, "hero", in_line=False))


@pytest.mark.rule("HQ-8-SIGHT")
@pytest.mark.parametrize("spell", ["tempest", "sleep"])
def test_attacking_spells_need_a_line_of_sight(spell: str) -> None:
    table = make_table(wizard(spell), make_monster("skeleton"))
    assert code(table, special(spell, "monster", in_line=False)) == "spell.not_in_line"
    assert facts(table, special(spell, "monster", in_area=False))


@pytest.mark.rule("HR-UNSORTED-SPELLS")
@pytest.mark.parametrize("spell", ["wall_of_stone", "cloak_of_shadows"])
def test_unsorted_spells(spell: str) -> None:
    table, other = make_table(wizard(spell)), make_table(wizard(spell), unsorted_spells="line")
    assert isinstance(facts(table, special(spell, in_line=False))[-1], SpellUnfolded)
    assert code(table, special(spell, in_area=False)) == "spell.not_in_area"
    assert code(other, special(spell, in_line=False)) == "spell.not_in_line"
    assert isinstance(facts(other, special(spell, in_area=False))[-1], SpellUnfolded)


@pytest.mark.rule("HQ-8.2.1")
def test_sleep_is_braved_with_a_die_for_each_mind_point() -> None:
    table = make_table(wizard("sleep"), make_monster("goblin"))
    assert after(table, special("sleep", "monster"), hand(S, W)).monsters["monster"].amount(Effect.ASLEEP)
    assert not after(table, special("sleep", "monster"), hand(S, B)).monsters["monster"].amount(Effect.ASLEEP)


@pytest.mark.rule("HQ-8.2.1")
def test_who_has_no_mind_cannot_brave_sleep() -> None:
    table = make_table(wizard("sleep"), make_monster("skeleton"))
    assert after(table, special("sleep", "monster")).monsters["monster"].amount(Effect.ASLEEP)


@pytest.mark.rule("HQ-19-IMMUN")
@pytest.mark.parametrize("spell", ["tempest", "sleep"])
def test_the_immune_cannot_be_influenced(spell: str) -> None:
    table = after(make_table(wizard(spell), make_monster("gargoyle")), special(spell, "monster"))
    assert not table.monsters["monster"].effects
    assert special_spells_left(table.heroes["mage"], spell) == 0


@pytest.mark.rule("HQ-1.1-RESISTENZ")
def test_dwarf_wards_off_tempest() -> None:
    table = make_table(wizard("tempest"), make_hero("dwarf"))
    assert not after(table, special("tempest", "hero"), hand(B)).heroes["hero"].amount(Effect.MISSES_TURN)
    assert after(table, special("tempest", "hero"), hand(W)).heroes["hero"].amount(Effect.MISSES_TURN)


@pytest.mark.rule("HQ-1.1-SPEZIAL")
def test_who_is_protected_by_a_potion_is_not_touched_once() -> None:
    table = make_table(wizard("tempest"), affected(make_hero(), Effect.SPELL_PROOF))
    assert not after(table, special("tempest", "hero")).heroes["hero"].effects


@pytest.mark.rule("HQ-1.1-SPEZIAL")
def test_number_and_kind_of_targets() -> None:
    table = make_table(wizard("tempest", "wall_of_stone", "genie"), make_hero(), make_monster())
    assert code(table, special("tempest")) == "spell.no_target"
    assert code(table, special("tempest", "hero", "monster")) == "spell.targets"
    assert code(table, special("genie", "hero", "monster")) == "spell.targets"
    assert code(table, special("wall_of_stone", "hero")) == "spell.targets"
    slain = make_table(wizard("tempest"), make_monster(body_points=0))
    assert code(slain, special("tempest", "monster")) == "monster.slain"


@pytest.mark.rule("HQ-9-FAINT")
def test_healing_helps_the_deeply_fainted_little() -> None:
    fainted = make_hero(body_points=0, condition=Condition.FAINTED, recovery="deep")
    raised = after(make_table(wizard("heal_body"), fainted), special("heal_body", "hero")).heroes["hero"]
    assert (raised.condition, raised.body_points) == (Condition.STANDING, 1)


@pytest.mark.rule("HQ-1.1-SPEZIAL")
def test_one_mind_point_is_one_special_spell() -> None:
    table = make_table(wizard(mind_points=1))
    assert after(table, ChooseSpecialSpells(hero_id="mage", spells=LIST[:1])).heroes["mage"].special_spells == LIST[:1]


@pytest.mark.rule("HQ-1.1-SPEZIAL", "HQ-15.5-EXTRA")
def test_courage_may_be_cast_twice_on_the_same_hero_stone_skin_may_not() -> None:
    table = make_table(wizard("courage", "courage", "stone_skin", "stone_skin"), make_hero())
    twice = after(after(table, special("courage", "hero")), special("courage", "hero"))
    assert twice.heroes["hero"].amount(Effect.ATTACK_DICE) == 4
    assert code(after(table, special("stone_skin", "hero")), special("stone_skin", "hero")) == "spell.holds_already"


@pytest.mark.rule("HQ-8.2.1", "HQ-15.5-HERO")
@pytest.mark.parametrize(("face", "asleep"), [(W, False), (B, True)])
def test_a_hero_braves_sleep_with_a_white_shield_even_with_one_mind_point(face: str, asleep: bool) -> None:
    table = make_table(wizard("sleep"), make_hero(mind_points=1))
    assert bool(after(table, special("sleep", "hero"), hand(face)).heroes["hero"].amount(Effect.ASLEEP)) is asleep


@pytest.mark.rule("HQ-8.2.1")
def test_things_that_lend_mind_points_help_to_brave() -> None:
    table = make_table(wizard("sleep"), make_hero("barbarian", "talisman_of_lore"))
    assert not after(table, special("sleep", "hero"), hand(S, S, W)).heroes["hero"].amount(Effect.ASLEEP)
