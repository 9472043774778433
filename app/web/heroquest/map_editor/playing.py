"""From the editor to the table: a drawing is laid in a campaign, as a copy."""

from dataclasses import dataclass
from datetime import datetime

from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response

from app.campaign.model import GAME_MASTER
from app.campaign.play import Form
from app.core.errors import GameError
from app.systems.heroquest.board.quest_findings import findings
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.drawings.names import finding_in_words
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap
from app.web.heroquest import MAPS
from app.web.heroquest.map_editor.request import Asked, MapRequest
from app.web.http.errors import status_of
from app.web.http.forms import read_revision, refused
from app.web.http.posted import Posted

router = APIRouter(prefix=f"{MAPS}/{{drawing_id}}/play", include_in_schema=False)


@dataclass(frozen=True)
class Table:
    """A campaign that a drawing can be laid in."""

    id: int
    name: str
    played_at: datetime
    is_here: bool


@router.get("")
def play_page(asked: Asked, drawing_id: str) -> Response:
    """Choose a campaign."""
    return _page(asked, drawing_id)


@router.post("")
def lay(asked: Asked, drawing_id: str, form: Posted) -> Response:
    """Lay a copy of the drawing on the table of a campaign, and go there."""
    quest, campaign = asked.drawing(drawing_id).quest, read_revision(str(form.get("table", "")))
    try:
        revision = asked.app.snapshots.take(campaign).revision
        sent = Form(actor=GAME_MASTER, revision=revision, key=str(form.get("key", ""))[:80])
        asked.app.play.submit(campaign, LayMap(quest=quest), (), sent)
    except GameError as error:
        table_url = f"/campaigns/{campaign}/table" if error.code == "map.laid_already" else ""
        return _page(asked, drawing_id, (refused(error).sentence(asked.words),), table_url, status_of(error))
    return RedirectResponse(f"/campaigns/{campaign}/table", 303)


def _page(
    asked: MapRequest, drawing_id: str, errors: tuple[str, ...] = (), table_url: str = "", status: int = 200
) -> Response:
    quest = asked.drawing(drawing_id).quest
    campaigns = [one for one in asked.app.store.campaigns() if one.system == SYSTEM.id]
    tables = [Table(one.id, one.name, one.changed_at, one.id == asked.campaign_id) for one in campaigns]
    severe = [one for one in findings(quest, shipped().board) if one.severe]
    page = {
        "asked": asked,
        "id": drawing_id,
        "name": quest.name,
        "key": asked.app.new_id(),
        "tables": tuple(sorted(tables, key=lambda one: not one.is_here)),
        "severe": tuple(finding_in_words(quest, one, asked.words) for one in severe),
        "is_barred": any(one.bars for one in severe),
        "errors": errors,
        "table_url": table_url,  # of the table that refused it: there another map lies
    }
    return asked.app.renderer.page("heroquest/map_editor/play.html", {"page": page}, status)
