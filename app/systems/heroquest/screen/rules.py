"""The rules of what the game master keeps behind the screen."""

from collections import Counter
from collections.abc import Iterator, Sequence

from app.core.dice import NUMBER_DICE
from app.core.errors import RuleViolation, UnknownContent, UnknownSubject
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.combat.monsters import place_monster
from app.systems.heroquest.exploration.commands import RevealArea
from app.systems.heroquest.exploration.searching import reveal_area
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.screen import commands, events
from app.systems.heroquest.state.screen import AnyKept, ChanceRow, ChanceTable, Kept

MOST = 60  # notes, clocks and rooms of each kind


@rule(commands.KeepNote)
def keep_note(scene: Scene, command: commands.KeepNote) -> Iterator[Event]:
    """Keep a note, or replace the one with its id. Raises: RuleViolation where there are too many."""
    _check_room_for(scene, scene.table.screen.notes, command.note_id, "note_id")
    yield scene.record(like(events.NoteKept, command))


@rule(commands.SettleNote)
def settle_note(scene: Scene, command: commands.SettleNote) -> Iterator[Event]:
    """Tick a note off or open it again, or take it away. Raises: UnknownSubject."""
    note = _known(scene, scene.table.screen.notes, command.note_id, "note_id")
    yield scene.record(events.NoteSettled(note_id=note.id, done=command.done, removed=command.removed))


@rule(commands.StartClock)
def start_clock(scene: Scene, command: commands.StartClock) -> Iterator[Event]:
    """Count rounds from the one that runs. Raises: RuleViolation where there are too many."""
    _check_room_for(scene, scene.table.screen.clocks, command.clock_id, "clock_id")
    due = scene.table.round.number + command.rounds
    yield scene.record(events.ClockStarted(clock_id=command.clock_id, name=command.name, due=due))


@rule(commands.StopClock)
def stop_clock(scene: Scene, command: commands.StopClock) -> Iterator[Event]:
    """Take a clock away. Raises: UnknownSubject."""
    clock = _known(scene, scene.table.screen.clocks, command.clock_id, "clock_id")
    yield scene.record(events.ClockStopped(clock_id=clock.id, name=clock.name))


@rule(commands.CountOn)
def count_on(scene: Scene, command: commands.CountOn) -> Iterator[Event]:
    """Move the scratch counter, never below zero. Raises: RuleViolation where nothing would change."""
    change = max(command.change, -scene.table.screen.count)
    if change == 0:
        raise RuleViolation("screen.nothing_to_count", field="change")
    yield scene.record(events.CounterMoved(change=change))


@rule(commands.DecideToday)
def decide_today(scene: Scene, command: commands.DecideToday) -> Iterator[Event]:
    """Keep what the group decided, with the round and the turn in which it did."""
    now = scene.table.round
    yield scene.record(events.DecisionKept(text=command.text, round=now.number, turn=now.turn))


@rule(commands.PrepareRoom)
def prepare_room(scene: Scene, command: commands.PrepareRoom) -> Iterator[Event]:
    """Keep what a room holds. Raises: UnknownContent; RuleViolation for an open room, or a monster whose values the
    quest map has to say, as they cannot be asked for when the room is opened.
    """
    known = next((one for one in _here(scene, scene.table.screen.rooms) if one.id == command.room_id), None)
    if known is not None and known.is_open:
        raise RuleViolation("screen.room_is_open", field="room_id")
    _check_room_for(scene, scene.table.screen.rooms, command.room_id, "room_id")
    for kind in command.monsters:
        if kind not in scene.content.monsters:
            raise UnknownContent("monster.kind_unknown", field="monsters", kind=kind)
        if not scene.content.monsters[kind].is_complete:
            raise RuleViolation("screen.values_of_quest", field="monsters", kind=kind)
    for trap in command.traps:
        if trap not in scene.content.traps:
            raise UnknownContent("trap.unknown", field="traps", trap=trap)
    yield scene.record(like(events.RoomPrepared, command))


@rule(commands.RemoveRoom)
def remove_room(scene: Scene, command: commands.RemoveRoom) -> Iterator[Event]:
    """Take a prepared room away. Raises: UnknownSubject."""
    room = _known(scene, scene.table.screen.rooms, command.room_id, "room_id")
    yield scene.record(events.RoomRemoved(room_id=room.id, name=room.name))


@rule(commands.OpenRoom)
def open_room(scene: Scene, command: commands.OpenRoom) -> Iterator[Event]:
    """Lay the room open, put its monsters on the board and arm its traps, all at once.

    Raises: UnknownSubject; RuleViolation when it is open already; what placing its monsters raises.
    """
    room = _known(scene, scene.table.screen.rooms, command.room_id, "room_id")
    if room.is_open:
        raise RuleViolation("screen.room_is_open", field="room_id")
    if room.name not in scene.table.dungeon.revealed:
        yield from reveal_area(scene, RevealArea(area=room.name))
    for kind, number in Counter(room.monsters).items():
        monster_id = f"{room.id[:20]}-{kind[:14]}"
        yield from place_monster(scene, PlaceMonster(monster_id=monster_id, kind=kind, count=min(number, 9)))
    yield scene.record(events.RoomOpened(room_id=room.id, name=room.name, traps=room.traps))


@rule(commands.WriteTable)
def write_table(scene: Scene, command: commands.WriteTable) -> Iterator[Event]:
    """Keep a table. Raises: RuleViolation where its numbers are those of no die, or there are too many."""
    rows = tuple(like(ChanceRow, row) for row in command.rows)
    sides = sum(row.numbers for row in rows)
    if f"d{sides}" not in NUMBER_DICE:
        raise RuleViolation("screen.no_die", field="rows", numbers=sides)
    tables = scene.table.screen.tables
    if len(tables) >= MOST and all(one.id != command.table_id for one in tables):
        raise RuleViolation("screen.full", field="table_id", maximum=MOST)
    yield scene.record(events.TableWritten(table_id=command.table_id, name=command.name, rows=rows))


@rule(commands.RemoveTable)
def remove_table(scene: Scene, command: commands.RemoveTable) -> Iterator[Event]:
    """Take a table away. Raises: UnknownSubject."""
    table = _table(scene, command.table_id)
    yield scene.record(events.TableRemoved(table_id=table.id, name=table.name))


@rule(commands.RollOnTable)
def roll_on_table(scene: Scene, command: commands.RollOnTable) -> Iterator[Event]:
    """Throw the die of a table and tell what the number says. Raises: UnknownSubject."""
    table = _table(scene, command.table_id)
    roll = scene.answers.roll("chance_table", NUMBER_DICE[f"d{table.sides}"])
    row = table.row(roll.total)
    text = row.text if row else ""
    yield scene.record(events.TableRolled(table_id=table.id, name=table.name, number=roll.total, text=text, roll=roll))


def _here(scene: Scene, kept: Sequence[AnyKept]) -> Sequence[AnyKept]:
    return scene.table.screen.here(kept)


def _check_room_for(scene: Scene, kept: Sequence[Kept], kept_id: str, field: str) -> None:
    here = _here(scene, kept)
    if len(here) >= MOST and all(one.id != kept_id for one in here):
        raise RuleViolation("screen.full", field=field, maximum=MOST)


def _known(scene: Scene, kept: Sequence[AnyKept], kept_id: str, field: str) -> AnyKept:
    found = next((one for one in _here(scene, kept) if one.id == kept_id), None)
    if found is None:
        raise UnknownSubject("screen.unknown", field=field)
    return found


def _table(scene: Scene, table_id: str) -> ChanceTable:
    found = next((one for one in scene.table.screen.tables if one.id == table_id), None)
    if found is None:
        raise UnknownSubject("screen.unknown", field="table_id")
    return found
