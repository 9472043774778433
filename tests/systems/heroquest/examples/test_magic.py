"""The worked examples of the rule ledger about magic, by their numbers."""

import pytest

from app.core.answers import Answer
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.body.commands import ChangeMindPoints, LoseBodyPoints
from app.systems.heroquest.dice import Color
from app.systems.heroquest.hero_dice import defence_pool
from app.systems.heroquest.magic.book import basic_spells_left, dice
from app.systems.heroquest.magic.commands import (
    CastBasicSpell,
    CastSetSpell,
    CastSpecialSpell,
    ChooseSpecialSpells,
    LearnGuildSpell,
    NameSpell,
    ReadScroll,
)
from app.systems.heroquest.magic.events import BasicSpellCast, MagicTierReached
from app.systems.heroquest.quests.commands import ChangeAttribute
from app.systems.heroquest.rounds.events import TurnEnded
from app.systems.heroquest.spell_sets import GiveSpellSet, can_cast, open_lores
from app.systems.heroquest.state.figures import Attribute, CastCount, Effect, Hero, SpellSet
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, after, choose, facts, hand, make_hero, make_monster, make_table

S, W, B = "skull", "white_shield", "black_shield"
REPEAT, KEEP = choose("repeat"), choose("keep")


def wizard(**values: object) -> Hero:
    return make_hero("wizard", "spell_scroll", hero_id="mage", name="Liathan").model_copy(update=values)


def cast(spell: str, target: str, **fields: object) -> CastBasicSpell:
    return CastBasicSpell.model_validate({"hero_id": "mage", "spell": spell, "target_id": target, **fields})


def left(hero: Hero) -> list[int]:
    kinds = ("fireball", "minor_healing", "shield_spell")
    return [basic_spells_left(hero, CONTENT.spells[kind], CONTENT, HouseRules()) for kind in kinds]


def tally(events: list[Event]) -> tuple[int, int]:
    thrown = next(event for event in events if isinstance(event, BasicSpellCast))
    return thrown.successes, thrown.failures


def refused(table: Table, command: CastBasicSpell | GiveSpellSet, *answers: Answer) -> str:
    with pytest.raises(RuleViolation) as refusal:
        facts(table, command, *answers)
    return refusal.value.code


@pytest.mark.rule("HQ-1.1-MAGIESTUFE", "HR-TIER-DICE", "HR-FIREBALL-DEFENCE")
def test_example_15_new_tier_at_once() -> None:
    table = make_table(wizard(cast_successes=29), make_hero(body_points=2), make_monster("chaos_warrior"))
    assert dice(29, CONTENT, HouseRules()) == (Color.GREEN, Color.WHITE)
    events = facts(table, cast("fireball", "monster"), hand(S, W))
    assert [event.tier for event in events if isinstance(event, MagicTierReached)] == [3]
    table = after(table, cast("fireball", "monster"), hand(S, W))
    assert table.monsters["monster"].body_points == 2
    assert dice(table.heroes["mage"].cast_successes, CONTENT, HouseRules()) == (Color.WHITE, Color.WHITE)
    table = after(table, cast("minor_healing", "hero"), hand(S, S))
    assert (table.heroes["hero"].body_points, table.heroes["mage"].cast_successes) == (4, 31)


@pytest.mark.rule("HQ-1.1-BASISZAUBER", "HR-MISCAST")
def test_example_16_miscast_and_plain_failure() -> None:
    table = make_table(wizard(), make_monster())
    events = facts(table, cast("fireball", "monster"), hand(B, B))
    assert tally(events) == (0, 2)
    assert any(isinstance(event, TurnEnded) for event in events)
    assert sum(left(after(table, cast("fireball", "monster"), hand(B, B)).heroes["mage"])) == 17
    events = facts(table, cast("fireball", "monster"), hand(B, W))
    assert tally(events) == (0, 1)
    assert not any(isinstance(event, TurnEnded) for event in events)


@pytest.mark.rule("HQ-1.1-BASISZAUBER", "HQ-15.5-EXTRA")
def test_example_17_shield_until_the_first_wound() -> None:
    table = make_table(wizard(), make_hero("elf"))
    table = after(table, cast("shield_spell", "hero"), hand(S, S))
    pool = defence_pool(table.heroes["hero"], CONTENT, HouseRules())
    assert pool.dice == (Color.WHITE,) * 4
    assert refused(table, cast("shield_spell", "hero")) == "spell.holds_already"
    wounded = after(table, LoseBodyPoints(hero_id="hero", points=1)).heroes["hero"]
    assert len(defence_pool(wounded, CONTENT, HouseRules())) == 2


@pytest.mark.rule("HQ-4-INDIRECT", "HR-DIVERTED-SHOT")
def test_example_18_fireball_past_the_barbarian() -> None:
    table = make_table(wizard(), make_hero("barbarian"), make_monster())
    table = after(table, cast("fireball", "monster", in_line=False, figure_in_path="hero"), hand(S, B))
    assert table.heroes["hero"].body_points == 7
    assert table.monsters["monster"].is_standing
    assert table.heroes["mage"].cast_successes == 1


@pytest.mark.rule("HR-BASIC-RECOUNT", "HQ-8.1-CAST", "HQ-8.3")
def test_example_19_wizard_loses_mind_points() -> None:
    casts = (CastCount(spell="fireball", number=4), CastCount(spell="minor_healing", number=1))
    table = make_table(wizard(casts=casts))
    three = after(table, ChangeMindPoints(hero_id="mage", change=-3))
    assert left(three.heroes["mage"]) == [0, 2, 3]
    two = after(three, ChangeMindPoints(hero_id="mage", change=-1))
    assert not can_cast(two.heroes["mage"], CONTENT)
    assert refused(two, cast("shield_spell", "mage")) == "magic.too_little_mind"
    assert facts(two, ReadScroll(hero_id="mage", item_id="spell_scroll"))


@pytest.mark.rule("HQ-1.1-RESISTENZ", "HR-DWARF-SCROLL")
def test_example_20_dwarf_resists() -> None:
    dwarf = make_hero("dwarf", gained_mind=1, body_points=3)
    table = make_table(wizard(special_spells=("tempest",)), dwarf)
    tempest = CastSpecialSpell(hero_id="mage", spell="tempest", target_ids=("hero",))
    assert not after(table, tempest, hand(S), REPEAT, hand(B)).heroes["hero"].amount(Effect.MISSES_TURN)
    healed = after(table, cast("minor_healing", "hero"), hand(S, W), hand(S), KEEP)
    assert healed.heroes["hero"].body_points == 4
    scroll = ReadScroll(hero_id="mage", item_id="spell_scroll", spell="tempest", target_ids=("hero",))
    assert after(table, scroll).heroes["hero"].amount(Effect.MISSES_TURN)


@pytest.mark.rule("HQ-1.1-KAMPFMAGIER", "HR-REGEN-MAX", "HR-REGEN-TEMP")
def test_example_23_battle_mage_keeps_his_spell() -> None:
    sets = (SpellSet(lore="heavens", permanent=True), SpellSet(lore="life", permanent=False))

    def spent(gained: int, spell: str, *answers: Answer) -> list[str]:
        mage = make_hero("battle_mage", magic_order="celestial", gained_mind=gained, spell_sets=sets)
        table = after(make_table(mage), NameSpell(spell=spell, name="Sternenlicht"))
        hero = after(table, CastSetSpell(hero_id="hero", spell=spell), *answers).heroes["hero"]
        return [one for held in hero.spell_sets for one in held.spent]

    assert spent(0, "heavens_1", hand(B)) == []
    assert spent(2, "heavens_1", hand(W)) == []
    assert spent(2, "heavens_1", hand(B)) == ["heavens_1"]
    assert spent(2, "life_1") == ["life_1"]


@pytest.mark.rule("HQ-1.1-KAMPFMAGIER", "HQ-8.1-SETS")
def test_example_24_second_set_from_a_lore_of_kin() -> None:
    mage = make_hero("battle_mage", magic_order="celestial", spell_sets=[SpellSet(lore="heavens", permanent=True)])
    assert refused(make_table(mage), GiveSpellSet(hero_id="hero", lore="life")) == "spell_set.limit"
    table = after(make_table(mage), ChangeAttribute(hero_id="hero", attribute=Attribute.MIND, change=1))
    assert set(open_lores(table.heroes["hero"], CONTENT)) == {"life", "heavens", "light"}
    for lore in ("life", "light"):
        second = after(table, GiveSpellSet(hero_id="hero", lore=lore, permanent=True)).heroes["hero"]
        assert second.spell_sets[-1] == SpellSet(lore=lore, permanent=True)
    assert refused(table, GiveSpellSet(hero_id="hero", lore="death")) == "spell_set.closed_lore"


@pytest.mark.rule("HQ-8.1-GILDE", "HQ-1.1-SPEZIAL")
def test_example_34_guild_spells_after_eleven_quests() -> None:
    table = make_table(wizard(gained_mind=1, mind_points=7, quests_passed=11, gold=300))
    table = after(table, NameSpell(spell="guild_1", name="Frostlanze", price=300))
    table = after(table, LearnGuildSpell(hero_id="mage", spell="guild_1"))
    chosen = ("guild_1", "genie", "heal_body", "courage", "tempest", "sleep", "swift_wind")
    table = after(table, ChooseSpecialSpells(hero_id="mage", spells=chosen))
    assert len(table.heroes["mage"].special_spells) == 7
