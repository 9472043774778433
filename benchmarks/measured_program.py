"""Programs that are measured, each in a process of its own that may be killed and started again on the same port."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self

import httpx

from app.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
PATIENCE = 60.0
PROCESSES = Path("/proc")


class Process(Protocol):
    """What is asked of one that runs, as `subprocess.Popen` has it."""

    pid: int
    returncode: int | None

    def poll(self) -> int | None: ...

    def wait(self, timeout: float | None = None) -> int: ...

    def send_signal(self, sig: int) -> None: ...

    def kill(self) -> None: ...


def begun(command: Sequence[str], environ: Mapping[str, str], out: int, err: int) -> Process:
    """`python -m` a module with its arguments, as `run_beside` does it."""
    return run_beside([sys.executable, "-m", *command], environ, out, err)


def run_beside(command: Sequence[str], environ: Mapping[str, str], out: int, err: int) -> Process:
    """Begin a program with its arguments, in our environment with these changes; where it writes to."""
    # Compiled files are kept, as on any machine that does not forbid it.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    whole = {**kept, **environ}
    return subprocess.Popen(command, cwd=ROOT, env=whole, stdout=out, stderr=err)


class Program:
    """A module that serves on a port; as a context it is started, waited for, and ended."""

    path = "/"  # answers as soon as the program does
    begin = staticmethod(begun)

    def __init__(self, log: Path, module: str, *arguments: str, **environ: str) -> None:
        self.log, self.port = log, _free_port()
        self._command, self._environ = (module, *arguments), environ
        self._process: Process | None = None

    @property
    def base(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The running process."""
        assert self._process is not None
        return self._process.pid

    def __enter__(self) -> Self:
        self.start()
        self.wait_until_open()
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _fault: BaseException | None, _at: TracebackType | None
    ) -> None:
        self.end(signal.SIGTERM)

    def start(self) -> None:
        """Begin; whether it answers yet is another question."""
        environ = {"HELDENPASS_NO_BOOTSTRAP": "1", "PYTHONIOENCODING": "utf-8", **self._environ}
        with self.log.open("ab") as log:
            command = [*self._command, *self._port_arguments()]
            self._process = self.begin(command, environ, log.fileno(), log.fileno())

    def _port_arguments(self) -> tuple[str, ...]:
        return (str(self.port),)

    async def open(self) -> None:
        """Begin, and wait until it answers."""
        self.start()
        await asyncio.to_thread(self.wait_until_open)

    def wait_until_open(self) -> None:
        """Until it answers. Raises: RuntimeError when it ended instead."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self.has_ended():
                raise RuntimeError(f"The server ended instead of opening:\n{self.said()[-2000:]}")
            if self.answers(self.path):
                return
            time.sleep(0.005)
        raise RuntimeError("The server did not open in time.")

    def answers(self, path: str) -> bool:
        """Whether a page is there just now."""
        try:
            return httpx.get(self.base + path, timeout=10, trust_env=False, verify=False).status_code == 200
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
        """Bytes of memory it holds, with the programs that it has begun."""
        return sum(_status(pid, "VmRSS") for pid in _family(self.pid)) * 1024

    async def watch_memory(self, megabytes: list[float]) -> None:
        """Note once a second how much memory it holds, until cancelled."""
        while True:
            megabytes.append(self.resident() / 2**20)
            await asyncio.sleep(1.0)

    def threads(self) -> int:
        """How many threads it has."""
        return _status(self.pid, "Threads")

    def processor(self) -> float:
        """Seconds that all its threads have run so far, with those of the programs that it has begun."""
        tasks = (task for pid in _family(self.pid) for task in (PROCESSES / str(pid) / "task").glob("*/schedstat"))
        return sum(map(_seconds_run, tasks))


class House(Program):
    """One data folder, and the server that lives on it now and then."""

    path = "/health"

    def __init__(self, data: Path, log: Path, options: Sequence[str] = (), **environ: str) -> None:
        own = ("run", "--no-browser", "--host", "127.0.0.1", "--data", str(data), *options)
        super().__init__(log, "app", *own, **environ)
        self.data = data

    @property
    def database(self) -> Path:
        """The file everything is in."""
        return self.data / "heldenpass.db"

    @property
    def secret(self) -> bytes:
        """What signs the cookies of this house."""
        return Settings(data=self.data).secret.read_bytes()

    def _port_arguments(self) -> tuple[str, ...]:
        return "--port", str(self.port)


@contextmanager
def served() -> Iterator[House]:
    """A server on a data folder of its own, for as long as it lasts."""
    with tempfile.TemporaryDirectory() as folder, House(Path(folder), Path(folder) / "server.log") as house:
        yield house


class Club(House):
    """A program, or several, on a PostgreSQL database of its own; that server is never killed, only the program is."""

    def __init__(self, data: Path, log: Path, address: str, workers: int = 1) -> None:
        from app.storage.postgres import PostgresDatabase

        super().__init__(data, log, ("--database", address, "--laptop", "--workers", str(workers)))
        self._club = PostgresDatabase(address)

    @property
    def database(self) -> Path:
        """A copy of everything as it is now: a file as on a laptop."""
        file = self.data / "copy.db"
        self._club.copy_to(file)
        return file

    @property
    def secret(self) -> bytes:
        """What signs its cookies lies in the database, since several programs share it."""
        from app.storage.outside_journal import HouseSettings
        from app.web.http.secret_key import SHARED

        return bytes.fromhex(HouseSettings(self._club).get(SHARED) or "")


class Floor(Program):
    """What everything is compared with: a bare page, a committed row, a stream (`benchmarks/floor.py`)."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "floor.log", "benchmarks.floor", str(folder / "floor.db"))


def _family(pid: int) -> Iterator[int]:
    """A program and all that it has begun and that run."""
    yield pid
    for begun in (PROCESSES / str(pid) / "task").glob("*/children"):
        with suppress(OSError):  # the thread has ended since the folder was listed
            for child in begun.read_text().split():
                yield from _family(int(child))


def _seconds_run(schedstat: Path) -> float:
    try:
        return int(schedstat.read_text().split()[0]) / 1e9
    except OSError:  # the thread has ended since the folder was listed
        return 0.0


def _status(pid: int, name: str) -> int:
    for line in (PROCESSES / str(pid) / "status").read_text().splitlines():
        if line.startswith(name + ":"):
            return int(line.split()[1])
    return 0


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
