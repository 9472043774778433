"""Files that only their owner may read: what a group plays, the PIN's digest, and copies of both."""

import os
from contextlib import suppress
from pathlib import Path

_OF_OTHERS = 0o077
_ENDINGS = ("*.db", "*.db-wal", "*.db-shm")


def keep_private(file: Path) -> None:
    """Let only its owner read and write a file, and create it when it is missing.

    SQLite gives its side files the rights of the file. What the disk refuses here it refuses SQLite too, which says so.
    """
    with suppress(OSError):
        if not file.exists():
            file.touch(mode=0o600)
        _close(file)


def keep_folder_private(data: Path) -> None:
    """Do the same with every database and copy that earlier versions made in a data folder. Never raises."""
    for ending in _ENDINGS:
        for file in data.rglob(ending):
            with suppress(OSError):
                _close(file)


def _close(file: Path) -> None:
    if os.name == "posix" and file.is_file() and file.stat().st_mode & _OF_OTHERS:  # never a folder in its place
        file.chmod(0o600)
