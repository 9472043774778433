"""Whatever is asked of magic, it answers with facts or with a game error, and nothing leaves its range."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.events import Command
from app.systems.heroquest.body.commands import ChangeMindPoints
from app.systems.heroquest.choose_house_rule import ChooseHouseRule
from app.systems.heroquest.effects import BreakFree
from app.systems.heroquest.magic import commands as magic_commands
from app.systems.heroquest.state.figures import Effect, SpellSet
from app.systems.heroquest.state.house_rules import OPTIONS
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, make_hero, make_monster, make_table
from tests.systems.heroquest.playing import play

SET = [SpellSet(lore="life", permanent=False)]
TABLE = make_table(
    make_hero("wizard", "spell_scroll", hero_id="mage", gold=900, gained_mind=1, spell_sets=SET).model_copy(
        update={"quests_passed": 11, "special_spells": ("genie", "tempest", "heal_body", "sleep")}
    ),
    make_hero("battle_mage", hero_id="battle", magic_order="jade", spell_sets=SET),
    make_hero("dwarf", "helmet", hero_id="dwarf", gained_mind=1, body_points=2),
    make_monster("sorcerer", monster_id="sorcerer"),
    make_monster("spectre", monster_id="ghost"),
)
figures = st.sampled_from(["mage", "battle", "dwarf", "sorcerer", "ghost", "nobody"])
spells = st.sampled_from([*CONTENT.spells, "teapot"])
yes = st.booleans()


def aimed(kind: type[Command], **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Command]:
    targets = st.lists(figures, max_size=2).map(tuple)
    return st.builds(kind, target_ids=targets, in_line=yes, in_area=yes, seen_before=yes, **fields)


casters = st.sampled_from(["mage", "battle", "dwarf"])
basics = st.sampled_from(["fireball", "minor_healing", "shield_spell", "genie"])
wishes: st.SearchStrategy[Command] = st.one_of(
    st.builds(
        magic_commands.CastBasicSpell,
        hero_id=casters,
        spell=basics,
        target_id=figures,
        in_line=yes,
        figure_in_path=figures,
        furniture_in_path=yes,
    ),
    aimed(magic_commands.CastSpecialSpell, hero_id=casters, spell=spells),
    aimed(magic_commands.CastSetSpell, hero_id=casters, spell=spells),
    aimed(magic_commands.ReadScroll, hero_id=casters, item_id=st.just("spell_scroll"), spell=spells),
    aimed(magic_commands.CastMonsterSpell, monster_id=figures, spell=spells),
    st.builds(magic_commands.ChooseSpecialSpells, hero_id=casters),
    st.builds(magic_commands.LearnGuildSpell, hero_id=casters, spell=spells),
    st.builds(magic_commands.DrawSpellSet, hero_id=casters, permanent=yes),
    st.builds(
        magic_commands.NameSpell, spell=spells, name=st.just("Eigener"), price=st.just(50), like=st.none() | spells
    ),
    st.builds(BreakFree, figure_id=figures, effect=st.sampled_from(Effect)),
    st.builds(magic_commands.ChangeSpellTally, hero_id=casters, successes=st.integers(-99, 99)),
    st.builds(ChangeMindPoints, hero_id=casters, change=st.integers(-3, 3)),
    st.sampled_from(sorted(OPTIONS)).flatmap(
        lambda rule: st.builds(ChooseHouseRule, rule=st.just(rule), option=st.sampled_from(OPTIONS[rule]))
    ),
)


@settings(max_examples=60, deadline=None)
@given(commands=st.lists(wishes, max_size=10), pick=st.integers(0, 5))
def test_any_sequence_of_wishes_ends_in_facts_or_refusals(commands: list[Command], pick: int) -> None:
    table = play(TABLE, commands, [pick])
    for hero in table.heroes.values():
        assert hero.body_points <= hero.body_attribute
        assert hero.cast_successes >= 0
        assert hero.gold >= 0
        assert all(cast.number > 0 for cast in hero.casts)
        assert all(active.amount > 0 for active in hero.effects)
        assert all(set(held.spent) <= set(CONTENT.lores[held.lore].spells) for held in hero.spell_sets)
    assert Table.model_validate_json(table.model_dump_json()) == table
