"""`doctor`: look at everything, change nothing, say what to do."""

import platform
import sqlite3
from argparse import Namespace
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from app.commands import data_check
from app.commands.data_check import Finding, Verdict, fine, hint
from app.launch.terminal import t
from app.settings import VERSION
from app.web.http.network import lan_addresses

LIBRARIES = ("fastapi", "starlette", "uvicorn", "pydantic", "sqlalchemy", "sqlmodel", "jinja2")
WAL_BUG_FIXED = (3, 51, 3)


def main(options: Namespace) -> int:
    """Print the report; the exit code is 1 when something is wrong."""
    found_wrong = False
    for finding in examine(options.data, options.database):
        found_wrong |= finding.verdict is Verdict.WRONG
        print(f"{finding.verdict}  {finding.text}", flush=True)
    print("\n" + (t("something_wrong") if found_wrong else t("all_well")))
    return int(found_wrong)


def examine(data: Path, postgres: str = "") -> Iterator[Finding]:
    """Everything there is to say."""
    yield fine(f"Heldenpass {VERSION}, Python {platform.python_version()}, {platform.system()} {platform.release()}")
    yield fine(", ".join(f"{name} {_version(name)}" for name in LIBRARIES))
    yield _sqlite()
    yield _network()
    yield from data_check.examine_server(data, postgres) if postgres else data_check.examine(data)


def _sqlite() -> Finding:
    if sqlite3.sqlite_version_info >= WAL_BUG_FIXED:
        return fine(f"SQLite {sqlite3.sqlite_version}")
    return hint(t("sqlite_old", version=sqlite3.sqlite_version))


def _network() -> Finding:
    addresses = lan_addresses()
    if addresses:
        return fine(t("addresses", addresses=", ".join(addresses)))
    return hint(t("no_network"))


def _version(library: str) -> str:
    try:
        return version(library)
    except PackageNotFoundError:
        return t("missing")
