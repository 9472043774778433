"""HQ-2 on the map: the throw gives the steps, a tap on a square the way; what is seen on it lies open."""

import pytest

from app.core.board.squares import Turn, name_of
from app.core.errors import RuleViolation
from app.systems.heroquest.board.quest_map import AnyThing, End, Link, QuestBoard
from app.systems.heroquest.body.commands import LoseBodyPoints
from app.systems.heroquest.combat.commands import PlaceMonster, RemoveMonster
from app.systems.heroquest.effects import ImposeEffect
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.commands import OpenDoor, PutFigure, WalkMonsterTo, WalkTo
from app.systems.heroquest.maps.movement_reach import reach_now
from app.systems.heroquest.positions import FigurePut, FigureWalked
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, after, choose, facts, hand
from tests.systems.heroquest.board.quest_maps import chest, monster, piece, quest, trap
from tests.systems.heroquest.board.scenes import at
from tests.systems.heroquest.maps.playing_on_map import GAME_MASTER, begun, left, refused, revealed, seen, squares

RAGNA = "ragna"


def rolled(table: Table, face: int = 6, hero_id: str = RAGNA) -> Table:
    """The table after a throw for movement: a barbarian has 5 squares and the die (HQ-2)."""
    return after(table, MoveRoll(hero_id=hero_id), hand(str(face)))


def opened(*things: AnyThing) -> Table:
    """The door of the first room stands open, and Ragna has eleven steps."""
    return rolled(after(begun(*things), OpenDoor(door_id="door-C1")))


def test_a_hero_walks_as_far_as_was_thrown_and_the_rest_is_kept() -> None:
    moved = after(opened(), WalkTo(hero_id=RAGNA, square="E4"))
    assert (squares(moved)[RAGNA], left(moved)) == ("E4", 6)
    assert left(after(moved, WalkTo(hero_id=RAGNA, square="D3"))) == 4
    assert refused(moved, WalkTo(hero_id=RAGNA, square="J1")) == {"walk.too_far"}


def test_before_the_throw_nobody_moves_unless_the_game_master_says_so() -> None:
    assert refused(begun(), WalkTo(hero_id=RAGNA, square="D3")) == {"walk.not_thrown"}
    moved = after(begun(), WalkTo(hero_id=RAGNA, square="D3", beyond=True))
    assert squares(moved)[RAGNA] == "D3"


def test_a_new_turn_has_new_steps() -> None:
    assert left(after(after(opened(), WalkTo(hero_id=RAGNA, square="E4")), EndTurn())) is None


def test_heroes_are_passed_but_nobody_stops_beside_another_on_one_square() -> None:
    table = opened(monster("D3"))
    assert refused(table, WalkTo(hero_id=RAGNA, square="C2")) == {"walk.no_way"}
    (walked,) = (fact for fact in facts(table, WalkTo(hero_id=RAGNA, square="D2")) if isinstance(fact, FigureWalked))
    assert walked.way == ("C2", "D2")


def test_monsters_furniture_and_rubble_are_walked_around() -> None:
    for thing in (monster("D3"), piece("furniture", "D3", content="throne"), piece("blocked", "D3")):
        table = after(opened(thing), PutFigure(figure_id=RAGNA, square="C3"))
        (walked,) = facts(table, WalkTo(hero_id=RAGNA, square="E3"))
        assert isinstance(walked, FigureWalked)
        assert "D3" not in walked.way
        assert walked.steps == 4
        assert refused(table, WalkTo(hero_id=RAGNA, square="D3")) == {"walk.no_way"}


@pytest.mark.parametrize("effect", [Effect.VEILED, Effect.THROUGH_WALLS])
def test_a_veil_of_mist_carries_past_monsters_and_a_spell_through_walls(effect: Effect) -> None:
    """HQ-8.2.2."""
    walled_in = [monster(square) for square in ("C3", "B4")]
    table = after(opened(*walled_in), PutFigure(figure_id=RAGNA, square="B3"))
    table = after(after(table, PutFigure(figure_id="elf", square="A1")), PlaceMonster(monster_id="orc", kind="orc"))
    table = after(table, PutFigure(figure_id="orc", square="B2"))
    goal = "D3" if effect is Effect.VEILED else "A2"
    assert refused(table, WalkTo(hero_id=RAGNA, square=goal)) == {"walk.no_way"}
    helped = after(table, ImposeEffect(figure_id=RAGNA, effect=effect))
    assert squares(after(helped, WalkTo(hero_id=RAGNA, square=goal)))[RAGNA] == goal


def test_an_invisible_hero_is_passed_by_monsters() -> None:
    """HQ-8.2.2."""
    table = begun(monster("E2"), piece("blocked", "D3"), piece("blocked", "D4"))
    table = after(table, PutFigure(figure_id="elf", square="D2"))
    there = WalkMonsterTo(monster_id="goblin-1", square="C3")
    assert refused(table, there) == {"walk.no_way"}
    unseen = after(table, ImposeEffect(figure_id="elf", effect=Effect.INVISIBLE))
    assert squares(after(unseen, there))["goblin-1"] == "C3"


def test_what_is_seen_from_each_square_of_the_way_lies_open() -> None:
    table = opened()
    assert "A5" not in revealed(table)
    walked = after(table, WalkTo(hero_id=RAGNA, square="A1"))
    assert {f"A{row}" for row in range(1, 20)} <= revealed(walked)
    assert "corridor" in walked.dungeon.revealed


def test_new_monsters_in_sight_stop_the_walk() -> None:
    table = opened(monster("A9"))
    assert "goblin-1" not in table.monsters

    stopped = after(table, WalkTo(hero_id=RAGNA, square="A1"))
    assert squares(stopped) == {RAGNA: "B1", "elf": "C2", "goblin-1": "A9"}
    assert left(stopped) == 8

    assert squares(after(stopped, WalkTo(hero_id=RAGNA, square="A1")))[RAGNA] == "A1", "now everybody knows of it"


def test_an_unknown_trap_ends_the_walk_and_a_known_one_is_walked_around() -> None:
    table = opened(trap("C3"))
    table = after(table, PutFigure(figure_id=RAGNA, square="B3"))
    walked = after(table, WalkTo(hero_id=RAGNA, square="E3"))
    assert squares(walked)[RAGNA] == "C3", "the way did not know of it"
    assert left(walked) == 10
    assert refused(walked, WalkTo(hero_id=RAGNA, square="E3")) == {"walk.on_trap"}

    known = opened(trap("C3", state="found"))
    known = after(known, PutFigure(figure_id=RAGNA, square="B3"))
    assert squares(after(known, WalkTo(hero_id=RAGNA, square="E3")))[RAGNA] == "E3"
    onto = after(known, WalkTo(hero_id=RAGNA, square="C3"), choose("disarm"))
    assert squares(onto)[RAGNA] == "C3"


def test_a_square_that_does_not_lie_open_is_refused_whatever_is_there() -> None:
    for thing in ((), (monster("G3"),), (piece("blocked", "G3"),), (trap("G3"),)):
        assert refused(opened(*thing), WalkTo(hero_id=RAGNA, square="G3")) == {"walk.not_revealed"}
    assert refused(opened(), WalkTo(hero_id=RAGNA, square="ZZ9"), WalkTo(hero_id=RAGNA, square="T9-7")) == {
        "board.no_such_square"
    }


def test_who_stands_nowhere_or_is_walled_in_hears_so() -> None:
    table = after(
        opened(*(piece("blocked", square) for square in ("D3", "E4"))), PutFigure(figure_id=RAGNA, square="D4")
    )
    table = after(after(table, PlaceMonster(monster_id="orc", kind="orc")), PutFigure(figure_id="orc", square="C4"))
    assert refused(table, WalkTo(hero_id=RAGNA, square="B2")) == {"walk.no_way"}
    unplaced = after(table, PlaceMonster(monster_id="other", kind="orc"))
    assert refused(unplaced, WalkMonsterTo(monster_id="other", square="B4")) == {"map.not_on_it"}


def test_a_monster_walks_with_its_movement_around_heroes_and_traps() -> None:
    """HQ-19: a goblin moves ten squares."""
    table = begun(monster("E4"), trap("D4"))
    (walked,) = facts(table, WalkMonsterTo(monster_id="goblin-1", square="C4"))
    assert isinstance(walked, FigureWalked)
    assert walked.way == ("E3", "D3", "C3", "C4")
    assert left(after(table, WalkMonsterTo(monster_id="goblin-1", square="C4")), "goblin-1") == 6
    tired = after(table, WalkMonsterTo(monster_id="goblin-1", square="C4"))
    for goal in ("E2", "B4"):
        tired = after(tired, WalkMonsterTo(monster_id="goblin-1", square=goal, beyond=True))
    assert refused(tired, WalkMonsterTo(monster_id="goblin-1", square="E4")) == {"walk.too_far"}


def test_nobody_hears_of_a_monster_on_squares_that_nobody_sees() -> None:
    table = after(begun(), PlaceMonster(monster_id="orc", kind="orc"))
    for command in (PutFigure(figure_id="orc", square="M9"), WalkMonsterTo(monster_id="orc", square="L9")):
        (fact,) = facts(table, command)
        assert fact.secret
        table = after(table, command)
    assert "orc" not in squares(table)
    assert next(one.veiled for one in seen(table, GAME_MASTER).figures if one.id == "orc")


def test_the_game_master_puts_a_figure_anywhere_but_on_another() -> None:
    table = begun()
    assert refused(table, PutFigure(figure_id=RAGNA, square="C2"), PutFigure(figure_id=RAGNA, square="AA1")) == {
        "board.square_taken", "board.no_such_square",
    }  # fmt: skip
    moved = after(table, PutFigure(figure_id=RAGNA, square="L9"))
    assert squares(moved)[RAGNA] == "L9"
    assert "room_11" in moved.dungeon.revealed, "a hero sees where he stands"


def test_a_large_figure_lies_on_its_squares() -> None:
    table = begun(monster("D3", content="dragon", attack=5, defence=5, body=8, mind=5, width=2))
    dragon = next(one for one in seen(table).figures if one.side == "monster")
    assert (dragon.width, dragon.height) == (2, 1)
    turned = after(table, PutFigure(figure_id=dragon.id, square="D3", turn=Turn.RIGHTWARD))
    dragon = next(one for one in seen(turned).figures if one.id == dragon.id)
    assert (dragon.width, dragon.height) == (1, 2)


def test_a_monster_of_the_bestiary_is_put_on_as_many_squares_as_it_covers_and_never_across_a_wall() -> None:
    dragon_of_quest = PlaceMonster(
        monster_id="d", kind="dragon", attack=5, defence=5, body=8, mind=5, movement=9, further_attacks=(3, 3)
    )
    table = after(begun(), dragon_of_quest)
    table = after(table, PutFigure(figure_id="d", square="C3", width=2))
    (dragon,) = (one for one in seen(table).figures if one.id == "d")
    assert (dragon.width, dragon.height) == (2, 1)
    assert refused(table, PutFigure(figure_id=RAGNA, square="D3")) == {"board.square_taken"}
    (dragon,) = (one for one in seen(after(table, WalkMonsterTo(monster_id="d", square="B3"))).figures if one.id == "d")
    assert (dragon.width, dragon.height) == (2, 1), "it stays as large when it walks"
    assert refused(table, PutFigure(figure_id="d", square="D4", turn=Turn.RIGHTWARD)) == {"board.across_a_wall"}


def test_something_large_walks_where_all_of_it_finds_room() -> None:
    dragon = monster("D2", content="dragon", attack=5, defence=5, body=8, mind=5, movement=9, width=2)
    table = begun(dragon, piece("furniture", "D4", content="table", width=1))
    reach = reach_now(table, CONTENT, "dragon-1")
    assert reach is not None
    ends = {name_of(square) for square in reach.costs()}
    assert "D3" in ends
    assert not ends & {"E2", "D4", "C4"}, "half of it would stand in the wall, or on the table"
    codes = {
        code for square in ("E2", "C4") for code in refused(table, WalkMonsterTo(monster_id="dragon-1", square=square))
    }
    assert codes == {"walk.no_way"}


def test_nobody_is_put_where_nobody_can_stand() -> None:
    table = begun(
        piece("blocked", "D4"),
        chest("D2"),
        monster("B4", content="dragon", attack=5, defence=5, body=8, mind=5, width=2),
    )
    puts = [PutFigure(figure_id=RAGNA, square=square) for square in ("D4", "D2", "C4")]
    turned = (
        PutFigure(figure_id="dragon-1", square="C4", turn=Turn.RIGHTWARD),
        PutFigure(figure_id="dragon-1", square="Z9"),
    )
    assert refused(table, *puts, PutFigure(figure_id="dragon-1", square="C4"), *turned[1:]) == {"board.square_taken"}


def test_who_falls_stays_and_who_is_gone_leaves_the_square() -> None:
    table = begun(monster("E4"))
    down = after(table, LoseBodyPoints(hero_id=RAGNA, points=8), hand("1"), hand("1"))
    assert squares(down)[RAGNA] == "B2"
    again = after(after(table, RemoveMonster(monster_id="goblin-1")), PlaceMonster(monster_id="goblin-1", kind="orc"))
    assert "goblin-1" not in squares(again, GAME_MASTER)


def test_whose_quest_is_over_leaves_the_square_and_begins_at_the_stairs_again() -> None:
    away = after(begun(), CloseQuest(hero_id=RAGNA))
    assert squares(away) == {"elf": "C2"}
    moved = after(away, PutFigure(figure_id="elf", square="B2"))
    assert squares(after(moved, StartQuest(hero_id=RAGNA))) == {RAGNA: "C2", "elf": "B2"}


def test_nobody_knows_where_a_hidden_mage_is() -> None:
    """HQ-8-FLUCHT."""
    hidden = after(opened(), ImposeEffect(figure_id=RAGNA, effect=Effect.HIDDEN))
    assert RAGNA not in squares(hidden)
    assert refused(hidden, WalkTo(hero_id=RAGNA, square="D3")) == {"map.not_on_it"}


def test_one_step_leads_through_a_link_to_another_board() -> None:
    below = QuestBoard(things=(piece("stairs", "L8"), monster("N9")))
    drawn = quest(
        boards=(below,), links=(Link(one=End(board=0, square=at("E4")), other=End(board=1, square=at("L8"))),)
    )
    table = rolled(begun(drawn=drawn))
    assert revealed(table, 1) == set()
    went = after(table, WalkTo(hero_id=RAGNA, square="L8-2"))
    assert (squares(went, number=1)[RAGNA], left(went)) == ("L8", 5)
    assert squares(went, number=1)["goblin-1"] == "N9"
    assert "room_11-2" in went.dungeon.revealed
    back = after(went, WalkTo(hero_id=RAGNA, square="E4"))
    assert (squares(back)[RAGNA], left(back)) == ("E4", 4)


def test_a_hero_reaches_what_players_know_of() -> None:
    plain, trapped = (reach_now(opened(*things), CONTENT, RAGNA) for things in ((), (trap("D3"), monster("H9"))))
    assert plain is not None
    assert trapped is not None
    assert plain.costs() == trapped.costs()


def test_a_hero_alone_has_no_map_without_one() -> None:
    with pytest.raises(RuleViolation, match=r"map\.none"):
        facts(begun().model_copy(update={"map": None}), WalkTo(hero_id=RAGNA, square="E4"))


def test_places_of_facts_are_those_of_the_rules_of_traps() -> None:
    (put,) = (fact for fact in facts(begun(), PutFigure(figure_id=RAGNA, square="e4")) if isinstance(fact, FigurePut))
    assert put.square == "E4"
