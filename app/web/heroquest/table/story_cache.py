"""Stories as they were told before: an action adds one, and thirty are shown to every kind of viewer."""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from app.campaign.model import Action, Entry
from app.campaign.views import readable
from app.core.game_system import Viewer
from app.labels.labels import Labels
from app.systems.heroquest.state.table import Table
from app.web.heroquest.table.chronicle import Chronicler
from app.web.heroquest.table.words import names_for
from app.web.table.game_pages import Story

MOST_VIEWERS, MOST_STORIES = 48, 500
Stories = dict[int, tuple[Entry, Story]]  # by the entry's identity, which it keeps from being anybody else's
Called = tuple[tuple[str, str], ...]


class ViewerStories(NamedTuple):
    """Tells actions to one kind of viewer at one table."""

    table: Table
    viewer: Viewer
    labels: Labels
    chronicler: Chronicler
    told: Stories

    def story(self, action: Action) -> Story | None:
        """What an action did, as far as this viewer may know it."""
        entry = action.entry
        if known := self.told.get(id(entry)):
            return known[1]
        events = [event for event in readable(self.viewer, entry.events) if event.is_told]
        if not events:
            return None
        story = self.chronicler.story(events, entry.answers)
        if len(self.told) >= MOST_STORIES:
            self.told.clear()
        self.told[id(entry)] = entry, story
        return story


class StoryCache:
    """Finds the stories of a table. What was told holds as long as everybody is called the same."""

    def __init__(self) -> None:
        self._newest: ViewerStories | None = None

    def of(self, table: Table, viewer: Viewer, labels: Labels) -> ViewerStories:
        """The stories for a viewer; of many questions in a row about one table only the first takes time."""
        newest = self._newest
        if newest is None or newest.table is not table or newest.labels is not labels or newest.viewer != viewer:
            names = names_for(viewer, table, labels)
            told = _stories(viewer, labels, tuple(names.items()), _heroes(table))
            newest = self._newest = ViewerStories(table, viewer, labels, Chronicler(labels, table, names), told)
        return newest


@lru_cache(maxsize=MOST_VIEWERS)
def _stories(_viewer: Viewer, _labels: Labels, _names: Called, _heroes: Called) -> Stories:
    """What was told where all of this is the same."""
    return {}


def _heroes(table: Table) -> Called:
    """What a story shows of heroes besides their names: the arms of their class, and whether they are still there."""
    heroes: Mapping[str, str] = {hero_id: hero.hero_class for hero_id, hero in table.heroes.items()}
    return (*heroes.items(), *((former, "") for former in table.former))
