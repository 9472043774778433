"""The short form of `python3 -m benchmarks.faults`: a disk that fails a real server, and what people read then."""

import asyncio
import sys
from pathlib import Path

import pytest

from benchmarks import faults

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits a process as Linux does")


def test_a_disk_that_fails_loses_nothing_and_is_told_in_a_sentence(tmp_path: Path) -> None:
    found = asyncio.run(faults.run(tmp_path, is_short=True))
    assert {name: seen.faults for name, seen in found.items() if seen.faults} == {}
    assert "a disk that reports errors" in found
    assert all(seen.pages == faults.TRIES for seen in found.values())
