"""What keeps a command from doing its work, as one sentence and what to do."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from app.campaign.ports import StorageFault
from app.launch.terminal import is_known, t


class CannotGoOn(Exception):
    """The text says why a command ends here, and what to do."""


def sentence(fault: StorageFault, data: Path, postgres: str = "") -> str:
    """What the fault means for the data in this folder, or on the club's server."""
    places = {"database": postgres or data / "heldenpass.db", "backups": data / "backups", "code": fault.code}
    key = f"faults.{fault.code}"
    return t(key if is_known(key) else "faults.other", **{**places, **fault.data})


@contextmanager
def storage_told(data: Path, postgres: str = "") -> Iterator[None]:
    """Turn a fault of the disk or the server into its sentence. Raises: CannotGoOn."""
    try:
        yield
    except StorageFault as fault:
        raise CannotGoOn(sentence(fault, data, postgres)) from fault
    except OSError as error:
        raise CannotGoOn(t("file_refused", file=error.filename or data, error=error.strerror)) from error


def told(command: Callable[[], int]) -> int:
    """The exit code of a command; what keeps it from going on is said, Ctrl-C is no fault."""
    try:
        return command()
    except CannotGoOn as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 0


def without_game(system: str) -> str:
    """What is told of a campaign whose game is not here."""
    return t("without_game", system=system)
