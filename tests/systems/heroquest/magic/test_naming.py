"""The open slots: the lores, the guild and the Skaven have spells of the group's own."""

import pytest

from app.core.errors import RuleViolation, UnknownContent
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.magic.commands import NameOwnSpell, NameSpell
from app.systems.heroquest.state.figures import SpellSet
from tests.builders import CONTENT, after, facts, make_hero, make_table


@pytest.mark.rule("HQ-8.1-SETS")
def test_every_lore_has_four_open_slots() -> None:
    slots = [slot for lore in CONTENT.lores.values() for slot in lore.spells]
    assert len(slots) == len(set(slots)) == 6 * 4
    assert all(CONTENT.spells[slot].open for slot in slots)
    assert {spell.school for spell in CONTENT.spells.values() if spell.open} == {
        School.LORE, School.GUILD, School.SKAVEN,
    }  # fmt: skip


@pytest.mark.rule("HQ-8.1-SETS")
def test_game_master_names_a_slot_and_may_change_his_mind() -> None:
    table = after(make_table(), NameSpell(spell="life_1", name="Lebensquell", like="heal_body"))
    assert table.own_spells["life_1"].name == "Lebensquell"
    table = after(table, NameSpell(spell="life_1", name="Jungbrunnen", text="Wie neu."))
    assert (table.own_spells["life_1"].name, table.own_spells["life_1"].like) == ("Jungbrunnen", None)


@pytest.mark.rule("HQ-8.1-SETS")
def test_what_is_refused() -> None:
    with pytest.raises(RuleViolation, match=r"spell\.not_open"):
        facts(make_table(), NameSpell(spell="tempest", name="Sturm"))
    with pytest.raises(UnknownContent, match=r"spell\.unknown"):
        facts(make_table(), NameSpell(spell="teapot", name="Tee"))
    for like in ("teapot", "fireball", "life_2"):
        with pytest.raises(UnknownContent, match=r"spell\.no_pattern"):
            facts(make_table(), NameSpell(spell="life_1", name="Tee", like=like))


@pytest.mark.rule("HQ-8.1-SETS")
def test_whoever_holds_a_spell_names_it_once_for_the_whole_group() -> None:
    elf = make_hero("elf", hero_id="elf", spell_sets=[SpellSet(lore="light", permanent=False)])
    table = after(make_table(elf), NameOwnSpell(hero_id="elf", spell="light_1", name="Sonnenpfad", text="Drei Felder."))
    assert (table.own_spells["light_1"].name, table.own_spells["light_1"].text) == ("Sonnenpfad", "Drei Felder.")
    with pytest.raises(RuleViolation, match=r"spell\.named_already"):
        facts(table, NameOwnSpell(hero_id="elf", spell="light_1", name="Anders"))
    for spell in ("life_1", "tempest", "teapot"):
        with pytest.raises(RuleViolation, match=r"spell\.not_in_book"):
            facts(table, NameOwnSpell(hero_id="elf", spell=spell, name="Fremd"))
