"""The short forms of `python3 -m benchmarks.faults`: a disk that fails a real server, and what people read then."""

import asyncio
import sys
from pathlib import Path

import pytest

from benchmarks import faults, outages

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits a process as Linux does")


def test_a_disk_that_fails_loses_nothing_and_is_told_in_a_sentence(tmp_path: Path) -> None:
    found = asyncio.run(faults.run(tmp_path, is_short=True))
    assert {name: seen.faults for name, seen in found.items() if seen.faults} == {}
    assert "a disk that reports errors" in found
    assert all(seen.pages == faults.TRIES for seen in found.values())


def test_nothing_confirmed_is_lost_when_the_disk_is_gone_in_the_middle_of_writing(tmp_path: Path) -> None:
    outcome = asyncio.run(outages.run(tmp_path, shutdowns=3, seed=5, size=(1, 2)))
    assert outcome.faults == []
    assert outcome.deaths.total() == 3
    assert outcome.ledger.done, "somebody was answered"
    assert outcome.reconnections >= 6, "every page came back by itself"
