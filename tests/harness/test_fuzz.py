"""The short form of `python3 -m benchmarks.fuzz`: three hundred requests that make little sense, and no fault."""

import asyncio
from pathlib import Path

from benchmarks import fuzz


def test_whatever_is_asked_is_answered(tmp_path: Path) -> None:
    found = asyncio.run(fuzz.run(tmp_path, requests=300, seed=7))
    assert found.faults == {}
    assert len(found.routes) > 50
    assert {200, 303, 403, 404, 422} <= found.statuses.keys()
