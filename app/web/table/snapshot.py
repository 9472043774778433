"""One look at a campaign, shared by everything that shows it."""

import threading
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any, NamedTuple

from app.campaign import permissions
from app.campaign.model import GUEST, Action, Actor, CampaignState, Entry, EntryKind
from app.campaign.ports import Reading
from app.campaign.undo_outcome import newest_first
from app.core.game_system import GameSystem
from app.storage.store import SqlStore
from app.web.live.hub import Hub, Presence

RECENT = 30  # actions on a page
MOST_READ = 1000  # actions, until so many are found that everybody may read
_SWITCHES = (EntryKind.UNDO, EntryKind.REDO)


class Switched(NamedTuple):
    """An action that was taken or brought back, and the entry that did it."""

    entry: Entry
    action: Action


@dataclass(frozen=True)
class Snapshot:
    """A campaign at one revision: its state, its newest actions (for each person enough), and who is there."""

    campaign_id: int
    revision: int
    system: GameSystem
    state: CampaignState
    recent: Sequence[Action]
    can_redo: bool
    presence: Mapping[str, Presence]
    mark: Hashable = None  # the same revision may be another state: a backup came back, or a rebuild repaired it
    before: CampaignState | None = None  # one revision earlier, while no correction has changed an older place
    switched: Sequence[Switched] = ()  # the newest first; of each action only what was done last
    memo: dict[Hashable, Any] = field(default_factory=dict, compare=False)  # what was made of this revision before
    kept: dict[Hashable, Any] = field(default_factory=dict, compare=False)  # and of earlier ones

    def known_to(self, actor: Actor) -> "Snapshot":
        """Return the same with the table as this person knows it: what a page works out from it cannot tell what is
        hidden.
        """
        state = permissions.known(self.system, actor, self.state)
        return self if state is self.state else replace(self, state=state)

    @property
    def counting(self) -> Sequence[Action]:
        """Return the newest actions that count, the newest first."""
        return [one for one in self.recent if one.active]


class Snapshots:
    """Takes snapshots; as long as the revision stays, everything but the presence is read only once."""

    def __init__(self, store: SqlStore, hub: Hub) -> None:
        self._store = store
        self._hub = hub
        self._newest: dict[int, Snapshot] = {}
        self._shown: dict[int, Snapshot] = {}  # the same with who is there
        self._generation = 0
        self._guard = threading.Lock()

    def take(self, campaign_id: int) -> Snapshot:
        """Look now. Raises: UnknownSubject for an unknown campaign; StorageFault."""
        generation = self._generation
        with self._store.reading(campaign_id) as campaign:
            known = self._newest.get(campaign_id)
            if known is None or known.mark != campaign.mark:
                earlier, recent = known, _recent(campaign, known)
                switched = _switched(campaign, known, recent)
                known = Snapshot(
                    campaign_id=campaign_id,
                    revision=campaign.revision,
                    mark=campaign.mark,
                    system=campaign.system,
                    state=campaign.state,
                    recent=recent,
                    can_redo=bool(campaign.redo_stack()),
                    presence={},
                    before=_before(earlier, campaign.revision, recent),
                    switched=switched,
                    kept={} if earlier is None else earlier.kept,
                )
                self._keep(known, generation)
        return self._with_presence(known, fresh=True)

    def has_shown(self, campaign_id: int) -> bool:
        """Return whether a page of a campaign was made lately: its game is loaded and its state at hand."""
        known = self._newest.get(campaign_id)
        return known is not None and bool(known.memo)

    def forget(self) -> None:
        """Forget everything, after another database was put in place: the same revision may be another state now."""
        with self._guard:
            self._generation += 1
            self._newest.clear()
        self._store.forget()

    def told(self, campaign_id: int) -> Snapshot:
        """Return the snapshot that the pages were woken for, shared by all streams. Raises: as take."""
        known = self._newest.get(campaign_id)
        if known is None or known.revision != self._hub.told(campaign_id):
            return self.take(campaign_id)
        return self._with_presence(known, fresh=False)

    def _keep(self, snapshot: Snapshot, generation: int) -> None:
        """Keep a snapshot, unless `forget` was called while it was read."""
        with self._guard:
            if generation == self._generation:
                self._newest[snapshot.campaign_id] = snapshot

    def _with_presence(self, known: Snapshot, *, fresh: bool) -> Snapshot:
        """Return the snapshot with the presence of phones, which changes without a revision; shared until it does."""
        presence = self._hub.presences(known.campaign_id, known.state.house.devices, fresh=fresh)
        shown = self._shown.get(known.campaign_id)
        if shown is None or shown.memo is not known.memo or shown.presence is not presence:
            shown = self._shown[known.campaign_id] = replace(known, presence=presence)
        return shown


def _recent(campaign: Reading, known: Snapshot | None) -> Sequence[Action]:
    """Return the newest actions; when only a new one came in, the others need not be read again."""
    if known is not None and known.revision == campaign.revision - 1:
        newest = campaign.action(campaign.revision)
        if newest is not None and newest.replaces is None:
            return _enough((newest, *known.recent)) if newest.entry.is_told else known.recent
    return _enough(islice(newest_first(campaign, at_once=2 * RECENT), MOST_READ))


def _enough(actions: Iterable[Action]) -> Sequence[Action]:
    """Return the newest of them that are told, until everybody may read enough of them: many in a row may be hidden."""
    found, open_to_all = list[Action](), 0
    for action in actions:
        if action.entry.is_told:
            found.append(action)
            open_to_all += any(event.is_told for event in permissions.readable(GUEST.viewer, action.entry.events))
        if open_to_all == RECENT:
            break
    return found


def _switched(campaign: Reading, known: Snapshot | None, recent: Sequence[Action]) -> Sequence[Switched]:
    """Return recent undos and redos; only new entries are read."""
    is_action = bool(recent) and recent[0].revision == campaign.revision
    if known is not None and is_action and known.revision == campaign.revision - 1:
        return known.switched
    since, before = (campaign.revision - 2 * RECENT, ()) if known is None else (known.revision, known.switched)
    fresh = list[Switched]()
    for entry in campaign.entries(max(since, campaign.revision - 2 * RECENT, 0)):
        if entry.kind in _SWITCHES and entry.target is not None and (action := campaign.action(entry.target)):
            fresh.insert(0, Switched(entry, action))
    newest = {one.action.revision: one for one in (*before[::-1], *fresh[::-1])}
    return sorted(newest.values(), key=lambda one: -one.entry.revision)[:RECENT]


def _before(earlier: Snapshot | None, revision: int, recent: Sequence[Action]) -> CampaignState | None:
    """Return the state before the newest entry, if it was looked at; a correction stands in an older place."""
    if earlier is None or revision != earlier.revision + 1:
        return None
    is_correction = bool(recent) and recent[0].revision == revision and recent[0].replaces is not None
    return None if is_correction else earlier.state
