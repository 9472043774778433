"""What stands in a JSON text is cut into its pieces wherever the file was cut, and nothing else is let in."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.storage import json_pieces
from app.storage.json_pieces import Shape, Unreadable, pieces

TEXT = st.text(st.sampled_from('\\"{}[],: \nä'), max_size=8)
NAMES = st.text(st.sampled_from("abc"), min_size=1, max_size=2)
FLAT = st.none() | st.integers() | TEXT | st.booleans()
VALUES = FLAT | st.lists(st.dictionaries(TEXT, FLAT, max_size=3), max_size=4)
SHAPE = Shape(members=6, lists=dict.fromkeys(("c", "f", "journal"), 4))


def cut(text: bytes, size: int) -> Iterator[bytes]:
    return (text[start : start + size] for start in range(0, len(text), size))


def read(chunks: Iterable[bytes], shape: Shape = SHAPE) -> list[tuple[str, Any]]:
    return [(name, ... if text is None else json.loads(text)) for name, text in pieces(chunks, shape)]


@given(
    value=st.dictionaries(NAMES, VALUES, max_size=6),
    size=st.integers(1, 30),
    indent=st.sampled_from([None, 1]),
    is_ascii=st.booleans(),
)
def test_all_that_stands_there_is_told_wherever_the_file_is_cut(
    value: dict[str, Any], size: int, indent: int | None, is_ascii: bool
) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=is_ascii).encode()
    told = list[tuple[str, Any]]()
    for name, one in value.items():
        told += [(name, ...), *((name, element) for element in one)] if isinstance(one, list) else [(name, one)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(json_pieces, "_PIECE", 1)
        assert read(cut(text, size), Shape(members=6, lists=dict.fromkeys(value, 4))) == told


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        ({"a": 1, "b": "[[[[", "c": [{"d": 1, "e": "{"}, {}], "f": [], "g": "x"}, True),
        ({}, True),
        ([], False),
        ("text", False),
        ({"a": {}}, False),
        ({"c": [[]]}, False),
        ({"c": [{"b": []}]}, False),
        ({"c": [{}] * 4}, True),
        ({"c": [{}] * 5}, False),
        ({"a": [{}]}, False),
        ({str(number): number for number in range(6)}, True),
        ({str(number): number for number in range(7)}, False),
        ({"c": [1] * 3}, False),
    ],
)
def test_a_shape_is_an_object_with_lists_of_flat_objects(value: Any, fits: bool) -> None:
    text = json.dumps(value).encode()
    if fits:
        assert {name for name, _ in read([text])} == set(value)
    for broken in [text + b"x", text[:-1], b"x" + text, *([] if fits else [text])]:
        with pytest.raises(Unreadable):
            read([broken])


def test_a_piece_without_end_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(json_pieces, "LONGEST_PIECE", 1_000)
    seen = list[int]()

    def endless() -> Iterator[bytes]:
        yield b'{"a":"'
        for number in range(10_000_000):
            seen.append(number)
            yield b"x" * 1_000

    with pytest.raises(Unreadable):
        read(endless())
    assert len(seen) < 1_000
