"""The short form of `python3 -m benchmarks.siege`: three seconds against one guest, and everybody is served."""

import asyncio
import sys
from pathlib import Path

import pytest

from benchmarks import goals, siege


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="one machine has several loopback addresses there")
def test_one_guest_stops_nobody(tmp_path: Path) -> None:
    measured = asyncio.run(siege.run(tmp_path, seconds=3, sockets=600))
    assert measured.errors == []
    assert len(measured.actions) > 1
    assert len(measured.pages) > 1
    assert measured.attack["connections"] >= 600
    assert measured.attack["forms"] > 0
    assert measured.log <= goals.most("siege", "log, an hour")
    assert max(measured.memory) <= goals.most("siege", "memory, most")
