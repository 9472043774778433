"""The short form of `python3 -m benchmarks.load`: a small club for two seconds, and every phone shows everything."""

import asyncio
from pathlib import Path

from benchmarks import load


def test_every_phone_shows_what_was_done(tmp_path: Path) -> None:
    measured = asyncio.run(load.run(tmp_path, campaigns=2, phones=16, rate=6.0, seconds=2.0, warm=0.0))
    assert measured.errors == []
    assert measured.unseen == 0
    assert len(measured.actions) == 12
