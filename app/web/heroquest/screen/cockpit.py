"""Behind the screen, beside the fight: notes, rooms without a map, clocks, a counter, what was decided tonight."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from app.systems.heroquest.state.screen import Clock, Decision, Room, ScreenNote
from app.web.heroquest.table.look import Look
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker, Hidden

TABS = ("quest", "notes", "rooms", "clocks", "today")


@dataclass(frozen=True)
class CockpitTab:
    """One side of the cockpit."""

    text: str
    url: str
    key: str
    is_current: bool


@dataclass(frozen=True)
class NoteRow:
    """A note with what can be done about it."""

    note: ScreenNote
    tick: Hidden
    remove: Hidden


@dataclass(frozen=True)
class RoomRow:
    """A prepared room in words; `opens` is the form that opens it, with all that waits in it."""

    room: Room
    monsters: str
    traps: str
    opens: Hidden
    remove: Hidden


@dataclass(frozen=True)
class ClockRow:
    """A clock and the rounds it has left."""

    clock: Clock
    left: int
    stop: Hidden


@dataclass(frozen=True)
class Cockpit:
    """What one side of it prints."""

    tab: str
    tabs: tuple[CockpitTab, ...]
    notes: tuple[NoteRow, ...] = ()
    rooms: tuple[RoomRow, ...] = ()
    clocks: tuple[ClockRow, ...] = ()
    count: int = 0
    count_up: Hidden = ()
    count_down: Hidden = ()
    decisions: tuple[Decision, ...] = ()


def cockpit(look: Look, draft: Draft) -> Cockpit:
    """The side that was asked for; only ever made for the game master."""
    screen, tab = look.table.screen, draft.query.get("tab", "")
    tab = tab if tab in TABS else TABS[0]
    make = FormMaker(draft, look.snapshot, tab=tab, stay="quest", do="quest")
    words = (t("quest_in_cockpit"), t("notes_in_cockpit"), t("rooms"), t("clocks"), t("decided_today"))
    tabs = tuple(
        CockpitTab(text, f"{draft.url}?do=quest&tab={name}", str(key), name == tab)
        for key, (name, text) in enumerate(zip(TABS, words, strict=True), start=1)
    )
    return Cockpit(
        tab=tab,
        tabs=tabs,
        notes=tuple(_note(one, make) for one in sorted(screen.notes, key=lambda one: (one.done, one.letter))),
        rooms=tuple(_room(look, one, make) for one in screen.rooms),
        clocks=tuple(_clock(look, one, make) for one in sorted(screen.clocks, key=lambda one: one.due)),
        count=screen.count,
        count_up=make.acting("count_on", change="1"),
        count_down=make.acting("count_on", change="-1") if screen.count else (),
        decisions=screen.decisions[::-1],
    )


def _note(note: ScreenNote, make: FormMaker) -> NoteRow:
    tick = make.acting("settle_note", note_id=note.id, done="false" if note.done else "true")
    return NoteRow(note, tick, make.acting("settle_note", note_id=note.id, removed="true"))


def _room(look: Look, room: Room, make: FormMaker) -> RoomRow:
    return RoomRow(
        room=room,
        monsters=_counted([look.labels.word("kind", kind) for kind in room.monsters]),
        traps=_counted([look.labels.word("trap", trap) for trap in room.traps]),
        opens=() if room.is_open else make.acting("open_room", room_id=room.id),
        remove=make.acting("remove_room", room_id=room.id),
    )


def _counted(names: Sequence[str]) -> str:
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in Counter(names).items())


def _clock(look: Look, clock: Clock, make: FormMaker) -> ClockRow:
    return ClockRow(clock, clock.due - look.table.round.number, make.acting("stop_clock", clock_id=clock.id))
