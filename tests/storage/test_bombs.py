"""What stands outside of texts is told without parsing anything."""

import json
import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.storage import bombs
from app.storage.bombs import Shape

TEXT = st.text(st.sampled_from('\\"{}[],: \nä'))
VALUES = st.recursive(st.none() | st.integers() | TEXT, lambda inner: st.lists(inner) | st.dictionaries(TEXT, inner))
SHAPE = Shape(objects=5, lists=2, members=3)


@given(value=VALUES, piece=st.integers(1, 30), indent=st.sampled_from([None, 1]), is_ascii=st.booleans())
def test_texts_are_left_out_wherever_a_piece_ends(value: Any, piece: int, indent: int | None, is_ascii: bool) -> None:
    text = json.dumps(value, indent=indent, ensure_ascii=is_ascii)
    expected = re.sub(r"\s", "", re.sub(r'"(?:[^"\\]|\\.)*"', "", text))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bombs, "_PIECE", piece)
        assert b"".join(bombs._outside(text.encode())).decode() == expected


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        ({"a": 1, "b": "[[[[", "c": [{"d": 1, "e": "{"}, {}], "f": [], "g": "x"}, True),
        ({}, True),
        ([], False),
        ({"a": {}}, False),
        ({"a": [[]]}, False),
        ({"a": [{"b": []}]}, False),
        ({"a": [{}] * 5}, False),
        ({"a": [], "b": [], "c": []}, False),
        ({str(number): number for number in range(20)}, False),
        ({"a": [{str(number): number for number in range(10)}]}, False),
        ({"a": [1] * 20}, False),
    ],
)
def test_a_shape_is_an_object_with_lists_of_flat_objects(
    value: Any, fits: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = json.dumps(value).encode()
    assert SHAPE.holds(text), "small"
    monkeypatch.setattr(bombs, "_HARMLESS", 0)
    assert SHAPE.holds(text) is fits
