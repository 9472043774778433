"""The entry: read the command line, see to the environment, hand over to the command."""

from __future__ import annotations

import importlib
import io
import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from app.launch import checks, database_address, handover, options
from app.launch.environment import POSTGRES_LOCK, RUNTIME_LOCK, TEST_LOCK, Environment
from app.launch.errors import SetupError

ROOT = Path(__file__).resolve().parents[2]
OLDEST_PYTHON = (3, 11)


def main(argv: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    _never_fail_on_a_letter()
    if sys.version_info[:2] < OLDEST_PYTHON:
        return _complain(_too_old())
    chosen = options.parse(argv)
    try:
        shown = argv if chosen.command == "test" else database_address.take_passwords(argv, os.environ)
        if not _prepared(chosen):
            return handover.run_again(Environment(ROOT).python, shown)
        if shown != list(argv):  # whoever lists the processes of this machine must not read a password
            return handover.run_again(Path(sys.executable), shown)
    except SetupError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return _complain("Abgebrochen. Der nächste Aufruf macht die Einrichtung fertig.")
    return _run(chosen)


def _prepared(chosen: Namespace) -> bool:
    """Whether this process may go on; otherwise the environment stands now and takes over."""
    if os.environ.get(handover.OFF_SWITCH) == "1":
        return True
    environment = Environment(ROOT)
    lock = _needed(chosen)
    if environment.is_ready(lock) and environment.is_running():
        return True
    environment.prepare(lock)
    return False


def _needed(chosen: Namespace) -> str:
    """The lock file of what a command needs."""
    if chosen.command == "test":
        return TEST_LOCK
    return POSTGRES_LOCK if getattr(chosen, "database", "") else RUNTIME_LOCK


def _run(chosen: Namespace) -> int:
    if chosen.command == "test":
        return checks.run(ROOT, chosen.pytest_args)
    command = importlib.import_module("app.commands." + chosen.command)
    return int(command.main(chosen))


def _too_old() -> str:
    found = ".".join(str(part) for part in sys.version_info[:3])
    return (
        f"Heldenpass braucht Python 3.11 oder neuer, gefunden wurde Python {found}. "
        "Bitte ein neueres Python installieren und den Befehl damit noch einmal aufrufen."
    )


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


def _never_fail_on_a_letter() -> None:
    """An old console that lacks „ or … shall print something else, not break off."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
