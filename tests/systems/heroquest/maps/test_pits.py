"""Traps, jumps and pits are where the map shows them, and who sits in a pit comes out beside it."""

import pytest

from app.core.answers import ChoicePrompt
from app.systems.heroquest.bestiary.commands import RevealMonsters
from app.systems.heroquest.board.quest_map import AnyThing
from app.systems.heroquest.chests.commands import OpenChest
from app.systems.heroquest.combat.commands import Attack, PlaceMonster
from app.systems.heroquest.decide import refusal
from app.systems.heroquest.effects import ImposeEffect
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.movement_reach import reach_now
from app.systems.heroquest.positions import FigurePut
from app.systems.heroquest.state.dungeon import Spot
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import ClimbOut, DisarmTrap, JumpTrap, SpringTrap
from app.systems.heroquest.traps.events import SquareBlocked, TrapDisarmed, TrapStruck
from app.systems.heroquest.turn_reminders import due
from tests.builders import CONTENT, after, choose, facts, facts_so_far, hand
from tests.systems.heroquest.board.quest_maps import chest, door, monster, piece, trap
from tests.systems.heroquest.board.scenes import at
from tests.systems.heroquest.maps.playing_on_map import begun, check_overruling, left, put, refused, squares

RAGNA, S, W, B = "ragna", "skull", "white_shield", "black_shield"


def before_pit(*things: AnyThing, state: str = "found", square: str = "C4") -> Table:
    """Ragna stands before a pit on D4 and has thrown."""
    table = after(begun(trap("D4", state=state), *things), MoveRoll(hero_id=RAGNA), hand(6))
    return put(table, ragna=square)


JUMP = JumpTrap(figure_id=RAGNA, trap="pit_trap", square="D4")


@pytest.mark.rule("HQ-10.2.2", "HQ-10.3")
@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"square": "C3"}, "jump.nothing_there"),
        ({"square": "A1"}, "jump.nothing_there"),
        ({"square": "Keller"}, "jump.nothing_there"),
        ({"escape": "A1"}, "trap.escape_not_free"),
        ({"escape": "E3"}, "trap.escape_not_free"),
    ],
)
def test_a_jump_is_over_a_trap_that_is_there(changes: dict[str, str], code: str) -> None:
    command = JUMP.model_copy(update=changes)
    assert refused(before_pit(), command) == {code}
    check_overruling(before_pit(), command)


def test_a_hidden_trap_is_answered_like_one_that_is_not_there() -> None:
    assert refused(before_pit(state="hidden"), JUMP) == refused(put(begun(), ragna="C4"), JUMP)


def test_what_a_jump_could_do_elsewhere_the_map_knows_better() -> None:
    """No stones on a friend's square, nobody struck who is not there, no kind but the drawn one."""
    table = after(begun(trap("D4", "falling_block_trap", state="found")), MoveRoll(hero_id=RAGNA), hand(6))
    table = put(table, ragna="C4", elf="B4")
    lie = JUMP.model_copy(update={"distant": True, "rubble": "B4", "others": ("elf",), "heroes_inside": 9})
    told = facts(table, lie, hand(S), hand(S, W), choose("D3"))
    assert [one.square for one in told if isinstance(one, SquareBlocked)] == ["D4"]
    assert {one.figure_id for one in told if isinstance(one, TrapStruck)} == {RAGNA}


def test_a_jump_needs_a_throw() -> None:
    table = put(begun(trap("D4", state="found")), ragna="C4")
    assert left(table) is None
    assert refused(table, JUMP) == {"jump.too_short"}


def test_a_jump_over_the_only_trap_beside_needs_no_square() -> None:
    told = facts(before_pit(), JUMP.model_copy(update={"square": None, "area": None}), hand(W))
    assert [one.square for one in told if isinstance(one, FigurePut)] == ["E4"]


@pytest.mark.rule("HQ-10.3")
def test_a_trap_is_disarmed_and_works_on_its_own_square() -> None:
    table = before_pit(square="B4")
    for command in (
        DisarmTrap(figure_id=RAGNA, trap="pit_trap", square="D4"),
        SpringTrap(figure_id=RAGNA, trap="pit_trap", square="D4"),
        DisarmTrap(figure_id=RAGNA, trap="pit_trap"),
    ):
        assert refused(table, command) == {"trap.not_here"}
        check_overruling(table, command)
    there = put(table, ragna="D4")
    told = facts(there, DisarmTrap(figure_id=RAGNA, trap="spear_trap"), hand(W))
    assert [(one.trap, one.square) for one in told if isinstance(one, TrapDisarmed)] == [("pit_trap", "D4")]


def in_pit(*things: AnyThing) -> Table:
    """Ragna has fallen into the pit on D4, and it is her turn."""
    table = after(before_pit(*things), JUMP, hand(S))
    return table


@pytest.mark.rule("HQ-10.2.2")
def test_who_climbs_out_stands_beside_the_pit() -> None:
    table = in_pit()
    free = facts_so_far(table, ClimbOut(figure_id=RAGNA))[1]
    assert isinstance(free, ChoicePrompt)
    assert free.options == ("D3", "E4", "C4")
    assert not free.usual, "the side is not chosen for anybody"
    out = after(table, ClimbOut(figure_id=RAGNA), choose("E4"))
    assert squares(out)[RAGNA] == "E4"
    assert not out.heroes[RAGNA].amount(Effect.IN_PIT)
    assert squares(after(table, ClimbOut(figure_id=RAGNA, square="c4")))[RAGNA] == "C4"
    assert refused(table, ClimbOut(figure_id=RAGNA, square="B2")) == {"pit.not_beside"}


def test_where_no_square_is_free_nobody_climbs_out_and_nobody_is_told_to() -> None:
    table = put(in_pit(piece("blocked", "D3"), monster("B4"), monster("B3")), goblin_1="C4", goblin_2="E4")
    assert refused(table, ClimbOut(figure_id=RAGNA)) == {"pit.no_room"}
    assert "climb_out" not in {one.command.type for one in due(table, CONTENT)}


@pytest.mark.rule("HQ-10.2.2")
def test_two_in_one_pit_can_fight() -> None:
    table = in_pit(monster("B3"))
    there = after(table, ImposeEffect(figure_id="goblin-1", effect=Effect.IN_PIT))
    assert there.map is not None
    spots = {**there.map.spots, "goblin-1": Spot(square=at("D4"))}
    both = there.model_copy(update={"map": there.map.model_copy(update={"spots": spots})})
    assert refusal(both, Attack(attacker_id=RAGNA, target_id="goblin-1"), CONTENT) is None
    assert refusal(both, Attack(attacker_id="goblin-1", target_id=RAGNA), CONTENT) is None


@pytest.mark.parametrize("effect", [Effect.IN_PIT, Effect.ASLEEP, Effect.MISSES_TURN])
def test_who_cannot_walk_reaches_nothing(effect: Effect) -> None:
    table = after(begun(), MoveRoll(hero_id=RAGNA), hand(6))
    assert reach_now(table, CONTENT, RAGNA) is not None
    assert reach_now(after(table, ImposeEffect(figure_id=RAGNA, effect=effect)), CONTENT, RAGNA) is None


@pytest.mark.parametrize("effect", [Effect.ASLEEP, Effect.MISSES_TURN])
def test_no_trap_is_due_for_who_cannot_step_anywhere(effect: Effect) -> None:
    table = put(begun(trap("D4", "spear_trap")), ragna="D4")
    assert [one.command.type for one in due(table, CONTENT)] == ["spring_trap"]
    held = after(table, ImposeEffect(figure_id=RAGNA, effect=effect))
    assert {one.command.type for one in due(held, CONTENT)} <= {"break_free"}


def test_a_hidden_monster_that_is_shown_does_not_stand_on_a_hero() -> None:
    table = after(begun(), PlaceMonster(monster_id="shade", kind="orc", hidden=True))
    table = put(table, shade="D4", ragna="D4")
    shown = after(table, RevealMonsters(monster_ids=("shade",)))
    assert squares(shown)[RAGNA] == "D4"
    assert squares(shown)["shade"] in {"D3", "C4", "E4"}


def test_a_shut_door_parts_a_hero_and_what_is_behind_it() -> None:
    table = put(begun(chest("F3"), door("E3", "rightward")), ragna="E3")
    assert refused(table, OpenChest(hero_id=RAGNA, chest="F3")) == {"chest.out_of_reach"}
