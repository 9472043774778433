"""A request about one campaign: who asks, and how the campaign stands at this moment."""

from dataclasses import dataclass

from fastapi import Request

from app.campaign.model import Actor
from app.core.game_system import Role
from app.web.http import access
from app.web.services import Services, services
from app.web.table.snapshot import Snapshot


@dataclass(frozen=True)
class TableRequest:
    """Who asks (`actor`), the campaign as it is now (`snapshot`), and the services that answer."""

    app: Services
    snapshot: Snapshot
    actor: Actor

    @property
    def campaign_id(self) -> int:
        """The campaign's id."""
        return self.snapshot.campaign_id

    @property
    def is_game_masters(self) -> bool:
        """Whether the game master asks."""
        return self.actor.role is Role.GAME_MASTER

    @property
    def table_url(self) -> str:
        """The Spieltisch."""
        return f"/campaigns/{self.campaign_id}/table"


def table_request(request: Request, campaign_id: int) -> TableRequest:
    """The request with one look at its campaign. Raises: UnknownSubject for a campaign that is not there."""
    app = services(request)
    snapshot = app.snapshots.take(campaign_id)
    return TableRequest(app, snapshot, access.actor(request, campaign_id, snapshot.state.house))
