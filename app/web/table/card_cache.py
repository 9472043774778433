"""A cache of the stories and changes that actions have for the cards of heroes."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from app.campaign.model import Action, Actor, CampaignState, Entry
from app.core.events import Event
from app.web.http.languages import spoken
from app.web.table.game_pages import Change, Story
from app.web.table.snapshot import Snapshot
from app.web.table.table_pages import GamePages

MOST_TOLD = 500
States = Mapping[int, tuple[CampaignState, CampaignState]]  # before and after an action, by its revision
Past = Callable[[int, Collection[int]], States]  # of actions of a campaign


class CachedCard(NamedTuple):
    """The story and changes of an action for a hero; the action is kept so that its `id()` is not used again."""

    action: Action
    story: Story
    changes: tuple[Change, ...]


class CardCache:
    """The story and the changes of each action for a hero, as they were first made.

    `past` looks up the states around actions of which nobody remembers them, as after a new start of the program.
    """

    def __init__(self, past: Past) -> None:
        self._past = past
        self._told: dict[tuple[int, str, str], CachedCard] = {}
        self._switched: dict[tuple[int, str, str], tuple[Entry, tuple[Change, ...]]] = {}

    def told(
        self, game: GamePages, snapshot: Snapshot, action: Action, actor: Actor, hero_id: str, own: Sequence[Event]
    ) -> CachedCard:
        """Return the story of an action's events about a hero, and what they changed."""
        key = (id(action.entry), spoken.get(), hero_id)
        if known := self._told.get(key):
            return known
        if len(self._told) >= MOST_TOLD:
            self._told.clear()
        around = self._around(snapshot, action)
        changes = tuple(game.hero_changes(*around, hero_id)) if around else ()
        found = CachedCard(action, game.story_of(own, action.entry.answers, snapshot.state, actor), changes)
        self._told[key] = found
        return found

    def switched(self, game: GamePages, snapshot: Snapshot, entry: Entry, hero_id: str) -> tuple[Change, ...]:
        """Return what an undo or redo changed for a hero; empty without a snapshot right before and after it."""
        key = (id(entry), spoken.get(), hero_id)
        if (known := self._switched.get(key)) is None or known[0] is not entry:
            if len(self._switched) >= MOST_TOLD:
                self._switched.clear()
            around = snapshot.before if entry.revision == snapshot.revision else None
            changes = () if around is None else tuple(game.hero_changes(around, snapshot.state, hero_id))
            known = self._switched[key] = entry, changes
        return known[1]

    def _around(self, snapshot: Snapshot, action: Action) -> tuple[CampaignState, CampaignState] | None:
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
