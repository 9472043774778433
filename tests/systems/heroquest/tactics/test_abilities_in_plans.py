"""What each kind of monster can do stands among its plans, and its temper says how it does it."""

import pytest

from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.content.tempers import Skill
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.evil_turn import evil_turn
from app.systems.heroquest.tactics.suggestions import suggestion
from tests.builders import affected, make_hero, make_monster, make_table
from tests.systems.heroquest.board.quest_maps import door, piece, trap
from tests.systems.heroquest.rounds.test_deeds import played
from tests.systems.heroquest.tactics.scenes_of_turns import (
    BORREK,
    CONTENT,
    RAGNA,
    best,
    read,
    targets,
    turn_on,
)

# What monsters can do.


def test_without_a_map_the_targets_stand_in_order_without_squares() -> None:
    weak = BORREK.model_copy(update={"body_points": 1})
    table = make_table(RAGNA, weak, make_monster("orc"))
    found = suggestion(table, CONTENT, "monster")
    assert [targets(one) for one in found.plans] == [["borrek"], ["ragna"]]
    assert {one.square for one in found.plans} == {""}


@pytest.mark.rule("HQ-3.2-SPEER")
def test_a_spear_strikes_from_the_corner_and_a_plain_goblin_does_not() -> None:
    for kind, struck in (("skeleton", ["ragna"]), ("goblin", [])):
        table = turn_on({"E4": RAGNA}, {"D3": kind, "D4": "orc", "E3": "orc"})
        assert targets(best(table, f"{kind}-D3")) == struck
    stones = [piece("blocked", one) for one in ("D4", "E3")]
    assert best(turn_on({"E4": RAGNA}, {"D3": "skeleton"}, *stones), "skeleton-D3").deed == ""


@pytest.mark.rule("HQ-19-SCHLEUDER")
def test_who_shoots_stays_away_and_keeps_a_line_of_sight() -> None:
    table = turn_on({"B2": RAGNA}, {"C2": "gutter_runner"})
    plan = best(table, "gutter_runner-C2")
    assert targets(plan) == ["ragna"]
    assert plan.square not in ("B3", "C2")
    far = best(turn_on({"B2": RAGNA}, {"E4": "gutter_runner"}), "gutter_runner-E4")
    assert [one["means"] for one in far.commands if one["type"] == "attack"] == ["ranged"]


@pytest.mark.rule("HQ-19-RUNDUMSCHLAG")
def test_a_sweep_is_chosen_among_many_and_spares_friends() -> None:
    table = turn_on({"B2": RAGNA, "C2": BORREK}, {"C3": "troll"})
    assert "sweep" in [one.deed for one in suggestion(table, CONTENT, "troll-C3").plans]
    crowded = turn_on({"B2": RAGNA, "C2": BORREK}, {"C3": "troll", "D3": "goblin", "D2": "goblin", "B4": "goblin"})
    assert best(crowded, "troll-C3").deed == "attack"


@pytest.mark.rule("HQ-19-VIELARMIG")
def test_many_arms_strike_twice() -> None:
    table = turn_on({"B2": RAGNA}, {"C2": "giant_troll"})
    assert best(table, "giant_troll-C2").deed == "attack_twice"


@pytest.mark.rule("HQ-19-SCHREI-DER-BANSHEE")
def test_a_banshee_screams_where_several_hear_it() -> None:
    table = turn_on({"B2": RAGNA, "E2": BORREK, "E4": make_hero("elf", hero_id="elf", name="Elf")}, {"D3": "banshee"})
    found = suggestion(table, CONTENT, "banshee-D3").plans
    scream = next(one for one in found if one.deed == "scream")
    assert set(targets(scream)) == {"ragna", "borrek", "elf"}


@pytest.mark.rule("HQ-19-SPINNENANGRIFF")
def test_a_spider_strikes_everybody_in_its_arcs() -> None:
    table = turn_on({"B2": RAGNA, "C2": BORREK}, {"C3": "giant_spider"})
    plan = best(table, "giant_spider-C3")
    assert plan.deed == "spider_attack"


@pytest.mark.rule("HQ-19-FEUERSTRAHL", "HQ-19-DRACHENKAMPF")
def test_a_dragon_breathes_fire_along_a_row_and_fights_to_its_sides() -> None:
    dragon = PlaceMonster(
        monster_id="dragon", kind="dragon", attack=4, defence=4, body=6, mind=4, movement=6, further_attacks=(3, 2)
    )
    table = turn_on({"B2": RAGNA, "C2": BORREK}, {"E2": dragon})
    deeds = {one.deed for one in suggestion(table, CONTENT, "dragon").plans}
    assert deeds >= {"breathe_fire", "dragon_fight"}
    assert "attack" not in deeds


@pytest.mark.rule("HQ-19-FEUERBALL")
def test_a_demon_throws_fire_at_whom_it_does_not_reach() -> None:
    fences = [piece("furniture", one, content="table", width=1, height=1) for one in ("C2", "C3", "C4")]
    table = turn_on({"B2": RAGNA}, {"E2": "lesser_demon"}, *fences)
    plan = best(table, "lesser_demon-E2")
    assert plan.deed in ("throw_fireball", "attack")


@pytest.mark.rule("HQ-19-SCHWER-ZU-KONTROLLIEREN")
def test_a_squig_is_thrown_for_before_anything_else() -> None:
    table = turn_on({"B2": RAGNA}, {"D4": "squig"})
    plan = best(table, "squig-D4")
    assert (plan.deed, plan.reason.term) == ("control_monster", "due")


@pytest.mark.rule("HQ-19-BÄNDIGER")
def test_a_rat_runs_again_after_its_bite_beside_its_handler() -> None:
    table = turn_on({"B2": RAGNA}, {"C2": "giant_rat", "D4": "pack_master"})
    plan = best(table, "giant_rat-C2")
    assert [one["type"] for one in plan.commands][-1] in ("move_monster", "walk_monster_to")
    alone = turn_on({"B2": RAGNA}, {"C2": "giant_rat"})
    assert "move_monster" not in [one["type"] for one in best(alone, "giant_rat-C2").commands]


@pytest.mark.rule("HQ-19-CHAOSMAGIER")
def test_a_mage_casts_and_waits_with_what_is_for_many() -> None:
    mage = PlaceMonster(monster_id="mage", kind="sorcerer", attack=1, defence=2, body=2, mind=5, movement=6)
    table = turn_on({"B2": RAGNA}, {"E4": mage})
    found = suggestion(table, CONTENT, "mage")
    assert found.temper == "casts"
    assert found.plans[0].deed == "cast_monster_spell"
    many = [one for one in found.plans if len(one.targets) > 1]
    assert not many, "one hero is no crowd"


@pytest.mark.rule("HQ-10.2.2")
def test_it_climbs_out_of_its_pit_first() -> None:
    table = turn_on({"B2": RAGNA}, {"D4": "goblin"}, trap("D4", state="sprung"))
    held = affected(table.monsters["goblin-D4"], Effect.IN_PIT)
    table = table.model_copy(update={"monsters": {"goblin-D4": held}})
    plan = best(table, "goblin-D4")
    assert [one["type"] for one in plan.commands] == ["climb_out"]


@pytest.mark.rule("HQ-19-ZURÜCKDRÄNGEN")
def test_who_holds_a_place_pushes_and_everybody_else_wounds() -> None:
    table = turn_on({"B2": RAGNA}, {"C2": "orc"})
    assert best(table, "orc-C2").choices == {"push_back": "wound"}
    blocking = table.monsters["orc-C2"].model_copy(update={"temper": "blocks"})
    table = table.model_copy(update={"monsters": {"orc-C2": blocking}})
    assert best(table, "orc-C2").choices == {"push_back": "push"}


# Tempers.


def tempered(table: Table, monster: str, temper: str, **told: object) -> Table:
    """The table with a monster of this temper."""
    changed = table.monsters[monster].model_copy(update={"temper": temper, **told})
    return table.model_copy(update={"monsters": {**table.monsters, monster: changed}})


def test_a_guard_stays_until_somebody_is_in_its_room() -> None:
    table = turn_on({"B2": RAGNA}, {"H3": "orc"}, door("E3", "rightward", state="open"))
    charging, guarding = best(table, "orc-H3"), best(tempered(table, "orc-H3", "guards"), "orc-H3")
    assert charging.way
    assert (guarding.stays, guarding.reason.term) == (True, "guards")


def test_who_is_hurt_and_flees_runs_as_far_as_it_gets() -> None:
    table = turn_on({"B2": RAGNA}, {"D3": "gargoyle"}, door("E3", "rightward", state="open"))
    hurt = tempered(table, "gargoyle-D3", "flees", body_points=1)
    calm = tempered(table, "gargoyle-D3", "flees")
    assert best(hurt, "gargoyle-D3").square not in ("B3", "C2", "D3")
    assert targets(best(calm, "gargoyle-D3")) == ["ragna"]


def test_asleep_or_turned_it_does_nothing_and_the_reason_says_why() -> None:
    table = turn_on({"B2": RAGNA}, {"C2": "goblin"})
    asleep = affected(table.monsters["goblin-C2"], Effect.ASLEEP)
    plan = best(table.model_copy(update={"monsters": {"goblin-C2": asleep}}), "goblin-C2")
    assert (plan.stays, plan.reason.term) == (True, "asleep")


def test_after_its_blow_it_may_still_go_and_after_both_it_is_done() -> None:
    table = turn_on({"B2": RAGNA}, {"C2": "goblin"})
    (blow,) = read(best(table, "goblin-C2", Skill.SIMPLE))
    struck = played(table, blow)
    plan = best(struck, "goblin-C2")
    assert plan.deed == ""
    assert [one["type"] for one in plan.commands] in (["walk_monster_to"], [])
    gone = played(struck, read(plan)[0]) if plan.commands else struck
    assert best(gone, "goblin-C2").stays


def test_the_same_table_leads_to_the_same_plan() -> None:
    tables = [turn_on({"B2": RAGNA, "E4": BORREK}, {"D2": "orc", "D3": "goblin", "E2": "skeleton"}) for _ in range(2)]
    assert evil_turn(tables[0], CONTENT) == evil_turn(tables[1], CONTENT)


@pytest.mark.rule("HQ-19-BÄNDIGER")
def test_an_ogre_whose_handler_stands_on_no_map_is_taken_to_be_apart_from_him() -> None:
    table = make_table(RAGNA, make_monster("rat_ogre"), make_monster("pack_master", monster_id="handler"))
    plan = suggestion(table, CONTENT, "monster").plans[0]
    assert targets(plan) == ["ragna"]
    alone = suggestion(make_table(RAGNA, make_monster("rat_ogre")), CONTENT, "monster").plans[0]
    assert plan.targets[0].hits.value < alone.targets[0].hits.value
