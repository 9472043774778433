"""Faults that stop a command, and a data folder in use, each as one sentence with what to do."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path

from app.campaign.ports import StorageFault
from app.launch.environment import CannotGoOn, if_free
from app.launch.terminal import is_known, t
from app.storage.private_files import keep_folder_private


def sentence(fault: StorageFault, data: Path, postgres: str = "") -> str:
    """Return the meaning of the fault for the data in this folder, or on the club's server."""
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


def without_game(system: str) -> str:
    """Return the message about a campaign whose game is not here."""
    return t("without_game", system=system)


LOCK = "heldenpass.lock"
ADDRESS = "heldenpass.address"  # where the one that holds the folder is found


class FolderTaken(CannotGoOn):
    """Another Heldenpass holds the data folder."""


@contextmanager
def kept(options: Namespace) -> Iterator[None]:
    """Hold the data folder while a command runs; a club's database lets everybody in."""
    if options.database:
        _make(options.data)
    with nullcontext() if options.database else alone(options.data):
        yield


@contextmanager
def alone(data: Path) -> Iterator[None]:
    """Make the folder when it is missing and keep every other Heldenpass out of it. Raises: CannotGoOn."""
    _make(data)
    with if_free(data / LOCK) as free:
        if not free:
            raise FolderTaken(t("folder_taken", folder=data))
        yield


def note_address(data: Path, url: str) -> None:
    """Write down for a second start where this one is found; that it cannot is no reason not to play."""
    with suppress(OSError):
        (data / ADDRESS).write_text(url, encoding="utf-8")


def noted_address(data: Path) -> str:
    """Return the address noted by the program that holds the folder; empty if it noted none that can be read."""
    try:
        return (data / ADDRESS).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""


def _make(data: Path) -> None:
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        keep_folder_private(data)
        (data / LOCK).touch()
    except OSError as error:
        raise CannotGoOn(t("folder_unmade", folder=data, error=error.strerror)) from error
