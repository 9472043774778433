"""A started program that must not outlive its time, nor the person who stops waiting for it."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress


@contextmanager
def started(command: Sequence[str], seconds: float) -> Iterator[subprocess.Popen[str]]:
    """Its process, whose output is read line by line.

    After `seconds` it is killed with everything it started; what it leaves behind ends with it in any case.
    """
    # A group of its own, because what hangs is rarely the program itself: it is a server or browser of its tests.
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, encoding="utf-8", errors="replace", start_new_session=True
    )
    timer = threading.Timer(seconds, _end_all, [process])
    timer.daemon = True
    timer.start()
    try:
        with process:
            try:
                yield process
            except BaseException:  # Ctrl-C does not reach another group by itself, and leaving waits for the program
                _end_all(process)
                raise
    finally:
        timer.cancel()
        _end_all(process)


def _end_all(process: subprocess.Popen[str]) -> None:
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):  # nobody left, or only what macOS has not buried yet
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
