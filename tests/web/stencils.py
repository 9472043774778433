"""Databases that are made once a process and copied from then on: making them takes longer than most tests."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.luck import luck_of

_kept: dict[str, sqlite3.Connection] = {}


def lay(name: str, file: Path, make: Callable[[Path], Path]) -> None:
    """Make a file the database of this name, whatever it was.

    `make` gets an empty folder, and returns the file it has made there. It has a luck of its own, so that what a test
    draws by chance does not depend on whether another one has made the database before.
    """
    if name not in _kept:
        with TemporaryDirectory() as folder, luck_of(f"stencil {name}"):
            _keep(name, make(Path(folder)))
    with closing(sqlite3.connect(file)) as target:
        _kept[name].backup(target)


def _keep(name: str, file: Path) -> None:
    _kept[name] = sqlite3.connect(":memory:", check_same_thread=False)
    with closing(sqlite3.connect(file)) as made:
        made.backup(_kept[name])
