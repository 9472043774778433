"""Whatever is asked on the way, the table answers with facts or refuses, and nothing leaves its range."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.events import Command
from app.systems.heroquest.chests import commands as chests_commands
from app.systems.heroquest.choose_house_rule import ChooseHouseRule
from app.systems.heroquest.exploration import commands as exploration_commands
from app.systems.heroquest.rounds.commands import DrawTurnOrder, MissRound
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.house_rules import OPTIONS
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps import commands as traps_commands
from tests.builders import CONTENT, make_hero, make_monster, make_table
from tests.systems.heroquest.playing import play
from tests.systems.heroquest.test_properties import check

START = make_table(
    make_hero("barbarian", "broadsword", "helmet", hero_id="a", gold=30),
    make_hero("dwarf", "axe", hero_id="b", body_points=1),
    make_hero("wizard", "staff", hero_id="c", mind_points=0),
    make_monster("orc"),
)
figures = st.sampled_from(["a", "b", "c", "monster", "nobody"])
areas = st.sampled_from(["room_1", "room_2", "corridor"])
squares = st.sampled_from(["x1y1", "x2y2"])
flags = st.booleans()
few = st.integers(0, 4)


def of_trap(kind: type[Command], **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[Command]:
    traps = st.sampled_from([*CONTENT.traps, "banana"])
    others = st.lists(figures, max_size=3).map(tuple)
    return st.builds(
        kind, figure_id=figures, trap=traps, square=squares, area=areas, others=others, distant=flags, **fields
    )  # fmt: skip


options = st.sampled_from(["HR-PIT-FULL", "HR-GUILLOTINE-MONSTERS", "HR-ORDER", "HR-SEARCH-AGAIN"]).flatmap(
    lambda rule: st.builds(ChooseHouseRule, rule=st.just(rule), option=st.sampled_from(OPTIONS[rule]))
)
wishes: st.SearchStrategy[Command] = st.one_of(
    options,
    st.just(exploration_commands.ClearBoard()),
    st.just(DrawTurnOrder()),
    st.builds(exploration_commands.RevealArea, area=areas),
    st.builds(MissRound, hero_id=figures),
    st.builds(exploration_commands.MoveRoll, hero_id=figures),
    st.builds(exploration_commands.SearchForTraps, hero_id=figures, area=areas, found=st.tuples(squares)),
    st.builds(exploration_commands.SearchForTreasure, hero_id=figures, area=areas, enemies_in_sight=flags),
    of_trap(traps_commands.SpringTrap),
    of_trap(traps_commands.DisarmTrap),
    of_trap(traps_commands.JumpTrap, heroes_inside=few),
    st.builds(traps_commands.ClimbOut, figure_id=figures),
    st.builds(traps_commands.ExplodeFirestorm, area=areas, inside=st.lists(figures, max_size=3).map(tuple)),
    st.builds(chests_commands.DisarmChest, hero_id=figures, chest=squares, points=few, poisonous=flags),
    st.builds(chests_commands.OpenChest, hero_id=figures, chest=squares, trapped=flags, gold=st.integers(0, 99)),
    st.builds(exploration_commands.RollFate),
)


@settings(max_examples=60)
@given(commands=st.lists(wishes, max_size=12), picks=st.lists(st.integers(0, 5), min_size=1, max_size=4))
def test_any_way_through_the_dungeon_ends_in_facts_or_refusals(commands: list[Command], picks: list[int]) -> None:
    table = play(START, commands, picks)
    for hero in table.heroes.values():
        check(table, hero)
        assert all(hero.amount(effect) >= 0 for effect in Effect)
        assert hero.amount(Effect.IN_PIT) <= 1
    assert table.monsters["monster"].body_points >= 0
    assert Table.model_validate_json(table.model_dump_json()) == table
