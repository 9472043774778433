"""Databases that are made once a process and copied from then on: making them takes longer than most tests."""

import sqlite3
from contextlib import closing
from pathlib import Path

_kept: dict[str, sqlite3.Connection] = {}


def keep(name: str, file: Path) -> None:
    """Remember a database as it is now."""
    _kept[name] = sqlite3.connect(":memory:", check_same_thread=False)
    with closing(sqlite3.connect(file)) as made:
        made.backup(_kept[name])


def lay(name: str, file: Path) -> bool:
    """Make a file that database, whatever it was; False when there is nothing of this name."""
    if name not in _kept:
        return False
    with closing(sqlite3.connect(file)) as target:
        _kept[name].backup(target)
    return True
