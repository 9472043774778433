"""Somebody ends the test command: what it started ends with it."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signals")
@pytest.mark.parametrize("how", ["all checks", "some tests"])
def test_a_signal_that_ends_it_ends_its_pytest_too(tmp_path: Path, how: str) -> None:
    project = tmp_path
    (project / "test_slow.py").write_text(
        "import os, pathlib, time\n"
        "def test_slow():\n"
        "    pathlib.Path('pid').write_text(str(os.getpid()))\n"
        "    time.sleep(60)\n"
    )
    arguments = ["test_slow.py", "-p", "no:cacheprovider"] if how == "some tests" else []
    code = (
        "import sys; from pathlib import Path; from app.launch import checks\n"
        "checks.CHECKS = {'pytest': checks._pytest}; checks.HOW_TOLD = ()\n"
        f"sys.exit(checks.run(Path({str(project)!r}), {arguments!r}))"
    )
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])}
    with subprocess.Popen([sys.executable, "-c", code], cwd=project, env=environ, stdout=subprocess.DEVNULL) as running:
        _wait_for((project / "pid").exists)
        testing = int((project / "pid").read_text() or 0)
        running.terminate()
        assert running.wait(30) != 0
    _wait_for(lambda: not _lives(testing))


def _wait_for(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 40
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z" if Path("/proc").exists() else True
