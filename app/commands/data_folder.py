"""The data folder: there, writable, and ours alone."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path

from app.commands.faults import CannotGoOn
from app.launch.file_lock import if_free
from app.launch.terminal import t

LOCK = "heldenpass.lock"
ADDRESS = "heldenpass.address"  # where the one that holds the folder is found


class FolderTaken(CannotGoOn):
    """Another Heldenpass holds the data folder."""


@contextmanager
def kept(options: Namespace) -> Iterator[None]:
    """What a command holds on to while it runs: the data folder, which a club's database leaves to everybody."""
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
    """Where the one that holds the folder said it is; empty where it said nothing that can be read."""
    try:
        return (data / ADDRESS).read_text(encoding="utf-8").strip()
    except (OSError, ValueError):
        return ""


def _make(data: Path) -> None:
    try:
        data.mkdir(parents=True, exist_ok=True)
        (data / LOCK).touch()
    except OSError as error:
        raise CannotGoOn(t("folder_unmade", folder=data, error=error.strerror)) from error
