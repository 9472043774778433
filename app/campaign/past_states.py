"""The states of a campaign as they were when its entries were written, whatever was taken back later."""

from app.campaign import replay
from app.campaign.model import CampaignState, Entry, EntryKind
from app.campaign.rebuild import Counted, History, Journal, beginning
from app.core.errors import FileFault
from app.core.events import Event
from app.core.game_system import GameSystem

MOST_FOLDED = 500_000  # actions: whoever took back again and again far behind would make us work for hours
_KEPT_EVERY = 100


class PastStates:
    """The state after any action as it was at the time of an entry, folded anew only where something was taken back."""

    def __init__(self, system: GameSystem, journal: Journal, history: History) -> None:
        self._system = system
        self._journal = journal
        self._history = history
        self._kept: list[tuple[int, CampaignState]] = []  # places and the states after them
        self._tip: tuple[int, CampaignState] | None = None  # None: to be folded anew
        self._folded = 0

    def after(self, entry: Entry) -> None:
        """Take in an entry that the history has read. Raises: StorageFault when the first one is none."""
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
        """The state as it stands. Raises: InvalidValue."""
        if self._tip is None:
            self._tip = self._fold(None)
        return self._tip[1]

    def before(self, place: int) -> CampaignState:
        """The state before an action. Raises: InvalidValue."""
        return self._fold(place)[1]

    def _fold(self, end: int | None) -> tuple[int, CampaignState]:
        """Up to a place, or all that counts."""
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

    def _events(self, action: Counted) -> tuple[Event, ...]:
        return self._journal.entry(action.revision).events

    def _keep(self, found: tuple[int, CampaignState]) -> None:
        if found[0] - self._kept[-1][0] >= _KEPT_EVERY:
            self._kept.append(found)
