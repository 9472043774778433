"""What the game master keeps behind the screen, and rooms that are played without a map."""

import pytest

from app.core.errors import GameError
from app.core.events import Audience, Command
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.screen.commands import (
    ChanceRowWish,
    CountOn,
    DecideToday,
    KeepNote,
    OpenRoom,
    PrepareRoom,
    RemoveRoom,
    RemoveTable,
    RollOnTable,
    SettleNote,
    StartClock,
    StopClock,
    WriteTable,
)
from app.systems.heroquest.screen.events import RoomOpened, ScreenEvent
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import SpringTrap
from tests.builders import after, facts, hand, make_hero, make_table

ROOM = PrepareRoom(
    room_id="r", name="Gruft", monsters=("orc", "goblin", "orc"), traps=("pit_trap",), furniture="Sarkophag"
)
NOTE = KeepNote(note_id="n", text="Verag wartet", letter="A")
BELL = WriteTable(
    table_id="t",
    name="Was die Glocke weckt",
    rows=(ChanceRowWish(text="Nur ein Echo", numbers=4), ChanceRowWish(text="Ein Wolf heult", numbers=2)),
)


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


def test_nobody_waits_in_a_room_whose_values_are_still_to_be_said() -> None:
    """Opening it asks for nothing; the dragon's values stand on the quest map."""
    with pytest.raises(GameError) as refused:
        facts(table(), PrepareRoom(room_id="r", name="Hort", monsters=("orc", "dragon")))
    assert (refused.value.code, refused.value.field) == ("screen.values_of_quest", "monsters")


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


def test_what_was_prepared_belongs_to_the_quest_that_begins_next_and_stays_with_it() -> None:
    clock = StartClock(clock_id="c", name="Die Glocke", rounds=3)
    first = table(NOTE, ROOM, clock, StartQuest(quest_id="trial"), OpenRoom(room_id="r"), SettleNote(note_id="n"))
    second = after(after(first, CloseQuest(passed=False)), StartQuest(quest_id="rescue_of_sir_ragnar"))
    screen = second.screen
    assert (screen.here(screen.notes), screen.here(screen.rooms), screen.clocks) == ([], [], ())
    other = after(second, KeepNote(note_id="n", text="Ragnar schläft"))
    assert [one.text for one in other.screen.notes] == ["Verag wartet", "Ragnar schläft"]
    again = after(after(other, CloseQuest(passed=False)), StartQuest(quest_id="trial")).screen
    assert [(one.text, one.done) for one in again.here(again.notes)] == [("Verag wartet", False)]
    assert [one.is_open for one in again.here(again.rooms)] == [False], "it is found closed again"


def test_two_quests_without_a_name_are_two() -> None:
    first = table(StartQuest(), NOTE)
    screen = after(after(first, CloseQuest(passed=False)), StartQuest()).screen
    assert screen.here(screen.notes) == []


def test_a_trap_of_an_open_room_is_armed_until_it_goes_off() -> None:
    spear = ROOM.model_copy(update={"traps": ("spear_trap", "spear_trap"), "monsters": ()})
    opened = table(spear, OpenRoom(room_id="r"))
    assert table(spear).screen.rooms[0].armed == ()
    assert opened.screen.rooms[0].armed == ("spear_trap", "spear_trap")
    trap = SpringTrap(figure_id="hero", trap="spear_trap")
    assert after(opened, trap, hand("white_shield")).screen.rooms[0].armed == ("spear_trap",)


def test_of_two_rooms_with_the_same_trap_the_one_it_is_in_is_spent() -> None:
    first = ROOM.model_copy(update={"traps": ("spear_trap",), "monsters": ()})
    second = first.model_copy(update={"room_id": "s", "name": "Kapelle"})
    opened = table(first, second, OpenRoom(room_id="r"), OpenRoom(room_id="s"))
    for told, armed in ((first.name, [False, True]), ("Kapelle", [True, False]), (None, [True, False])):
        trap = SpringTrap(figure_id="hero", trap="spear_trap", area=told)
        rooms = after(opened, trap, hand("white_shield")).screen.rooms
        assert [bool(one.armed) for one in rooms] == armed, told


def test_a_table_of_the_groups_own_is_rolled_on() -> None:
    (rolled,) = facts(table(BELL), RollOnTable(table_id="t"), hand(5))
    assert rolled.model_dump(include={"number", "text"}) == {"number": 5, "text": "Ein Wolf heult"}
    assert rolled.audience is Audience.GAME_MASTER
    assert after(table(BELL), RollOnTable(table_id="t"), hand(5)).screen.tables[0].last == 5
    assert table(BELL, RemoveTable(table_id="t")).screen.tables == ()


@pytest.mark.parametrize(
    ("before", "command", "code"),
    [
        ((), BELL.model_copy(update={"rows": BELL.rows[:1]}), "screen.no_die"),
        ((BELL, RemoveTable(table_id="t")), RollOnTable(table_id="t"), "screen.unknown"),
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
