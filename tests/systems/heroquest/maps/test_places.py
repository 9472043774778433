"""What is bound to a place asks the map where it lies; the game master alone overrules it, with one word."""

import pytest

from app.systems.heroquest.board.quest_map import QuestBoard
from app.systems.heroquest.chests.commands import DisarmChest, OpenChest
from app.systems.heroquest.combat.commands import PickUp
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.exploration.commands import SearchForTraps, SearchFurniture
from app.systems.heroquest.exploration.events import FurnitureSearched
from app.systems.heroquest.fields import BoardCommand
from app.systems.heroquest.potions.commands import BrewPotion
from app.systems.heroquest.state.dungeon import Spot
from app.systems.heroquest.traps.events import TrapMarked
from tests.builders import CONTENT, after, facts, facts_so_far, hand, make_hero, make_item, make_table
from tests.systems.heroquest.board.quest_maps import chest, monster, piece, quest, trap
from tests.systems.heroquest.board.scenes import at
from tests.systems.heroquest.maps.playing_on_map import begun, check_overruling, put, refused

RAGNA, S, W, B = "ragna", "skull", "white_shield", "black_shield"


OPEN, SAFE = OpenChest(hero_id=RAGNA, chest="D4"), DisarmChest(hero_id=RAGNA, chest="D4")


@pytest.mark.rule("HQ-11")
@pytest.mark.parametrize("command", [OPEN, SAFE])
@pytest.mark.parametrize(
    ("square", "code"),
    [("C3", None), ("D3", None), ("B2", "chest.out_of_reach"), ("L9", "chest.out_of_reach")],
)
def test_a_chest_is_opened_by_who_stands_beside_it(command: BoardCommand, square: str, code: str | None) -> None:
    table = put(begun(chest("D4")), ragna=square)
    error = refusal(table, command, CONTENT)
    assert (error.code if error else None) == code
    if code:
        check_overruling(table, command)


def test_no_wall_lies_between_a_hero_and_the_chest_and_no_board() -> None:
    through_wall = put(begun(chest("F3")), ragna="E3")
    assert refused(through_wall, OpenChest(hero_id=RAGNA, chest="F3")) == {"chest.out_of_reach"}
    elsewhere = begun(drawn=quest(chest("D4"), boards=(QuestBoard(),)))
    assert refused(put(elsewhere, ragna="D3-2"), OPEN) == {"chest.out_of_reach"}


@pytest.mark.parametrize("name", ["B2", "D5"])
def test_where_the_map_shows_no_chest_the_game_master_has_to_say_so(name: str) -> None:
    table, command = put(begun(chest("D4")), ragna="D3"), OpenChest(hero_id=RAGNA, chest=name)
    assert refused(table, command) == {"chest.not_there"}
    check_overruling(table, command)


@pytest.mark.rule("HQ-11", "HQ-12")
def test_nobody_opens_a_chest_under_the_eyes_of_monsters() -> None:
    table = put(begun(chest("D4"), monster("B4")), ragna="D3")
    assert refused(table, OPEN) == {"search.enemies_in_sight"}
    check_overruling(table, OPEN)


@pytest.mark.rule("HQ-12")
def test_furniture_is_searched_that_stands_in_the_room_and_each_piece_once() -> None:
    two = piece("furniture", "C4", content="table"), piece("furniture", "E4", content="table")
    table = begun(*two, piece("furniture", "H3", content="throne"))
    search = SearchFurniture(hero_id=RAGNA, area="room_1", furniture="table")
    throne = search.model_copy(update={"furniture": "throne"})
    assert refused(table, throne) == {"furniture.not_here"}
    check_overruling(table, throne)
    searched = []
    for _ in two:
        told = facts(table, search, hand(1))
        searched += [one.piece for one in told if isinstance(one, FurnitureSearched)]
        table = after(table, search, hand(1))
    assert searched == ["C4", "E4"]
    others = (search.model_copy(update={"piece": name}) for name in ("1", "2", "C4", "zz"))
    assert refused(table, search, *others) == {"furniture.searched_already"}


def test_a_piece_that_was_searched_before_the_map_told_which_one_is_not_searched_again() -> None:
    table = begun(piece("furniture", "C4", content="table"))
    before = table.dungeon.model_copy(update={"searched_furniture": ("room_1.table.1",)})
    search = SearchFurniture(hero_id=RAGNA, area="room_1", furniture="table")
    assert refused(table.model_copy(update={"dungeon": before}), search) == {"furniture.searched_already"}


@pytest.mark.rule("HQ-10.1")
def test_a_search_finds_no_trap_that_somebody_merely_names() -> None:
    told = facts(begun(trap("D4")), SearchForTraps(hero_id=RAGNA, area="x", found=("Z9",), secret_doors=3))
    assert [one.square for one in told if isinstance(one, TrapMarked)] == ["D4"]


@pytest.mark.rule("HQ-14-BREW")
@pytest.mark.parametrize(("content", "asked"), [("alchemists_bench", "brew_result"), ("table", "experiment")])
def test_a_potion_is_brewed_at_the_bench_that_stands_in_the_room(content: str, asked: str) -> None:
    herbs = [make_item("potion_ingredient", item_id=name).model_copy(update={"note": name}) for name in ("a", "b")]
    heroes = make_table(make_hero("elf", *herbs, hero_id=RAGNA))
    table = begun(piece("furniture", "D3", content=content), heroes=heroes)
    for said in (True, False):
        brew = BrewPotion(hero_id=RAGNA, ingredients=("a", "b"), item_id="new", at_bench=said)
        _, prompt = facts_so_far(table, brew)
        assert prompt is not None
        assert prompt.purpose == asked


@pytest.mark.rule("HQ-4.2")
def test_what_lies_on_the_floor_is_taken_up_beside_it_and_not_through_a_wall() -> None:
    table = begun()
    assert table.map is not None
    gear = {"axe": Spot(square=at("E3"))}
    lying = table.model_copy(
        update={"on_floor": (make_item("axe"),), "map": table.map.model_copy(update={"gear": gear})}
    )
    pick = PickUp(hero_id=RAGNA, item_id="axe")
    assert refusal(put(lying, ragna="D4"), pick, CONTENT) is None
    assert refused(put(lying, ragna="F3"), pick) == {"floor.out_of_reach"}
    assert refused(put(lying, ragna="B2"), pick) == {"floor.out_of_reach"}
