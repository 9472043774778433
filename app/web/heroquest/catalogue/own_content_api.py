"""A campaign's own content as one text, to keep it or to take it to another campaign (`import_content`)."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.core.errors import NotAllowed, UnknownSubject
from app.systems.heroquest.content.overlay_texts import write_overlay
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.table import Table
from app.web.api.models import CampaignId
from app.web.api.schema import Responses, problems
from app.web.http import access
from app.web.services import services

router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}", tags=["own content"])
_OVERLAY: Responses = {
    200: {"description": "An overlay.", "content": {"application/json": {"schema": {"type": "object"}}}}
}


@router.get("/campaigns/{campaign_id}/own-content", response_class=Response, responses={**problems(), **_OVERLAY})
def own_content(request: Request, campaign_id: CampaignId) -> Response:
    """All entries of a campaign's own content (game master)."""
    if not access.is_game_master(request):
        raise NotAllowed("actor.game_master_only")
    table = services(request).snapshots.take(campaign_id).state.table
    if not isinstance(table, Table):
        raise UnknownSubject("campaign.unknown", campaign=campaign_id)
    name = {"Content-Disposition": f'attachment; filename="eigener-inhalt-{campaign_id}.json"'}
    return Response(write_overlay(table.own_content), media_type="application/json", headers=name)
