"""What the game master keeps behind the screen, and rooms that are played without a map."""

import pytest

from app.core.errors import GameError
from app.core.events import Audience, Command
from app.systems.heroquest.screen.commands import (
    CountOn,
    DecideToday,
    KeepNote,
    OpenRoom,
    PrepareRoom,
    RemoveRoom,
    SettleNote,
    StartClock,
    StopClock,
)
from app.systems.heroquest.screen.events import RoomOpened, ScreenEvent
from app.systems.heroquest.state.table import Table
from tests.builders import after, facts, make_hero, make_table

ROOM = PrepareRoom(
    room_id="r", name="Gruft", monsters=("orc", "goblin", "orc"), traps=("pit_trap",), furniture="Sarkophag"
)
NOTE = KeepNote(note_id="n", text="Verag wartet", letter="A")


def table(*commands: Command) -> Table:
    found = make_table(make_hero("dwarf"))
    for command in commands:
        found = after(found, command)
    return found


def test_a_room_is_opened_at_once_with_all_that_waits_in_it() -> None:
    opened = table(ROOM, OpenRoom(room_id="r"))
    assert [one.kind for one in opened.monsters.values()] == ["orc", "orc", "goblin"]
    assert opened.dungeon.revealed == ("Gruft",)
    assert opened.screen.rooms[0].is_open
    found = facts(table(ROOM), OpenRoom(room_id="r"))
    assert isinstance(found[-1], RoomOpened)
    assert found[-1].traps == ("pit_trap",), "only the game master reads which traps are armed"
    assert {one.audience for one in found if isinstance(one, ScreenEvent)} == {Audience.GAME_MASTER}


def test_notes_are_written_anew_ticked_off_and_taken_away() -> None:
    anew = KeepNote(note_id="n", text="Er ist fort", letter="B")
    (note,) = table(NOTE, SettleNote(note_id="n"), anew).screen.notes
    assert (note.text, note.letter, note.done) == ("Er ist fort", "B", False)
    assert table(NOTE, SettleNote(note_id="n")).screen.notes[0].done
    assert table(NOTE, SettleNote(note_id="n", removed=True)).screen.notes == ()


def test_clocks_count_rounds_and_the_counter_never_falls_below_zero() -> None:
    clock = StartClock(clock_id="c", name="Die Glocke", rounds=3)
    (running,) = table(clock).screen.clocks
    assert running.due == 3
    assert table(clock, StopClock(clock_id="c")).screen.clocks == ()
    assert table(CountOn(change=2), CountOn(change=-5)).screen.count == 0
    (made,) = table(DecideToday(text="Der Kessel trifft alle")).screen.decisions
    assert (made.text, made.round) == ("Der Kessel trifft alle", 0)


@pytest.mark.parametrize(
    ("before", "command", "code"),
    [
        ((), OpenRoom(room_id="r"), "screen.unknown"),
        ((ROOM, OpenRoom(room_id="r")), OpenRoom(room_id="r"), "screen.room_is_open"),
        ((ROOM, OpenRoom(room_id="r")), ROOM, "screen.room_is_open"),
        ((ROOM, RemoveRoom(room_id="r")), OpenRoom(room_id="r"), "screen.unknown"),
        ((), PrepareRoom(room_id="x", name="Gruft", monsters=("unicorn",)), "monster.kind_unknown"),
        ((), PrepareRoom(room_id="x", name="Gruft", traps=("gas",)), "trap.unknown"),
        ((), CountOn(change=-1), "screen.nothing_to_count"),
        ((), SettleNote(note_id="n"), "screen.unknown"),
        ((), StopClock(clock_id="c"), "screen.unknown"),
        (tuple(KeepNote(note_id=f"n{place}", text="x") for place in range(60)), NOTE, "screen.full"),
    ],
)
def test_what_cannot_be_is_refused(before: tuple[Command, ...], command: Command, code: str) -> None:
    with pytest.raises(GameError, match=code):
        facts(table(*before), command)
