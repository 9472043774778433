"""Everything that can be derived from the journal, derived anew: what counts, and the state it leads to."""

from collections.abc import Iterable, Iterator

from app.campaign import open_rolls, replay
from app.campaign.events import CampaignCreated
from app.campaign.model import Action, CampaignState, Entry, EntryKind
from app.campaign.ports import StorageFault
from app.core.game_system import GameSystem


class History:
    """Which actions count after reading a journal, and which could be brought back."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.actions: dict[int, Action] = {}
        self.redo: tuple[int, ...] = ()

    def read(self, entry: Entry) -> None:
        """Take the next entry in. Raises: StorageFault when it speaks of an action that never was."""
        self.entries.append(entry)
        match entry.kind:
            case EntryKind.ACTION:
                self._add(entry)
            case EntryKind.CORRECTION:
                replaced = self._target(entry)
                self._switch(replaced.revision, active=False)
                self._add(entry, replaced)
            case EntryKind.UNDO:
                self._switch_with_replaced(self._target(entry), active=False)
                self.redo = (*self.redo, self._target(entry).revision)
            case EntryKind.REDO:
                self._switch_with_replaced(self._target(entry), active=True)
                self.redo = self.redo[:-1]

    def counting(self) -> Iterator[Action]:
        """The actions that count, in the order in which they count."""
        return iter(sorted((a for a in self.actions.values() if a.active), key=lambda action: action.place))

    def _add(self, entry: Entry, replaced: Action | None = None) -> None:
        undoable = entry.command is not None and entry.command.undoable
        self.actions[entry.revision] = Action(
            entry=entry,
            place=replaced.place if replaced else entry.revision,
            active=True,
            undoable=undoable,
            replaces=replaced.revision if replaced else None,
            subjects=entry.subjects | (replaced.subjects if replaced else frozenset()),
        )
        if undoable:
            self.redo = ()

    def _target(self, entry: Entry) -> Action:
        action = self.actions.get(entry.target or 0)
        if action is None:
            raise StorageFault("journal.damaged", revision=entry.revision)
        return action

    def _switch_with_replaced(self, action: Action, active: bool) -> None:
        self._switch(action.revision, active)
        if action.replaces is not None:
            self._switch(action.replaces, not active)

    def _switch(self, revision: int, active: bool) -> None:
        self.actions[revision] = self.actions[revision].model_copy(update={"active": active})


def read(entries: Iterable[Entry]) -> History:
    """What a journal comes to. Raises: StorageFault."""
    history = History()
    for entry in entries:
        history.read(entry)
    return history


def states(system: GameSystem, history: History) -> Iterator[tuple[int, CampaignState]]:
    """The state after each action that counts, with its place. The first is the beginning. Raises: StorageFault."""
    first, *rest = history.counting()
    state = beginning(system, first)
    yield first.place, state
    for action in rest:
        state = replay.evolve(system, state, action.entry.events)
        yield action.place, state


def beginning(system: GameSystem, first: Action) -> CampaignState:
    """The state a journal begins with. Raises: StorageFault."""
    created = next(iter(first.entry.events), None)
    if not isinstance(created, CampaignCreated):
        raise StorageFault("journal.damaged", revision=first.revision)
    return replay.beginning(system, created)


def with_dice(system: GameSystem, history: History, state: CampaignState) -> CampaignState:
    """The last state with the dice as they are after all that was ever thrown, undone or not. Raises: StorageFault."""
    house = beginning(system, history.actions[min(history.actions)]).house
    for entry in history.entries:
        target = history.actions.get(entry.target or 0)
        house = open_rolls.followed(house, entry, target.entry if target else None)
    return open_rolls.carried(state, house)
