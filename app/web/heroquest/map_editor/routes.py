"""The addresses of the editor: the page, and each step of drawing, from its form to what looks different."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, TypeVar, get_args

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData

from app.core.board.squares import Square, Turn, named_square
from app.core.errors import GameError, InvalidValue, StaleRevision
from app.core.model import Model
from app.systems.heroquest.board.quest_map import AnyThing, End
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.drawings import files, steps
from app.systems.heroquest.drawings.operations import applied, thing_of
from app.web.heroquest import MAPS
from app.web.heroquest.map_editor.inspector import change_of
from app.web.heroquest.map_editor.page import TABS, Selection, editor_page
from app.web.heroquest.map_editor.palette import UNUSED, piece_of
from app.web.heroquest.map_editor.request import Asked, Drawing, MapRequest, drawing_of, kept_step
from app.web.heroquest.maps.drawing import BoardPicture, drawn
from app.web.http.posted import PostedLong
from app.web.ui.errors import status_of
from app.web.ui.forms import FieldError, FormRefused, errors_of, read_fields, read_revision
from app.web.ui.rendering import is_scripted

router = APIRouter(prefix=f"{MAPS}/{{drawing_id}}", include_in_schema=False)
_FOLDER = "heroquest/map_editor"
Word = Annotated[str, Query(max_length=200)]
Number = Annotated[int, Query(ge=0, le=99)]
Step = TypeVar("Step", bound=Model)


class StepTarget(steps.OnBoard):
    """Target square of something that is put."""

    x: int
    y: int
    side: steps.Side = ""
    turn: Turn = Turn.DOWNWARD


Plain = (  # steps whose fields a form says as they are
    steps.TurnThing
    | steps.RemoveThing
    | steps.ChangeTexts
    | steps.RemoveNote
    | steps.AddBoard
    | steps.RemoveBoard
    | steps.RemoveLink
)
_PLAIN: Mapping[str, type[Plain]] = {one.model_fields["op"].default: one for one in get_args(Plain)}
_PLACED: Mapping[str, type[steps.MoveThing | steps.CopyThing]] = {"move": steps.MoveThing, "copy": steps.CopyThing}


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
    """Show the editor; for its script, only what shows the thing that is chosen."""
    drawing, scripted = asked.drawing(drawing_id), is_scripted(request)
    here = Selection(board, thing, tab if tab in TABS else "", square[:3]).on(drawing.quest)
    page = editor_page(asked, drawing, here, _drawn(asked, drawing, here), with_palette=not scripted)
    if scripted:
        return asked.app.renderer.page(f"{_FOLDER}/_parts.html", {"page": page, "parts": ("inspector",), "drawn": None})
    return asked.app.renderer.page(f"{_FOLDER}/editor.html", {"page": page})


@router.post("")
def step(request: Request, asked: Asked, drawing_id: str, form: PostedLong) -> Response:
    """Take one step of drawing, saved at once. A script is told what looks different, anybody else sees the page."""
    before = asked.drawing(drawing_id)
    board, tab = read_revision(str(form.get("board", ""))), str(form.get("tab", ""))
    here = Selection(board, str(form.get("thing", ""))[:200], tab if tab in TABS else "")
    try:
        after, thing = _draw(asked, before, form)
    except (FormRefused, GameError) as error:
        return _refused(request, asked, drawing_id, form, here, error)
    if form.get("op") in ("add_board", "remove_board"):
        here = Selection(len(after.quest.boards) - 1, "", here.tab)
    else:
        here = Selection(here.board, thing.id if thing else _still(after, here), here.tab)
    if not is_scripted(request):
        return RedirectResponse(asked.url(drawing_id, board=here.board, thing=here.thing, tab=here.tab), 303)
    return _parts(asked, before, after, here.on(after.quest))


def _parts(asked: MapRequest, drawing: Drawing, drawn_on: Drawing, here: Selection) -> Response:
    """Answer with the parts of the page that look different after a step."""
    before, after, board = drawing.quest, drawn_on.quest, _drawn(asked, drawn_on, here)
    page = editor_page(asked, drawn_on, here, board, with_palette=False)
    changed, whole_figures = _changed(asked, drawing, board, here.board)
    parts = ["state", "undo", "things", "findings", "inspector"]
    if before.notes != after.notes or "marks" in {one.name for one in changed.layers}:
        parts.append("notes")
    texts = ("name", "goal", "reward", "reading", "wandering_monster", "links")
    if len(before.boards) != len(after.boards):
        parts += ["boards", "name", "quest"]
    elif any(getattr(before, one) != getattr(after, one) for one in texts):
        parts += ["name", "quest"]
    context = {"page": page, "parts": parts, "drawn": changed, "whole_figures": whole_figures}
    return asked.app.renderer.page(f"{_FOLDER}/_parts.html", context)


def _drawn(asked: MapRequest, drawing: Drawing, here: Selection) -> BoardPicture:
    return drawn(drawing.quest.boards[here.board], "edit", asked.words)


def _changed(asked: MapRequest, before: Drawing, after: BoardPicture, number: int) -> tuple[BoardPicture, bool]:
    """Return the layers and figures of a board that look otherwise than before, and whether it is all figures."""
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
    form: FormData,
    here: Selection,
    error: FormRefused | GameError,
) -> Response:
    """Show the page with what was typed and what is wrong with it; a script leaves its form alone and says it."""
    scripted, status = is_scripted(request), status_of(error)
    drawing = asked.drawing(drawing_id)
    here = here.on(drawing.quest)
    board = _drawn(asked, drawing, here)
    page = editor_page(asked, drawing, here, board, typed=form, errors=errors_of(error), with_palette=not scripted)
    if not scripted:
        return asked.app.renderer.page(f"{_FOLDER}/editor.html", {"page": page}, status)
    parts = ["state", "undo", "things", "findings"]
    if form.get("op") == "change" and not isinstance(error, StaleRevision):
        parts.append("inspector")
    if form.get("op") in ("texts", "link"):
        parts.append("quest")
    context = {"page": page, "parts": parts, "drawn": board, "whole_figures": True}
    return asked.app.renderer.page(f"{_FOLDER}/_parts.html", context, status)


def _still(drawing: Drawing, here: Selection) -> str:
    """Return the thing that is chosen, if it is still there."""
    things = drawing.quest.boards[here.board].things if here.board < len(drawing.quest.boards) else ()
    return here.thing if any(one.id == here.thing for one in things) else ""


def _draw(asked: MapRequest, drawing: Drawing, form: FormData) -> tuple[Drawing, AnyThing | None]:
    """Do what a form says, and save it: the drawing as it is then, and the thing it was about.

    Raises: FormRefused; InvalidValue; StaleRevision, NothingToUndo, NothingToRedo.
    """
    op, revision = str(form.get("op", "")), read_revision(str(form.get("revision", "")))
    drawings, drawing_id = asked.app.drawings, drawing.stored.id
    if op in ("undo", "redo"):
        moved = drawings.undo(drawing_id, revision) if op == "undo" else drawings.redo(drawing_id, revision)
        return drawing_of(moved), None
    if revision != drawing.stored.revision:
        raise StaleRevision("drawing.stale")
    step = _step_of(asked, drawing, op, form)
    done = applied(drawing.quest, step, shipped().board)
    if done.quest == drawing.quest:  # nothing to be saved, and nothing that undo should name
        return drawing, done.thing
    body, kept = files.written(done.quest), kept_step(step.op, done.thing)
    saved = drawings.change(drawing_id, revision, done.quest.name, body, kept)
    return drawing_of(saved), None if op == "remove" else done.thing


def _step_of(asked: MapRequest, drawing: Drawing, op: str, form: FormData) -> steps.Step:
    """Return the step that a form asks for. Raises: FormRefused; InvalidValue."""
    fields = {name: value for name, value in form.multi_items() if isinstance(value, str)}
    if op in _PLAIN:
        return _read(_PLAIN[op], fields)
    if op in _PLACED:
        place = _read(StepTarget, fields)
        placed = {"square": Square(place.x, place.y), "side": place.side, "board": place.board}
        return read_fields(_PLACED[op], {"thing": fields.get("thing", ""), **placed})
    match op:
        case "put":
            return _putting(asked, drawing, fields)
        case "change":
            board = _read(steps.OnBoard, fields).board
            return change_of(asked, board, thing_of(drawing.quest, board, fields.get("thing", "")), form)
        case "note":
            note = {name: fields[name] for name in ("about", "letter", "text") if name in fields}
            number = {"number": fields["number"]} if fields.get("number") else {}
            return read_fields(steps.WriteNote, {"note": note, **number})
        case "link":
            return steps.AddLink(one=_end(fields, "one"), other=_end(fields, "other"))
    raise FormRefused((FieldError("", "command.unknown", {"command": op[:40]}),))


def _putting(asked: MapRequest, drawing: Drawing, fields: Mapping[str, str]) -> steps.PutThing | steps.SwitchUnused:
    """Return a piece of the palette put on a square; the piece `unused` bars the square instead."""
    place = _read(StepTarget, fields)
    square = Square(place.x, place.y)
    if fields.get("piece") == UNUSED:
        return steps.SwitchUnused(board=place.board, square=square)
    piece = piece_of(asked, fields.get("piece", ""))
    if piece is None:
        raise InvalidValue("drawing.no_piece", field="piece")
    return piece.step(drawing.quest, place.board, square, place.side, place.turn)


def _end(fields: Mapping[str, str], name: str) -> End:
    square = named_square(fields.get(f"{name}_square", "")[:6].strip())
    if square is None:
        raise InvalidValue("drawing.no_square", field=f"{name}_square")
    number = read_revision(fields.get(f"{name}_board", ""))
    return read_fields(End, {"board": max(number - 1, 0), "square": square})


def _read(kind: type[Step], fields: Mapping[str, str]) -> Step:
    """Return a model from its fields in a form, which brings more. Raises: FormRefused."""
    return read_fields(kind, {name: one for name, one in fields.items() if name in kind.model_fields and name != "op"})
