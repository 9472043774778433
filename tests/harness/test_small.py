"""`python3 -m benchmarks.small`: a quarter of a core is a quarter, by either way, and nothing is left behind."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from benchmarks import small
from benchmarks.figures import FILE

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has control groups and /proc")


@pytest.mark.parametrize("groups", [small.GROUPS, Path("/nowhere")])
def test_a_program_that_never_rests_gets_a_quarter(groups: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(small, "GROUPS", groups)
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        with small.throttled(busy.pid) as how:
            before = _seconds(busy.pid)
            time.sleep(1.0)
            share = _seconds(busy.pid) - before
        assert share < 0.45, how
    finally:
        busy.kill()
        busy.wait()
    assert [*groups.glob("**/heldenpass-*")] == []


def _seconds(pid: int) -> float:
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9


def test_every_tap_is_shown(tmp_path: Path) -> None:
    kept = tmp_path / "figures"
    subprocess.run(
        [sys.executable, "-m", "benchmarks.small", "--taps", "4"], env={**os.environ, FILE: str(kept)}, check=False
    )
    figures = kept.read_text(encoding="utf-8")
    assert all(name in figures for name in ("tap until its answer", "tap until the phones show it", "memory"))
