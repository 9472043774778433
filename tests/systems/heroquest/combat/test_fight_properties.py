"""Every fight of any two figures ends in facts or a refusal, and no value leaves its range."""

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.combat.commands import Attack, AttackMind, PassSquare, PickUp, Sweep
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Effect, Hero, Monster
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, affected, make_hero, make_monster, make_table
from tests.systems.heroquest.playing import carry_out

FIGHTERS: list[Hero | Monster] = [
    make_hero("barbarian", "broadsword", "hand_axe", "dagger", hero_id="barbarian", body_points=2),
    affected(make_hero("elf", "spirit_blade", "bow", hero_id="elf"), Effect.PLAGUED, Effect.ATTACK_DICE),
    affected(make_hero("wizard", "staff", hero_id="wizard", mind_points=0), Effect.SHIELD_SPELL, amount=3),
    affected(make_hero("dwarf", "crossbow", hero_id="dwarf"), Effect.ASLEEP),
    *(make_monster(kind, monster_id=kind) for kind in CONTENT.monsters),
]
OTHER_RULES = {"adjacent_throw": "allowed", "slanted_door": "one_die_less", "diverted_shot": "hits_both"}
IDS = st.sampled_from([*(figure.id for figure in FIGHTERS), "nobody"])
HEROES = st.sampled_from(["barbarian", "elf", "wizard", "dwarf"])
EITHER = IDS | HEROES
ATTACKS = st.builds(
    Attack,
    attacker_id=EITHER,
    target_id=EITHER,
    means=st.sampled_from(["melee", "ranged", "thrown"]),
    weapon_id=st.none() | st.sampled_from(["dagger", "hand_axe", "bow", "staff", "teapot"]),
    unarmed=st.booleans(),
    diagonal=st.booleans(),
    adjacent=st.booleans(),
    distance=st.integers(1, 7),
    sight=st.sampled_from(["direct", "indirect", "none"]),
    next_in_path=st.none() | EITHER,
    passage=st.sampled_from(["open", "door", "slanted_door", "double_door", "secret_door"]),
    room_behind=st.booleans(),
)
WISHES: st.SearchStrategy[Command] = st.one_of(
    ATTACKS,
    ATTACKS,
    st.builds(Sweep, attacker_id=EITHER, target_ids=st.lists(EITHER, min_size=1, max_size=8).map(tuple)),
    st.builds(AttackMind, attacker_id=EITHER, target_id=EITHER),
    st.builds(PassSquare, figure_id=EITHER, target_id=EITHER, stops=st.booleans()),
    st.builds(PickUp, hero_id=HEROES, item_id=st.sampled_from(["dagger", "hand_axe"])),
)


@settings(max_examples=60)
@given(commands=st.lists(WISHES, min_size=1, max_size=12), pick=st.integers(0, 3), house=st.booleans())
def test_any_fight_ends_in_facts_or_refusals(commands: list[Command], pick: int, house: bool) -> None:
    table = make_table(*FIGHTERS, **(OTHER_RULES if house else {}))
    for command in commands:
        try:
            events = carry_out(table, command, [pick])
        except GameError:
            continue
        assert events
        for event in events:
            if isinstance(event, StrikeResolved):
                assert event.points == max(event.hits - event.blocks, 0) <= len(event.attack)
            table = evolve(table, event)
    assert all(0 <= monster.body_points <= monster.start_body for monster in table.monsters.values())
    assert all(hero.body_points <= hero.body_attribute for hero in table.heroes.values())
    assert Table.model_validate_json(table.model_dump_json()) == table
