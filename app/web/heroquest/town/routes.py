"""The town between quests: a live page for the game master, players and guests."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.web.http.posted import PostedLong
from app.web.table.drafts import Drafting
from app.web.table.routes import act, show

router = APIRouter(prefix="/campaigns/{campaign_id}/town", include_in_schema=False)


@router.get("")
def town(request: Request, campaign_id: int, hero: str | None = None) -> Response:
    """The town."""
    return show(request, Drafting(campaign_id, "town", hero))


@router.post("")
def act_in_town(request: Request, campaign_id: int, form: PostedLong) -> Response:
    """Buy, sell, trade: for one of the own heroes."""
    return act(request, Drafting(campaign_id, "town", str(form.get("then", "")) or None), form)
