"""Examines a file in a process of its own: an evening goes on meanwhile, and what it took of memory is given back."""

import multiprocessing
import os
import signal
from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path

from app.campaign.ports import StorageFault
from app.core.errors import InvalidValue
from app.core.game_system import GameSystem
from app.storage.examining import Examined, examine

_SPAWN = multiprocessing.get_context("spawn")  # a fork would inherit locks that other threads hold
_POLITE = 10


class BackupCheck:
    """Examinations, one after the other, that can be broken off."""

    def __init__(self, systems: Mapping[str, GameSystem]) -> None:
        self._systems = systems
        self._process: SpawnProcess | None = None
        self._is_over = False

    def examine(self, source: Path, target: Path) -> Examined:
        """As `examining.examine` for a backup of ours. Raises: InvalidValue; StorageFault, also when broken off."""
        found = StorageFault("backup.not_tried") if self._is_over else self._found(source, target)
        if isinstance(found, Exception):
            raise found
        return found

    def stop(self) -> None:
        """Break off, and begin no other."""
        self._is_over = True
        if self._process is not None and self._process.pid is not None:
            self._process.kill()

    def _found(self, source: Path, target: Path) -> Examined | Exception:
        receiver, sender = _SPAWN.Pipe(duplex=False)
        self._process = _SPAWN.Process(target=_examine, args=(sender, source, target, dict(self._systems)), daemon=True)
        with receiver:
            with sender:
                self._process.start()
            if self._is_over:  # the evening ended while it began
                self._process.kill()
            found = _received(receiver)
        self._process.join()
        return found


def _received(receiver: "Connection[None, Examined | Exception]") -> Examined | Exception:
    try:
        return receiver.recv()
    except EOFError:  # killed, by us or for want of memory
        return StorageFault("backup.not_tried")


def _examine(
    sender: "Connection[Examined | Exception, None]", source: Path, target: Path, systems: Mapping[str, GameSystem]
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then breaks this off
    if hasattr(os, "nice"):
        os.nice(_POLITE)
    try:
        found: Examined | Exception = examine(source, target, systems, ours=True)
    except (InvalidValue, StorageFault) as error:
        found = error
    sender.send(found)
