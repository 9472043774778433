"""The map of a hero: a live page for a phone."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.web.http.posted import PostedLong
from app.web.table.drafts import Drafting
from app.web.table.routes import act, show

router = APIRouter(prefix="/campaigns/{campaign_id}/heroes/{hero_id}/map", include_in_schema=False)


@router.get("")
def hero_map(request: Request, campaign_id: int, hero_id: str) -> Response:
    """The map with this hero in the middle."""
    return show(request, Drafting(campaign_id, "hero_map", hero_id))


@router.post("")
def act_on_map(request: Request, campaign_id: int, hero_id: str, form: PostedLong) -> Response:
    """Walk, open a door, attack: for this hero."""
    return act(request, Drafting(campaign_id, "hero_map", hero_id), form)
