"""What burns is read off the map, the dead are looted where they lie, and the game master overrules both."""

import pytest

from app.core.answers import Answers
from app.systems.heroquest.board.facts import filled
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.maps.commands import PutMapAside
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.town.commands import LootHero
from app.systems.heroquest.traps.commands import ClimbOut, ExplodeFirestorm, SpringTrap
from app.systems.heroquest.traps.events import FirestormExploded, TrapStruck
from tests.builders import CONTENT, after, facts, hand
from tests.systems.heroquest.board.quest_maps import monster, trap
from tests.systems.heroquest.maps.playing_on_map import begun, check_overruling, put, refused

RAGNA, MISS = "ragna", hand("black_shield", "black_shield", "black_shield")
ROOM, CORRIDOR = "D4", "A1"


def burning(square: str = ROOM, **places: str) -> Table:
    """Ragna has kindled a fire where she stands; the others stand where they are put."""
    table = put(begun(trap(square, "magic_firestorm", state="found"), monster("E2")), ragna=square, **places)
    return after(table, SpringTrap(figure_id=RAGNA, trap="magic_firestorm"))


def struck(table: Table, command: ExplodeFirestorm) -> set[str]:
    """Who is struck by the fire."""
    told = facts(table, command, MISS)
    assert after(table, command, MISS).dungeon.firestorms == ()
    return {one.figure_id for one in told if isinstance(one, TrapStruck)}


@pytest.mark.rule("HQ-10.2.6")
@pytest.mark.parametrize("told", [(), (RAGNA,), ("elf", "goblin-1", RAGNA)])
def test_a_fire_strikes_whom_the_map_shows_inside_whatever_is_said(told: tuple[str, ...]) -> None:
    table, fire = burning(elf="D3"), ExplodeFirestorm(inside=told)
    assert struck(table, fire) == {RAGNA, "elf", "goblin-1"}
    assert struck(put(table, elf="A1"), fire) == {RAGNA, "goblin-1"}


@pytest.mark.rule("HQ-10.2.6")
def test_in_a_corridor_its_section_burns() -> None:
    table = burning(CORRIDOR, elf="A4")
    assert [(one.area, one.square) for one in table.dungeon.firestorms] == [("corridor", CORRIDOR)]
    assert struck(table, ExplodeFirestorm()) == {RAGNA, "elf"}
    assert struck(put(table, elf="Z19"), ExplodeFirestorm(inside=("elf",))) == {RAGNA}


@pytest.mark.rule("HQ-10.2.6")
def test_of_two_fires_in_one_corridor_one_goes_off() -> None:
    drawn = (trap(CORRIDOR, "magic_firestorm", state="found"), trap("Z19", "magic_firestorm", state="found"))
    table = begun(*drawn)
    for hero_id, square in ((RAGNA, CORRIDOR), ("elf", "Z19")):
        table = after(put(table, **{hero_id: square}), SpringTrap(figure_id=hero_id, trap="magic_firestorm"))
    first = ExplodeFirestorm(area="corridor", square="Z19")
    told = facts(table, first, MISS)
    assert [one.square for one in told if isinstance(one, FirestormExploded)] == ["Z19"]
    assert [one.figure_id for one in told if isinstance(one, TrapStruck)] == ["elf"]
    assert [one.square for one in after(table, first, MISS).dungeon.firestorms] == [CORRIDOR]


@pytest.mark.rule("HQ-10.2.6")
def test_the_game_master_says_otherwise_with_one_word() -> None:
    said = ExplodeFirestorm(inside=("elf",), decided=("inside",))
    assert struck(burning(elf="D3"), said) == {"elf"}


@pytest.mark.rule("HQ-10.2.6")
def test_who_burns_is_asked_only_where_the_map_does_not_know_the_place() -> None:
    table = begun(monster("E2"))
    at_once = ExplodeFirestorm(trap="magic_firestorm", inside=("elf",))
    assert struck(table, at_once) == {"elf"}
    scene = Scene(table, CONTENT, Answers())
    assert filled(scene, ExplodeFirestorm, {"trap": "magic_firestorm"}) == frozenset()
    assert filled(scene, ExplodeFirestorm, {"trap": "magic_firestorm", "area": "room_1"}) == {"inside"}


@pytest.mark.rule("HQ-10.2.6")
def test_who_stands_nowhere_does_not_burn() -> None:
    table = begun(monster("E2"))
    assert table.map is not None
    spots = {one: spot for one, spot in table.map.spots.items() if one != "elf"}
    away = table.model_copy(update={"map": table.map.model_copy(update={"spots": spots})})
    at_once = ExplodeFirestorm(trap="magic_firestorm", inside=("elf",))
    assert refused(away, at_once) == {"map.not_on_it"}
    check_overruling(away, at_once)


def with_dead(**places: str) -> Table:
    """Elwe is dead for good and left 30 gold where she fell."""
    table = put(begun(monster("E2")), **places)
    changes = {"condition": Condition.LOST, "gold": 30, "body_points": -2}
    heroes = {**table.heroes, "elf": table.heroes["elf"].model_copy(update=changes)}
    return table.model_copy(update={"heroes": heroes})


LOOT = LootHero(hero_id=RAGNA, lost_id="elf")


@pytest.mark.rule("HQ-9-ROBBED")
@pytest.mark.parametrize(("elf", "ragna"), [("D4", "D3"), ("D4", "C3"), ("D4", "E4")])
def test_the_dead_are_looted_from_beside_them(elf: str, ragna: str) -> None:
    assert after(with_dead(elf=elf, ragna=ragna), LOOT).heroes[RAGNA].gold == 30


@pytest.mark.rule("HQ-9-ROBBED")
def test_who_comes_onto_the_square_of_the_dead_takes_it_as_well() -> None:
    assert after(put(with_dead(elf="D4"), ragna="D4"), LOOT).heroes[RAGNA].gold == 30


@pytest.mark.rule("HQ-9-ROBBED")
@pytest.mark.parametrize(("elf", "ragna"), [("D4", "B4"), ("E1", "A1"), ("B2", "B1")])
def test_the_dead_are_not_looted_from_afar_or_through_a_wall(elf: str, ragna: str) -> None:
    table = with_dead(ragna=ragna, elf=elf)
    assert refused(table, LOOT) == {"loot.out_of_reach"}
    error = refusal(table, LOOT, CONTENT)
    assert error is not None
    assert error.field == "lost_id"
    check_overruling(table, LOOT)
    assert after(after(table, PutMapAside()), LOOT).heroes[RAGNA].gold == 30


@pytest.mark.rule("HQ-9-ROBBED")
def test_who_died_on_another_map_is_looted_anywhere() -> None:
    table = with_dead()
    assert table.map is not None
    spots = {one: spot for one, spot in table.map.spots.items() if one != "elf"}
    elsewhere = table.model_copy(update={"map": table.map.model_copy(update={"spots": spots})})
    assert after(elsewhere, LOOT).heroes[RAGNA].gold == 30


@pytest.mark.rule("HQ-10.2.2")
def test_nobody_climbs_where_the_map_has_no_room_but_at_the_game_masters_word() -> None:
    table = after(put(begun(trap("D4", state="found")), ragna="D4"), SpringTrap(figure_id=RAGNA, trap="pit_trap"))
    far = ClimbOut(figure_id=RAGNA, square="B2")
    assert refused(table, far) == {"pit.not_beside"}
    check_overruling(table, far)
    said = after(table, far.model_copy(update={"decided": ("reach", "square")}))
    by_hand = put(table, ragna="B2")
    assert said.map is not None
    assert by_hand.map is not None
    assert said.map.spots[RAGNA] == by_hand.map.spots[RAGNA]
