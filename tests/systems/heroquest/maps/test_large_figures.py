"""A figure of several squares needs room for all of it, whichever rule puts it somewhere."""

import pytest

from app.systems.heroquest.bestiary.commands import RemoveMonsters
from app.systems.heroquest.board.quest_map import AnyThing, End, Link, QuestBoard
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.effects import ImposeEffect
from app.systems.heroquest.exploration.commands import SearchForTreasure
from app.systems.heroquest.maps.commands import PutFigure, WalkMonsterTo, WalkTo
from app.systems.heroquest.possible.targets import aim_at
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.screen import Pile
from app.systems.heroquest.state.table import QuestRun, Table
from app.systems.heroquest.traps.commands import ClimbOut, SpringTrap
from app.systems.heroquest.turn_reminders import due
from tests.builders import CONTENT, after, hand
from tests.systems.heroquest.board.quest_maps import quest, trap
from tests.systems.heroquest.board.scenes import at
from tests.systems.heroquest.maps.playing_on_map import GAME_MASTER, begun, put, refused, squares
from tests.systems.heroquest.maps.quest_tour import check_places
from tests.systems.heroquest.playing import play

RAGNA, TROLL, W = "ragna", "troll", "white_shield"
BLOCK = "falling_block_trap"


def large(square: str, *things: AnyThing, **places: str) -> Table:
    """A troll of two by two squares stands in room 1 (B2 to E4), whose heroes may stand elsewhere than on B2 and C2."""
    table = put(begun(*things), **places)
    table = after(table, PlaceMonster(monster_id=TROLL, kind="orc"))
    return after(table, PutFigure(figure_id=TROLL, square=square, width=2, height=2))


@pytest.mark.rule("HQ-10.2.3")
@pytest.mark.parametrize(
    ("below", "places", "end"),
    [
        ("D2", {}, "D3"),
        ("D2", {"ragna": "E4"}, "D2"),  # she holds a square that it would cover
        ("E3", {"elf": "B4"}, "C2"),  # downward it would still lie under the block
        ("E3", {}, "D2"),
        ("D3", {"ragna": "B3", "elf": "B4"}, "D2"),  # to the left as well; upward and to the right are walls
    ],
)
def test_a_large_figure_steps_aside_as_a_whole_and_wholly_off_the_block(
    below: str, places: dict[str, str], end: str
) -> None:
    table = large("D2", trap(below, BLOCK, state="found"), **places)
    spring = SpringTrap(figure_id=TROLL, trap=BLOCK, square=below)
    assert spring.type in {one.command.type for one in due(table, CONTENT)}
    dodged = after(table, spring, hand(W, W))
    assert squares(dodged)[TROLL] == end
    check_places(dodged)


@pytest.mark.rule("HQ-10.2.3")
def test_a_square_that_a_large_figure_is_said_to_step_to_has_room_for_all_of_it() -> None:
    table = large("D2", trap("D2", BLOCK, state="found"), ragna="E4")
    spring = SpringTrap(figure_id=TROLL, trap=BLOCK, square="D2", escape="D3")
    assert refused(table, spring) == {"trap.escape_not_free"}
    free = large("D2", trap("D2", BLOCK, state="found"))
    assert squares(after(free, spring, hand(W, W)))[TROLL] == "D3"


@pytest.mark.rule("HQ-10.2.3")
def test_nobody_steps_aside_to_the_square_that_the_block_falls_on_or_into_a_pit() -> None:
    """A block of two squares lies on its first one; who stands on the other does not step there."""
    wide = put(begun(trap("D3", BLOCK, state="found", width=2), trap("E2", state="sprung")), ragna="E3")
    spring = SpringTrap(figure_id=RAGNA, trap=BLOCK, square="D3")
    assert squares(after(wide, spring, hand(W, W)))[RAGNA] == "E4"
    for square in ("D3", "E2"):
        assert refused(wide, spring.model_copy(update={"escape": square})) <= {
            "trap.escape_not_free", "trap.escape_blocked",
        }  # fmt: skip


@pytest.mark.rule("HQ-10.2.2")
def test_a_large_figure_climbs_out_of_a_pit_as_a_whole() -> None:
    table = large("D2", trap("E3", state="sprung"), ragna="B3", elf="B4")
    sits = after(table, ImposeEffect(figure_id=TROLL, effect=Effect.IN_PIT))
    assert squares(after(sits, ClimbOut(figure_id=TROLL)))[TROLL] == "C2"
    shut_in = after(put(table, elf="C4", ragna="C2"), ImposeEffect(figure_id=TROLL, effect=Effect.IN_PIT))
    assert refused(shut_in, ClimbOut(figure_id=TROLL)) == {"pit.no_room"}


def linked(*far: AnyThing, **places: str) -> Table:
    """As `large`, on two boards: D3 leads to L8 of the second one, in the room in the middle."""
    link = Link(one=End(board=0, square=at("D3")), other=End(board=1, square=at("L8")))
    table = begun(drawn=quest(boards=(QuestBoard(things=far),), links=(link,)))
    return put(table, **places)


def test_a_link_leads_only_where_there_is_room_behind_it() -> None:
    table = after(linked(elf="M9-2"), PlaceMonster(monster_id=TROLL, kind="orc"))
    there = WalkMonsterTo(monster_id=TROLL, square="L8-2", beyond=True)
    small = put(table, troll="D4")
    assert squares(after(small, there), GAME_MASTER, 1)[TROLL] == "L8"
    wide = after(table, PutFigure(figure_id=TROLL, square="D3", width=2, height=2))
    wide = after(wide, PutFigure(figure_id=TROLL, square="B3"))
    assert refused(wide, there, there.model_copy(update={"square": "K8-2"})) == {"walk.no_way"}


@pytest.mark.rule("HQ-8.2.2")
def test_nobody_goes_through_a_link_onto_or_past_an_enemy_behind_it() -> None:
    held = after(linked(ragna="D4", elf="B4"), PlaceMonster(monster_id=TROLL, kind="orc"))
    assert squares(after(held, WalkTo(hero_id=RAGNA, square="M8-2", beyond=True)), number=1)[RAGNA] == "M8"
    guarded = after(held, PutFigure(figure_id=TROLL, square="L8-2"))
    for square in ("L8-2", "M8-2"):
        assert refused(guarded, WalkTo(hero_id=RAGNA, square=square, beyond=True)) == {"walk.no_way"}


@pytest.mark.rule("HQ-8.2.2")
def test_nobody_stops_behind_a_link_on_a_large_friend_who_stands_at_its_end() -> None:
    table = after(linked(ragna="B4"), PlaceMonster(monster_id=TROLL, kind="orc"))
    table = after(table, PutFigure(figure_id=TROLL, square="L8-2", width=2, height=2))
    table = put(after(table, PlaceMonster(monster_id="orc", kind="orc")), orc="D4")
    for square in ("M8-2", "M9-2"):
        walk = WalkMonsterTo(monster_id="orc", square=square, beyond=True)
        assert refused(table, walk) == {"walk.no_way"}
    passed = after(table, WalkMonsterTo(monster_id="orc", square="N9-2", beyond=True))
    assert squares(passed, GAME_MASTER, 1)["orc"] == "N9"


@pytest.mark.rule("HQ-12")
def test_a_wandering_monster_is_not_as_large_as_one_that_was_called_so_before() -> None:
    table = put(begun(), elf="D3").model_copy(update={"quest_log": (QuestRun(quest_id="trial"),)})
    first = after(table, PlaceMonster(monster_id="wanderer-1", kind="orc"))
    first = after(first, PutFigure(figure_id="wanderer-1", square="L8", width=2, height=2))
    gone = after(first, RemoveMonsters(monster_ids=("wanderer-1",)))
    gone = gone.model_copy(update={"decks": {"treasure": Pile(top=("wandering_monster_card",))}})
    came = play(gone, [SearchForTreasure(hero_id=RAGNA, area="room_1")], (0,))
    assert len(came.monsters) == 1
    check_places(came)


@pytest.mark.rule("HQ-12")
@pytest.mark.parametrize("size", [(1, 1), (2, 1), (1, 2), (2, 2)])
def test_a_wandering_monster_stands_beside_all_of_a_large_hero(size: tuple[int, int]) -> None:
    """From the corner of the room, where the squares above and to the left are walls."""
    table = put(begun(), elf="L8").model_copy(
        update={
            "quest_log": (QuestRun(quest_id="trial"),),
            "decks": {"treasure": Pile(top=("wandering_monster_card",))},
        }
    )
    laid = after(table, PutFigure(figure_id=RAGNA, square="B2", width=size[0], height=size[1]))
    came = play(laid, [SearchForTreasure(hero_id=RAGNA, area="room_1")], (0,))
    check_places(came)
    assert [aim.contact for aim in (aim_at(_standpoint(came), one) for one in came.monsters) if aim] == ["free"]


def _standpoint(table: Table) -> Standpoint:
    found = Standpoint.of(table, RAGNA)
    assert found is not None
    return found


def test_a_hero_who_came_back_begins_where_there_is_room_for_all_of_him() -> None:
    table = after(put(begun(), elf="D4"), PutFigure(figure_id=RAGNA, square="B3", width=2, height=2))
    assert table.map is not None
    spots = {name: spot for name, spot in table.map.spots.items() if name != RAGNA}
    waits = table.model_copy(update={"map": table.map.model_copy(update={"spots": spots})})
    check_places(after(put(waits, elf="B2"), EndTurn()))
    check_places(put(waits, elf="C3"))
