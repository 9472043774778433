"""What the map knows is not asked: how far, what is seen, who stands in the way. The game master may overrule it."""

from collections.abc import Mapping

import pytest

from app.core.answers import Answers
from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.bestiary.commands import BreatheFire, DragonFight, Scream, SpiderAttack
from app.systems.heroquest.board.facts import informed
from app.systems.heroquest.board.quest_map import AnyThing
from app.systems.heroquest.combat.commands import Attack, Sweep
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.equipment.commands import LeaveBehind
from app.systems.heroquest.exploration.commands import SearchForTraps, SearchForTreasure
from app.systems.heroquest.fields import BoardCommand
from app.systems.heroquest.magic.commands import CastBasicSpell, CastSetSpell
from app.systems.heroquest.maps.commands import LayMap
from app.systems.heroquest.odds.attack_odds import outlook
from app.systems.heroquest.positions import MapOverruled
from app.systems.heroquest.potions.commands import HealWithHerbs
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import Spot
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from tests.builders import after, facts_so_far, make_hero, make_monster, make_table
from tests.systems.heroquest.board.quest_maps import door, piece, quest, trap
from tests.systems.heroquest.board.scenes import at

RAGNA = make_hero("barbarian", "broadsword", "crossbow", hero_id="ragna")
ELF = make_hero("elf", hero_id="elf", name="Elwe")


def laid(places: Mapping[str, str], *things: AnyThing, **options: str) -> Table:
    """Put figures on their squares of a map; those named like a kind of monster are monsters."""
    heroes = [hero for hero in (RAGNA, ELF) if hero.id in places]
    monsters = [make_monster(one.partition("-")[0], monster_id=one) for one in places if one not in ("ragna", "elf")]
    table = after(make_table(*heroes, *monsters, **options), LayMap(quest=quest(*things)))
    assert table.map is not None
    spots = {one: Spot(square=at(square)) for one, square in places.items()}
    return table.model_copy(update={"map": table.map.model_copy(update={"spots": spots})})


def known(table: Table, command: BoardCommand) -> dict[str, object]:
    """The fields of a command as the map fills them in."""
    told, found, _ = informed(Scene(table, shipped(), Answers()), command)
    return {name: getattr(told, name) for name in found.facts}


def refused(table: Table, command: Command) -> tuple[str, str | None] | None:
    """The code of a refusal and the field it is told at."""
    error: GameError | None = refusal(table, command, shipped())
    return (error.code, error.field) if error else None


def strike(**fields: object) -> Attack:
    """Ragna attacks the orc."""
    return Attack.model_validate({"attacker_id": "ragna", "target_id": "orc", **fields})


def test_a_neighbour_is_struck_straight_without_a_word() -> None:
    assert refused(laid({"ragna": "C3", "orc": "D3"}), strike()) is None


@pytest.mark.rule("HQ-3.1")
@pytest.mark.parametrize(
    ("square", "code"),
    [
        ("D4", "attack.not_diagonal"),  # a sword does not strike at a slant
        ("E3", "attack.out_of_reach"),
        ("B5", "attack.out_of_reach"),
    ],
)
def test_where_no_blow_gets_the_target_is_to_blame(square: str, code: str) -> None:
    assert refused(laid({"ragna": "C3", "orc": square}), strike()) == (code, "target_id")


def test_a_wall_and_a_shut_door_part_neighbours_and_an_open_one_does_not() -> None:
    assert refused(laid({"ragna": "E3", "orc": "F3"}), strike()) == ("attack.barred_by_wall", "target_id")
    shut, open_ = door("E3", "rightward"), door("E3", "rightward", state="open")
    assert refused(laid({"ragna": "E3", "orc": "F3"}, shut), strike()) == ("attack.barred_by_door", "target_id")
    assert refused(laid({"ragna": "E3", "orc": "F3"}, open_), strike()) is None


@pytest.mark.rule("HQ-3.2-SPEER")
def test_a_spear_strikes_at_a_slant_and_nobody_has_to_say_so() -> None:
    hero = make_hero("barbarian", "spear", hero_id="ragna")
    table = laid({"ragna": "C3", "orc": "D4"})
    armed = table.model_copy(update={"heroes": {"ragna": hero}})
    assert refused(armed, strike()) is None
    assert known(armed, strike())["diagonal"] is True


def test_what_the_game_master_decides_counts_against_the_map_and_is_told() -> None:
    table = laid({"ragna": "C3", "orc": "D4"})
    decided, _ = facts_so_far(table, strike(decided=("diagonal",)))
    assert [one.fields for one in decided if isinstance(one, MapOverruled)] == [("diagonal",)]
    far, _ = facts_so_far(laid({"ragna": "B2", "orc": "E4"}), strike(decided=("reach",)))
    assert [one.fields for one in far if isinstance(one, MapOverruled)] == [("reach",)]


def test_what_was_decided_as_the_map_says_anyway_is_not_told() -> None:
    table = laid({"ragna": "C3", "orc": "D3"})
    found, _ = facts_so_far(table, strike(decided=("diagonal",)))
    assert not [one for one in found if isinstance(one, MapOverruled)]


def test_a_decision_about_no_field_is_refused() -> None:
    with pytest.raises(ValueError, match="no field"):
        strike(decided=("wind",))


@pytest.mark.rule("HQ-4-ADJACENT")
def test_nobody_shoots_at_a_neighbour_not_even_a_slanted_one() -> None:
    assert refused(laid({"ragna": "C3", "orc": "D4"}), strike(means="ranged")) == ("attack.adjacent", "target_id")


@pytest.mark.rule("HQ-4-INDIRECT")
def test_a_shot_past_somebody_is_an_indirect_one_and_knows_whom_it_may_strike() -> None:
    table = laid({"ragna": "B3", "goblin": "C3", "orc": "E3"})
    assert known(table, strike(means="ranged")) == {
        "adjacent": False, "sight": "indirect", "passage": "open", "next_in_path": "goblin",
    }  # fmt: skip
    assert known(laid({"ragna": "B3", "orc": "E3"}), strike(means="ranged"))["sight"] == "direct"


def test_a_shot_through_a_wall_is_refused_at_its_target() -> None:
    assert refused(laid({"ragna": "C3", "orc": "H3"}), strike(means="ranged")) == ("attack.no_sight", "target_id")


@pytest.mark.rule("HQ-4.2", "HR-THROW-ADJACENT")
def test_a_throw_knows_how_far_it_is() -> None:
    table = laid({"ragna": "B10", "orc": "G10"})
    assert known(table, strike(means="thrown"))["distance"] == 5
    hero = make_hero("barbarian", "dagger", hero_id="ragna")
    for square, code in (("H10", "attack.too_far"), ("C10", "attack.adjacent")):
        there = laid({"ragna": "B10", "orc": square}).model_copy(update={"heroes": {"ragna": hero}})
        throw = strike(means="thrown", weapon_id=hero.items[0].id)
        assert refused(there, throw) == (code, "target_id")


@pytest.mark.rule("HQ-19-RUNDUMSCHLAG")
def test_a_sweep_strikes_only_those_around() -> None:
    table = laid({"ragna": "C3", "orc": "D4", "goblin": "E4"})
    sweep = Sweep(attacker_id="ragna", target_ids=("orc", "goblin"))
    assert refused(table, sweep) == ("attack.out_of_reach", "target_ids")
    assert refused(table, Sweep(attacker_id="ragna", target_ids=("orc",))) in (None, ("sweep.cannot", "attacker_id"))


def test_who_is_not_on_the_map_neither_strikes_nor_is_struck_unless_the_game_master_says_so() -> None:
    table = laid({"ragna": "C3"})
    table = table.model_copy(update={"monsters": {"orc": make_monster(monster_id="orc")}})
    assert refused(table, strike()) == ("map.not_on_it", "target_id")
    back = strike(attacker_id="orc", target_id="ragna")
    assert refused(table, back) == ("map.not_on_it", "attacker_id")
    assert refused(table, back.model_copy(update={"decided": ("reach",)})) is None


def test_without_a_map_every_field_counts_as_it_is_told() -> None:
    table = make_table(RAGNA, make_monster(monster_id="orc"))
    assert known(table, strike(diagonal=True)) == {}
    assert refused(table, strike(diagonal=True)) == ("attack.not_diagonal", "diagonal")


@pytest.mark.rule("HQ-19-SCHREI-DER-BANSHEE")
def test_a_scream_is_heard_in_the_whole_room_and_by_nobody_else() -> None:
    table = laid({"banshee": "B2", "ragna": "E4", "elf": "G3"})
    assert known(table, Scream(monster_id="banshee", target_ids=("elf",)))["target_ids"] == ("ragna",)


@pytest.mark.rule("HQ-19-FEUERSTRAHL")
def test_fire_goes_along_the_row_of_whoever_was_named() -> None:
    table = laid({"dragon": "C10", "ragna": "F10", "elf": "H10"})
    assert known(table, BreatheFire(monster_id="dragon", target_ids=("elf",)))["target_ids"] == ("ragna", "elf")
    aside = laid({"dragon": "C10", "ragna": "F10", "elf": "D11"})
    at_elf = BreatheFire(monster_id="dragon", target_ids=("elf",))
    assert refused(aside, at_elf) == ("bestiary.not_in_row", "target_ids")


@pytest.mark.rule("HQ-19-DRACHENKAMPF")
def test_a_dragon_knows_who_stands_at_its_sides() -> None:
    table = laid({"dragon": "C3", "ragna": "C4", "elf": "D3"})
    found = known(table, DragonFight(monster_id="dragon"))
    assert {found["front"], found["left"], found["right"], found["rear"]} == {"ragna", "elf", None}


@pytest.mark.rule("HQ-19-SPINNENANGRIFF")
def test_a_spider_knows_whom_it_strikes_with_which_dice() -> None:
    table = laid({"giant_spider": "C3", "ragna": "C4", "elf": "D4"})
    found = known(table, SpiderAttack(monster_id="giant_spider"))
    assert (found["front"], found["diagonal"]) == ("ragna", ("elf",))


@pytest.mark.rule("HQ-19-BÄNDIGER", "HR-HANDLER-DIAGONAL")
@pytest.mark.parametrize(
    ("handler", "diagonal", "dice"),
    [("B3", "counts", 5), ("B2", "counts", 5), ("E3", "counts", 4), ("B2", "orthogonal", 4)],
)
def test_where_the_handler_of_a_rat_ogre_stands_nobody_is_asked(handler: str, diagonal: str, dice: int) -> None:
    table = laid({"rat_ogre": "C3", "ragna": "C4", "pack_master": handler}, handler_diagonal=diagonal)
    blow = Attack(attacker_id="ragna", target_id="rat_ogre")
    assert len(outlook(table, blow, shipped()).defence.dice) == dice


@pytest.mark.rule("HQ-19-BÄNDIGER")
def test_where_the_handler_stands_is_asked_once_the_game_master_decides_otherwise() -> None:
    table = laid({"rat_ogre": "C3", "ragna": "C4", "pack_master": "B3"})
    blow = Attack(attacker_id="rat_ogre", target_id="ragna")
    for decided, asked in (((), "attack"), (("reach",), "handler_place")):
        _, prompt = facts_so_far(table, blow.model_copy(update={"decided": decided}))
        assert prompt
        assert prompt.purpose == asked


@pytest.mark.rule("HQ-8-SIGHT")
def test_a_spell_knows_its_line_and_area_of_sight() -> None:
    spell = CastSetSpell(hero_id="elf", spell="sleep", target_ids=("orc",))
    assert known(laid({"elf": "B2", "orc": "E4"}), spell) == {"in_line": True, "in_area": True}
    assert known(laid({"elf": "B2", "orc": "H3"}), spell) == {"in_line": False, "in_area": False}
    basic = CastBasicSpell(hero_id="elf", spell="sleep", target_id="orc")
    past = known(laid({"elf": "B3", "goblin": "C3", "orc": "E3"}), basic)
    assert (past["in_line"], past["figure_in_path"], past["furniture_in_path"]) == (False, "goblin", False)


@pytest.mark.rule("HQ-1.1-KRAEUTER")
def test_herbs_reach_a_neighbour() -> None:
    heal = HealWithHerbs(hero_id="elf", to_id="ragna")
    assert known(laid({"elf": "C3", "ragna": "D4"}), heal) == {"adjacent": True}
    assert known(laid({"elf": "C3", "ragna": "E4"}), heal) == {"adjacent": False}
    assert known(laid({"elf": "E3", "ragna": "F3"}), heal) == {"adjacent": False}, "a wall is between"


@pytest.mark.rule("HQ-10.1", "HQ-12")
def test_a_search_knows_where_it_is_and_whether_an_enemy_is_in_sight() -> None:
    treasure = SearchForTreasure(hero_id="elf", area="somewhere")
    assert known(laid({"elf": "C3", "orc": "H3"}), treasure) == {"area": "room_1", "enemies_in_sight": False}
    assert refused(laid({"elf": "C3", "orc": "E4"}), treasure) == ("search.enemies_in_sight", "hero_id")


@pytest.mark.rule("HQ-10.1")
def test_a_search_finds_what_is_drawn_and_nothing_beyond_the_room() -> None:
    table = laid(
        {"elf": "C3"}, trap("D4"), trap("G3"), door("E3", "rightward", kind="secret_door", state="hidden")
    )  # fmt: skip
    found = after(table, SearchForTraps(hero_id="elf", area="room_1"))
    assert [marker.square for marker in found.dungeon.trap_markers] == ["D4"]
    assert found.map is not None
    assert found.map.traps == {"trap-D4": "found"}
    assert found.map.doors == {"door-E3": "closed"}


@pytest.mark.rule("HQ-9-ROBBED")
def test_nobody_is_robbed_under_the_eyes_of_a_companion() -> None:
    down = make_hero(hero_id="ragna", name="Ragna", body_points=0, condition=Condition.FAINTED, gold=50)
    near = laid({"ragna": "C3", "elf": "E4"}).model_copy(update={"heroes": {"ragna": down, "elf": ELF}})
    assert refused(near, LeaveBehind(hero_id="ragna")) == ("gold.companion_near", "hero_id")
    assert refused(near, LeaveBehind(hero_id="ragna", decided=("reach",))) is None
    away = laid({"ragna": "C3", "elf": "H3"}).model_copy(update={"heroes": {"ragna": down, "elf": ELF}})
    assert refused(away, LeaveBehind(hero_id="ragna")) is None


def test_furniture_in_the_way_is_known() -> None:
    high = piece("furniture", "C3", content="cupboard", hides=True)
    assert known(laid({"ragna": "B3", "orc": "E3"}, high), strike(means="ranged"))["sight"] != "direct"
