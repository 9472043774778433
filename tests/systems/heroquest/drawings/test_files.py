"""A drawing leaves as one file and comes in from one; what is none is refused by what is wrong with it."""

import json
from typing import Any

import pytest

from app.core.errors import FileFault, TooLarge
from app.systems.heroquest.board.quest_map import QuestBoard, QuestMap, QuestMonster
from app.systems.heroquest.drawings.files import MOST_BYTES, file_of, from_file
from app.systems.heroquest.labels import labels

GOBLIN = QuestMonster(id="t1", x=2.0, y=2.0, content="goblin")
QUEST = QuestMap(name="Glocke", boards=(QuestBoard(things=(GOBLIN,)),))


def changed(**facts: Any) -> bytes:  # Any: whatever somebody writes into a file
    return json.dumps({**json.loads(file_of(QUEST)), **facts}).encode()


def test_a_file_is_small_and_comes_back_equal() -> None:
    assert from_file(file_of(QUEST)) == QUEST
    assert "attack" not in file_of(QUEST).decode()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "unreadable"),
        (b"\xff\xfe\x00", "unreadable"),
        (b"[" * 100_000, "unreadable"),
        (b"[]", "other_file"),
        (b'{"kind": "campaign"}', "other_file"),
        (changed(version=2), "newer_file"),
        (changed(map=None), "damaged"),
        (changed(map={"name": "x", "boards": []}), "damaged"),
        (changed(map={"name": "x", "boards": [{}] * 40}), "damaged"),
        (changed(map={"name": "x", "boards": [{"unused": [{"x": 1, "y": 1, "height": 10**12}]}]}), "damaged"),
        (changed(map={"name": "a\0b", "boards": [{}]}), "damaged"),
        (
            changed(map={"name": "x", "boards": [{"things": [{"id": "a", "kind": "dragon", "x": 0, "y": 0}]}]}),
            "damaged",
        ),
        (changed(map={"name": "x", "boards": [{"things": [json.loads(GOBLIN.model_dump_json())] * 2}]}), "damaged"),
        (
            changed(map={"name": "x", "boards": [{"things": [{"id": "a", "kind": "chest", "x": 1e9, "y": 0}]}]}),
            "damaged",
        ),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_another_file_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(FileFault) as refused:
        from_file(data)
    assert refused.value.code == f"drawing.{code}"
    assert all(labels(one).error(refused.value.code, **refused.value.data) for one in ("de", "en"))


def test_a_huge_file_is_not_even_read() -> None:
    with pytest.raises(TooLarge):
        from_file(b" " * (MOST_BYTES + 1))
