"""The entry: read the command line, see to the environment, hand over to the command."""

from __future__ import annotations

import gc
import importlib
import io
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

from app.launch import options
from app.launch.environment import POSTGRES_LOCK, RUNTIME_LOCK, TEST_LOCK, CannotGoOn, Environment
from app.launch.terminal import t

ROOT = Path(__file__).resolve().parents[2]
OLDEST_PYTHON = (3, 11)
IN_CHECKOUT = (ROOT / "pyproject.toml").exists()  # else it was installed, or lies packed in a folder
# Set in the container, where the image is the environment, and below, so that the hand-over happens only once.
OFF_SWITCH = "HELDENPASS_NO_BOOTSTRAP"
# A plain bool: mypy would otherwise believe the other branch dead.
WINDOWS: bool = sys.platform == "win32"


def installed() -> int:
    """Return the program as a package or a folder: all it needs is there, and without a command it opens the table."""
    os.environ[OFF_SWITCH] = "1"
    return main(sys.argv[1:] or ["run"])


def main(argv: Sequence[str]) -> int:
    """Run one command and return its exit code."""
    _never_fail_on_a_letter()
    if sys.version_info[:2] < OLDEST_PYTHON:
        return _complain(t("python_too_old", version=".".join(str(part) for part in sys.version_info[:3])))
    chosen = options.parse(argv, in_checkout=IN_CHECKOUT)
    try:
        shown = argv if _is_for_developers(chosen) else options.take_passwords(argv, os.environ)
        if not _prepared(chosen):
            return run_again(Environment(ROOT).python, shown)
        if shown != list(argv):  # a list of this machine's processes must not show a password
            return run_again(Path(sys.executable), shown)
    except CannotGoOn as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return _complain(t("aborted"))
    return _run(chosen)


def _prepared(chosen: Namespace) -> bool:
    """Return whether this process may go on; otherwise make the environment and start in it."""
    if os.environ.get(OFF_SWITCH) == "1":
        return True
    environment = Environment(ROOT)
    lock = _needed(chosen)
    if environment.is_ready(lock) and environment.is_running():
        return True
    environment.prepare(lock)
    return False


def run_again(python: Path, argv: Sequence[str]) -> int:
    """Start the app again with this Python and return its exit code."""
    packed = getattr(sys, "frozen", False)  # then the program is its own Python
    # What is installed must not find another `app` in the folder where it is called.
    module = () if packed else ("-m", "app") if IN_CHECKOUT else ("-P", "-m", "app")
    command = [str(python), *module, *argv]
    environ = {**os.environ, OFF_SWITCH: "1"}
    sys.stdout.flush()
    sys.stderr.flush()
    if WINDOWS:
        # exec on Windows starts a second process and lets the console believe the first one has ended.
        return _wait(subprocess.Popen(command, env=environ))
    # One process and one id: a signal meant for the app reaches the app.
    os.execve(command[0], command, environ)


def _wait(process: subprocess.Popen[bytes]) -> int:
    """Wait for the end; Ctrl-C goes to both processes, and the app needs its moment to close properly."""
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def _needed(chosen: Namespace) -> str:
    """Return the lock file of what a command needs."""
    if _is_for_developers(chosen):
        return TEST_LOCK
    return POSTGRES_LOCK if getattr(chosen, "database", "") else RUNTIME_LOCK


def _is_for_developers(chosen: Namespace) -> bool:
    return chosen.command in options.FOR_DEVELOPERS


def _run(chosen: Namespace) -> int:
    if _is_for_developers(chosen):
        module = importlib.import_module("app.launch." + options.FOR_DEVELOPERS[chosen.command])
        return int(module.run(ROOT, chosen.arguments))
    return carried_out(_loaded("app.commands." + chosen.command).main, chosen)


def _loaded(name: str) -> ModuleType:
    """Import a module. No search for garbage meanwhile: all of it stays, and looking costs a seventh of a start."""
    gc.disable()
    try:
        return importlib.import_module(name)
    finally:
        gc.freeze()  # else the next few objects would set off a search through all of it
        gc.enable()


def carried_out(command: Callable[[Namespace], int], chosen: Namespace) -> int:
    """Return the exit code of a command; what keeps it from going on is said, Ctrl-C is no fault."""
    try:
        return command(chosen)
    except CannotGoOn as fault:
        return _complain(str(fault))
    except KeyboardInterrupt:
        return 0


def _complain(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


def _never_fail_on_a_letter() -> None:
    """Let an old console that lacks „ or … print something else instead of breaking off."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
