"""Make a virtual environment and fill it from a lock file: with this Python's venv and pip, or uv where it is there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from app.launch.errors import SetupError

_NO_PIP = (
    "Heldenpass konnte sich nicht einrichten: Diesem Python fehlen „venv“ und „pip“. Bitte beides nachinstallieren "
    "(unter Debian und Ubuntu: sudo apt install python3-venv) und den Befehl noch einmal aufrufen."
)
_NO_PACKAGES = (
    "Heldenpass konnte sich nicht einrichten: Die nötigen Pakete ließen sich nicht laden. Bitte mit dem Internet "
    "verbinden und denselben Befehl noch einmal aufrufen; danach läuft alles ohne Netz. Einzelheiten: {log}"
)


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
        raise SetupError(_NO_PIP)


def install(python: Path, lock: Path, log: Path) -> None:
    """Install exactly what the lock file names, each file checked against its hash.

    uv does it in seconds. What it cannot do, because it knows nothing of a person's settings for pip, pip does.
    Raises: SetupError.
    """
    wanted = ["install", "--require-hashes", "--requirement", str(lock)]
    uv = shutil.which("uv")
    if uv is not None and _succeeds([uv, "pip", *wanted, "--python", str(python)]):
        return
    command = [*_pip(python), *wanted, "--no-input", "--disable-pip-version-check", "--retries=2"]
    if _run_with_progress(command, _count_packages(lock), log) != 0:
        raise SetupError(_NO_PACKAGES.format(log=log))


def _pip(python: Path) -> list[str]:
    """The pip inside, or the one outside told to work inside (which is no 'externally managed' place)."""
    if _succeeds([str(python), "-c", "import pip"]):
        return [str(python), "-m", "pip"]
    return [_base_python(), "-m", "pip", "--python", str(python)]


def _base_python() -> str:
    """The Python outside, also when this process runs inside the environment it is about to renew."""
    return str(getattr(sys, "_base_executable", sys.executable))


def _succeeds(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def _run_with_progress(command: list[str], packages: int, log: Path) -> int:
    # A person's own pip settings must not lead the packages elsewhere than into the environment.
    environ = {**os.environ, "PIP_USER": "0", "PYTHONUTF8": "1"}
    seen = 0
    with log.open("w", encoding="utf-8") as record, subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace", env=environ
    ) as process:
        for line in process.stdout or ():
            record.write(line)
            if line.startswith(("Collecting ", "Requirement already satisfied: ")):
                seen += 1
                _show(f"  Baustein {min(seen, packages)} von {packages} wird geholt …")
            elif line.startswith("Installing collected packages"):
                _show("  Die Bausteine werden eingebaut …")
    _show("")
    return process.returncode


def _show(text: str) -> None:
    """One line that renews itself; a log file or a pipe needs none of it."""
    if sys.stdout.isatty():
        print(f"\r{text:<50}\r", end="", flush=True)


def _count_packages(lock: Path) -> int:
    return sum(1 for line in lock.read_text("utf-8").splitlines() if "==" in line and not line.startswith((" ", "#")))
