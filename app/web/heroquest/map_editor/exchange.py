"""Drawings come in as files, shown before they count, and leave as files."""

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Query
from fastapi.responses import RedirectResponse, Response

from app.campaign.ports import LONGEST
from app.core.errors import GameError, InvalidValue, TooLarge
from app.systems.heroquest.board.heroscribe import Became, Certainty, Meaning, import_quest
from app.systems.heroquest.board.heroscribe_export import export_quest
from app.systems.heroquest.board.quest_findings import findings
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.content.loader import furniture_sizes, shipped
from app.systems.heroquest.drawings import files
from app.systems.heroquest.drawings.names import finding_in_words, names_on
from app.web.heroquest import MAPS
from app.web.heroquest.map_editor.request import Asked, MapRequest, kept_step
from app.web.heroquest.maps.drawing import BoardPicture, drawn
from app.web.http.posted import PostedLong, Upload
from app.web.ui.errors import status_of
from app.web.ui.forms import OptionGroup, SelectOption, read_revision, refused

router = APIRouter(prefix=MAPS, include_in_schema=False)
_FOLDER = "heroquest/map_editor"
_REMEMBERED = "heroscribe.meanings"  # the setting with what the house said of objects that are not sure
_MOST_LINES = 150  # of the report: a form has no more fields
_PREFIX = "means:"
Word = Annotated[str, Query(max_length=40)]


@dataclass(frozen=True)
class ReportLine:
    """One line of the report: objects of a file, and what they become."""

    source: str
    count: int
    certainty: str
    becomes: SelectOption


@dataclass(frozen=True)
class FilePreview:
    """Drawing that a file would become."""

    quest: QuestMap
    name: str
    packed: str
    boards: tuple[BoardPicture, ...]
    unsure: tuple[ReportLine, ...]
    sure: tuple[ReportLine, ...]
    beside: tuple[str, ...]  # what lies off its board, in sentences
    things: int
    of_1989: bool
    is_heroscribe: bool
    wanderer: str  # the wandering monster in words


@router.get("/import")
def import_page(asked: Asked, into: Word = "") -> Response:
    """Ask for a file."""
    return _page(asked, into)


@router.post("/import")
def look_at_file(asked: Asked, upload: Upload, into: Word = "") -> Response:
    """Show what a file would become; nothing is kept."""
    if upload.is_too_large:
        return _refused(asked, into, TooLarge("drawing.file_too_large", maximum=LONGEST // 1000))
    data = upload.file.read(LONGEST + 1) if upload.file else b""
    try:
        return _page(asked, into, _preview(asked, data, upload.name, _remembered(asked), of_1989=False))
    except GameError as error:
        return _refused(asked, into, error)


@router.post("/import/take")
def take_in(asked: Asked, form: PostedLong, into: Word = "") -> Response:
    """Take a file in as it was shown, with what was said of its objects; or show it anew with that."""
    fields = {name: value for name, value in form.multi_items() if isinstance(value, str)}
    said = {name.removeprefix(_PREFIX): _meaning(value) for name, value in fields.items() if name.startswith(_PREFIX)}
    chosen = {source: meaning for source, meaning in said.items() if meaning}
    try:
        data = _unpacked(fields.get("packed", ""))
        found = _preview(asked, data, fields.get("name", "")[:120], chosen, of_1989="of_1989" in fields)
        if fields.get("do") == "look":
            return _page(asked, into, found)
        _remember(asked, found, chosen)
        return RedirectResponse(_taken(asked, found.quest, fields, into), 303)
    except GameError as error:
        return _refused(asked, into, error)


@router.get("/{drawing_id}/share")
def share_page(asked: Asked, drawing_id: str) -> Response:
    """Show the files a drawing can leave as, and what one of them has no place for."""
    drawing = asked.drawing(drawing_id)
    left_out = set(export_quest(drawing.quest).left_out)
    names = [
        name
        for board in drawing.quest.boards
        for thing, name in names_on(board, asked.words).items()
        if thing in left_out
    ]
    context = {"asked": asked, "name": drawing.quest.name, "id": drawing_id, "left_out": names}
    return asked.app.renderer.page(f"{_FOLDER}/share.html", {"page": context})


@router.get("/{drawing_id}/file")
def file(asked: Asked, drawing_id: str, kind: Word = "json") -> Response:
    """Send a drawing as a file: our own, or one that HeroScribe programs open."""
    quest = asked.drawing(drawing_id).quest
    data, ending = (export_quest(quest).data, "xml") if kind == "xml" else (files.file_of(quest), "plan.json")
    name = quote(f"{quest.name or 'plan'}.{ending}", safe="")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{name}", "Cache-Control": "no-store"}
    return Response(data, media_type=f"application/{'xml' if kind == 'xml' else 'json'}", headers=headers)


def read_file(data: bytes | str, chosen: Mapping[str, Meaning], *, of_1989: bool) -> tuple[QuestMap, Sequence[Became]]:
    """Return the quest of a file of either kind or of its text, and the report of a HeroScribe file.

    Raises: InvalidValue; TooLarge.
    """
    if not data.strip():
        raise InvalidValue("drawing.no_file", field="file")
    whole = data.encode() if isinstance(data, str) else data
    if whole.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] in (b"{", b"["):
        return files.from_file(whole), ()
    imported = import_quest(data, chosen, of_1989=of_1989)
    return files.tidied(imported.quest), imported.report


def _preview(asked: MapRequest, data: bytes, name: str, chosen: Mapping[str, Meaning], *, of_1989: bool) -> FilePreview:
    quest, report = read_file(data, chosen, of_1989=of_1989)
    if not quest.name.strip():
        quest = quest.model_copy(update={"name": name.rpartition(".")[0] or name or "?"})
    unsure_first = import_quest(data, {}, of_1989=of_1989).report if report else ()
    certainty = {one.source: one.certainty for one in unsure_first}
    lines = [_line(one, certainty[one.source], asked) for one in report]
    return FilePreview(
        quest=quest,
        name=name,
        packed=b64encode(zlib.compress(data)).decode(),
        boards=tuple(drawn(one, "gm", asked.words, element=f"map-{n}") for n, one in enumerate(quest.boards)),
        unsure=tuple(one for one in lines if one.certainty != Certainty.SURE)[:_MOST_LINES],
        sure=tuple(one for one in lines if one.certainty == Certainty.SURE),
        beside=tuple(_beside(quest, asked))[:_MOST_LINES],
        things=sum(len(board.things) for board in quest.boards),
        of_1989=of_1989,
        is_heroscribe=bool(report),
        wanderer=asked.words.word("kind", quest.wandering_monster) if quest.wandering_monster else "",
    )


def _beside(quest: QuestMap, asked: MapRequest) -> Iterator[str]:
    for one in findings(quest, shipped().board):
        if one.code == "off_board":
            yield finding_in_words(quest, one, asked.words)


def _line(one: Became, certainty: Certainty, asked: MapRequest) -> ReportLine:
    becomes = SelectOption(f"{one.kind}/{one.content}", asked.words.text(f"drawn_kinds.{one.kind}"))
    return ReportLine(one.source, one.count, certainty.value, becomes)


def _groups(asked: MapRequest) -> Iterator[OptionGroup]:
    """Yield what an object can become."""
    words = asked.words
    named: Sequence[tuple[str, str, Sequence[str]]] = (
        ("monster", "kind", tuple(asked.monsters)),
        ("furniture", "furniture", tuple(one for one in furniture_sizes() if one != "chest")),
        ("trap", "trap", tuple(shipped().traps)),
    )
    for kind, section, contents in named:
        options = sorted((words.word(section, one), one) for one in contents)
        listed = tuple(SelectOption(f"{kind}/{one}", text) for text, one in options)
        yield OptionGroup(words.text(f"drawn_kinds.{kind}"), listed)
    others = ("door/closed", "secret_door/secret", "chest/plain", "blocked/blocked", "stairs/stairs", "ally/", "tile/",
              "decoration/")  # fmt: skip
    plain = tuple(SelectOption(one, words.text(f"drawn_kinds.{one.partition('/')[0]}")) for one in others)
    yield OptionGroup(words.text("drawn_kinds.mark"), plain)


def _meaning(value: str) -> Meaning | None:
    kind, _, content = value.partition("/")
    return Meaning(kind, content[:60]) if kind in _KINDS else None


_KINDS = {"monster", "furniture", "trap", "door", "secret_door", "chest", "blocked", "stairs", "ally", "tile",
          "decoration", "mark", "hero"}  # fmt: skip


def _remembered(asked: MapRequest) -> Mapping[str, Meaning]:
    found = json.loads(asked.app.house_settings.get(_REMEMBERED) or "{}")
    return {source: meaning for source, value in found.items() if (meaning := _meaning(value))}


def _remember(asked: MapRequest, found: FilePreview, chosen: Mapping[str, Meaning]) -> None:
    """Keep what was said of objects that are not sure, for the next file as well."""
    known = _remembered(asked)
    said = {one.source: chosen[one.source] for one in found.unsure if one.source in chosen}
    if said.items() - known.items():
        kept = {source: f"{one.kind}/{one.content}" for source, one in {**known, **said}.items()}
        asked.app.house_settings.set(_REMEMBERED, json.dumps(dict(list(kept.items())[-1000:])))


def _taken(asked: MapRequest, quest: QuestMap, fields: Mapping[str, str], into: str) -> str:
    """Keep it, as a new drawing or in the place of one; its address."""
    if into and fields.get("do") == "replace":
        revision = read_revision(fields.get("revision", ""))
        asked.app.drawings.change(into, revision, quest.name, files.written(quest), kept_step("import"))
        return asked.url(into)
    return asked.url(asked.keep_new(quest, fields.get("key", "")[:40]))


def _unpacked(packed: str) -> bytes:
    """Raises: InvalidValue for what we did not pack."""
    try:
        unpacking = zlib.decompressobj()
        return unpacking.decompress(b64decode(packed, validate=True), LONGEST + 1)
    except (ValueError, zlib.error) as error:
        raise InvalidValue("drawing.unreadable", field="file") from error


def _refused(asked: MapRequest, into: str, error: GameError) -> Response:
    return _page(asked, into, None, (refused(error).sentence(asked.words),), status_of(error))


def _page(
    asked: MapRequest, into: str, preview: FilePreview | None = None, errors: tuple[str, ...] = (), status: int = 200
) -> Response:
    target = asked.drawing(into).stored if into else None
    page = {
        "asked": asked,
        "key": asked.app.new_id(),
        "into": into,
        "into_name": target.name if target else "",
        "revision": target.revision if target else 0,
        "groups": tuple(_groups(asked)) if preview and preview.is_heroscribe else (),
        "preview": preview,
        "errors": errors,
        "most": LONGEST // 1_000_000,
    }
    return asked.app.renderer.page(f"{_FOLDER}/import.html", {"page": page}, status)
