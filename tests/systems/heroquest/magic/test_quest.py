"""What a quest means for those who cast: it begins, it ends."""

import pytest

from app.systems.heroquest.magic.commands import ChooseSpecialSpells, NameSpell
from app.systems.heroquest.magic.events import SetSpellRegained, SpecialSpellLaidDown
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.state.figures import CastCount, Hero, SpellSet
from app.systems.heroquest.state.table import Table
from tests.builders import after, facts, make_hero, make_table
from tests.systems.heroquest.magic.spells import wizard

SPENT = ("life_1", "life_2")
SPELLS = ("genie", "heal_body", "courage", "tempest", "sleep", "swift_wind")


def back_from(hero: Hero, **options: str) -> Hero:
    table: Table = after(make_table(hero, **options), StartQuest(hero_id="mage"))
    return after(table, CloseQuest(hero_id="mage", passed=False)).heroes["mage"]


@pytest.mark.rule("HQ-1.1-BASISZAUBER", "HQ-1.1-SPEZIAL")
def test_spells_come_back_and_special_ones_are_chosen_anew() -> None:
    casts = (CastCount(spell="fireball", number=4), CastCount(spell="genie", number=1))
    hero = back_from(wizard("genie", "tempest", casts=casts, cast_successes=12))
    assert (hero.casts, hero.special_spells, hero.cast_successes) == ((), (), 12)
    again = ChooseSpecialSpells(hero_id="mage", spells=SPELLS)
    assert after(make_table(hero), again).heroes["mage"].special_spells == SPELLS


@pytest.mark.rule("HQ-8.1-SETS", "HR-TEMP-ONCE")
@pytest.mark.parametrize(
    ("permanent", "option", "left"),
    [(True, "once", ()), (False, "once", SPENT), (False, "each_quest", ())],
)
def test_permanent_spells_come_back_temporary_ones_by_house_rule(
    permanent: bool, option: str, left: tuple[str, ...]
) -> None:
    sets = [SpellSet(lore="life", permanent=permanent, spent=SPENT)]
    hero = back_from(make_hero("elf", hero_id="mage", spell_sets=sets), temporary_spells=option)
    assert hero.spell_sets == (SpellSet(lore="life", permanent=permanent, spent=left),)


@pytest.mark.rule("HR-BASIC-RECOUNT")
def test_quest_notes_the_mind_points_it_began_with() -> None:
    table = after(make_table(wizard(mind_points=5)), StartQuest(hero_id="mage"))
    assert table.heroes["mage"].basic_limit == 5
    elf = make_hero("elf", hero_id="mage")
    assert after(make_table(elf), StartQuest(hero_id="mage")).heroes["mage"].basic_limit == 0


@pytest.mark.rule("HR-BASIC-RECOUNT")
@pytest.mark.parametrize(("mind", "limit"), [(5, 5), (6, 6), (0, 0)])
def test_the_next_quest_notes_them_anew(mind: int, limit: int) -> None:
    table = after(make_table(wizard(mind_points=mind, basic_limit=6)), StartQuest(hero_id="mage"))
    assert table.heroes["mage"].basic_limit == limit


@pytest.mark.rule("HQ-8.1-SETS", "HQ-8.1-GILDE")
def test_spells_of_the_groups_own_come_back_by_their_names() -> None:
    scholar = wizard("guild_1", spell_sets=(SpellSet(lore="life", permanent=True, spent=("life_1",)),), on_quest=True)
    table = make_table(scholar)
    for spell in ("guild_1", "life_1"):
        table = after(table, NameSpell(spell=spell, name=f"Eigener {spell}"))
    told = facts(table, CloseQuest(hero_id="mage", passed=False))
    names = [event.own_name for event in told if isinstance(event, SpecialSpellLaidDown | SetSpellRegained)]
    assert names == ["Eigener guild_1", "Eigener life_1"]
