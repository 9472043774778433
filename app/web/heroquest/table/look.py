"""One look at the table: what a panel is made from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from app.campaign import permissions
from app.campaign.model import Actor
from app.campaign.views import readable
from app.core.errors import NotAllowed
from app.core.events import Command
from app.core.game_system import Viewer
from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.game import HeroQuest
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.table import TableView
from app.systems.heroquest.visibility import seen_monsters
from app.web.heroquest.party.cards import Cards
from app.web.heroquest.table.words import names_for
from app.web.http.forms import FieldError, SelectOption, by_field, sentences
from app.web.table.game_pages import DONE, Draft
from app.web.table.snapshot import Snapshot


@dataclass(frozen=True)
class Look:
    """Who looks (`actor`), at what (`snapshot`, cut down to `view`), in which words."""

    labels: Labels
    content: Content
    snapshot: Snapshot
    view: TableView
    actor: Actor

    @cached_property
    def cards(self) -> Cards:
        """Makes cards and lines of heroes and things."""
        return Cards(self.labels)

    def just_done(self, draft: Draft) -> tuple[str, ...]:
        """What this person has done last, as the chronicle tells it; nothing when the draft does not follow a deed."""
        acting = (self.actor.role, self.actor.device_id)
        mine = (
            one.entry
            for one in self.snapshot.recent
            if one.active and (one.entry.actor.role, one.entry.actor.device_id) == acting
        )
        newest = next(mine, None) if draft.query.get("do") == DONE else None
        events = readable(self.actor.viewer, newest.events) if newest else ()
        names = names_for(self.actor.viewer, self.table, self.labels)
        return tuple(self.labels.sentence(event, names) for event in events)

    @property
    def table(self) -> Table:
        """The whole table: only for what the game master sees, and for the rules."""
        assert isinstance(self.snapshot.state.table, Table)
        return self.snapshot.state.table

    @cached_property
    def monsters(self) -> Sequence[Monster]:
        """The monsters that still fight, as far as this person may know of them."""
        seen = seen_monsters(self.table, self.actor.viewer)
        return [one for one in seen if one.is_standing]

    @cached_property
    def hero_options(self) -> Sequence[SelectOption]:
        """The heroes at the table as choices."""
        return [SelectOption(hero.id, hero.name) for hero in self.view.heroes]

    @cached_property
    def monster_options(self) -> Sequence[SelectOption]:
        """The monsters that still fight as choices."""
        return [SelectOption(one.id, self.name_of(one.id)) for one in self.monsters]

    def permits(self, command: Command) -> bool:
        """Whether this person may do this without asking the game master."""
        try:
            permissions.check(self.snapshot.system, self.actor, command, self.snapshot.state)
        except NotAllowed:
            return False
        return True

    def name_of(self, figure_id: str) -> str:
        """The name of a hero or a monster; empty when this person does not see it."""
        return self._names.get(figure_id, "")

    @cached_property
    def _names(self) -> Mapping[str, str]:
        return names_for(self.actor.viewer, self.table, self.labels)

    def crest_of(self, figure_id: str) -> str:
        """Whose coat of arms stands beside something: a hero's, or the game master's for everybody else."""
        hero = self.table.heroes.get(figure_id)
        return hero.hero_class if hero else GAME_MASTER

    def errors(self, errors: Sequence[FieldError]) -> tuple[str, ...]:
        """What is wrong, in sentences."""
        return sentences(errors, self.labels)

    def errors_by_field(self, errors: Sequence[FieldError]) -> Mapping[str, str]:
        """What is wrong with which field, in sentences."""
        return by_field(errors, self.labels)


MOST = 32


class Seen:
    """The newest views by the identity of their table, which each of them keeps from being anybody else's."""

    def __init__(self, system: HeroQuest) -> None:
        self._system = system
        self._views: dict[tuple[int, Viewer], tuple[Table, TableView]] = {}

    def view(self, table: Table, viewer: Viewer) -> TableView:
        """What a viewer may see of a table."""
        key = id(table), viewer
        known = self._views.get(key)
        if known is None:
            if len(self._views) >= MOST:
                self._views = {}
            known = self._views[key] = table, self._system.view(table, viewer)
        return known[1]
