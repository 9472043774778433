"""HQ-19-CHAOSMAGIER, HQ-19-ADEPT: spells of the monsters."""

import pytest

from app.core.answers import Answer
from app.core.events import Event
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.hero_dice import attack_pool
from app.systems.heroquest.magic.commands import NameSpell
from app.systems.heroquest.magic.events import MonstersSummoned, SpellShrugged
from app.systems.heroquest.state.figures import ActiveEffect, Effect, Hero, Monster, Place
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, after, choose, facts, hand, make_hero, make_item, make_monster, make_table
from tests.systems.heroquest.magic.spells import B, chaos, code
from tests.systems.heroquest.playing import play


def against(*heroes: Hero, mage: str = "sorcerer", **options: str) -> Table:
    return make_table(*(heroes or (make_hero(),)), make_monster(mage), **options)


def second(hero_class: str = "elf") -> Hero:
    return make_hero(hero_class, hero_id="second", name="Borrek")


@pytest.mark.rule("HQ-19-CHAOSMAGIER")
@pytest.mark.parametrize(("faces", "left"), [((1, 4), 6), ((5, 1), 7), ((6, 5), 8)])
def test_chaos_fireball_is_braved_with_two_dice(faces: tuple[int, int], left: int) -> None:
    assert after(against(), chaos("chaos_fireball", "hero"), hand(*faces)).heroes["hero"].body_points == left


@pytest.mark.rule("HQ-19-CHAOSMAGIER")
def test_firestorm_burns_everybody_and_lightning_is_not_braved() -> None:
    table = against(make_hero(), second())
    burnt = after(table, chaos("firestorm", "hero", "second"), hand(1, 1), hand(6, 2))
    assert [hero.body_points for hero in burnt.heroes.values()] == [5, 4]
    struck = after(table, chaos("lightning_bolt", "hero", "second"))
    assert [hero.body_points for hero in struck.heroes.values()] == [6, 4]


@pytest.mark.rule("HQ-1.1-RESISTENZ")
def test_resistance_protects_the_dwarf_alone_in_a_group() -> None:
    table = against(make_hero("dwarf"), second())
    struck = after(table, chaos("lightning_bolt", "hero", "second"), hand(B))
    assert [hero.body_points for hero in struck.heroes.values()] == [7, 4]


@pytest.mark.rule("HQ-19-CHAOSMAGIER", "HQ-8.2.1")
@pytest.mark.parametrize("spell", ["deep_sleep", "cloud_of_chaos"])
def test_sleep_breaks_on_a_six_for_each_mind_point(spell: str) -> None:
    assert after(against(), chaos(spell, "hero"), hand(5, 1)).heroes["hero"].amount(Effect.ASLEEP)
    assert not after(against(), chaos(spell, "hero"), hand(5, 6)).heroes["hero"].amount(Effect.ASLEEP)


@pytest.mark.rule("HQ-19-CHAOSMAGIER")
def test_who_is_afraid_attacks_with_one_die() -> None:
    hero = after(against(make_hero("barbarian", "broadsword")), chaos("fear", "hero")).heroes["hero"]
    assert len(attack_pool(hero, CONTENT, HouseRules())) == 1


@pytest.mark.rule("HQ-19-CHAOSMAGIER")
@pytest.mark.parametrize(
    ("spell", "effect", "answers"),
    [("command", Effect.COMMANDED, (hand(1, 1),)), ("chaos_tempest", Effect.MISSES_TURN, ())],
)
def test_spells_that_hold(spell: str, effect: Effect, answers: tuple[Answer, ...]) -> None:
    assert after(against(), chaos(spell, "hero"), *answers).heroes["hero"].amount(effect)


def nothing_rusted(events: list[Event]) -> bool:
    """Whether the spell found nothing, and said so."""
    told = [event for event in events if isinstance(event, SpellShrugged)]
    worn = [event for event in events if event.type.startswith("item.")]
    return [(event.figure_id, event.reason) for event in told] == [("hero", "no_metal")] and not worn


@pytest.mark.rule("HQ-15.1-RUST")
def test_rust_eats_metal_but_no_artifact() -> None:
    armed = make_hero("barbarian", "broadsword", "helmet")
    rusty = after(against(armed), chaos("rust", "hero"), choose("broadsword")).heroes["hero"].item("broadsword")
    assert rusty is not None
    assert rusty.wear.rusty
    helmet = after(against(armed), chaos("rust", "hero"), choose("helmet")).heroes["hero"].item("helmet")
    assert helmet is not None
    assert helmet.wear.broken
    spared = make_hero("barbarian", "spirit_blade", make_item("broadsword"))
    assert nothing_rusted(facts(against(spared), chaos("rust", "hero")))


@pytest.mark.rule("HQ-15.1-RUST")
def test_of_several_weapons_rust_takes_the_one_used_last() -> None:
    armed = make_hero("elf", make_item("bow", Place.HAND), make_item("short_sword", Place.BACK))
    assert nothing_rusted(facts(against(armed), chaos("rust", "hero"))), "the bow in the hand is no metal"
    shot = Attack(attacker_id="hero", target_id="monster", means="ranged")
    blow = Attack(attacker_id="hero", target_id="monster")
    for attacks, rusts in (([blow], True), ([blow, shot], False), ([shot, blow], True)):
        fought = play(against(armed), attacks, (0,))
        rusty = after(fought, chaos("rust", "hero")).heroes["hero"].item("short_sword")
        assert rusty is not None
        assert rusty.wear.rusty is rusts


@pytest.mark.rule("HQ-8-FLUCHT")
def test_flight_hides_the_mage() -> None:
    assert after(against(), chaos("escape")).monsters["monster"].amount(Effect.HIDDEN)


@pytest.mark.rule("HQ-19-CHAOSMAGIER")
@pytest.mark.parametrize(
    ("spell", "face", "kinds"),
    [
        ("summon_orcs", 3, ("orc",) * 4),
        ("summon_orcs", 6, ("orc",) * 6),
        ("summon_undead", 4, ("skeleton", "skeleton", "skeleton", "zombie", "zombie")),
        ("summon_undead", 6, ("zombie", "zombie", "mummy", "mummy")),
    ],
)
def test_summons(spell: str, face: int, kinds: tuple[str, ...]) -> None:
    called = facts(against(), chaos(spell), hand(face))[-1]
    assert isinstance(called, MonstersSummoned)
    assert called.kinds == kinds


@pytest.mark.rule("HQ-19-ADEPT", "HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE")
@pytest.mark.parametrize(("mage", "limit"), [("skaven_mage", 4), ("grey_seer", 8)])
def test_skaven_master_only_so_many_spells(mage: str, limit: int) -> None:
    table = against(mage=mage)
    for number in range(1, 9):
        table = after(table, NameSpell(spell=f"skaven_{number}", name=f"Seuche {number}"))
    for number in range(1, limit + 1):
        table = after(table, chaos(f"skaven_{number}"))
    assert facts(table, chaos("skaven_1"))
    if limit < 8:
        assert code(table, chaos(f"skaven_{limit + 1}")) == "magic.masters_no_more"


@pytest.mark.rule("HQ-19-CHAOSMAGIER")
def test_what_is_refused() -> None:
    assert code(against(mage="orc"), chaos("tempest", "hero")) == "magic.no_mage"
    assert code(against(), chaos("tempest", "hero")) == "spell.of_another_kind"
    assert code(against(mage="skaven_mage"), chaos("chaos_tempest", "hero")) == "spell.of_another_kind"
    assert code(against(), chaos("chaos_tempest", "monster")) == "spell.heroes_only"
    assert code(against(), chaos("chaos_tempest", "hero", in_line=False)) == "spell.not_in_line"
    assert code(against(), chaos("cloud_of_chaos", "hero", "hero")) == "spell.targets"
    sleeper: Monster = make_monster("sorcerer").model_copy(
        update={"effects": (ActiveEffect(effect=Effect.ASLEEP, amount=1),)}
    )
    assert code(make_table(make_hero(), sleeper), chaos("escape")) == "figure.asleep"


@pytest.mark.rule("HQ-1.1-BASISZAUBER", "HQ-19-CHAOSMAGIER")
def test_who_sleeps_already_is_not_put_to_sleep_twice() -> None:
    table = after(against(), chaos("cloud_of_chaos", "hero"), hand(5, 1))
    again = after(table, chaos("cloud_of_chaos", "hero"), hand(5, 1))
    assert again.heroes["hero"].amount(Effect.ASLEEP) == 1


@pytest.mark.rule("HR-RUST-METAL", "HQ-15.1-RUST")
def test_rust_of_a_crossbow_is_a_house_rule() -> None:
    armed = make_hero("dwarf", "crossbow")
    assert nothing_rusted(facts(against(armed, rusting_crossbow="safe"), chaos("rust", "hero"), hand("white_shield")))
