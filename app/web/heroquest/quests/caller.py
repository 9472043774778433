"""Who asks for a page about quests, and the table it is about."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from app.campaign.model import Actor
from app.core.errors import UnknownSubject
from app.core.game_system import Role
from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.table import Table
from app.web import access
from app.web.services import Services, services
from app.web.snapshot import Snapshot
from app.web.translation import spoken


@dataclass(frozen=True)
class Caller:
    """A look at one campaign by somebody."""

    found: Services
    snapshot: Snapshot
    actor: Actor
    table: Table
    content: Content
    words: Labels

    @property
    def leads(self) -> bool:
        """Whether it is the game master."""
        return self.actor.role is Role.GAME_MASTER

    @property
    def base(self) -> str:
        """Where the pages about quests stand."""
        return f"/campaigns/{self.snapshot.campaign_id}/quests"

    @property
    def table_url(self) -> str:
        """The Spieltisch."""
        return f"/campaigns/{self.snapshot.campaign_id}/table"


def caller(request: Request, campaign_id: int) -> Caller:
    """Look now. Raises: UnknownSubject for a campaign of another game."""
    found = services(request)
    snapshot = found.snapshots.take(campaign_id)
    table = snapshot.state.table
    if not isinstance(table, Table):
        raise UnknownSubject("page.unknown", page="quests")
    actor = access.actor(request, campaign_id, snapshot.state.house)
    words = SYSTEM.labels_of(table, spoken.get())
    return Caller(found, snapshot, actor, table, SYSTEM.content_of(table), words)


Called = Annotated[Caller, Depends(caller)]
