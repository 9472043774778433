"""A server in a process of its own that may be killed and started again: same folder, same door."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0


class House:
    """One data folder, and the server that lives on it now and then."""

    def __init__(self, data: Path, log: Path, options: Sequence[str] = (), **environ: str) -> None:
        self.data, self.log = data, log
        self.port = _free_port()
        self._options, self._environ = tuple(options), environ
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def base(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The running process."""
        assert self._process is not None
        return self._process.pid

    @property
    def database(self) -> Path:
        """The file everything is in."""
        return self.data / "heldenpass.db"

    def start(self) -> None:
        """Begin; whether it answers yet is another question."""
        command = [sys.executable, "-m", "app", "run", "--no-browser", "--host", "127.0.0.1"]
        command += ["--port", str(self.port), "--data", str(self.data), *self._options]
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environ = {**kept, "HELDENPASS_NO_BOOTSTRAP": "1", "PYTHONIOENCODING": "utf-8", **self._environ}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, env=environ, stdout=log, stderr=log)

    def wait_until_open(self) -> None:
        """Until it answers. Raises: RuntimeError when it ended instead."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.has_ended():
                raise RuntimeError(f"The server ended instead of opening:\n{self.said()[-2000:]}")
            if self.answers("/health"):
                return
            time.sleep(0.01)
        raise RuntimeError("The server did not open in time.")

    def answers(self, path: str) -> bool:
        """Whether a page is there just now."""
        try:
            return httpx.get(self.base + path, timeout=10, trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def has_ended(self) -> bool:
        """Whether the process is gone."""
        return self._process is None or self._process.poll() is not None

    def end(self, number: int = signal.SIGKILL) -> tuple[int, float]:
        """Send a signal; the exit code, and after how many seconds it was gone."""
        assert self._process is not None
        before = time.monotonic()
        if self._process.poll() is None:
            self._process.send_signal(number)
        try:
            code = self._process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            raise
        return code, time.monotonic() - before

    def close(self) -> None:
        """Leave nothing running."""
        if not self.has_ended():
            self.end()

    def said(self) -> str:
        """Everything it wrote so far, all its lives together."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def resident(self) -> int:
        """Bytes of memory it holds."""
        return _status(self.pid, "VmRSS") * 1024

    def threads(self) -> int:
        """How many threads it has."""
        return _status(self.pid, "Threads")

    def processor(self) -> float:
        """Seconds that all its threads have run so far."""
        tasks = Path(f"/proc/{self.pid}/task").glob("*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e9


def _status(pid: int, name: str) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith(name + ":"):
            return int(line.split()[1])
    return 0


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
