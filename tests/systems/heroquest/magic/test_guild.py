"""HQ-8.1-GILDE: spells of the academies."""

import pytest

from app.systems.heroquest.magic.commands import ChooseSpecialSpells, LearnGuildSpell, NameSpell
from app.systems.heroquest.state.table import Table
from tests.builders import after, make_hero, make_table
from tests.systems.heroquest.magic.spells import code, special, wizard

LEARN = LearnGuildSpell(hero_id="mage", spell="guild_1")
GROWN = {"gained_mind": 1, "mind_points": 7}


def named(table: Table, price: int | None = 300, like: str | None = None) -> Table:
    return after(table, NameSpell(spell="guild_1", name="Frostlanze", price=price, like=like))


@pytest.mark.rule("HQ-8.1-GILDE")
def test_from_the_eleventh_passed_quest_and_a_gained_mind_point_on() -> None:
    assert code(named(make_table(wizard(quests_passed=10, gold=500, **GROWN))), LEARN) == "guild.too_soon"
    assert code(named(make_table(wizard(quests_passed=11, gold=500))), LEARN) == "guild.too_soon"
    hero = after(named(make_table(wizard(quests_passed=11, gold=500, **GROWN))), LEARN).heroes["mage"]
    assert (hero.gold, hero.guild_spells) == (200, ("guild_1",))


@pytest.mark.rule("HQ-8.1-GILDE")
def test_the_price_is_the_game_masters() -> None:
    scholar = make_table(wizard(quests_passed=11, gold=100, **GROWN))
    assert code(scholar, LEARN) == "guild.no_price"
    assert code(named(scholar, None), LEARN) == "guild.no_price"
    assert code(named(scholar), LEARN) == "gold.not_enough"
    free = after(named(scholar, 0), LEARN)
    assert free.heroes["mage"].gold == 100
    assert code(free, LEARN) == "guild.learnt_already"


@pytest.mark.rule("HQ-8.1-GILDE")
def test_only_a_wizard_learns_them_and_only_between_quests() -> None:
    elf = make_hero("elf", hero_id="mage", gold=500).model_copy(update={"quests_passed": 11})
    assert code(named(make_table(elf)), LEARN) == "magic.no_wizard"
    away = wizard(quests_passed=11, gold=500, on_quest=True, **GROWN)
    assert code(named(make_table(away)), LEARN) == "guild.not_here"


@pytest.mark.rule("HQ-8.1-GILDE")
def test_guild_spell_widens_the_choice_not_the_number() -> None:
    scholar = wizard(guild_spells=("guild_1",), **GROWN)
    table = named(make_table(scholar, make_hero(body_points=1)), like="heal_body")
    chosen = ("guild_1", "genie", "heal_body", "courage", "tempest", "sleep", "swift_wind")
    too_many = ChooseSpecialSpells(hero_id="mage", spells=(*chosen, "stone_skin"))
    assert code(table, too_many) == "special_spells.too_many"
    table = after(table, ChooseSpecialSpells(hero_id="mage", spells=chosen))
    assert after(table, special("guild_1", "hero")).heroes["hero"].body_points == 5


@pytest.mark.rule("HQ-8.1-GILDE")
def test_the_guild_teaches_no_other_spells() -> None:
    scholar = make_table(wizard(quests_passed=11, gold=500, **GROWN))
    assert code(scholar, LearnGuildSpell(hero_id="mage", spell="genie")) == "spell.of_another_kind"
