"""Where a figure of either side gets from where it stands, and what stops the way."""

import pytest

from app.core.game_system import Role, Viewer
from app.systems.heroquest.board.at_table import named_place, place_name
from app.systems.heroquest.board.quest_map import End, Link, QuestBoard
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap, PutFigure, WalkTo
from app.systems.heroquest.possible.reach import FigureReach, reach_of_figure
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.commands import TakeTurn
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.map import SeenBoard, seen_map
from tests.builders import after, hand, make_hero, make_table
from tests.systems.heroquest.board.quest_maps import chest, door, monster, quest, trap
from tests.systems.heroquest.board.scenes import at

MASTER = Viewer(role=Role.GAME_MASTER)
DRAWN = quest(
    door("E3", "rightward"), door("E4", "rightward", state="locked"), monster("B4", "goblin"), chest("D2"),
    trap("D4", state="found"),
)  # fmt: skip


@pytest.fixture
def laid() -> Table:
    """Ragna on B2 is on turn; a goblin stands on B4 of the same room."""
    table = after(make_table(make_hero(hero_id="ragna"), make_hero("dwarf", hero_id="borrek")), LayMap(quest=DRAWN))
    return after(table, StartQuest())


def reach(table: Table, figure_id: str) -> FigureReach:
    found = reach_of_figure(table, SYSTEM.content, figure_id)
    assert found is not None
    return found


def seen(table: Table) -> SeenBoard:
    found = seen_map(table, MASTER)
    assert found is not None
    return found.boards[0]


def names(found: FigureReach) -> set[str]:
    return {place_name(0, square) for square in found.squares}


def test_a_hero_reaches_what_was_thrown_the_nearest_first(laid: Table) -> None:
    assert (reach(laid, "ragna").steps, names(reach(laid, "ragna"))) == (0, set())
    thrown = reach(after(laid, MoveRoll(hero_id="ragna"), hand(2)), "ragna")
    costs = list(thrown.squares.values())
    assert costs == sorted(costs)
    assert "C3" in names(thrown)
    assert not {"B2", "B4", "D4"} & names(thrown), "its own square, a foe, a known trap"


def test_a_monster_reaches_with_the_steps_of_its_kind(laid: Table) -> None:
    (goblin,) = laid.monsters
    masters = reach(after(laid, TakeTurn(figure_id="game_master")), goblin)
    assert masters.steps == 10
    assert "C3" in names(masters)


def test_what_stops_the_way_is_told(laid: Table) -> None:
    before, after_it = reach(laid, "ragna"), reach(after(laid, MoveRoll(hero_id="ragna"), hand(6)), "ragna")
    assert before.hindrance(at("C2")) == "too_far", "nothing is thrown yet"
    assert (after_it.hindrance(at("C2")), after_it.hindrance(at("L8"))) == (None, "no_way")


def test_doors_say_what_they_cost_or_why_they_stay_shut(laid: Table) -> None:
    doors = {one.door.id: one for one in reach(laid, "ragna").doors(seen(laid))}
    assert doors["door-E3"].hindrance == "too_far"
    assert doors["door-E4"].hindrance == "locked"
    moved = after(laid, MoveRoll(hero_id="ragna"), hand(6))
    doors = {one.door.id: one for one in reach(moved, "ragna").doors(seen(moved))}
    assert (doors["door-E3"].hindrance, doors["door-E3"].cost > 0) == (None, True)
    assert doors["door-E3"].near == at("E3")


def test_the_nearest_square_beside_a_thing_is_named(laid: Table) -> None:
    thing = next(one for one in DRAWN.boards[0].things if one.kind == "chest")
    moved = after(laid, MoveRoll(hero_id="borrek"), hand(6)) if laid.round.turn == "borrek" else laid
    hero = after(after(moved, PutFigure(figure_id="ragna", square="E4")), MoveRoll(hero_id="ragna"), hand(6))
    beside = reach(hero, "ragna").beside(thing.block)
    assert beside is not None
    assert beside[1] == min(cost for square, cost in reach(hero, "ragna").squares.items() if square == beside[0])
    assert reach(laid, "ragna").beside(thing.block) is None, "nothing is thrown yet"


def test_links_lead_to_the_other_board_where_both_ends_lie_open() -> None:
    link = Link(one=End(board=0, square=at("D2")), other=End(board=1, square=at("C3")))
    drawn = quest(boards=(QuestBoard(),), links=(link,))
    table = after(
        after(make_table(make_hero(hero_id="ragna"), make_hero(hero_id="b")), LayMap(quest=drawn)), StartQuest()
    )
    moved = after(table, MoveRoll(hero_id="ragna"), hand(6))
    (over,) = reach(moved, "ragna").links(leads=True)
    assert (over.far.board, over.hindrance) == (1, None)
    assert [*reach(moved, "ragna").links(leads=False)] == [], "nobody has seen the other end"
    walk = [one for one in SYSTEM.offers(moved, MASTER, "ragna") if one.told.get("square") == place_name(1, at("C3"))]
    assert [(one.type, one.cost, one.refusal) for one in walk] == [("walk_to", over.cost, None)]
    there = after(moved, WalkTo(hero_id="ragna", square=place_name(1, at("C3"))))
    assert reach(there, "ragna").spot.board == 1
    place = named_place(place_name(1, at("C3")), 2)
    assert place is not None
    assert reach(moved, "ragna").leads_to(place, beyond=False)


def test_who_stands_nowhere_has_no_reach(laid: Table) -> None:
    assert reach_of_figure(laid, SYSTEM.content, "nobody") is None
    assert reach_of_figure(make_table(make_hero(hero_id="ragna")), SYSTEM.content, "ragna") is None
