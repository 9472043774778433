"""What hangs is ended, with everything it started."""

import socket
import subprocess
import sys
import time

import pytest

from app.launch.checks import started

HANGS_BY_ITS_CHILD = "import subprocess, sys; subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])"


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def read(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.read()


def test_a_program_in_time_keeps_its_output_and_its_code() -> None:
    with started(python("print('fertig'); raise SystemExit(3)"), 60) as process:
        assert read(process) == "fertig\n"
    assert process.returncode == 3


def test_a_program_that_hangs_fails() -> None:
    with started(python("import time; print('da', flush=True); time.sleep(60)"), 0.5) as process:
        assert read(process) == "da\n"
    assert process.returncode != 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no process groups that can be killed")
def test_a_child_that_keeps_the_output_open_does_not_hold_up_its_reader() -> None:
    start = time.monotonic()
    with started(python(HANGS_BY_ITS_CHILD), 1) as process:
        assert read(process) == ""
    assert time.monotonic() - start < 30


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no process groups that can be killed")
def test_a_program_in_time_leaves_nothing_behind() -> None:
    serving = (
        "import socket, time; s = socket.create_server(('', 0)); print(s.getsockname()[1], flush=True); time.sleep(60)"
    )
    with started(
        python(f"import subprocess, sys; subprocess.Popen([sys.executable, '-c', {serving!r}])"), 60
    ) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        assert _answers(port)
    assert process.returncode == 0
    end = time.monotonic() + 10
    while _answers(port) and time.monotonic() < end:
        time.sleep(0.05)
    assert not _answers(port)


def _answers(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0


def test_a_fault_of_the_reader_does_not_wait_for_the_program() -> None:
    start = time.monotonic()
    with pytest.raises(ValueError, match="gone"), started(python("import time; time.sleep(60)"), 60):
        raise ValueError("gone")
    assert time.monotonic() - start < 30


def test_who_stops_waiting_leaves_nothing_behind() -> None:
    with pytest.raises(KeyboardInterrupt), started(python("import time; time.sleep(60)"), 60) as process:
        raise KeyboardInterrupt
    assert process.wait(timeout=10) != 0
