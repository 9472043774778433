"""Drawings over the API, for the game master: the list, one of them, its HeroScribe file, and one more."""

from collections.abc import Mapping
from datetime import datetime
from http import HTTPStatus
from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response
from pydantic import Field, StringConstraints

from app.core.model import Model, like
from app.systems.heroquest.board.heroscribe import Became, Meaning
from app.systems.heroquest.board.heroscribe_export import export_quest
from app.systems.heroquest.board.quest_findings import Finding, findings
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.drawings import files
from app.systems.heroquest.drawings.names import finding_in_words
from app.systems.heroquest.game import SYSTEM
from app.web.api.schema import body, problems
from app.web.heroquest.map_editor.exchange import read_file
from app.web.heroquest.map_editor.request import MapRequest, map_request
from app.web.http.posted import JsonBody
from app.web.table.services import services
from app.web.ui.forms import read_json

DrawingId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
router = APIRouter(prefix=f"/api/v1/{SYSTEM.id}/maps", tags=["maps"])


class MapSummary(Model):
    """A drawing in the list."""

    id: str
    name: str
    revision: int
    changed_at: datetime


class MapFinding(Finding):
    """Something that does not fit, also as a sentence."""

    message: str


class MapAnswer(MapSummary):
    """A drawing with everything on it, and what does not fit about it."""

    map: QuestMap
    findings: tuple[MapFinding, ...]


class NewMap(Model):
    """A drawing to be kept: as this API tells it, or the text of a HeroScribe file; exactly one of them.

    `key`: the same one makes one drawing. `meanings`: what objects become (`{"Yeti": ["monster", "troll"]}`).
    """

    key: Annotated[str, StringConstraints(pattern=r"^[0-9a-z]{1,40}$")]
    map: QuestMap | None = None
    heroscribe: str | None = None
    meanings: Annotated[Mapping[str, tuple[str, str]], Field(max_length=1000)] = {}
    of_1989: bool = False


class KeptMap(Model):
    """The id of a drawing that was kept, and what became of the objects of a HeroScribe file."""

    id: str
    report: tuple[Became, ...] = ()


_FAULTS = problems(
    HTTPStatus.BAD_REQUEST,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    HTTPStatus.UNPROCESSABLE_ENTITY,
)


@router.get("", responses=problems())
def maps(request: Request) -> tuple[MapSummary, ...]:
    """Return all drawings, the one last changed first. Game master only."""
    asked = map_request(request)
    return tuple(like(MapSummary, one) for one in asked.app.drawings.all(SYSTEM.id))


@router.get("/{drawing_id}", responses=problems())
def one_map(request: Request, drawing_id: DrawingId) -> MapAnswer:
    """Return a drawing. Game master only."""
    asked = map_request(request)
    drawing = asked.drawing(drawing_id)
    return like(MapAnswer, drawing.stored, map=drawing.quest, findings=_findings(asked, drawing.quest))


@router.get("/{drawing_id}/heroscribe", responses=problems(), response_class=Response)
def heroscribe_file(request: Request, drawing_id: DrawingId) -> Response:
    """Send a drawing as a file that HeroScribe programs open. Game master only."""
    quest = map_request(request).drawing(drawing_id).quest
    return Response(export_quest(quest).data, media_type="application/xml", headers={"Cache-Control": "no-store"})


@router.post("", status_code=HTTPStatus.CREATED, responses=_FAULTS, openapi_extra=body(NewMap))
def keep_map(request: Request, content: JsonBody) -> KeptMap:
    """Keep one more drawing. Game master only."""
    map_request(request)
    wish = read_json(NewMap, content)
    report: tuple[Became, ...] = ()
    if wish.map is not None:
        quest = files.from_file(files.file_of(wish.map))
    else:
        meanings = {source: Meaning(*meaning) for source, meaning in wish.meanings.items()}
        quest, found = read_file(wish.heroscribe or "", meanings, of_1989=wish.of_1989)
        report = tuple(found)
    services(request).drawings.create(wish.key, SYSTEM.id, quest.name, files.written(quest))
    return KeptMap(id=wish.key, report=report)


@router.delete("/{drawing_id}", status_code=HTTPStatus.NO_CONTENT, responses=problems())
def throw_map_away(request: Request, drawing_id: DrawingId) -> None:
    """Throw a drawing away for good; what lies on a table is a copy and stays. Game master only."""
    map_request(request).app.drawings.delete(drawing_id)


def _findings(asked: MapRequest, quest: QuestMap) -> tuple[MapFinding, ...]:
    return tuple(
        like(MapFinding, one, message=finding_in_words(quest, one, asked.words))
        for one in findings(quest, shipped().board)
    )
