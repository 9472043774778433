"""The short form of `python3 -m benchmarks.crowd`: several people at once who repeat themselves."""

import asyncio
from pathlib import Path

from benchmarks import crowd


def test_no_wish_is_lost_or_acts_twice_among_many_at_once(tmp_path: Path) -> None:
    outcome = asyncio.run(crowd.run(tmp_path, seconds=2.0, seed=5, players=6))
    assert outcome.faults == []
    assert outcome.ledger.done, "somebody was answered"
