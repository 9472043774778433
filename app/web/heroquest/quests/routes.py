"""The addresses of the pages about quests."""

from fastapi import APIRouter
from fastapi.responses import Response

from app.web.heroquest.quests.caller import Called
from app.web.heroquest.quests.list_page import quests_page

router = APIRouter(prefix="/campaigns/{campaign_id}/quests", include_in_schema=False)


@router.get("")
def quests(caller: Called) -> Response:
    """The list of quests."""
    return caller.found.renderer.page("heroquest/quests/quests.html", quests_page(caller))
