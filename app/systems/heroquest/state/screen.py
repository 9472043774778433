"""The decks, and what lies behind the game master's screen: only the game master ever sees it."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from app.core.events import Subject
from app.core.model import Model


class Kept(Model):
    """Something that belongs to a quest; without one it waits for the next that begins."""

    id: str
    quest: str | None = None


class ScreenNote(Kept):
    """A note by letter or room; one that is read `aloud` is for the players' ears."""

    letter: str = ""
    room: str = ""
    text: str
    aloud: bool = False
    done: bool = False


class Clock(Kept):
    """Something that happens when the round with this number begins."""

    name: str
    due: int


class Room(Kept):
    """A room prepared without a map: who waits there, its traps (armed until they are `sprung`), its furniture."""

    name: str
    monsters: tuple[str, ...] = ()
    traps: tuple[str, ...] = ()
    furniture: str = ""
    is_open: bool = False
    sprung: tuple[str, ...] = ()

    @property
    def armed(self) -> tuple[str, ...]:
        """Return the traps that wait in it, once it is open."""
        left = list(self.traps) if self.is_open else []
        for trap in self.sprung:
            left.remove(trap)
        return tuple(left)


AnyKept = TypeVar("AnyKept", bound=Kept)


class Decision(Model):
    """Decision of the group tonight, in which round of which quest, and whose turn it was."""

    text: str
    round: int
    turn: str | None = None
    quest: str | None = None


class ChanceRow(Model):
    """One line of a table: what happens, and how many numbers of the die it has."""

    text: str
    numbers: int = 1


class ChanceTable(Model):
    """A table of the group's own that is rolled on; `last` is the number that fell last, 0 where none did."""

    id: str
    name: str
    rows: tuple[ChanceRow, ...]
    last: int = 0

    @property
    def sides(self) -> int:
        """Return the sides of its die."""
        return sum(row.numbers for row in self.rows)

    def row(self, number: int) -> ChanceRow | None:
        """Return the line with this number of the die."""
        for row in self.rows:
            number -= row.numbers
            if number <= 0:
                return row
        return None


class Screen(Model):
    """All of it, each in the order it was written. `quest` is the one that runs; tables belong to all of them."""

    quest: str | None = None
    notes: tuple[ScreenNote, ...] = ()
    clocks: tuple[Clock, ...] = ()
    rooms: tuple[Room, ...] = ()
    tables: tuple[ChanceTable, ...] = ()
    count: int = 0
    decisions: tuple[Decision, ...] = ()

    def here(self, kept: Sequence[AnyKept]) -> Sequence[AnyKept]:
        """Return those of the running quest; between two quests those that wait for the next."""
        return [one for one in kept if one.quest == self.quest]

    def clocks_run_out(self, round_number: int) -> Sequence[Clock]:
        """Return the clocks of the running quest whose round has come."""
        return [clock for clock in self.here(self.clocks) if clock.due <= round_number]

    def with_spent(self, trap: str, area: str) -> "Screen":
        """Return the screen when a trap went off, or was made harmless: in an open room it is armed no more.

        Of two rooms that have such a one it was that in the room that was told, or else in the one prepared last.
        """
        rooms = [one for one in reversed(self.here(self.rooms)) if trap in one.armed]
        if not rooms:
            return self
        room = next((one for one in rooms if one.name == area), rooms[0])
        spent = room.model_copy(update={"sprung": (*room.sprung, trap)})
        return self.model_copy(update={"rooms": tuple(spent if one is room else one for one in self.rooms)})


def begun(screen: Screen, quest: str) -> Screen:
    """Begin a quest with what was prepared for it: what waited becomes its own, and its rooms are closed again."""

    def takes(kept: Sequence[AnyKept], **anew: object) -> tuple[AnyKept, ...]:
        named = (one.model_copy(update={"quest": one.quest or quest}) for one in kept)
        return tuple(one.model_copy(update=anew) if one.quest == quest else one for one in named)

    changed = {
        "quest": quest,
        "notes": takes(screen.notes, done=False),
        "rooms": takes(screen.rooms, is_open=False, sprung=()),
        "clocks": takes(screen.clocks),
        "count": 0,
    }
    return screen.model_copy(update=changed)


def ended(screen: Screen) -> Screen:
    """End a quest: its notes and rooms stay with it, its clocks count no more."""
    clocks = tuple(one for one in screen.clocks if one.quest != screen.quest)
    return screen.model_copy(update={"quest": None, "clocks": clocks, "count": 0})


TREASURE_DECK, FATE_DECK = "treasure", "fate"  # whose cards journals tell of that knew no other decks


class After(StrEnum):
    """Fate of a card that was drawn."""

    OUT = "out"  # it stays out of the deck
    BACK = "back"  # it is shuffled in again
    DISCARD = "discard"


class Pile(Model):
    """Known cards of a deck; all others are in the bag.

    `top` begins with the card that is drawn next, `bottom` ends with the one drawn last. `discard` ends with its top.
    """

    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    out: tuple[str, ...] = ()  # drawn, and back with the next quest
    kept_out: tuple[str, ...] = ()  # taken out by the game master until they are brought in again
    physical: bool = False  # cards of paper: the app only asks which one was drawn


class OwnCard(Model):
    """A card of the group's own. With `like` it works as that card of treasure or fate does."""

    name: str
    text: str = ""
    copies: int = 1
    like: str | None = None


class OwnDeck(Model):
    """A deck of the group's own; its cards are known by their names. Of a secret one players learn nothing."""

    name: str
    cards: tuple[OwnCard, ...]
    after: After = After.DISCARD
    secret: bool = False

    def card(self, name: str) -> OwnCard | None:
        """Return the card with this name, if it is there."""
        return next((card for card in self.cards if card.name == name), None)


def deck_subject(deck: str) -> Subject:
    """Return a deck as something that commands and facts are about."""
    return f"deck:{deck}"
