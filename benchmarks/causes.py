"""What can be wrong with a disk, for as long as a block lasts."""

import contextlib
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from app.storage.backups import sync_folder


@contextmanager
def no_bytes_left(pid: int) -> Iterator[None]:
    """The server may make no file longer than it is: what a disk that reports errors does to it."""
    before = stop_writes(pid)
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def held(database: Path) -> Iterator[None]:
    """Another program begins to write and does not end."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def filled(data: Path) -> Iterator[None]:
    """A file takes all the room that is left."""
    hog = data / "hog"
    with contextlib.suppress(OSError), hog.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 1024)
    try:
        yield
    finally:
        hog.unlink(missing_ok=True)
        sync_folder(data)  # until then an ext4 may still say that it is full


@contextmanager
def read_only(disk: Path) -> Iterator[None]:
    """The disk is mounted anew so that nobody may write."""
    assert does("mount", "-o", "remount,ro", str(disk))
    try:
        yield
    finally:
        does("mount", "-o", "remount,rw", str(disk))


def stop_writes(pid: int) -> tuple[int, int]:
    """From now on this program may make no file longer than it is; the limits it had before."""
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, before[1]))
    return before


def does(*command: str) -> bool:
    """Run something; whether it is there and worked."""
    try:
        return subprocess.run(command, check=False, capture_output=True).returncode == 0
    except FileNotFoundError:
        return False


def may_mount() -> bool:
    """Whether disks of one's own are to be had at all."""
    return sys.platform.startswith("linux") and os.geteuid() == 0
