"""Who is pushed back, jumps over a trap or burns in a room, where the map knows the squares."""

import pytest

from app.systems.heroquest.board.quest_map import AnyThing
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.effects import ImposeEffect
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.commands import OpenDoor, PutFigure, WalkTo
from app.systems.heroquest.positions import FigurePut
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.state.dungeon import Dungeon, Firestorm
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ExplodeFirestorm, JumpTrap, SpringTrap
from app.systems.heroquest.turn_reminders import due
from tests.builders import CONTENT, after, choose, facts, hand, make_hero, make_table
from tests.systems.heroquest.board.quest_maps import door, monster, piece, trap
from tests.systems.heroquest.maps.playing_on_map import begun, left, refused, squares

RAGNA, S, B, W = "ragna", "skull", "black_shield", "white_shield"
HITS = (hand(S, S, W), hand(W))


def fight(*things: AnyThing) -> Table:
    """Ragna stands on D3 beside a goblin on E3, with a door behind it, and Elwe on D4."""
    heroes = make_table(make_hero("dwarf", "axe", hero_id=RAGNA), make_hero("elf", hero_id="elf", name="Elwe"))
    table = begun(monster("E3", body=3, defence=1), *things, heroes=heroes)
    return after(after(table, PutFigure(figure_id=RAGNA, square="D3")), PutFigure(figure_id="elf", square="D4"))


BLOW = Attack(attacker_id=RAGNA, target_id="goblin-1", means="melee")


def strike(table: Table) -> list[tuple[str, str]]:
    """Who stands where after a blow that pushes, in the order they go."""
    told = facts(table, BLOW, *HITS, choose("push"))
    return [(fact.figure_id, fact.square) for fact in told if isinstance(fact, FigurePut)]


def test_who_is_pushed_back_goes_one_square_straight_on_and_the_pusher_follows() -> None:
    """HQ-19-ZURÜCKDRÄNGEN."""
    table = after(fight(door("E3", "rightward")), OpenDoor(door_id="door-E3"))
    assert strike(table) == [("goblin-1", "F3"), (RAGNA, "E3")]


def test_who_stands_behind_makes_way_first() -> None:
    table = after(fight(door("E3", "rightward"), monster("F3", content="orc")), OpenDoor(door_id="door-E3"))
    assert strike(table) == [("orc-1", "G3"), ("goblin-1", "F3"), (RAGNA, "E3")]


def test_with_a_wall_behind_nobody_is_asked() -> None:
    told = facts(fight(), BLOW, *HITS)
    assert [fact.type for fact in told] == ["strike.resolved", "monster.wounded"]


def at_pit(*things: AnyThing, face: int = 6, state: str = "found") -> Table:
    """Ragna stands on C4 before a pit on D4, and has thrown."""
    table = after(begun(trap("D4", state=state), *things), MoveRoll(hero_id=RAGNA), hand(face))
    return after(table, PutFigure(figure_id=RAGNA, square="C4"))


JUMP = JumpTrap(figure_id=RAGNA, trap="pit_trap", square="D4")


def test_a_jump_ends_on_the_square_behind_and_costs_two_steps() -> None:
    """HQ-10.2.2."""
    table = at_pit()
    jumped = after(table, JUMP, hand(W))
    assert (squares(jumped)[RAGNA], left(jumped)) == ("E4", 9)
    fallen = after(table, JUMP, hand(S))
    assert (squares(fallen)[RAGNA], left(fallen)) == ("D4", 10)
    assert fallen.heroes[RAGNA].amount(Effect.IN_PIT)


@pytest.mark.parametrize("thing", [monster("E4"), piece("furniture", "E4", content="throne"), piece("blocked", "E4")])
def test_nobody_jumps_where_nobody_can_land(thing: AnyThing) -> None:
    assert refused(at_pit(thing), JUMP) == {"jump.no_room"}


@pytest.mark.rule("HQ-10.2.2")
@pytest.mark.parametrize(
    "behind",
    [
        trap("E4", state="sprung"), trap("E4", "double_pit_trap", width=2, state="sprung"),
        trap("E3", "double_pit_trap", height=2, state="sprung"),
    ],
)  # fmt: skip
def test_nobody_lands_in_another_open_pit(behind: AnyThing) -> None:
    assert refused(at_pit(behind), JUMP) == {"jump.no_room"}
    disarmed = behind.model_copy(update={"state": "disarmed"})
    assert squares(after(at_pit(disarmed), JUMP, hand(W)))[RAGNA] == "E4"


@pytest.mark.rule("HQ-10.2.2")
def test_a_pit_that_opened_in_play_lets_nobody_land_either() -> None:
    opened = after(at_pit(), SpringTrap(figure_id="elf", trap="pit_trap", square="E4", decided=("reach",)))
    assert refused(opened, JUMP) == {"jump.no_room"}


@pytest.mark.rule("HQ-10.2.2")
def test_a_trap_that_nobody_has_found_does_not_betray_itself_to_who_jumps() -> None:
    assert squares(after(at_pit(trap("E4")), JUMP, hand(W)))[RAGNA] == "E4"


@pytest.mark.rule("HQ-10.2.2")
def test_no_jump_begins_on_the_square_of_a_pit() -> None:
    """A hero who has climbed out walks on from the pit; nobody jumps a wider pit from its middle."""
    for square, jump in (("C4", JUMP), ("D4", JUMP), ("D4", JUMP.model_copy(update={"square": "E4"}))):
        table = at_pit(trap("C4", "double_pit_trap", width=3, state="sprung"), trap("E4", "spear_trap", state="found"))
        assert refused(after(table, PutFigure(figure_id=RAGNA, square=square)), jump) == {"jump.from_pit"}


@pytest.mark.rule("HQ-10.2.2")
def test_nobody_jumps_over_a_figure_that_does_not_sit_in_the_pit() -> None:
    """A jump that falls short would end on a taken square."""
    beside = after(at_pit(), PutFigure(figure_id="elf", square="D4"))
    assert refused(beside, JUMP) == {"jump.in_the_way"}
    inside = after(beside, ImposeEffect(figure_id="elf", effect=Effect.IN_PIT))
    assert squares(after(inside, JUMP, hand(W)))[RAGNA] == "E4"
    assert refused(at_pit(piece("furniture", "D4", content="table")), JUMP) == {"jump.in_the_way"}


@pytest.mark.rule("HQ-10.2.2")
def test_nobody_jumps_through_a_wall() -> None:
    table = after(at_pit(trap("F4", state="found")), PutFigure(figure_id=RAGNA, square="E4"))
    assert refused(table, JUMP.model_copy(update={"square": "F4"})) == {"jump.no_room"}


@pytest.mark.rule("HQ-10.2.2")
def test_a_jump_over_the_length_of_a_double_pit_costs_three_steps() -> None:
    long = trap("C4", "double_pit_trap", width=2, state="sprung")
    table = after(after(begun(long), MoveRoll(hero_id=RAGNA), hand(6)), PutFigure(figure_id=RAGNA, square="B4"))
    before = left(table)
    jumped = after(table, JumpTrap(figure_id=RAGNA, trap="double_pit_trap", square="C4"), hand(W))
    assert before is not None
    assert (squares(jumped)[RAGNA], left(jumped)) == ("E4", before - 3)


def test_a_jump_asks_for_two_steps() -> None:
    table = at_pit(face=1)
    for square in ("B4", "C4", "B4", "C4", "B4"):
        table = after(table, WalkTo(hero_id=RAGNA, square=square))
    there = after(table, PutFigure(figure_id=RAGNA, square="C4"))
    assert left(there) == 1
    assert refused(there, JUMP) == {"jump.too_short"}


def test_a_sure_jump_over_a_double_pit_lands_behind_both_squares() -> None:
    table = after(
        begun(trap("C4", "double_pit_trap", width=2, state="sprung")), PutFigure(figure_id=RAGNA, square="B4")
    )
    table = after(table, MoveRoll(hero_id=RAGNA), hand(6))
    sure = after(table, ImposeEffect(figure_id=RAGNA, effect=Effect.SURE_JUMP))
    jumped = after(sure, JumpTrap(figure_id=RAGNA, trap="double_pit_trap", square="C4"))
    assert squares(jumped)[RAGNA] == "E4"


def test_a_jump_from_elsewhere_needs_the_word_of_the_game_master() -> None:
    table = after(at_pit(), PutFigure(figure_id=RAGNA, square="B3"))
    assert refused(table, JUMP) == {"jump.too_far"}
    assert squares(after(table, JUMP.model_copy(update={"decided": ("reach",)}), hand(W)))[RAGNA] == "B3"


def test_all_inside_the_marking_of_a_guillotine_are_told() -> None:
    """HQ-10.2.4."""
    table = after(begun(trap("D3", "guillotine", width=2)), PutFigure(figure_id="elf", square="E3"))
    table = after(table, MoveRoll(hero_id=RAGNA), hand(6))
    (first, *_) = due(after(table, WalkTo(hero_id=RAGNA, square="D3")), CONTENT)
    assert isinstance(first.command, SpringTrap)
    assert first.command.others == ("elf",)


def test_a_fire_that_goes_off_burns_who_is_in_the_room() -> None:
    """HQ-10.2.6."""
    fire = Dungeon(firestorms=(Firestorm(trap="magic_firestorm", area="room_1"),))
    table = begun(monster("G3")).model_copy(update={"dungeon": fire})
    table = after(after(after(table, PutFigure(figure_id="elf", square="L9")), EndTurn()), EndTurn())
    found = next(one.command for one in due(table, CONTENT) if isinstance(one.command, ExplodeFirestorm))
    assert found.inside == (RAGNA,)
