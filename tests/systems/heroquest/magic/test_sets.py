"""HQ-8.1-SETS, HQ-1.1-KAMPFMAGIER: spells of a set are cast, kept and used up."""

import pytest

from app.systems.heroquest.labels import labels
from app.systems.heroquest.magic.commands import DrawSpellSet, NameSpell
from app.systems.heroquest.magic.events import SpellUnfolded
from app.systems.heroquest.state.figures import Effect, Hero, SpellSet
from app.systems.heroquest.state.table import Table
from tests.builders import after, facts, hand, make_hero, make_table, struck
from tests.systems.heroquest.magic.spells import B, S, W, code, set_spell

LIFE = ("life_1", "life_2", "life_3", "life_4")


def holder(hero_class: str, *sets: SpellSet, gained_mind: int = 0, order: str | None = None) -> Hero:
    return make_hero(
        hero_class, hero_id="mage", name="Tamsin", spell_sets=sets, gained_mind=gained_mind, magic_order=order
    )


def life(permanent: bool = False, *spent: str) -> SpellSet:
    return SpellSet(lore="life", permanent=permanent, spent=spent)


def with_named_spells(hero: Hero, like: str | None = "courage", **options: str) -> Table:
    table = make_table(hero, make_hero(), **options)
    for spell in LIFE:
        table = after(table, NameSpell(spell=spell, name="Lebensquell", text="Alles blüht.", like=like))
    return table


def spent(table: Table) -> tuple[str, ...]:
    return table.heroes["mage"].spell_sets[0].spent


CAST = set_spell("life_1", "hero")


@pytest.mark.rule("HQ-8.1-SETS", "HR-TEMP-ONCE", "HQ-1.1-BEGABUNG")
def test_elf_casts_each_spell_of_a_set_once() -> None:
    table = after(with_named_spells(holder("elf", life())), CAST)
    assert table.heroes["hero"].amount(Effect.ATTACK_DICE) == 2
    assert spent(table) == ("life_1",)
    assert code(table, CAST) == "spell.none_left"


@pytest.mark.rule("HR-TEMP-ONCE")
def test_temporary_set_is_gone_with_its_last_spell() -> None:
    table = with_named_spells(holder("elf", life(False, *LIFE[1:])))
    assert after(table, CAST).heroes["mage"].spell_sets == ()
    other = with_named_spells(holder("elf", life(False, *LIFE[1:])), temporary_spells="each_quest")
    assert len(spent(after(other, CAST))) == 4
    book = with_named_spells(holder("elf", life(True, *LIFE[1:])))
    assert len(spent(after(book, CAST))) == 4


@pytest.mark.rule("HQ-1.1-KAMPFMAGIER")
def test_battle_mage_keeps_a_spell_on_a_black_shield() -> None:
    table = with_named_spells(holder("battle_mage", life(True), order="jade"))
    assert spent(after(table, CAST, hand(B))) == ()
    assert spent(after(table, CAST, hand(W))) == ("life_1",)


@pytest.mark.rule("HR-REGEN-MAX")
@pytest.mark.parametrize(
    ("option", "face", "kept"),
    [("white", W, True), ("white", B, False), ("white", S, False), ("white_or_black", B, True)],
)
def test_at_seven_mind_points_a_white_shield_keeps_it(option: str, face: str, kept: bool) -> None:
    mage = holder("battle_mage", life(True), gained_mind=2, order="jade")
    table = after(with_named_spells(mage, regeneration_faces=option), CAST, hand(face))
    assert (spent(table) == ()) is kept


@pytest.mark.rule("HR-REGEN-TEMP")
def test_spells_of_a_temporary_set_are_not_kept_unless_the_table_says_so() -> None:
    mage = holder("battle_mage", life(), order="jade")
    assert spent(after(with_named_spells(mage), CAST)) == ("life_1",)
    allowed = with_named_spells(mage, temporary_regeneration="allowed")
    assert spent(after(allowed, CAST, hand(B))) == ()


@pytest.mark.rule("HQ-1.1-KAMPFMAGIER")
def test_nobody_else_keeps_a_spell() -> None:
    assert spent(after(with_named_spells(holder("wizard", life(True))), CAST)) == ("life_1",)


@pytest.mark.rule("HQ-8.1-SETS")
def test_what_only_the_group_knows_is_told_in_its_words() -> None:
    table = with_named_spells(holder("elf", life()), like=None)
    told = facts(table, set_spell("life_1"))
    assert [event.type for event in told] == ["spell.cast", "spell.unfolded", "set_spell.spent"]


@pytest.mark.rule("HQ-8.1-SETS")
def test_a_slot_nobody_has_named_does_what_the_table_agrees_on() -> None:
    told = facts(make_table(holder("elf", life())), set_spell("life_1"))
    assert [event.type for event in told] == ["spell.cast", "spell.unfolded", "set_spell.spent"]
    assert "vereinbart" in labels("de").sentence(told[1], {})


@pytest.mark.rule("HQ-1.1-RESISTENZ")
def test_dwarf_resists_spells_of_the_groups_own_too() -> None:
    table = make_table(holder("elf", life()), make_hero("dwarf"))
    assert "spell.unfolded" not in [event.type for event in facts(table, CAST, hand(B))]
    assert "spell.unfolded" in [event.type for event in facts(table, CAST, hand(W))]


@pytest.mark.rule("HQ-8.1-SETS")
def test_what_is_refused() -> None:
    named = with_named_spells(holder("elf"))
    assert code(named, CAST) == "spell.set_not_held"
    assert code(named, set_spell("tempest", "hero")) == "spell.of_another_kind"


@pytest.mark.rule("HQ-8.1-CAST")
@pytest.mark.parametrize(("hero_class", "needed"), [("elf", 4), ("battle_mage", 4), ("wizard", 3)])
def test_mind_points_it_takes(hero_class: str, needed: int) -> None:
    weak = holder(hero_class, life(True), order="jade").model_copy(update={"mind_points": needed - 1})
    assert code(with_named_spells(weak), CAST) == "magic.too_little_mind"


@pytest.mark.rule("HQ-1.1-BEGABUNG", "HQ-8.1-SETS")
def test_elf_draws_among_three_lores() -> None:
    table = after(make_table(holder("elf")), DrawSpellSet(hero_id="mage"), hand("heavens"))
    assert table.heroes["mage"].spell_sets == (SpellSet(lore="heavens", permanent=False),)
    everything = holder("elf", *(SpellSet(lore=lore, permanent=False) for lore in ("life", "heavens", "light")))
    assert code(make_table(everything), DrawSpellSet(hero_id="mage")) == "spell_set.none_open"
    assert code(make_table(holder("barbarian")), DrawSpellSet(hero_id="mage")) == "spell_set.none_open"


@pytest.mark.rule("HQ-8.1-SETS")
def test_found_set_needs_room_for_it() -> None:
    full = make_table(holder("elf", life()))
    assert code(full, DrawSpellSet(hero_id="mage")) == "spell_set.limit", "before anything is thrown"


@pytest.mark.rule("HQ-8.1-SETS")
def test_a_set_is_found_for_now_or_for_good() -> None:
    wish = DrawSpellSet(hero_id="mage", permanent=True)
    assert after(make_table(holder("elf")), wish, hand("light")).heroes["mage"].spell_sets[0].permanent


@pytest.mark.rule("HQ-8.1-SETS", "HQ-15.5-EXTRA")
def test_whoever_casts_it_is_who_strikes() -> None:
    table = with_named_spells(holder("elf", life()), like="genie")
    assert struck(table, CAST, hand(S, W, W, W, W), hand(W, B)).attacker_id == "mage"


@pytest.mark.rule("HQ-8.1-SETS")
def test_the_groups_own_words_are_told() -> None:
    told = facts(with_named_spells(holder("elf", life()), like=None), CAST)
    assert SpellUnfolded(spell="life_1", own_name="Lebensquell", own_text="Alles blüht.") in told
