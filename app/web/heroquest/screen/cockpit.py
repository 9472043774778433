"""Behind the screen, beside the fight: notes, rooms without a map, cards and tables, clocks, tonight's decisions."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.screen import ChanceTable, Clock, Decision, Room, ScreenNote
from app.systems.heroquest.views.cards import DeckView
from app.web.heroquest.cards.panel import NewDeck, card_name, deck_name, new_deck
from app.web.heroquest.table.look import Look
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker, Hidden

TABS = ("quest", "notes", "rooms", "cards", "clocks", "today")
ITS_OWN = frozenset({"name", "rows", "cards"})  # fields that say themselves what is wrong with them


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
    """A prepared room in words; `opens` is the form that opens it, with all that waits in it.

    `armed`: its traps that wait, each with where it begins to go off.
    """

    room: Room
    monsters: str
    traps: str
    armed: tuple[tuple[str, str], ...]
    opens: Hidden
    remove: Hidden


@dataclass(frozen=True)
class ClockRow:
    """A clock and the rounds it has left."""

    clock: Clock
    left: int
    stop: Hidden


@dataclass(frozen=True)
class TableRow:
    """A table of the group's own: its lines with their numbers, and the one that fell last."""

    table: ChanceTable
    lines: tuple[tuple[str, str, bool], ...]
    roll: Hidden
    remove: Hidden


@dataclass(frozen=True)
class OwnDeckRow:
    """A deck of the group's own, and the card that was drawn last."""

    name: str
    left: int
    last: str
    text: str
    draw: Hidden
    url: str


@dataclass(frozen=True)
class NewTable:
    """The form for a table, with what was typed and what is wrong with it."""

    hidden: Hidden
    name: str
    rows: str
    name_error: str
    rows_error: str


@dataclass(frozen=True)
class DecisionRow:
    """What was decided, and when: the round, the turn, the quest if it is not the running one."""

    decision: Decision
    moment: str


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
    decisions: tuple[DecisionRow, ...] = ()
    tables: tuple[TableRow, ...] = ()
    decks: tuple[OwnDeckRow, ...] = ()
    new_table: NewTable | None = None
    new_deck: NewDeck | None = None
    log_url: str = ""


def cockpit(look: Look, draft: Draft) -> Cockpit:
    """The side that was asked for; only ever made for the game master."""
    screen, tab = look.table.screen, draft.query.get("tab", "")
    tab = tab if tab in TABS else TABS[0]
    make = FormMaker(draft, look.snapshot, tab=tab, stay="quest", do="quest")
    words = (t("quest_in_cockpit"), t("notes_in_cockpit"), t("rooms"), t("own_cards"), t("clocks"), t("decided_today"))
    tabs = tuple(
        CockpitTab(text, f"{draft.url}?do=quest&tab={name}", str(key), name == tab)
        for key, (name, text) in enumerate(zip(TABS, words, strict=True), start=1)
    )
    notes = sorted(screen.here(screen.notes), key=lambda one: (one.done, one.letter))
    return Cockpit(
        tab=tab,
        tabs=tabs,
        notes=tuple(_note(one, make) for one in notes),
        rooms=tuple(_room(look, one, draft.url, make) for one in screen.here(screen.rooms)),
        clocks=tuple(_clock(look, one, make) for one in sorted(screen.here(screen.clocks), key=lambda one: one.due)),
        count=screen.count,
        count_up=make.acting("count_on", change="1"),
        count_down=make.acting("count_on", change="-1") if screen.count else (),
        decisions=tuple(_decision(look, one) for one in screen.decisions[::-1]),
        tables=tuple(_table(one, make) for one in screen.tables),
        decks=tuple(_deck(look, one, draft.url, make) for one in _own_decks(look)),
        new_table=_new_table(look, draft, make),
        new_deck=new_deck(draft, make, look.errors_by_field(draft.errors), secret="true"),
        log_url=f"/campaigns/{look.snapshot.campaign_id}/log?who=kind%3Adecision",
    )


def _note(note: ScreenNote, make: FormMaker) -> NoteRow:
    tick = make.acting("settle_note", note_id=note.id, done="false" if note.done else "true")
    return NoteRow(note, tick, make.acting("settle_note", note_id=note.id, removed="true"))


def _room(look: Look, room: Room, draft_url: str, make: FormMaker) -> RoomRow:
    return RoomRow(
        room=room,
        monsters=_counted([look.labels.word("kind", kind) for kind in room.monsters]),
        traps=_counted([look.labels.word("trap", trap) for trap in room.traps]),
        armed=tuple((look.labels.word("trap", trap), _springing(draft_url, room, trap)) for trap in room.armed),
        opens=() if room.is_open else make.acting("open_room", room_id=room.id),
        remove=make.acting("remove_room", room_id=room.id),
    )


def _counted(names: Sequence[str]) -> str:
    return ", ".join(name if number == 1 else f"{number} × {name}" for name, number in Counter(names).items())


def _clock(look: Look, clock: Clock, make: FormMaker) -> ClockRow:
    return ClockRow(clock, clock.due - look.table.round.number, make.acting("stop_clock", clock_id=clock.id))


def _springing(url: str, room: Room, trap: str) -> str:
    """Where a trap of a room goes off: who stepped on it is asked there."""
    fields = {"do": "act", "type": "spring_trap", "trap": trap, "area": room.name}
    return f"{url}?{urlencode({**fields, 'stay': 'quest', 'tab': 'rooms'})}"


def _own_decks(look: Look) -> Iterator[DeckView]:
    return (deck for deck in look.view.decks if deck.private is not None and deck.private.source is None)


def _deck(look: Look, deck: DeckView, url: str, make: FormMaker) -> OwnDeckRow:
    private, last = deck.private, ""
    if private is not None:
        last = next(iter((*private.discard[-1:], *private.out[-1:])), "")
    own = look.table.own_decks[deck.id].card(last) if last else None
    answer = {} if deck.physical else {"answer": "app"}
    return OwnDeckRow(
        name=deck_name(deck, look),
        left=deck.left,
        last=card_name(private, last, look) if private and last else "",
        text=own.text if own else "",
        draw=make.acting("draw_card", deck=deck.id, **answer),
        url=f"{url}?{urlencode({'do': 'decks', 'deck': deck.id})}",
    )


def _table(table: ChanceTable, make: FormMaker) -> TableRow:
    lines, first = list[tuple[str, str, bool]](), 1
    for row in table.rows:
        last = first + row.numbers - 1
        lines.append((str(first) if first == last else f"{first}–{last}", row.text, first <= table.last <= last))
        first = last + 1
    roll, remove = (make.acting(kind, table_id=table.id) for kind in ("roll_on_table", "remove_table"))
    return TableRow(table, tuple(lines), roll, remove)


def _new_table(look: Look, draft: Draft, make: FormMaker) -> NewTable:
    is_ours = draft.query.get("type") == "write_table"
    errors = look.errors_by_field(draft.errors) if is_ours else {}
    return NewTable(
        hidden=make.acting("write_table", table_id=f"t{draft.key}"),
        name=make.typed("write_table", "name"),
        rows=make.typed("write_table", "rows"),
        name_error=errors.get("name", ""),
        rows_error=errors.get("rows", ""),
    )


def _decision(look: Look, one: Decision) -> DecisionRow:
    who = t("game_master") if one.turn == GAME_MASTER else look.name_of(one.turn) if one.turn else ""
    quest = one.quest if one.quest in look.content.quests and one.quest != look.table.screen.quest else None
    said = (
        look.labels.text(f"quests.{quest}") if quest else "",
        t("in_round", round=one.round) if one.round else t("before_the_first_round"),
        t("turn_of", who=who) if who else "",
    )
    return DecisionRow(one, " · ".join(filter(None, said)))
