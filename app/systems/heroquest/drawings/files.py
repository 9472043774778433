"""A drawing as a text: as it is kept, and as a file that another group reads."""

import json
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from app.core.errors import FileFault, TooLarge
from app.core.model import Model
from app.core.texts import TYPED, holds_nul
from app.labels.labels import Labels
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.content.loader import drawn_quests
from app.systems.heroquest.labels import labels

FIELD = "file"
KIND, VERSION = "heldenpass-map", 1
MOST_BYTES = 2_000_000
_MAP = TypeAdapter(QuestMap)


def written(quest: QuestMap) -> str:
    """Return the drawing as JSON; what is as it always is stays away."""
    return json.dumps(_facts(quest), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> QuestMap:
    """Return a drawing that was kept. Raises: ValidationError for what is none."""
    return _MAP.validate_json(text)


def tidied(quest: QuestMap) -> QuestMap:
    """Return a drawing out of another program's file with its texts as people's texts are kept."""
    return _MAP.validate_json(written(quest), context=TYPED)


def file_of(quest: QuestMap) -> bytes:
    """Return the drawing as a file to be shared."""
    return json.dumps({"kind": KIND, "version": VERSION, "map": _facts(quest)}, ensure_ascii=False, indent=1).encode()


def from_file(data: bytes) -> QuestMap:
    """Return the drawing of a shared file.

    Raises: TooLarge; FileFault with what is wrong: no text or JSON, another kind, a newer one, or no drawing.
    """
    if len(data) > MOST_BYTES:
        raise TooLarge("drawing.file_too_large", field=FIELD, maximum=MOST_BYTES // 1000)
    try:
        found: Any = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise FileFault("drawing.unreadable", field=FIELD) from error
    if not isinstance(found, dict) or found.get("kind") != KIND:
        raise FileFault("drawing.other_file", field=FIELD)
    if found.get("version") != VERSION:
        raise FileFault("drawing.newer_file", field=FIELD)
    try:
        text = json.dumps(found.get("map"))
        quest = _MAP.validate_json("" if holds_nul(text) else text, context=TYPED)
    except (ValidationError, ValueError, RecursionError) as error:
        raise FileFault("drawing.damaged", field=FIELD, place=_place(error)) from error
    ids = [thing.id for board in quest.boards for thing in board.things]
    if len(set(ids)) != len(ids):
        raise FileFault("drawing.damaged", field=FIELD, place="id")
    return quest


def _facts(quest: QuestMap) -> dict[str, Any]:
    facts = quest.model_dump(mode="json", exclude_defaults=True)
    for board, drawn in zip(facts["boards"], quest.boards, strict=True):
        for thing, whole in zip(board.get("things", ()), drawn.things, strict=True):
            thing["kind"] = whole.kind  # it tells the types of things apart
    return facts


def _place(error: Exception) -> str:
    """Return where in the file the first fault lies: boards.0.things.3.x."""
    if not isinstance(error, ValidationError):
        return "map"
    return ".".join(map(str, error.errors()[0]["loc"]))[:80] or "map"


SAMPLE = "bell_under_the_moor"
TUTORIAL = "mill_cellar"
SHIPPED = (SAMPLE, TUTORIAL)
_TEXTS = frozenset({"name", "goal", "reward", "reading", "text", "note", "trap"})
_LISTS = frozenset({"contents", "equipment"})
M = TypeVar("M", bound=Model)


@cache
def shipped_map(quest_id: str, language: str) -> QuestMap:
    """Return a quest that ships, in a language. Raises: KeyError for one that does not."""
    return _told(drawn_quests()[quest_id], f"drawn_quests.{quest_id}", labels(language))


def _told(part: M, key: str, words: Labels) -> M:
    """Return a part of a quest map with the texts in place of their keys."""
    changed = {name: _text(name, getattr(part, name), key, words) for name in type(part).model_fields}
    return part.model_copy(update={name: value for name, value in changed.items() if value is not None})


def _text(name: str, value: Any, key: str, words: Labels) -> Any:  # Any: the value of any field
    if isinstance(value, Model):
        return _told(value, key, words)
    if name in _LISTS:
        return tuple(words.text(f"{key}.{one}") for one in value)
    if isinstance(value, tuple) and value and all(isinstance(one, Model) for one in value):
        return tuple(_told(one, key, words) for one in value)
    return words.text(f"{key}.{value}") if name in _TEXTS and value else None
