"""Whatever is asked about monsters and their abilities, the table answers with facts or refuses, and stays sound."""

from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.events import Command
from app.systems.heroquest.bestiary import commands as bestiary_commands
from app.systems.heroquest.combat.commands import Attack, WoundMonster
from app.systems.heroquest.state.house_rules import OPTIONS, HouseRules
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, make_hero, make_monster, make_table
from tests.systems.heroquest.playing import play

HEROES, MONSTERS = ("dwarf", "elf", "wizard"), ("one", "two", "three")
heroes = st.sampled_from(HEROES)
monsters = st.sampled_from(MONSTERS)
figures = st.sampled_from([*HEROES, *MONSTERS, "nobody"])
some = st.one_of(st.none(), figures)
several = st.lists(figures, max_size=2).map(tuple)
kinds = st.sampled_from(sorted(CONTENT.monsters))
flags = st.booleans()
wishes: st.SearchStrategy[Command] = st.one_of(
    st.builds(Attack, attacker_id=figures, target_id=figures, diagonal=flags, room_behind=flags),
    st.builds(WoundMonster, monster_id=monsters, points=st.integers(1, 4)),
    st.builds(
        bestiary_commands.SpiderAttack, monster_id=monsters, front=some, diagonal=several, side=several, turned=flags
    ),
    st.builds(
        bestiary_commands.DragonFight,
        monster_id=monsters,
        front=some,
        left=some,
        right=some,
        rear=some,
        poisonous_tail=flags,
    ),
    st.builds(
        bestiary_commands.BreatheFire,
        monster_id=monsters,
        target_ids=st.lists(figures, min_size=1, max_size=5).map(tuple),
    ),
    st.builds(bestiary_commands.ThrowFireball, monster_id=monsters, target_id=figures),
    st.builds(
        bestiary_commands.Scream, monster_id=monsters, target_ids=st.lists(heroes, min_size=1, max_size=3).map(tuple)
    ),
    st.builds(
        bestiary_commands.AttackTwice,
        monster_id=monsters,
        target_id=figures,
        second_target_id=figures,
        moves_between=flags,
    ),
    st.builds(bestiary_commands.PassThrough, monster_id=monsters, target_id=heroes),
    st.builds(bestiary_commands.ProveMind, hero_id=heroes),
    st.builds(bestiary_commands.TurnRound, monster_id=monsters),
    st.builds(bestiary_commands.ControlMonster, monster_id=monsters),
    st.builds(bestiary_commands.MoveMonster, monster_id=monsters, again=flags, handler_in_sight=flags),
    st.builds(bestiary_commands.BanishRegeneration, monster_id=monsters),
    st.builds(bestiary_commands.CurePlague, hero_id=heroes),
)
BESTIARY_RULES = {rule for rule, entry in CONTENT.house_rules.items() if entry.chapter == "19"} | {"HR-PLAGUE-DWARF"}
settled = st.fixed_dictionaries(
    {rule: st.sampled_from(options) for rule, options in OPTIONS.items() if rule in BESTIARY_RULES}
)


def table_of(abilities: Sequence[str], options: dict[str, str], chosen: Sequence[str]) -> Table:
    """Three heroes and three monsters, the first of them with abilities of the quest."""
    cast = [make_monster(kind, monster_id=name) for name, kind in zip(MONSTERS, chosen, strict=True)]
    gifted = cast[0].model_copy(update={"abilities": tuple(abilities), "further_attacks": (2, 3)})
    table = make_table(*(make_hero(name, hero_id=name) for name in HEROES), gifted, *cast[1:])
    rules = HouseRules()
    for rule, option in options.items():
        rules = rules.choosing(rule, option)
    return table.model_copy(update={"house_rules": rules})


@settings(max_examples=60, deadline=None)
@given(
    abilities=st.lists(st.sampled_from(sorted(CONTENT.abilities)), max_size=4, unique=True),
    options=settled,
    chosen=st.tuples(kinds, kinds, kinds),
    commands=st.lists(wishes, max_size=8),
    picks=st.lists(st.integers(0, 2), min_size=1, max_size=4),
)
def test_any_fight_with_monsters_ends_in_facts_or_refusals(
    abilities: list[str],
    options: dict[str, str],
    chosen: tuple[str, str, str],
    commands: list[Command],
    picks: list[int],
) -> None:
    table = play(table_of(abilities, options, chosen), commands, picks)
    for monster in table.monsters.values():
        assert 0 <= monster.body_points <= monster.start_body
        assert all(active.amount > 0 for active in monster.effects)
    for hero in table.heroes.values():
        assert hero.body_points <= hero.body_attribute
        assert all(active.amount > 0 for active in hero.effects)
    assert Table.model_validate_json(table.model_dump_json()) == table
