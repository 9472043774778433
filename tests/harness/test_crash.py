"""The short form of `python3 -m benchmarks.crash`: a few deaths of a real server under people who act."""

import asyncio
import sys
from pathlib import Path

import pytest

from benchmarks import crash

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kill -9 is for others")


def test_nothing_is_lost_double_or_half_when_the_server_dies_under_people(tmp_path: Path) -> None:
    outcome = asyncio.run(crash.run(tmp_path, kills=2, seed=5, size=(1, 2)))
    assert outcome.faults == []
    assert outcome.ledger.done, "somebody was answered"
    assert outcome.reconnections >= 4, "every page came back by itself"
