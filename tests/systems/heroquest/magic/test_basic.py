"""HQ-1.1-BASISZAUBER: Feuerball, Heilzauber and Schutzschild."""

import pytest

from app.core.events import Event
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.magic.book import basic_spells_left
from app.systems.heroquest.magic.events import BasicSpellCast, SpellDiverted
from app.systems.heroquest.rounds.events import TurnEnded
from app.systems.heroquest.state.figures import CastCount, Condition, Effect, Hero
from app.systems.heroquest.state.house_rules import HouseRules
from tests.builders import CONTENT, after, facts, hand, hero_after, make_hero, make_monster, make_table
from tests.systems.heroquest.magic.spells import (
    NOTHING,
    B,
    S,
    W,
    affected,
    at_table,
    basic,
    code,
    fireball,
    heal,
    shield,
    wizard,
)


def cast_of(events: list[Event]) -> BasicSpellCast:
    return next(event for event in events if isinstance(event, BasicSpellCast))


def left(hero: Hero, spell: str, **rules: str) -> int:
    return basic_spells_left(hero, CONTENT.spells[spell], CONTENT, HouseRules.model_validate(rules))


@pytest.mark.rule("HQ-1.1-BASISZAUBER", "HR-FIREBALL-DEFENCE")
def test_skulls_of_the_fireball_are_damage_nobody_defends_against() -> None:
    table = after(at_table(make_monster("chaos_warrior")), fireball(), hand(S, S))
    assert table.monsters["monster"].body_points == 1


@pytest.mark.rule("HR-FIREBALL-DEFENCE")
def test_where_the_table_says_so_the_target_defends() -> None:
    table = at_table(make_monster("chaos_warrior"), fireball_defence="defended")
    assert after(table, fireball(), hand(S, S), hand(B, W, W, S)).monsters["monster"].body_points == 2


@pytest.mark.rule("HQ-19-KÖRPERLOS", "HR-FIREBALL-DEFENCE")
def test_a_ghost_gains_no_die_against_a_spell() -> None:
    table = at_table(make_monster("ghost_warrior"), fireball_defence="defended")
    assert "spell.braved" in [event.type for event in facts(table, fireball(), hand(S, W), hand(B, W))]


@pytest.mark.rule("HQ-19-KÖRPERLOS", "HR-FIREBALL-DEFENCE")
def test_saves_apply_to_the_fireball() -> None:
    table = after(at_table(make_monster("spectre")), fireball(), hand(S, S), hand(B, W))
    assert table.monsters["monster"].body_points == 2


@pytest.mark.rule("HQ-8.2.1")
def test_fire_wakes_a_sleeper() -> None:
    table = after(at_table(affected(make_hero(), Effect.ASLEEP)), fireball("hero"), hand(S, W))
    assert not table.heroes["hero"].amount(Effect.ASLEEP)


@pytest.mark.rule("HQ-1.1-BASISZAUBER")
def test_healing_stops_at_the_attribute() -> None:
    assert after(at_table(make_hero(body_points=7)), heal(), hand(S, S)).heroes["hero"].body_points == 8
    unhurt = after(at_table(make_hero()), heal(), hand(S, S))
    assert (unhurt.heroes["hero"].body_points, unhurt.heroes["mage"].cast_successes) == (8, 1)


@pytest.mark.rule("HQ-1.1-BASISZAUBER", "HQ-9-FAINT")
def test_healing_raises_the_fainted_but_not_the_dead() -> None:
    fainted = make_hero(body_points=0, condition=Condition.FAINTED, recovery="plain")
    raised = after(at_table(fainted), heal(), hand(S, S)).heroes["hero"]
    assert (raised.condition, raised.body_points) == (Condition.STANDING, 2)
    dead = make_hero(body_points=-1, condition=Condition.DEAD, recovery="unscathed")
    assert code(at_table(dead), heal()) == "spell.too_late"


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN")
def test_healing_ends_the_plague() -> None:
    ill = affected(make_hero(body_points=5), Effect.PLAGUED)
    assert not after(at_table(ill), heal(), hand(S, W)).heroes["hero"].amount(Effect.PLAGUED)


@pytest.mark.rule("HQ-1.1-BASISZAUBER")
def test_shield_lasts_until_its_bearer_loses_a_body_point() -> None:
    table = after(at_table(make_hero()), shield(), hand(S, W))
    assert table.heroes["hero"].amount(Effect.SHIELD_SPELL) == 1
    assert code(table, shield()) == "spell.holds_already"
    assert not hero_after(table, LoseBodyPoints(hero_id="hero", points=1)).amount(Effect.SHIELD_SPELL)


@pytest.mark.rule("HQ-1.1-BASISZAUBER")
def test_wizard_may_shield_himself() -> None:
    assert after(at_table(), shield("mage"), hand(S, S)).heroes["mage"].amount(Effect.SHIELD_SPELL) == 2


@pytest.mark.rule("HQ-1.1-BASISZAUBER")
def test_each_cast_is_spent_and_noted_whatever_came_of_it() -> None:
    hero = after(at_table(make_monster()), fireball(), NOTHING).heroes["mage"]
    assert (hero.cast_successes, hero.cast_failures, left(hero, "fireball")) == (0, 1, 5)
    hero = after(at_table(make_hero()), heal(), hand(S, B)).heroes["mage"]
    assert (hero.cast_successes, hero.cast_failures, left(hero, "minor_healing")) == (1, 0, 5)


@pytest.mark.rule("HR-MISCAST")
@pytest.mark.parametrize(("option", "spent"), [("one_spell", 1), ("two_spells", 2)])
def test_two_black_shields_end_the_turn_before_the_fire_strikes_anybody(option: str, spent: int) -> None:
    table = at_table(make_monster(), make_hero(), miscast=option)
    events = facts(table, fireball(in_line=False, figure_in_path="hero"), hand(B, B))
    assert (cast_of(events).failures, cast_of(events).successes, cast_of(events).miscast) == (2, 0, True)
    assert [event.reason for event in events if isinstance(event, TurnEnded)] == ["miscast"]
    assert not [event for event in events if isinstance(event, SpellDiverted)]
    assert left(after(table, fireball(), hand(B, B)).heroes["mage"], "fireball") == 6 - spent


@pytest.mark.rule("HR-MISCAST")
def test_miscast_never_spends_more_than_is_left() -> None:
    mage = wizard(casts=(CastCount(spell="fireball", number=5),))
    table = at_table(make_monster(), mage=mage, miscast="two_spells")
    assert after(table, fireball(), hand(B, B)).heroes["mage"].times_cast("fireball") == 6


@pytest.mark.rule("HQ-1.1-BASISZAUBER")
@pytest.mark.parametrize(("gained", "number"), [(0, 6), (1, 7), (2, 8)])
def test_one_spell_of_each_kind_for_every_mind_point(gained: int, number: int) -> None:
    hero = make_hero("wizard", gained_mind=gained)
    assert [left(hero, spell) for spell in ("fireball", "minor_healing", "shield_spell")] == [number] * 3


@pytest.mark.rule("HR-BASIC-RECOUNT")
def test_lost_mind_points_shorten_the_spells_at_once_or_never() -> None:
    hero = wizard(mind_points=3, casts=(CastCount(spell="fireball", number=4),), basic_limit=6)
    assert (left(hero, "fireball"), left(hero, "shield_spell")) == (0, 3)
    assert left(hero, "fireball", basic_recount="fixed_at_start") == 2


@pytest.mark.rule("HQ-8-SIGHT", "HQ-1.1-BASISZAUBER")
def test_support_needs_the_area_and_fire_the_line() -> None:
    table = at_table(make_hero(), make_monster())
    assert code(table, heal(in_area=False)) == "spell.not_in_area"
    assert code(table, heal(in_area=False, in_line=False, figure_in_path="monster")) == "spell.not_in_area"
    assert code(table, fireball(in_line=False)) == "spell.not_in_line"
    assert facts(table, heal(in_line=False), NOTHING)
    assert facts(table, fireball(in_area=False), NOTHING)


@pytest.mark.rule("HQ-4-INDIRECT", "HR-DIVERTED-SHOT")
@pytest.mark.parametrize(("option", "lost"), [("spares_target", 0), ("hits_both", 1)])
def test_fire_past_somebody_may_strike_him(option: str, lost: int) -> None:
    table = at_table(make_hero(), make_monster("chaos_warrior"), diverted_shot=option)
    struck = after(table, fireball(in_line=False, figure_in_path="hero"), hand(S, B))
    assert (struck.heroes["hero"].body_points, struck.monsters["monster"].body_points) == (7, 3 - lost)
    assert struck.heroes["mage"].cast_successes == 1


@pytest.mark.rule("HQ-4-INDIRECT")
def test_furniture_catches_the_fire_and_a_clean_throw_passes() -> None:
    table = at_table(make_monster("chaos_warrior"), diverted_shot="hits_both")
    wish = fireball(in_line=False, furniture_in_path=True)
    assert isinstance(facts(table, wish, hand(S, B))[-1], SpellDiverted)
    assert after(table, wish, hand(S, W)).monsters["monster"].body_points == 2


@pytest.mark.rule("HQ-4-INDIRECT")
def test_with_a_line_of_sight_nobody_is_in_the_way() -> None:
    table = at_table(make_hero(), make_monster("chaos_warrior"))
    struck = after(table, fireball(figure_in_path="hero"), hand(S, B))
    assert (struck.heroes["hero"].body_points, struck.monsters["monster"].body_points) == (8, 2)


@pytest.mark.rule("HQ-4-INDIRECT")
def test_neither_caster_nor_target_stands_in_the_path() -> None:
    table = at_table(make_monster())
    assert code(table, fireball(in_line=False, figure_in_path="mage")) == "spell.path"
    assert code(table, fireball(in_line=False, figure_in_path="monster")) == "spell.path"


@pytest.mark.rule("HQ-1.1-RESISTENZ")
def test_dwarf_may_ward_off_a_friends_healing() -> None:
    table = at_table(make_hero("dwarf", body_points=3))
    assert after(table, heal(), hand(S, S), hand(B)).heroes["hero"].body_points == 3
    assert after(table, heal(), hand(S, S), hand(W)).heroes["hero"].body_points == 5
    assert after(table, heal(), NOTHING).heroes["hero"].body_points == 3


@pytest.mark.rule("HQ-8.1-CAST", "HQ-1.1-BEGABUNG")
def test_who_cannot_cast() -> None:
    assert code(at_table(make_monster(), mage=wizard(mind_points=2)), fireball()) == "magic.too_little_mind"
    assert code(make_table(make_hero("barbarian", hero_id="mage"), make_monster()), fireball()) == "magic.no_caster"
    assert code(make_table(make_hero("elf", hero_id="mage"), make_monster()), fireball()) == "magic.no_wizard"
    lying = wizard(condition=Condition.FAINTED, body_points=0)
    assert code(at_table(make_monster(), mage=lying), fireball()) == "hero.is_down"
    assert code(at_table(make_monster(), mage=affected(wizard(), Effect.ASLEEP)), fireball()) == "figure.asleep"


@pytest.mark.rule("HQ-1.1-BASISZAUBER")
def test_what_is_refused() -> None:
    spent = wizard(casts=(CastCount(spell="fireball", number=6),))
    assert code(at_table(make_monster(), mage=spent), fireball()) == "spell.none_left"
    assert code(at_table(make_monster()), heal("monster")) == "spell.heroes_only"
    assert code(at_table(make_monster()), basic("tempest", "monster")) == "spell.of_another_kind"


@pytest.mark.rule("HR-FIREBALL-DEFENCE", "HQ-15.5-HERO")
def test_a_hero_defends_with_white_shields_and_uses_up_his_extra_dice() -> None:
    hero = affected(make_hero(), Effect.DEFENCE_DICE)
    table = at_table(hero, fireball_defence="defended")
    struck = after(table, fireball("hero"), hand(S, S), hand(W, B, B)).heroes["hero"]
    assert (struck.body_points, struck.amount(Effect.DEFENCE_DICE)) == (7, 0)


@pytest.mark.rule("HR-FIREBALL-DEFENCE")
def test_more_shields_than_skulls_leave_nothing_of_the_fire() -> None:
    table = at_table(make_monster("chaos_warrior"), fireball_defence="defended")
    assert after(table, fireball(), hand(S, S), hand(B, B, B, S)).monsters["monster"].body_points == 3


@pytest.mark.rule("HQ-4-INDIRECT", "HR-DIVERTED-SHOT")
def test_it_is_told_who_caught_the_fire_and_how_much() -> None:
    table = at_table(make_hero(), make_monster("chaos_warrior"), diverted_shot="hits_both")
    past_him = fireball(in_line=False, figure_in_path="hero")
    past_it = fireball(in_line=False, furniture_in_path=True)
    assert SpellDiverted(figure_id="hero", points=1) in facts(table, past_him, hand(S, B))
    assert SpellDiverted(figure_id=None, points=0) in facts(table, past_it, hand(S, B))
    past_an_orc = fireball("hero", in_line=False, figure_in_path="monster")
    told = SpellDiverted(figure_id="monster", figure_kind="chaos_warrior", points=1)
    assert told in facts(table, past_an_orc, hand(S, B))


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN")
def test_healing_ends_the_plague_of_the_unhurt_too() -> None:
    ill = affected(make_hero(), Effect.PLAGUED)
    assert not after(at_table(ill), heal(), hand(S, W)).heroes["hero"].effects
