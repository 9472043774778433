"""A request about a campaign of HeroQuest, and what its sender sees of the table in which words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from fastapi import Depends, Request

from app.core.answers import Answers
from app.core.errors import GameError, UnknownSubject
from app.core.events import Command, Event
from app.core.game_system import Viewer
from app.core.offers import Offer
from app.systems.heroquest import decide
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.game import SYSTEM, HeroQuest
from app.systems.heroquest.possible.offers import attacks_of
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.passport import SpellView
from app.systems.heroquest.views.table import HeroView, TableView
from app.systems.heroquest.visibility import seen_monsters
from app.web.heroquest.party.cards import Cards
from app.web.heroquest.table.words import MonsterName, names_for, seen_names, short_names
from app.web.http import access
from app.web.http.languages import spoken
from app.web.table import look
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker
from app.web.table.request import TableRequest, table_request
from app.web.ui.forms import SelectOption


class HeroQuestLook(look.Look):
    """A look at a table of HeroQuest."""

    @cached_property
    def content(self) -> Content:
        """Return the content of the table, its own entries included."""
        return SYSTEM.content_of(self.table)

    @cached_property
    def view(self) -> TableView:
        """Return the table as this person may see it."""
        return VIEWS.view(self.table, self.actor.viewer)

    @cached_property
    def options(self) -> dict[str, Sequence[SelectOption]]:
        """Keeps the figures and things to choose from, in words."""
        return {}

    @cached_property
    def cards(self) -> Cards:
        """Makes cards and lines of heroes and things."""
        return Cards(self.labels)

    @cached_property
    def table(self) -> Table:
        """Return the table as this person knows it: the whole of it for the game master."""
        assert isinstance(self.snapshot.state.table, Table)
        return self.snapshot.state.table

    @property
    def scene(self) -> Scene:
        """Return the table to ask the rules about what needs no dice."""
        return Scene(self.table, self.content, Answers())

    @cached_property
    def monsters(self) -> Sequence[Monster]:
        """Return the monsters that still fight, as far as this person may know of them."""
        seen = seen_monsters(self.table, self.actor.viewer)
        return [one for one in seen if one.is_standing]

    def hero(self, hero_id: str | None) -> HeroView:
        """Return a hero at the table or not. Raises: UnknownSubject."""
        everybody = (*self.view.heroes, *(one.hero for one in self.view.resting))
        hero = next((hero for hero in everybody if hero.id == hero_id), None)
        if hero is None:
            raise UnknownSubject("hero.unknown", field="hero_id", hero=hero_id)
        return hero

    def seen_hero(self, hero_id: str | None) -> HeroView | None:
        """Return a hero at the table; None for anybody else."""
        return next((hero for hero in self.view.heroes if hero.id == hero_id), None)

    def spells_of(self, hero_id: str) -> Sequence[SpellView]:
        """Return the spells of a hero, if this person may read the hero's spell book; otherwise none."""
        hero = self.seen_hero(hero_id)
        return hero.private.spells if hero and hero.private else ()

    def refusal(self, command: Command) -> GameError | None:
        """Return the rules' objection to a command before its first question, with the content at hand."""
        return decide.refusal(self.table, command, self.content)

    def attacks(self, figure_id: str) -> Sequence[Offer]:
        """Return the attacks of a figure, as far as this person knows the table; from its offers if they are made."""
        memo, key = self.snapshot.memo, self._key("attacks", figure_id)
        if key not in memo and (listed := memo.get(self._key("offers", figure_id))) is not None:
            memo[key] = tuple(one for one in listed if one.type == Attack.type_name)
        elif key not in memo:
            is_there = figure_id in self.table.heroes or figure_id in self.table.monsters
            memo[key] = attacks_of(self.table, self.content, self.actor.viewer, figure_id) if is_there else ()
        found: Sequence[Offer] = memo[key]
        return found

    def foretold(self, command: Command) -> tuple[Event, ...]:
        """Return the facts that would follow from a command before its first question; none if the rules refuse it."""
        return decide.foretold(self.table, command, self.content)

    def could_push(self, attacker_id: str) -> bool:
        """Return whether there is a figure that this one may push back instead of wounding."""
        return decide.could_push(self.table, attacker_id, self.content)

    def strikes_otherwise(self, attacker_id: str) -> bool:
        """Return whether this figure attacks with other dice diagonally."""
        return decide.strikes_otherwise(self.table, attacker_id, self.content)

    @cached_property
    def short_names(self) -> Mapping[str, str]:
        """Return the short names of the heroes at the table, by their whole names."""
        return short_names(tuple(hero.name for hero in self.view.heroes))

    @cached_property
    def monster_names(self) -> Mapping[str, MonsterName]:
        """Return the names of the monsters that this person may know of, which tell them apart."""
        return seen_names(self.table, self.actor.viewer, self.labels)

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Return the names this person may know everybody by: heroes, those who have left, monsters that are seen."""
        return names_for(self.table, self.actor.viewer, self.labels)

    def crest_of(self, figure_id: str) -> str:
        """Return the coat of arms of a figure: that of a hero's class, or the game master's for any other."""
        hero = self.table.heroes.get(figure_id)
        return hero.hero_class if hero else GAME_MASTER


MOST_VIEWS = 32


class ViewCache:
    """The newest views by table and viewer; an entry holds its table, so that the table's id cannot be used again."""

    def __init__(self, system: HeroQuest) -> None:
        self._system = system
        self._views: dict[tuple[int, Viewer], tuple[Table, TableView]] = {}

    def view(self, table: Table, viewer: Viewer) -> TableView:
        """Return a table as a viewer may see it."""
        key = id(table), viewer
        known = self._views.get(key)
        if known is None:
            if len(self._views) >= MOST_VIEWS:
                self._views = {}
            known = self._views[key] = table, self._system.view(table, viewer)
        return known[1]


VIEWS = ViewCache(SYSTEM)


@dataclass(frozen=True)
class HeroQuestRequest(TableRequest):
    """A request at a table of HeroQuest."""

    @property
    def quests_url(self) -> str:
        """Return the address of the pages about quests."""
        return f"{self.base_url}/quests"

    @cached_property
    def look(self) -> HeroQuestLook:
        """Return the table as this person sees it."""
        known = self.snapshot.known_to(self.actor)
        return HeroQuestLook(SYSTEM.labels_of(known.state.table, spoken.get()), known, self.actor)

    @cached_property
    def forms(self) -> FormMaker:
        """Makes the forms of one page."""
        return FormMaker(Draft(url="", query={}, key=self.app.new_id()), self.snapshot)


def heroquest_request(request: Request, campaign_id: int) -> HeroQuestRequest:
    """Return the request with one look at its campaign. Raises: UnknownSubject, also for a campaign of another game."""
    found = table_request(request, campaign_id)
    own = HeroQuestRequest(found.app, request, campaign_id, found.system)
    if not isinstance(own.snapshot.state.table, Table):
        raise UnknownSubject("campaign.unknown", campaign=campaign_id)
    return own


Called = Annotated[HeroQuestRequest, Depends(heroquest_request)]


def leading_request(request: Request, campaign_id: int) -> HeroQuestRequest:
    """Return the request of a game master, as in `heroquest_request`. Raises: NotAllowed for anybody else;
    UnknownSubject.
    """
    access.check_game_master(request)
    return heroquest_request(request, campaign_id)


Leading = Annotated[HeroQuestRequest, Depends(leading_request)]
