"""Who looks at which table, for pages that read it without being part of the Spieltisch."""

from dataclasses import dataclass

from fastapi import Request

from app.campaign.model import Actor
from app.core.errors import UnknownSubject
from app.systems.heroquest.state.table import Table
from app.web import access
from app.web.services import services
from app.web.snapshot import Snapshot


@dataclass(frozen=True)
class Visit:
    """A look at one moment of a campaign: the whole table, and who may see which part of it."""

    snapshot: Snapshot
    table: Table
    actor: Actor


def visit(request: Request, campaign_id: int) -> Visit:
    """Look now. Raises: UnknownSubject for a campaign of another game."""
    snapshot = services(request).snapshots.take(campaign_id)
    table = snapshot.state.table
    if not isinstance(table, Table):
        raise UnknownSubject("campaign.unknown", campaign=campaign_id)
    return Visit(snapshot, table, access.actor(request, campaign_id, snapshot.state.house))
