"""The addresses of the editor: the page, and each step of drawing."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response

from app.core.errors import GameError, StaleRevision
from app.web.heroquest import MAPS
from app.web.heroquest.map_editor.deeds import draw
from app.web.heroquest.map_editor.page import TABS, Choosing, EditorPage, editor_page
from app.web.heroquest.map_editor.request import Asked, Drawing, MapRequest
from app.web.heroquest.maps.drawing import Drawn, drawn
from app.web.http.errors import status_of
from app.web.http.forms import FormRefused, by_field, read_revision, refused, sentences
from app.web.http.posted import PostedLong
from app.web.ui.rendering import is_scripted

router = APIRouter(prefix=f"{MAPS}/{{drawing_id}}", include_in_schema=False)
_FOLDER = "heroquest/map_editor"
Word = Annotated[str, Query(max_length=200)]
Number = Annotated[int, Query(ge=0, le=99)]


@router.get("")
def editor(
    request: Request,
    asked: Asked,
    drawing_id: str,
    board: Number = 0,
    thing: Word = "",
    tab: Word = "",
    square: Word = "",
) -> Response:
    """The editor; asked by its script, only what shows the thing that is chosen."""
    here = Choosing(board, thing, tab if tab in TABS else "", square[:3])
    scripted = is_scripted(request)
    page = editor_page(asked, asked.drawing(drawing_id), here, with_palette=not scripted)
    if scripted:
        return asked.app.renderer.page(f"{_FOLDER}/_parts.html", {"page": page, "parts": ("inspector",), "drawn": None})
    return asked.app.renderer.page(f"{_FOLDER}/editor.html", {"page": page})


@router.post("")
def step(request: Request, asked: Asked, drawing_id: str, form: PostedLong) -> Response:
    """One step of drawing, saved at once. A script is told what looks different, anybody else sees the page."""
    before = asked.drawing(drawing_id)
    board, tab = read_revision(str(form.get("board", ""))), str(form.get("tab", ""))
    here = Choosing(board, str(form.get("thing", ""))[:200], tab if tab in TABS else "")
    try:
        after, thing = draw(asked, before, form)
    except (FormRefused, GameError) as error:
        return _refused(request, asked, drawing_id, form, here, error)
    if form.get("op") in ("add_board", "remove_board"):
        here = Choosing(len(after.quest.boards) - 1, "", here.tab)
    else:
        here = Choosing(here.board, thing.id if thing else _still(after, here), here.tab)
    if not is_scripted(request):
        return RedirectResponse(asked.url(drawing_id, board=here.board, thing=here.thing, tab=here.tab), 303)
    page = editor_page(asked, after, here, with_palette=False)
    return _parts(asked, page, before)


def _parts(asked: MapRequest, page: EditorPage, drawing: Drawing) -> Response:
    """What looks different on the page of whoever drew."""
    before = drawing.quest
    changed, whole_figures = _changed(asked, drawing, page)
    parts = ["state", "undo", "things", "findings", "inspector"]
    if before.notes != page.quest.notes or "marks" in {one.name for one in changed.layers}:
        parts.append("notes")
    if len(before.boards) != len(page.quest.boards):
        parts.append("boards")
    texts = ("name", "goal", "reward", "reading", "wandering_monster", "links")
    if len(before.boards) != len(page.quest.boards) or any(
        getattr(before, one) != getattr(page.quest, one) for one in texts
    ):
        parts += ["name", "quest"]
    return asked.app.renderer.page(
        f"{_FOLDER}/_parts.html", {"page": page, "parts": parts, "drawn": changed, "whole_figures": whole_figures}
    )


def _changed(asked: MapRequest, before: Drawing, page: EditorPage) -> tuple[Drawn, bool]:
    """The layers and figures that look otherwise than before, and whether it is all figures."""
    after, number = page.board, page.here.board
    if number >= len(before.quest.boards):
        return after, True
    old = drawn(before.quest.boards[number], "edit", asked.words)
    layers = tuple(one for one, was in zip(after.layers, old.layers, strict=True) if one != was)
    if [one.id for one in after.figures] != [one.id for one in old.figures]:
        return replace(after, layers=layers), True
    figures = tuple(one for one, was in zip(after.figures, old.figures, strict=True) if one != was)
    return replace(after, layers=layers, figures=figures), False


def _refused(
    request: Request,
    asked: MapRequest,
    drawing_id: str,
    form: PostedLong,
    here: Choosing,
    error: FormRefused | GameError,
) -> Response:
    """The page with what was typed and what is wrong with it; a script leaves its form alone and says it."""
    errors = error.errors if isinstance(error, FormRefused) else (refused(error),)
    status = 422 if isinstance(error, FormRefused) else status_of(error)
    drawing = asked.drawing(drawing_id)
    wrong = dict(by_field(errors, asked.words))
    told = sentences(errors, asked.words)
    page = editor_page(
        asked, drawing, here, typed=form, errors=told, wrong=wrong, with_palette=not is_scripted(request)
    )
    if not is_scripted(request):
        return asked.app.renderer.page(f"{_FOLDER}/editor.html", {"page": page}, status)
    parts = ["state", "undo", "things", "findings"]
    if form.get("op") == "change" and not isinstance(error, StaleRevision):
        parts.append("inspector")
    if form.get("op") in ("texts", "link"):
        parts.append("quest")
    context = {"page": page, "parts": parts, "drawn": page.board, "whole_figures": True}
    return asked.app.renderer.page(f"{_FOLDER}/_parts.html", context, status)


def _still(drawing: Drawing, here: Choosing) -> str:
    """The thing that is chosen, if it is still there."""
    things = drawing.quest.boards[here.board].things if here.board < len(drawing.quest.boards) else ()
    return here.thing if any(one.id == here.thing for one in things) else ""
