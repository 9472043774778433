"""What a form asks to be drawn, done and saved; and how undo names it."""

from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter
from starlette.datastructures import FormData

from app.campaign.ports import StoredDrawing
from app.core.board.squares import Square, Turn, named_square
from app.core.errors import InvalidValue, StaleRevision
from app.core.model import Model
from app.labels.labels import Labels
from app.systems.heroquest.board.quest_map import AnyThing, End
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.drawings import files, steps
from app.systems.heroquest.drawings.names import deed_in_words
from app.systems.heroquest.drawings.operations import applied, thing_of
from app.web.heroquest.map_editor.inspector import change_of
from app.web.heroquest.map_editor.palette import UNUSED, piece_of
from app.web.heroquest.map_editor.request import Drawing, MapRequest
from app.web.http.forms import FieldError, FormRefused, read_fields, read_revision


class Deed(Model):
    """What a kept step did, and to what."""

    op: str
    thing: AnyThing | None = None


class Place(steps.OnBoard):
    """Where something is put."""

    x: int
    y: int
    side: steps.Side = ""
    turn: Turn = Turn.DOWNWARD


Simple = (
    steps.TurnThing
    | steps.RemoveThing
    | steps.ChangeTexts
    | steps.RemoveNote
    | steps.AddBoard
    | steps.RemoveBoard
    | steps.RemoveLink
)
_DEED = TypeAdapter(Deed)
_SIMPLE: Mapping[str, type[Simple]] = {
    "turn": steps.TurnThing,
    "remove": steps.RemoveThing,
    "texts": steps.ChangeTexts,
    "remove_note": steps.RemoveNote,
    "add_board": steps.AddBoard,
    "remove_board": steps.RemoveBoard,
    "remove_link": steps.RemoveLink,
}
_PLACED: Mapping[str, type[steps.MoveThing | steps.CopyThing]] = {"move": steps.MoveThing, "copy": steps.CopyThing}


def said(deed: str | None, words: Labels) -> str:
    """What a kept step did, in words; empty where there is none."""
    if not deed:
        return ""
    found = _DEED.validate_json(deed)
    return deed_in_words(found.op, found.thing, words)


def kept(op: str, thing: AnyThing | None = None) -> str:
    """What a step did, as it is kept beside it."""
    return Deed(op=op, thing=thing).model_dump_json()


def draw(asked: MapRequest, drawing: Drawing, form: FormData) -> tuple[Drawing, AnyThing | None]:
    """Do what a form says, and save it: the drawing as it is then, and the thing it was about.

    Raises: FormRefused; InvalidValue; StaleRevision, NothingToUndo, NothingToRedo.
    """
    op, revision = str(form.get("op", "")), read_revision(str(form.get("revision", "")))
    drawings, drawing_id = asked.app.drawings, drawing.stored.id
    if op in ("undo", "redo"):
        moved = drawings.undo(drawing_id, revision) if op == "undo" else drawings.redo(drawing_id, revision)
        return _drawing(moved), None
    if revision != drawing.stored.revision:
        raise StaleRevision("drawing.stale")
    step = step_of(asked, drawing, form)
    done = applied(drawing.quest, step, shipped().board)
    thing = done.thing
    if done.quest == drawing.quest:  # nothing to be saved, and nothing that undo should name
        return drawing, thing
    saved = drawings.change(drawing_id, revision, done.quest.name, files.written(done.quest), kept(step.op, thing))
    return _drawing(saved), None if op == "remove" else thing


def step_of(asked: MapRequest, drawing: Drawing, form: FormData) -> steps.Step:
    """The step that a form asks for. Raises: FormRefused; InvalidValue."""
    op, fields = str(form.get("op", "")), _fields(form)
    if op == "put":
        place = read_fields(Place, _only(fields, Place))
        square = Square(place.x, place.y)
        if form.get("piece") == UNUSED:
            return steps.SwitchUnused(board=place.board, square=square)
        piece = piece_of(asked, str(form.get("piece", "")))
        if piece is None:
            raise InvalidValue("drawing.no_piece", field="piece")
        return piece.step(drawing.quest, place.board, square, place.side, place.turn)
    if op in _PLACED:
        place = read_fields(Place, _only(fields, Place))
        placed = {"square": Square(place.x, place.y), "side": place.side, "board": place.board}
        return read_fields(_PLACED[op], {"thing": fields.get("thing", ""), **placed})
    if op == "change":
        board = read_fields(steps.OnBoard, _only(fields, steps.OnBoard)).board
        return change_of(asked, board, thing_of(drawing.quest, board, str(fields.get("thing", ""))), form)
    if op == "note":
        note = {name: fields[name] for name in ("about", "letter", "text") if name in fields}
        number = {"number": fields["number"]} if fields.get("number") else {}
        return read_fields(steps.WriteNote, {"note": note, **number})
    if op == "link":
        return steps.AddLink(one=_end(fields, "one"), other=_end(fields, "other"))
    if op in _SIMPLE:
        return read_fields(_SIMPLE[op], _only(fields, _SIMPLE[op]))
    raise FormRefused((FieldError("", "command.unknown", {"command": op[:40]}),))


def _end(fields: dict[str, Any], name: str) -> End:
    square = named_square(str(fields.get(f"{name}_square", ""))[:6].strip())
    if square is None:
        raise InvalidValue("drawing.no_square", field=f"{name}_square")
    number = read_revision(str(fields.get(f"{name}_board", "")))
    return read_fields(End, {"board": max(number - 1, 0), "square": square})


def _fields(form: FormData) -> dict[str, Any]:
    return {name: value for name, value in form.multi_items() if isinstance(value, str)}


def _only(fields: dict[str, Any], kind: type[Model]) -> dict[str, Any]:
    """The fields a model has; a form brings more."""
    return {name: value for name, value in fields.items() if name in kind.model_fields and name != "op"}


def _drawing(stored: StoredDrawing) -> Drawing:
    return Drawing(stored, files.read(stored.body))
