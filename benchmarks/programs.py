"""Programs that are measured, each in a process of its own."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx


def run(data: Path, port: int) -> list[str]:
    """How the program is started."""
    return ["-m", "app", "run", "--no-browser", "--host", "127.0.0.1", "--port", str(port), "--data", str(data)]


@contextmanager
def program(arguments: list[str], port: int, path: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program that answers at a path, until it is not needed any more."""
    # Compiled files are kept, as on any machine that does not forbid it.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment["HELDENPASS_NO_BOOTSTRAP"] = "1"
    process = subprocess.Popen([sys.executable, *arguments], env=environment, stdout=subprocess.DEVNULL)
    with httpx.Client() as client:
        while True:
            try:
                client.get(f"http://127.0.0.1:{port}{path}", timeout=1)
                break
            except httpx.TransportError:
                time.sleep(0.005)
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=10)
