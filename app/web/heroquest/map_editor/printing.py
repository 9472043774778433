"""A drawing on paper: a sheet for the game master with the notes, one for the players, board by board."""

from collections.abc import Iterator
from dataclasses import dataclass

from fastapi import APIRouter
from fastapi.responses import Response

from app.systems.heroquest.board.quest_map import QuestMap, QuestMonster
from app.systems.heroquest.drawings.names import called
from app.web.heroquest import MAPS
from app.web.heroquest.map_editor.inspector import VALUES
from app.web.heroquest.map_editor.request import Asked, MapRequest
from app.web.heroquest.maps.drawing import Drawn, drawn, without_secrets
from app.web.ui.rendering import Context, Shown

router = APIRouter(prefix=MAPS, include_in_schema=False)


@dataclass(frozen=True)
class Sheet:
    """A board on one sheet of paper."""

    number: int
    board: Drawn
    is_players: bool


@router.get("/{drawing_id}/print")
def print_page(asked: Asked, drawing_id: str) -> Response:
    """The sheets."""
    quest = asked.drawing(drawing_id).quest
    words = asked.words
    sheets = [
        sheet
        for number, board in enumerate(quest.boards)
        for sheet in (
            Sheet(number, drawn(board, "print-gm", words, element=f"gm-{number}"), is_players=False),
            Sheet(
                number, drawn(without_secrets(board), "print-players", words, element=f"p-{number}"), is_players=True
            ),
        )
    ]
    page = Shown(
        asked=asked,
        id=drawing_id,
        quest=quest,
        sheets=tuple(sorted(sheets, key=lambda one: one.is_players)),
        letters=tuple(sorted((one for one in quest.notes if one.about == "letter"), key=lambda one: one.letter)),
        others=tuple(one for one in quest.notes if one.about != "letter"),
        wandering=words.word("kind", quest.wandering_monster) if quest.wandering_monster else "",
        value_names=tuple(words.text(f"drawing_fields.{name}") for name in VALUES),
        monster_values=tuple(_values(asked, quest)),
    )
    return asked.app.renderer.page("heroquest/map_editor/print.html", {"page": page})


def _values(asked: MapRequest, quest: QuestMap) -> Iterator[Context]:
    """A line for each kind, and for each monster with a name or values of its own."""
    seen = set[tuple[object, ...]]()
    for board in quest.boards:
        for one in board.things:
            if not isinstance(one, QuestMonster):
                continue
            entry = asked.monsters.get(one.content)
            numbers = tuple(_first(getattr(one, name), getattr(entry, name, None)) for name in VALUES)
            key = (called(one, asked.words), numbers)
            if key not in seen:
                seen.add(key)
                yield {"name": key[0], "numbers": numbers}


def _first(said: int | None, usual: int | None) -> str:
    return "–" if said is None and usual is None else str(usual if said is None else said)
