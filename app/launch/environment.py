"""The app's own Python environment in the checkout: built on the first start, built anew when a lock file changes.

It is built beside the one in use and takes its place when it is whole, so that whatever fails, what worked still works.
With this Python's venv and pip, or uv where it is there or among the packages.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from app.launch.terminal import t

RUNTIME_LOCK = "requirements.txt"
POSTGRES_LOCK = "requirements-postgres.txt"
TEST_LOCK = "requirements-dev.txt"
# Each lock holds everything of those before it, so installing one makes them good as well.
_LOCKS = (RUNTIME_LOCK, POSTGRES_LOCK, TEST_LOCK)
_BY_ITSELF = ("--no-input", "--disable-pip-version-check", "--retries=2")  # pip asks no questions and tells no news
_LARGEST_SCRIPT = 2**16  # bytes; a larger file in the folder of programs is no text that names the folder


class CannotGoOn(Exception):
    """A command ends here; the text says why, and what to do."""


@dataclass(frozen=True)
class Environment:
    """The folder `.venv` of one checkout and what is known about it."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        return _python_in(self.folder)

    @property
    def _beside(self) -> Path:
        """Return the folder of an environment that is being built."""
        return self.root / ".venv.new"

    @property
    def _before(self) -> Path:
        """Return the folder of the environment before, between the two moments of a swap."""
        return self.root / ".venv.old"

    @property
    def log(self) -> Path:
        """Return the file with what the installers said last."""
        return self.root / ".venv.log"

    def is_running(self) -> bool:
        """Return whether this process runs in the environment's Python."""
        return Path(sys.prefix).resolve() == self.folder.resolve()

    def is_ready(self, lock: str) -> bool:
        """Return whether everything this lock file names was installed to the end."""
        return self._is_whole(self.folder, lock)

    def prepare(self, lock: str) -> None:
        """Make the environment ready, from whatever state it is in. Raises: CannotGoOn; then it is as it was before."""
        if self.is_ready(lock):
            return
        try:
            with exclusive(self.root / ".venv.lock", on_wait=lambda: print(t("waiting"), flush=True)):
                if self._before.is_dir() and not self.folder.exists():  # a swap was broken off in the middle
                    self._before.rename(self.folder)
                if not self.is_ready(lock):
                    self._build(lock)
        except OSError as error:
            raise CannotGoOn(t("folder_refused", folder=self.folder, error=error)) from error

    def _build(self, lock: str) -> None:
        self.folder.mkdir(exist_ok=True)  # raises where a file is in the way, before anything is fetched
        print(t("renews") if self.python.exists() else t("sets_up"), flush=True)
        create(self._beside)
        try:
            install(_python_in(self._beside), self.root / lock, self.log)
        except CannotGoOn:
            _remove(self._beside)
            raise
        for covered in _LOCKS[: _LOCKS.index(lock) + 1]:
            self._stamp(self._beside, covered).write_text(self._fingerprint(covered), "utf-8")
        self._swap()
        print(t("set_up"), flush=True)

    def _swap(self) -> None:
        """Put the new environment in the place of the old one."""
        _name_folder_anew(self._beside, self.folder)
        _remove(self._before)
        self.folder.rename(self._before)
        self._beside.rename(self.folder)
        _remove(self._before)

    def _is_whole(self, folder: Path, lock: str) -> bool:
        stamp = self._stamp(folder, lock)
        return _python_in(folder).exists() and stamp.exists() and stamp.read_text("utf-8") == self._fingerprint(lock)

    def _stamp(self, folder: Path, lock: str) -> Path:
        """Return the file that exists when everything this lock names was installed into the folder."""
        return folder / f".heldenpass-{lock}.stamp"

    def _fingerprint(self, lock: str) -> str:
        digest = hashlib.sha256((self.root / lock).read_bytes()).hexdigest()
        return "{}.{} {}".format(*sys.version_info[:2], digest)


def _python_in(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def _name_folder_anew(folder: Path, name: Path) -> None:
    """Replace the folder's path by another in the scripts that start its programs, before it moves there."""
    old, new = os.fsencode(folder), os.fsencode(name)
    for script in _python_in(folder).parent.iterdir():
        if script.is_file() and not script.is_symlink() and script.stat().st_size < _LARGEST_SCRIPT:
            text = script.read_bytes()
            if old in text and b"\0" not in text:
                script.write_bytes(text.replace(old, new))


def _remove(folder: Path) -> None:
    if folder.is_symlink():
        folder.unlink()
    shutil.rmtree(folder, ignore_errors=True)  # what another program holds open goes the next time


def create(folder: Path) -> None:
    """Make a fresh environment in this folder, whatever was there before."""
    command = [_base_python(), "-m", "venv", "--clear", str(folder)]
    if _succeeds(command):
        return
    # Debian and Ubuntu ship ensurepip as a package of its own; the pip outside can fill the environment, too.
    bare = subprocess.run([*command, "--without-pip"], capture_output=True, text=True, check=False)
    if bare.returncode != 0:
        raise OSError(bare.stderr.strip() or "venv")
    if not _succeeds([_base_python(), "-m", "pip", "--version"]):
        raise CannotGoOn(t("no_pip"))


def install(python: Path, lock: Path, log: Path) -> None:
    """Install exactly what the lock file names, each file checked against its hash.

    uv does it in seconds. What it cannot do, because it knows nothing of a person's settings for pip, pip does.
    Raises: CannotGoOn.
    """
    log.unlink(missing_ok=True)
    uv = shutil.which("uv") or _named_uv(python, lock, log)
    if uv is not None:
        if _recorded([uv, "pip", *_wanted(lock), "--compile-bytecode", "--python", str(python)], log) == 0:
            return
        print(t("uv_failed", error=_last_error(log)), flush=True)
    if _run_with_progress([*_pip(python), *_wanted(lock), *_BY_ITSELF], _count_packages(lock), log) != 0:
        raise CannotGoOn(t("no_packages", error=_last_error(log), log=log))


def _recorded(command: list[str], log: Path) -> int:
    with log.open("a", encoding="utf-8") as record:
        return subprocess.run(command, stdout=record, stderr=subprocess.STDOUT, check=False).returncode


def _last_error(log: Path) -> str:
    """Return the last line of the log that calls itself an error, else its last line."""
    lines = [line.strip() for line in log.read_text("utf-8", errors="replace").splitlines() if line.strip()]
    errors = [line for line in lines if re.match(r"error:|× ", line, re.IGNORECASE)]
    return re.sub(r"^(error:|×)\s*", "", [*lines[-1:], *errors][-1], flags=re.IGNORECASE) if lines else "pip"


def _named_uv(python: Path, lock: Path, log: Path) -> str | None:
    """Return the uv that the lock file itself names, installed before all else."""
    named = re.search(r"^uv==(?:.*\\\n)*.*$", lock.read_text("utf-8"), re.MULTILINE)
    if named is None:
        return None
    alone = python.parents[1] / "uv.txt"
    alone.write_text(f"{named[0]}\n", "utf-8")
    _recorded([*_pip(python), *_wanted(alone), *_BY_ITSELF], log)
    return shutil.which("uv", path=str(python.parent))


def _wanted(lock: Path) -> list[str]:
    return ["install", "--require-hashes", "--requirement", str(lock)]


def _pip(python: Path) -> list[str]:
    """Return the pip inside, or the one outside told to work inside (which is no 'externally managed' place)."""
    if _succeeds([str(python), "-c", "import pip"]):
        return [str(python), "-m", "pip"]
    return [_base_python(), "-m", "pip", "--python", str(python)]


def _base_python() -> str:
    """Return the Python outside, also when this process runs inside the environment it is about to renew."""
    return str(getattr(sys, "_base_executable", sys.executable))


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _run_with_progress(command: list[str], packages: int, log: Path) -> int:
    # A person's own pip settings must not lead the packages elsewhere than into the environment.
    environ = {**os.environ, "PIP_USER": "0", "PYTHONUTF8": "1"}
    seen = 0
    with log.open("a", encoding="utf-8") as record, subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", env=environ
    ) as process:
        for line in process.stdout or ():
            record.write(line)
            if line.startswith(("Collecting ", "Requirement already satisfied: ")):
                seen += 1
                _show(t("fetching", number=min(seen, packages), all=packages))
            elif line.startswith("Installing collected packages"):
                _show(t("building_in"))
    _show("")
    return process.returncode


def _show(text: str) -> None:
    """Print one line that renews itself; a log file or a pipe needs none of it."""
    if sys.stdout.isatty():
        print(f"\r{text:<50}\r", end="", flush=True)


def _count_packages(lock: Path) -> int:
    return sum(1 for line in lock.read_text("utf-8").splitlines() if "==" in line and not line.startswith((" ", "#")))


@contextmanager
def exclusive(path: Path, on_wait: Callable[[], None], pause: float = 0.3) -> Iterator[None]:
    """Hold the lock on this file; the system lets go of it by itself when a process dies."""
    with path.open("a+b") as file:
        if not _try_lock(file):
            on_wait()
            while not _try_lock(file):
                time.sleep(pause)
        yield


@contextmanager
def if_free(path: Path) -> Iterator[bool]:
    """Hold the lock on this file unless another process does; says whether."""
    with path.open("a+b") as file:
        yield _try_lock(file)


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[bytes]) -> bool:
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
