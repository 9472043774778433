"""The library of drawings: all of them with pictures; a new one, a copy, one less."""

from collections.abc import Iterator
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response

from app.core.errors import GameError
from app.systems.heroquest.board.quest_findings import findings
from app.systems.heroquest.board.quest_map import QuestBoard, QuestMap
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.drawings import files
from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from app.systems.heroquest.game import SYSTEM
from app.web.heroquest import MAPS
from app.web.heroquest.map_editor.request import Asked, MapRequest, map_request
from app.web.heroquest.maps.drawing import drawn
from app.web.http.errors import status_of
from app.web.http.forms import SelectOption, refused
from app.web.http.languages import spoken, t
from app.web.http.posted import Posted
from app.web.ui.rendering import Context

AT_ONCE = 12  # drawings on one page: each is a picture of 40 kB
router = APIRouter(include_in_schema=False)


@router.get(MAPS)
def library(asked: Asked, page: Annotated[int, Query(ge=0, le=999)] = 0) -> Response:
    """All drawings, the one last changed first."""
    return _page(asked, page)


@router.get("/campaigns/{campaign_id}/maps")
def library_of_campaign(request: Request, campaign_id: int) -> Response:
    """The same, on the way from a campaign: its own monsters are in the palette."""
    return _page(map_request(request, campaign_id), 0)


@router.post(MAPS)
def change_library(asked: Asked, form: Posted) -> Response:
    """A new drawing, a copy, one that ships, or one less."""
    fields = {name: str(value)[:300] for name, value in form.multi_items()}
    do, drawings, key = fields.get("do", ""), asked.app.drawings, fields.get("key", "")[:40]
    name = " ".join(fields.get("name", "").split())[:200]
    try:
        if do == "delete":
            drawings.delete(fields.get("drawing", ""))
            return RedirectResponse(asked.url(), 303)
        if do == "copy":
            quest = asked.drawing(fields.get("drawing", "")).quest
            quest = quest.model_copy(update={"name": t("copy_of_map", name=quest.name)[:200]})
        elif do == "shipped" and fields.get("shipped") in SHIPPED:
            quest = shipped_map(fields["shipped"], spoken.get())
        elif not name:
            return _page(asked, 0, (t("a_map_needs_a_name"),), status=422)
        else:
            quest = QuestMap(name=name, boards=(QuestBoard(),))
        drawing_id = key if key.isalnum() else asked.app.new_id()
        drawings.create(drawing_id, SYSTEM.id, quest.name, files.written(quest))
    except GameError as error:
        return _page(asked, 0, (refused(error).sentence(asked.words),), name, status_of(error))
    return RedirectResponse(asked.url(drawing_id), 303)


def _page(asked: MapRequest, page: int, errors: tuple[str, ...] = (), name: str = "", status: int = 200) -> Response:
    stored = asked.app.drawings.all(SYSTEM.id)
    first = page * AT_ONCE
    context = {
        "asked": asked,
        "cards": tuple(_cards(asked, first)),
        "key": asked.app.new_id(),
        "shipped": tuple(SelectOption(one, shipped_map(one, spoken.get()).name) for one in SHIPPED),
        "older_url": asked.url(page=page + 1) if len(stored) > first + AT_ONCE else "",
        "newer_url": asked.url(page=page - 1) if page else "",
        "errors": errors,
        "name": name,
    }
    return asked.app.renderer.page("heroquest/map_editor/library.html", {"page": context}, status)


def _cards(asked: MapRequest, first: int) -> Iterator[Context]:
    for one in asked.app.drawings.all(SYSTEM.id)[first : first + AT_ONCE]:
        quest = files.read(one.body)
        found = findings(quest, shipped().board)
        picture = drawn(quest.boards[0], "gm", asked.words, element=f"map-{one.id}")
        yield {
            "id": one.id,
            "name": one.name,
            "url": asked.url(one.id),
            "changed_at": one.changed_at,
            "picture": picture,
            "boards": len(quest.boards),
            "findings": len(found),
            "is_playable": not any(each.bars for each in found),
        }
