"""A cache of what actions, undo and redo changed for heroes, as their cards say it."""

from collections.abc import Callable, Collection, Mapping

from app.campaign.model import Action, CampaignState, Entry
from app.core.caches import make_room
from app.web.http.languages import spoken
from app.web.table.game_pages import Change
from app.web.table.snapshot import Snapshot
from app.web.table.table_pages import GamePages

MOST_KEPT = 4000
Around = tuple[CampaignState, CampaignState]  # before and after
States = Mapping[int, Around]  # of actions, by their revision
Past = Callable[[int, Collection[int]], States]  # of a campaign


class CardCache:
    """The changes of each action for a hero, as they were first made.

    `past` looks up states that are no longer in memory, as after a new start of the program.
    """

    def __init__(self, past: Past) -> None:
        self._past = past
        # By the entry's identity, which it keeps from being anybody else's.
        self._changes: dict[tuple[int, str, str], tuple[Entry, tuple[Change, ...]]] = {}

    def of_action(self, game: GamePages, snapshot: Snapshot, action: Action, hero_id: str) -> tuple[Change, ...]:
        """Return what an action changed for a hero."""
        return self._kept(game, action.entry, hero_id, lambda: self._around(snapshot, action))

    def of_switch(self, game: GamePages, snapshot: Snapshot, entry: Entry, hero_id: str) -> tuple[Change, ...]:
        """Return what an undo or redo changed for a hero; empty without a snapshot right before and after it."""
        before = snapshot.before if entry.revision == snapshot.revision else None
        return self._kept(game, entry, hero_id, lambda: None if before is None else (before, snapshot.state))

    def _kept(
        self, game: GamePages, entry: Entry, hero_id: str, around: Callable[[], Around | None]
    ) -> tuple[Change, ...]:
        key = (id(entry), spoken.get(), hero_id)
        known = self._changes.get(key)
        if known is None:
            make_room(self._changes, MOST_KEPT)
            states = around()
            known = self._changes[key] = entry, tuple(game.hero_changes(*states, hero_id)) if states else ()
        return known[1]

    def _around(self, snapshot: Snapshot, action: Action) -> Around | None:
        """Return the states before and after an action; worked out for all recent actions at once."""
        if not action.active:
            return None
        if snapshot.before is not None and action.revision == snapshot.revision:
            return snapshot.before, snapshot.state
        if "around" not in snapshot.memo:
            revisions = [one.revision for one in snapshot.recent]
            snapshot.memo["around"] = self._past(snapshot.campaign_id, revisions)
        past: States = snapshot.memo["around"]
        return past.get(action.revision)
