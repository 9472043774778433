"""The app's own Python environment beside the checkout: built on the first start, healed when it is not whole."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from app.launch import installer
from app.launch.errors import SetupError
from app.launch.file_lock import exclusive

RUNTIME_LOCK = "requirements.txt"
POSTGRES_LOCK = "requirements-postgres.txt"
TEST_LOCK = "requirements-dev.txt"
# Each lock holds everything of those before it, so installing one makes them good as well.
_LOCKS = (RUNTIME_LOCK, POSTGRES_LOCK, TEST_LOCK)
_PROBE = "import sys, pip; sys.exit(sys.version_info[:2] != ({0}, {1}))"

_SETS_UP = "Heldenpass richtet sich einmalig ein – das dauert einen Moment …"
_RENEWS = "Heldenpass bringt seine Bausteine auf den neuen Stand …"


@dataclass(frozen=True)
class Environment:
    """The folder `.venv` of one checkout and what is known about it."""

    root: Path

    @property
    def folder(self) -> Path:
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    @property
    def _unfinished(self) -> Path:
        """Exists from the first to the last moment of an installation; pip trusts a half-copied package too much."""
        return self.folder / ".heldenpass-unfinished"

    def is_running(self) -> bool:
        """Whether this very process is the environment's Python."""
        return Path(sys.prefix).resolve() == self.folder.resolve()

    def is_ready(self, lock: str) -> bool:
        """Whether everything this lock file names was installed to the end."""
        stamp = self._stamp(lock)
        return (
            self.python.exists()
            and not self._unfinished.exists()
            and stamp.exists()
            and stamp.read_text("utf-8") == self._fingerprint(lock)
        )

    def prepare(self, lock: str) -> None:
        """Make the environment ready, from whatever state it is in."""
        if self.is_ready(lock):
            return
        try:
            with exclusive(self.root / ".venv.lock", on_wait=_say_waiting):
                if not self.is_ready(lock):
                    self._build(lock)
        except OSError as error:
            raise SetupError(
                f"Heldenpass konnte sich nicht einrichten: Der Ordner {self.folder} lässt sich nicht beschreiben "
                f"({error}). Bitte Schreibrechte und freien Platz prüfen und den Befehl noch einmal aufrufen."
            ) from error

    def _build(self, lock: str) -> None:
        usable = self._is_usable()
        print(_RENEWS if usable else _SETS_UP, flush=True)
        for stamp in self.folder.glob(".heldenpass-*.stamp"):
            stamp.unlink()
        if not usable:
            installer.create(self.folder)
        self._unfinished.touch()
        installer.install(self.python, self.root / lock, self.folder / "einrichtung.log")
        self._unfinished.unlink()
        for covered in _LOCKS[: _LOCKS.index(lock) + 1]:
            self._stamp(covered).write_text(self._fingerprint(covered), "utf-8")
        print("Fertig eingerichtet. Ab jetzt geht es auch ohne Internet.", flush=True)

    def _is_usable(self) -> bool:
        """Whether pip can simply add to what is there: whole, with pip, and of the Python that asks."""
        if self._unfinished.exists() or not self.python.exists():
            return False
        probe = _PROBE.format(*sys.version_info[:2])
        return subprocess.run([str(self.python), "-c", probe], capture_output=True, check=False).returncode == 0

    def _stamp(self, lock: str) -> Path:
        return self.folder / f".heldenpass-{lock}.stamp"

    def _fingerprint(self, lock: str) -> str:
        digest = hashlib.sha256((self.root / lock).read_bytes()).hexdigest()
        return "{}.{} {}".format(*sys.version_info[:2], digest)


def _say_waiting() -> None:
    print("Heldenpass wird gerade in einem anderen Fenster eingerichtet – ich warte darauf …", flush=True)
