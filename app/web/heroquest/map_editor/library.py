"""The library of drawings: all of them with pictures; a new one, a copy, one less. What is done with a whole one: it is
laid on a table, or printed."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response

from app.campaign.model import GAME_MASTER
from app.campaign.play import Form
from app.core.errors import GameError
from app.core.game_system import GameState
from app.core.texts import shortened, tidied
from app.systems.heroquest.board.quest_findings import barring, findings
from app.systems.heroquest.board.quest_map import QuestBoard, QuestMap, QuestMonster
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.drawings import files
from app.systems.heroquest.drawings.files import SHIPPED, shipped_map
from app.systems.heroquest.drawings.names import called, severe_findings
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap
from app.systems.heroquest.quest_facts import id_of_drawing
from app.systems.heroquest.state.table import Table
from app.web.heroquest import MAPS
from app.web.heroquest.map_editor.inspector import VALUES
from app.web.heroquest.map_editor.request import Asked, MapRequest, map_request
from app.web.heroquest.maps.drawing import drawn, without_secrets
from app.web.http.languages import spoken, t
from app.web.http.posted import Posted
from app.web.ui.errors import status_of
from app.web.ui.forms import SelectOption, read_revision, refused
from app.web.ui.rendering import Context

AT_ONCE = 12  # drawings on one page: each is a picture of 40 kB
_FEMININE = ("runde", "gruppe", "kampagne", "truppe", "schar", "bande", "gilde")
router = APIRouter(include_in_schema=False)


@router.get(MAPS)
def library(asked: Asked, page: Annotated[int, Query(ge=0, le=999)] = 0) -> Response:
    """Show all drawings, the one last changed first."""
    return _page(asked, page)


@router.get("/campaigns/{campaign_id}/maps")
def library_of_campaign(request: Request, campaign_id: int) -> Response:
    """Show all drawings, opened from a campaign whose own monsters are then in the palette."""
    return _page(map_request(request, campaign_id), 0)


@router.post(MAPS)
def change_library(asked: Asked, form: Posted) -> Response:
    """Make a new drawing, a copy, or one that ships, or delete one."""
    fields = {name: str(value)[:300] for name, value in form.multi_items()}
    do, drawings, key = fields.get("do", ""), asked.app.drawings, fields.get("key", "")[:40]
    name = tidied(fields.get("name", ""))[:200]
    try:
        if do == "delete":
            drawings.delete(fields.get("drawing", ""))
            return RedirectResponse(asked.url(), 303)
        if do == "copy":
            quest = asked.drawing(fields.get("drawing", "")).quest
            quest = quest.model_copy(update={"name": shortened(t("copy_of_map", name=quest.name), 200)})
        elif do == "shipped" and fields.get("shipped") in SHIPPED:
            quest = shipped_map(fields["shipped"], spoken.get())
        elif not name:
            return _page(asked, 0, (t("a_map_needs_a_name"),), status=422)
        else:
            quest = QuestMap(name=name, boards=(QuestBoard(),))
        drawing_id = asked.keep_new(quest, key)
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


@router.get(f"{MAPS}/{{drawing_id}}/play")
def play_page(asked: Asked, drawing_id: str) -> Response:
    """Show the check before the start, in the campaign that was named or in the only one; otherwise choose a
    campaign.
    """
    tables = _tables(asked)
    wanted = [one for one in tables if one.id == asked.campaign_id] or tables
    barred = barring(asked.drawing(drawing_id).quest, shipped().board)
    if len(wanted) == 1 and not wanted[0].is_underway and barred is None:
        return RedirectResponse(_start_url(wanted[0].id, drawing_id), 303)
    return _play_page(asked, drawing_id)


@router.post(f"{MAPS}/{{drawing_id}}/play")
def play(asked: Asked, drawing_id: str, form: Posted) -> Response:
    """Go to the check before the start; where a quest runs, lay a copy of the drawing on its table, and go there."""
    quest, campaign = asked.drawing(drawing_id).quest, read_revision(str(form.get("table", "")))
    if barring(quest, shipped().board) is not None:
        return _play_page(asked, drawing_id, status=422)
    try:
        snapshot = asked.app.snapshots.take(campaign)
        if not _is_underway(snapshot.state.table):
            return RedirectResponse(_start_url(campaign, drawing_id), 303)
        sent = Form(actor=GAME_MASTER, revision=snapshot.revision, key=str(form.get("key", ""))[:80])
        asked.app.play.submit(campaign, LayMap(quest=quest), (), sent)
    except GameError as error:
        table_url = f"/campaigns/{campaign}/table" if error.code == "map.laid_already" else ""
        return _play_page(asked, drawing_id, (refused(error).sentence(asked.words),), table_url, status_of(error))
    return RedirectResponse(f"/campaigns/{campaign}/table", 303)


def _play_page(
    asked: MapRequest, drawing_id: str, errors: tuple[str, ...] = (), table_url: str = "", status: int = 200
) -> Response:
    quest = asked.drawing(drawing_id).quest
    page = {
        "asked": asked,
        "id": drawing_id,
        "name": quest.name,
        "key": asked.app.new_id(),
        "tables": sorted(_tables(asked), key=lambda one: one.id != asked.campaign_id),
        "severe": severe_findings(quest, asked.words),
        "errors": errors,
        "table_url": table_url,  # of the table that refused it: there another map lies
    }
    return asked.app.renderer.page("heroquest/map_editor/play.html", {"page": page}, status)


@dataclass(frozen=True)
class Campaign:
    """A campaign in which a drawing can be played."""

    id: int
    name: str
    changed_at: datetime
    is_underway: bool
    has_map: bool  # then it takes another only when its quest is closed

    @property
    def takes_die(self) -> bool:
        """Return whether German says "in der" of its name."""
        return self.name.casefold().endswith(_FEMININE)


def _tables(asked: MapRequest) -> list[Campaign]:
    """Return every campaign of the game."""
    campaigns = [one for one in asked.app.store.campaigns() if one.system == SYSTEM.id]
    tables = {one.id: asked.app.snapshots.take(one.id).state.table for one in campaigns}
    return [Campaign(one.id, one.name, one.changed_at, *_standing(tables[one.id])) for one in campaigns]


def _standing(table: GameState) -> tuple[bool, bool]:
    """Return whether a quest is running, and whether it has a map."""
    has_map = isinstance(table, Table) and bool(table.map or table.map_aside)
    return _is_underway(table), _is_underway(table) and has_map


def _is_underway(table: GameState) -> bool:
    return isinstance(table, Table) and table.running_quest is not None


def _start_url(campaign: int, drawing_id: str) -> str:
    return f"/campaigns/{campaign}/quests/{id_of_drawing(drawing_id)}/start"


@router.get(f"{MAPS}/{{drawing_id}}/print")
def print_page(asked: Asked, drawing_id: str) -> Response:
    """Show the sheets."""
    quest, words = asked.drawing(drawing_id).quest, asked.words
    boards = list(enumerate(quest.boards))
    of_master = [(n, False, drawn(board, "print-gm", words, element=f"gm-{n}")) for n, board in boards]
    of_players = [
        (n, True, drawn(without_secrets(board), "print-players", words, element=f"p-{n}")) for n, board in boards
    ]
    page = {
        "asked": asked,
        "id": drawing_id,
        "quest": quest,
        "sheets": [*of_master, *of_players],
        "letters": sorted((one for one in quest.notes if one.about == "letter"), key=lambda one: one.letter),
        "others": [one for one in quest.notes if one.about != "letter"],
        "wandering": words.word("kind", quest.wandering_monster) if quest.wandering_monster else "",
        "value_names": [words.text(f"drawing_fields.{name}") for name in VALUES],
        "monster_values": list(_values(asked, quest)),
    }
    return asked.app.renderer.page("heroquest/map_editor/print.html", {"page": page})


def _values(asked: MapRequest, quest: QuestMap) -> Iterable[Context]:
    """Return a line for each kind, and for each monster with a name or values of its own."""
    lines = {}
    for one in (monster for board in quest.boards for monster in board.things if isinstance(monster, QuestMonster)):
        entry = asked.monsters.get(one.content)
        numbers = tuple(_first(getattr(one, name), getattr(entry, name, None)) for name in VALUES)
        name = called(one, asked.words)
        lines[name, numbers] = {"name": name, "numbers": numbers}
    return lines.values()


def _first(said: int | None, usual: int | None) -> str:
    return str(said if said is not None else usual if usual is not None else "–")
