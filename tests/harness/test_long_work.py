"""The short form of `python3 -m benchmarks.long_work`: nobody waits for what takes long."""

from pathlib import Path

from benchmarks import long_work


def test_somebody_acts_on_beside_everything_that_takes_long(tmp_path: Path) -> None:
    found = long_work.measured(tmp_path, 400)
    assert set(found) > {"export", "error report", "import", "undo far back", "backup"}
    assert all(waits for waits in found.values()), "somebody acted beside each"
    assert max(max(waits) for name, waits in found.items() if name != long_work.ALONE) < 2.0
