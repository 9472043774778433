"""A quarter of a core, as a small board computer has it: `python3 -m benchmarks.small`.

Eight phones follow; the game master taps on the Spieltisch as a browser does. Measured: how long until the tap is
answered and until the phones of its hero show it; then the memory with twelve phones. The quarter is a quota of the
system's control groups (version 2 or 1); where they cannot be written, three busy neighbours on the same core.
"""

import itertools
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from benchmarks import clients, figures
from benchmarks.figures import Row, of_values
from benchmarks.measured_program import House

TAPS, WARM, PHONES, FULL = 60, 8, 8, 12
NEWS = b"passport-cover"
SHARE, PERIOD = 4, 10_000  # a quarter of every hundredth of a second
GROUPS, _OLD = Path("/sys/fs/cgroup"), ("cpu.cfs_period_us", "cpu.cfs_quota_us")


def main() -> int:
    """Measure and print; 1 if a goal was missed."""
    taps = figures.options(__doc__, taps=TAPS).taps
    with tempfile.TemporaryDirectory() as folder, House(Path(folder), Path(folder) / "server.log") as server:
        table = clients.Table(server.base)
        urls, points = table.stream_urls(PHONES), itertools.cycle(("lose_body_points", "restore_body_points"))
        own = [place for place, url in enumerate(urls) if url == urls[0]]
        hero, phones = urls[0].rpartition("=")[2], clients.Phones(urls, NEWS)
        answered = list[float]()

        def tap() -> None:
            answered.append(figures.seconds(lambda: table.tap(next(points), hero_id=hero, points="1")) * 1000)

        with throttled(server.pid) as how:
            told = [phones.until_told(tap, own) * 1000 for _ in range(WARM + taps)][WARM:]
        clients.Phones(table.stream_urls(FULL - PHONES))
        time.sleep(1.0)
        sheet = figures.Sheet("small")
        sheet.title(f"a quarter of a core by {how}; milliseconds")
        rows = (
            of_values("tap until its answer", answered[WARM:]),
            of_values("tap until the phones show it", told),
            Row("memory with 12 phones", server.resident() / 2**20, "MB"),
        )
        return sheet.rows(rows)


@contextmanager
def throttled(pid: int) -> Iterator[str]:
    """Leave a program a quarter of one core for as long as this lasts; say by what."""
    with ExitStack() as stack:
        try:
            stack.enter_context(_with_quota(pid))
            how = "a quota"
        except OSError:
            for _ in range(SHARE - 1):
                stack.enter_context(_busy_beside(pid))
            how = "busy neighbours"
        yield how


@contextmanager
def _with_quota(pid: int) -> Iterator[None]:
    """Raises: OSError where control groups are not there, or may not be written."""
    new = GROUPS / "cgroup.controllers"
    place = GROUPS if new.exists() else GROUPS / "cpu"
    quota, period = str(PERIOD // SHARE), str(PERIOD)
    said = {"cpu.max": f"{quota} {period}"} if new.exists() else dict(zip(_OLD, (period, quota), strict=True))
    group = place / f"heldenpass-{pid}"
    group.mkdir()
    try:
        for name, value in {**said, "cgroup.procs": str(pid)}.items():
            (group / name).write_text(value)
        yield
    finally:
        _leave(group)


def _leave(group: Path) -> None:
    """Let all go back to where they came from, and remove the group."""
    for pid in (group / "cgroup.procs").read_text().split():
        (group.parent / "cgroup.procs").write_text(pid)
    group.rmdir()


@contextmanager
def _busy_beside(pid: int) -> Iterator[None]:
    """Share one core with a program that never rests."""
    core = {min(os.sched_getaffinity(pid))}
    busy = subprocess.Popen([sys.executable, "-c", "while True: pass"])
    try:
        os.sched_setaffinity(busy.pid, core)
        for task in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(task.name), core)
        yield
    finally:
        busy.kill()
        busy.wait()


if __name__ == "__main__":
    sys.exit(main())
