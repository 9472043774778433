"""Rebuilds everything derived from the journal: which actions count, and the state they lead to.

A journal may be longer than the memory is large. So it is read twice, entry by entry: what counts shows only at its
end, and then what counts is folded.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple, Protocol

from app.campaign import open_rolls, replay
from app.campaign.events import CampaignCreated
from app.campaign.model import CampaignState, Entry, EntryKind, House
from app.campaign.ports import JournalFault
from app.core.errors import FileFault
from app.core.events import Event
from app.core.game_system import GameSystem

_SWITCHES = (EntryKind.UNDO, EntryKind.REDO)


class CountedAction(NamedTuple):
    """An action and whether it counts."""

    revision: int
    place: int
    active: bool
    undoable: bool
    replaces: int | None


class Journal(Protocol):
    """A campaign's entries, read as often as wanted."""

    def entries(self) -> Iterator[Entry]:
        """Return all in order. Raises: StorageFault."""

    def entry(self, revision: int) -> Entry:
        """Return one of them. Raises: StorageFault."""

    def facts(self, counting: Iterable[CountedAction]) -> Iterator[tuple[int, tuple[Event, ...]]]:
        """Yield the events of these actions with their places. Raises: StorageFault."""


class History:
    """Actions that count after reading a journal, those that could be redone, and the places of the dice."""

    def __init__(self, journal: Journal) -> None:
        self.actions: dict[int, CountedAction] = {}
        self._redo: list[int] = []
        self._journal = journal
        self._house: House | None = None

    @property
    def redo(self) -> tuple[int, ...]:
        """Return actions taken back since the last new one, the newest at the end."""
        return tuple(self._redo)

    def counting(self) -> Iterator[CountedAction]:
        """Return the actions that count, in the order in which they count."""
        return iter(sorted((a for a in self.actions.values() if a.active), key=lambda action: action.place))

    def with_dice(self, state: CampaignState) -> CampaignState:
        """Return a state with the dice as they are after all that was ever thrown, undone or not."""
        return open_rolls.carried(state, self.house)

    @property
    def house(self) -> House:
        """Return the house as it began, with the dice as they are by now."""
        assert self._house is not None  # or there was no beginning
        return self._house

    def read(self, system: GameSystem, entry: Entry) -> None:
        """Take the next entry in.

        Raises: StorageFault when it speaks of an action that never was, or there is no beginning.
        """
        if self._house is None:
            self._house = beginning(system, entry.revision, entry.events).house
        match entry.kind:
            case EntryKind.ACTION:
                self._add(entry)
            case EntryKind.CORRECTION:
                replaced = self._target(entry)
                self._switch(replaced.revision, active=False)
                self._add(entry, replaced)
            case EntryKind.UNDO:
                self._switch_with_replaced(self._target(entry), active=False)
                self._redo.append(self._target(entry).revision)
            case EntryKind.REDO:
                self._switch_with_replaced(self._target(entry), active=True)
                self._redo = self._redo[:-1]
        target = self._journal.entry(entry.target) if entry.target and entry.kind in _SWITCHES else None
        self._house = open_rolls.followed(self._house, entry, target)

    def _add(self, entry: Entry, replaced: CountedAction | None = None) -> None:
        undoable = entry.command is not None and entry.command.undoable
        self.actions[entry.revision] = CountedAction(
            revision=entry.revision,
            place=replaced.place if replaced else entry.revision,
            active=True,
            undoable=undoable,
            replaces=replaced.revision if replaced else None,
        )
        if undoable:
            self._redo = []

    def _target(self, entry: Entry) -> CountedAction:
        action = self.actions.get(entry.target or 0)
        if action is None:
            raise JournalFault("journal.damaged", revision=entry.revision)
        return action

    def _switch_with_replaced(self, action: CountedAction, active: bool) -> None:
        self._switch(action.revision, active)
        if action.replaces is not None:
            self._switch(action.replaces, not active)

    def _switch(self, revision: int, active: bool) -> None:
        self.actions[revision] = self.actions[revision]._replace(active=active)


def read(system: GameSystem, journal: Journal) -> History:
    """Read a journal's history. Raises: StorageFault."""
    history = History(journal)
    for entry in journal.entries():
        history.read(system, entry)
    return history


def states(system: GameSystem, journal: Journal, history: History) -> Iterator[tuple[int, CampaignState]]:
    """Yield the state after each action that counts, with its place. The first is the beginning. Raises:
    StorageFault.
    """
    happened = journal.facts(history.counting())
    place, first = next(happened, (1, ()))
    state = beginning(system, place, first)
    yield place, state
    for place, events in happened:
        state = replay.evolve(system, state, events)
        yield place, state


def beginning(system: GameSystem, revision: int, events: tuple[Event, ...]) -> CampaignState:
    """Return the state a journal begins with. Raises: StorageFault."""
    created = next(iter(events), None)
    if not isinstance(created, CampaignCreated):
        raise JournalFault("journal.damaged", revision=revision)
    return replay.beginning(system, created)


MOST_FOLDED = 500_000  # actions: a journal that takes back again and again far behind would take hours
_KEPT_EVERY = 100


class PastStates:
    """Finds the state after an action as it was at the time of an entry; folds anew only what was taken back."""

    def __init__(self, system: GameSystem, journal: Journal, history: History) -> None:
        self._system = system
        self._journal = journal
        self._history = history
        self._kept: list[tuple[int, CampaignState]] = []  # places and the states after them
        self._tip: tuple[int, CampaignState] | None = None  # None: to be folded anew
        self._folded = 0

    def after(self, entry: Entry) -> None:
        """Add an entry that the history has read. Raises: StorageFault when the first entry begins no campaign."""
        action = self._history.actions.get(entry.revision if entry.target is None else entry.target)
        if not self._kept and action:
            self._tip = action.place, beginning(self._system, action.revision, self._events(action))
            self._kept.append(self._tip)
        elif entry.kind is EntryKind.ACTION and self._tip:
            self._tip = entry.revision, replay.evolve(self._system, self._tip[1], entry.events)
            self._keep(self._tip)
        elif action and entry.kind is not EntryKind.ACTION:
            self._tip = None
            self._kept = [one for one in self._kept if one[0] < action.place] or self._kept[:1]

    def newest(self) -> CampaignState:
        """Return the state as it stands. Raises: InvalidValue."""
        if self._tip is None:
            self._tip = self._fold(None)
        return self._tip[1]

    def before(self, place: int) -> CampaignState:
        """Return the state before an action. Raises: InvalidValue."""
        return self._fold(place)[1]

    def _fold(self, end: int | None) -> tuple[int, CampaignState]:
        """Return the last place before `end` and the state after it; without an end, of all actions that count."""
        self._folded += len(self._history.actions) // 50  # for looking through them
        at, state = max((one for one in self._kept if end is None or one[0] < end), key=lambda one: one[0])
        for action in self._history.counting():
            if action.place <= at:
                continue
            if end is not None and action.place >= end:
                break
            self._folded += 1
            if self._folded > MOST_FOLDED:
                raise FileFault("dice_check.too_long", field="file")
            at, state = action.place, replay.evolve(self._system, state, self._events(action))
            self._keep((at, state))
        return at, state

    def _events(self, action: CountedAction) -> tuple[Event, ...]:
        return self._journal.entry(action.revision).events

    def _keep(self, found: tuple[int, CampaignState]) -> None:
        if found[0] - self._kept[-1][0] >= _KEPT_EVERY:
            self._kept.append(found)
