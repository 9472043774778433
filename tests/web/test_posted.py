"""The fields of a form, out of the bytes that were sent."""

import io
import random
import tracemalloc
from urllib.parse import parse_qsl

import pytest

from app.web.http.posted import _pairs

PIECES = ("a", "b", "&", "=", "%", "%41", "%4", "%c3%bc", "%C3%BC", "%ff", "+", "%2B", "%26", "%zz", " ", "%00", "%%")


def test_fields_are_read_as_the_standard_library_reads_them() -> None:
    chance = random.Random(14)
    for _ in range(2_000):
        sent = "".join(chance.choices(PIECES, k=chance.randrange(14)))
        expected = parse_qsl(sent, keep_blank_values=True, max_num_fields=20)
        assert _pairs(io.BytesIO(sent.encode()), 20).multi_items() == expected, sent


def test_letters_that_nobody_escaped_are_read_as_they_are_written() -> None:
    assert _pairs(io.BytesIO("name=Müßiggang".encode()), 1)["name"] == "Müßiggang"


def test_too_many_fields_are_refused() -> None:
    assert len(_pairs(io.BytesIO(b"a&b&c"), 3)) == 3
    with pytest.raises(ValueError, match="fields"):
        _pairs(io.BytesIO(b"a&b&c&d"), 3)


@pytest.mark.parametrize("sign", ["%", "%41", "+", "=", "x"])
def test_a_megabyte_of_whatever_sign_takes_little_memory(sign: str) -> None:
    body = io.BytesIO(b"a=" + sign.encode() * (1_000_000 // len(sign)))
    tracemalloc.start()
    _pairs(body, 200)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 40_000_000
