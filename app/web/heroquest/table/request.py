"""A request about a campaign of HeroQuest: with its table, its content and its words."""

from dataclasses import dataclass
from functools import cached_property
from typing import Annotated

from fastapi import Depends, Request

from app.core.errors import UnknownSubject
from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.table import Table
from app.web.heroquest.table.look import Look
from app.web.http import access
from app.web.http.languages import spoken
from app.web.table.request import TableRequest, table_request


@dataclass(frozen=True)
class HeroQuestRequest(TableRequest):
    """The same with what only this game has."""

    @property
    def table(self) -> Table:
        """The whole table: only for what the game master sees, and for the rules."""
        assert isinstance(self.snapshot.state.table, Table)
        return self.snapshot.state.table

    @property
    def quests_url(self) -> str:
        """Where the pages about quests stand."""
        return f"{self.base_url}/quests"

    @cached_property
    def content(self) -> Content:
        """What the table plays with, its own content included."""
        return SYSTEM.content_of(self.table)

    @cached_property
    def words(self) -> Labels:
        """The words of the game, with the names of the table's own content."""
        return SYSTEM.labels_of(self.table, spoken.get())

    @cached_property
    def look(self) -> Look:
        """What this person sees of the table."""
        view = SYSTEM.view(self.table, self.actor.viewer)
        return Look(self.words, self.snapshot, self.actor, self.content, view)


def heroquest_request(request: Request, campaign_id: int) -> HeroQuestRequest:
    """The request with one look at its campaign. Raises: UnknownSubject, also for a campaign of another game."""
    found = table_request(request, campaign_id)
    own = HeroQuestRequest(found.app, request, campaign_id, found.system)
    if not isinstance(own.snapshot.state.table, Table):
        raise UnknownSubject("campaign.unknown", campaign=campaign_id)
    return own


Called = Annotated[HeroQuestRequest, Depends(heroquest_request)]


def leading_request(request: Request, campaign_id: int) -> HeroQuestRequest:
    """The same for what only the game master may do. Raises: NotAllowed."""
    access.game_master_only(request)
    return heroquest_request(request, campaign_id)


Leading = Annotated[HeroQuestRequest, Depends(leading_request)]
