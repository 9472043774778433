"""Go on inside the environment: the same command line, another Python."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

# Set in the container, where the image is the environment, and below, so that the hand-over happens only once.
OFF_SWITCH = "HELDENPASS_NO_BOOTSTRAP"
# A plain bool: mypy would otherwise believe the other branch dead.
WINDOWS: bool = sys.platform == "win32"


def run_again(python: Path, argv: Sequence[str]) -> int:
    """Start the app again with this Python and return its exit code."""
    command = [str(python), "-m", "app", *argv]
    environ = {**os.environ, OFF_SWITCH: "1"}
    sys.stdout.flush()
    sys.stderr.flush()
    if WINDOWS:
        # exec on Windows starts a second process and lets the console believe the first one has ended.
        return _wait(subprocess.Popen(command, env=environ))
    # One process and one id: a signal meant for the app reaches the app.
    os.execve(command[0], command, environ)


def _wait(process: subprocess.Popen[bytes]) -> int:
    """Wait for the end; Ctrl-C goes to both processes, and the app needs its moment to close properly."""
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue
