"""What crosses the air is hardly larger than with zlib's usual window, and the same when it has arrived."""

import gzip
import zlib

import pytest

from tests.web.conftest import Server
from tests.web.pages_support import open_sample


@pytest.mark.parametrize(("page", "is_small"), [("heroes/aldemar", False), ("fair-dice", True), ("log", False)])
def test_pages_arrive_whole_and_as_small_as_can_be(server: Server, page: str, is_small: bool) -> None:
    url = f"/campaigns/{open_sample(server)}/{page}"
    with server.laptop.stream("GET", url, headers={"Accept-Encoding": "gzip"}) as answer:
        pressed = b"".join(answer.iter_raw())
    whole = gzip.decompress(pressed)
    usual = zlib.compressobj(6, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    assert (answer.headers["content-encoding"], answer.headers["content-length"]) == ("gzip", str(len(pressed)))
    assert "Accept-Encoding" in answer.headers["vary"]
    assert whole.decode() == server.laptop.get(url, headers={"Accept-Encoding": "identity"}).text
    # A window of another size begins its blocks elsewhere, which may cost a few bytes.
    assert len(pressed) <= len(usual.compress(whole) + usual.flush()) + 8
    assert (len(whole) <= 1 << 14) is is_small


def test_who_takes_no_gzip_gets_none(server: Server) -> None:
    answer = server.laptop.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in answer.headers
    assert "Accept-Encoding" in answer.headers["vary"]
