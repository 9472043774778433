"""HQ-14: what potions do, for whom, and whom they are thrown at."""

import pytest

from app.core.errors import GameError, RuleViolation
from app.systems.heroquest.potions.commands import DrinkPotion, ThrowPotion
from app.systems.heroquest.state.figures import ActiveEffect, Condition, Effect, Hero, Weakness
from tests.builders import after, choose, facts, hand, hero_after, make_hero, make_monster, make_table


def drink(potion: str, to_id: str | None = None, *, adjacent: bool = True) -> DrinkPotion:
    return DrinkPotion(hero_id="hero", item_id=potion, to_id=to_id, adjacent=adjacent)


def affected(hero: Hero, effect: Effect, amount: int = 1) -> Hero:
    return hero.model_copy(update={"effects": (ActiveEffect(effect=effect, amount=amount),)})


def fallen(recovery: str = "plain", *, condition: Condition = Condition.FAINTED) -> Hero:
    points = 0 if condition is Condition.FAINTED else -1
    return make_hero("dwarf", hero_id="other", body_points=points, condition=condition, recovery=recovery)


@pytest.mark.parametrize(("potion", "before", "now"), [
    ("healing_potion_2", 3, 5),
    ("healing_potion_4", 3, 7),
    ("healing_potion_4", 7, 8),
])  # fmt: skip
def test_healing_potion_is_used_up_and_never_heals_above_the_attribute(potion: str, before: int, now: int) -> None:
    hero = hero_after(make_table(make_hero("barbarian", potion, body_points=before)), drink(potion))
    assert (hero.body_points, hero.items) == (now, ())


def test_who_has_lost_nothing_wastes_no_potion() -> None:
    with pytest.raises(RuleViolation, match=r"body_points\.full"):
        facts(make_table(make_hero("barbarian", "healing_potion_2")), drink("healing_potion_2"))


@pytest.mark.rule("HQ-19-SEUCHENWAFFEN")
@pytest.mark.parametrize("potion", ["healing_potion_2", "plague_cure"])
def test_healing_and_the_cure_end_the_plague(potion: str) -> None:
    sick = affected(make_hero("elf", potion), Effect.PLAGUED)
    assert hero_after(make_table(sick), drink(potion)).effects == ()


def test_a_die_says_how_much_rejuvenation_heals() -> None:
    table = make_table(make_hero("barbarian", "potion_of_rejuvenation", body_points=1))
    assert hero_after(table, drink("potion_of_rejuvenation"), hand(5)).body_points == 6


@pytest.mark.parametrize(("body", "mind", "now"), [(7, 1, (8, 2)), (8, 1, (8, 2)), (7, 2, (8, 2))])
def test_restoration_gives_a_point_of_each(body: int, mind: int, now: tuple[int, int]) -> None:
    hero = make_hero("barbarian", "potion_of_restoration", body_points=body, mind_points=mind)
    hero = hero_after(make_table(hero), drink("potion_of_restoration"))
    assert (hero.body_points, hero.mind_points) == now


@pytest.mark.rule("HQ-15.5-EXTRA")
@pytest.mark.parametrize(("potion", "effect", "amount"), [
    ("potion_of_strength", Effect.ATTACK_DICE, 2),
    ("potion_of_defence", Effect.DEFENCE_DICE, 2),
    ("heroic_brew", Effect.DOUBLE_ATTACK, 1),
    ("potion_of_speed", Effect.SWIFT, 1),
    ("potion_of_resistance", Effect.SPELL_PROOF, 1),
    ("potion_of_battle", Effect.SECOND_THROW, 1),
])  # fmt: skip
def test_potions_grant_effects(potion: str, effect: Effect, amount: int) -> None:
    hero = hero_after(make_table(make_hero("dwarf", potion)), drink(potion))
    assert hero.effects == (ActiveEffect(effect=effect, amount=amount),)


@pytest.mark.parametrize(("chosen", "amount"), [(Effect.EXTRA_MOVE, 5), (Effect.SURE_JUMP, 1)])
def test_dexterity_is_a_longer_move_or_a_sure_jump(chosen: Effect, amount: int) -> None:
    table = make_table(make_hero("dwarf", "potion_of_dexterity"))
    assert hero_after(table, drink("potion_of_dexterity"), choose(chosen)).amount(chosen) == amount


def test_only_who_casts_drinks_the_magic_potion() -> None:
    assert hero_after(make_table(make_hero("wizard", "magic_potion")), drink("magic_potion")).effects
    with pytest.raises(RuleViolation, match=r"carrying\.class"):
        facts(make_table(make_hero("dwarf", "magic_potion")), drink("magic_potion"))


@pytest.mark.rule("HQ-14-GIFT")
def test_antidote_gives_back_what_poison_took_and_no_more() -> None:
    poisoned = affected(make_hero("barbarian", "antidote", body_points=3), Effect.POISON, 2)
    hero = hero_after(make_table(poisoned), drink("antidote"))
    assert (hero.body_points, hero.effects) == (5, ())


@pytest.mark.rule("HQ-14-GIFT")
def test_other_healing_leaves_no_more_to_the_antidote_than_is_missing() -> None:
    poisoned = affected(make_hero("barbarian", "healing_potion_4", body_points=3), Effect.POISON, 3)
    hero = hero_after(make_table(poisoned), drink("healing_potion_4"))
    assert (hero.body_points, hero.amount(Effect.POISON)) == (7, 1)


@pytest.mark.rule("HQ-14-GIFT")
def test_who_has_lost_nothing_any_more_has_lost_nothing_to_poison() -> None:
    poisoned = affected(make_hero("barbarian", "healing_potion_4", body_points=5), Effect.POISON, 3)
    assert hero_after(make_table(poisoned), drink("healing_potion_4")).effects == ()


@pytest.mark.parametrize(("potion", "code"), [
    ("antidote", "potion.no_poison"),
    ("plague_cure", "potion.no_plague"),
    ("injury_cure", "injury.none"),
    ("elixir_of_life", "mind_points.not_lost"),
    ("holy_water", "potion.is_thrown"),
    ("troll_bane_potion", "potion.is_thrown"),
    ("gem", "potion.none"),
])  # fmt: skip
def test_potions_are_not_wasted(potion: str, code: str) -> None:
    with pytest.raises(GameError) as refused:
        facts(make_table(make_hero("barbarian", potion)), drink(potion))
    assert refused.value.code == code


@pytest.mark.rule("HR-CURE-ONE", "HQ-14-INJURY")
@pytest.mark.parametrize(("option", "left"), [("one", 1), ("all", 0)])
def test_injury_cure(option: str, left: int) -> None:
    injured = make_hero("barbarian", "injury_cure", injuries=[Weakness.BOTH, Weakness.BOTH])
    hero = hero_after(make_table(injured, cured_injuries=option), drink("injury_cure"))
    assert (len(hero.injuries), hero.healer_debt) == (left, 100 * left)


@pytest.mark.rule("HQ-9-FAINT")
@pytest.mark.parametrize(("recovery", "points"), [("deep", 1), ("plain", 4), ("light", 4)])
def test_a_companion_pours_a_healing_potion_into_the_fainted(recovery: str, points: int) -> None:
    table = make_table(make_hero("barbarian", "healing_potion_4"), fallen(recovery))
    table = after(table, drink("healing_potion_4", "other"))
    assert (table.heroes["other"].is_standing, table.heroes["other"].body_points) == (True, points)
    assert table.heroes["hero"].items == ()


@pytest.mark.rule("HQ-14-ELIXIER", "HQ-9-DEATH")
def test_elixir_raises_the_dead() -> None:
    table = make_table(make_hero("barbarian", "elixir_of_life"), fallen("scarred", condition=Condition.DEAD))
    hero = after(table, drink("elixir_of_life", "other")).heroes["other"]
    assert (hero.is_standing, hero.body_points) == (True, 7)


@pytest.mark.rule("HQ-14-ELIXIER", "HQ-17", "HQ-9-FAINT")
def test_elixir_is_wasted_on_the_fainted_whose_mind_a_thing_keeps() -> None:
    lucid = make_hero(
        "elf", "talisman_of_lore", hero_id="other", body_points=0, mind_points=0,
        condition=Condition.FAINTED, recovery="plain",
    )  # fmt: skip
    with pytest.raises(RuleViolation, match=r"revival\.elixir_wasted"):
        facts(make_table(make_hero("barbarian", "elixir_of_life"), lucid), drink("elixir_of_life", "other"))


@pytest.mark.rule("HQ-14-ELIXIER", "HQ-17")
def test_companions_give_the_elixir_to_a_hero_without_mind() -> None:
    table = make_table(make_hero("barbarian", "elixir_of_life"), make_hero("elf", hero_id="other", mind_points=0))
    assert after(table, drink("elixir_of_life", "other")).heroes["other"].mind_points == 4


@pytest.mark.rule("HQ-17", "HQ-9-FAINT", "HQ-9-DEATH")
@pytest.mark.parametrize(("potion", "other", "code"), [
    ("healing_potion_4", fallen("scarred", condition=Condition.DEAD), "potion.in_vain"),
    ("antidote", fallen(), "potion.in_vain"),
    ("healing_potion_4", make_hero("elf", hero_id="other", mind_points=0), "potion.in_vain"),
    ("healing_potion_4", make_hero("elf", hero_id="other", body_points=1), "potion.can_drink"),
    ("elixir_of_life", fallen(), "revival.elixir_wasted"),
    ("healing_potion_4", make_hero("elf", hero_id="other", condition=Condition.LOST), "hero.lost"),
])  # fmt: skip
def test_what_cannot_be_poured(potion: str, other: Hero, code: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        facts(make_table(make_hero("barbarian", potion), other), drink(potion, "other"))
    assert refused.value.code == code


def test_pouring_needs_a_hand_that_reaches() -> None:
    table = make_table(make_hero("barbarian", "healing_potion_4"), fallen())
    with pytest.raises(RuleViolation, match=r"hero\.out_of_reach"):
        facts(table, drink("healing_potion_4", "other", adjacent=False))


@pytest.mark.rule("HQ-17")
def test_without_mind_nobody_takes_a_potion() -> None:
    with pytest.raises(RuleViolation, match=r"potion\.no_mind"):
        facts(make_table(make_hero("elf", "healing_potion_2", mind_points=0, body_points=2)), drink("healing_potion_2"))


def test_who_lies_on_the_ground_gives_nothing() -> None:
    hero = make_hero("elf", "healing_potion_2", body_points=0, condition=Condition.FAINTED, recovery="plain")
    with pytest.raises(RuleViolation, match=r"hero\.is_down"):
        facts(make_table(hero), drink("healing_potion_2"))


@pytest.mark.rule("HQ-14-BREW", "HQ-19-REGENERATION")
def test_troll_bane_ends_the_regeneration() -> None:
    table = make_table(make_hero("dwarf", "troll_bane_potion"), make_monster("troll"))
    throw = ThrowPotion(hero_id="hero", item_id="troll_bane_potion", monster_id="monster")
    table = after(table, throw)
    assert table.monsters["monster"].amount(Effect.TROLL_BANE) == 1
    assert table.heroes["hero"].items == ()


@pytest.mark.parametrize(("kind", "slain"), [("skeleton", True), ("mummy", True), ("orc", False)])
def test_holy_water_slays_the_undead(kind: str, slain: bool) -> None:
    table = make_table(make_hero("dwarf", "holy_water"), make_monster(kind))
    throw = ThrowPotion(hero_id="hero", item_id="holy_water", monster_id="monster")
    if slain:
        assert not after(table, throw).monsters["monster"].is_standing
    else:
        with pytest.raises(RuleViolation, match=r"potion\.not_on_this"):
            facts(table, throw)


@pytest.mark.parametrize("potion", ["troll_bane_potion", "healing_potion_2"])
def test_what_is_of_no_use_against_an_orc(potion: str) -> None:
    table = make_table(make_hero("dwarf", potion), make_monster("orc"))
    with pytest.raises(RuleViolation):
        facts(table, ThrowPotion(hero_id="hero", item_id=potion, monster_id="monster"))
