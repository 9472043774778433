"""What can be wrong with a disk, and one that is gone in the middle of writing.

The latter is `python3 -m benchmarks.faults --shutdowns 50`: the data lie on a small ext4 of their own. Under people who
act, also while the program starts and now and then with no room left, that file system is shut down as by a power cut:
whatever was not yet forced onto it is lost, every further write fails. For a moment the program goes on without a disk;
then it dies, the disk is mounted anew, the files are audited, and everybody who had no answer asks again. Without the
right to mount (the short form in a plain container) the program may suddenly write not one byte more, and is killed.
"""

import asyncio
import contextlib
import fcntl
import os
import resource
import signal
import sqlite3
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from app.storage.recovery.choose import sync_folder
from benchmarks.crash import Deaths, Run, played
from benchmarks.measured_program import PATIENCE, House

ROOM = 160 * 2**20

SHUT_DOWN = 0x8004587D  # EXT4_IOC_SHUTDOWN, the same number as of XFS

FLUSHING, FLUSHING_ITS_LOG, FLUSHING_NOTHING = 0, 1, 2

WAYS = (FLUSHING_NOTHING, FLUSHING_NOTHING, FLUSHING_ITS_LOG, FLUSHING)

FULL_EVERY, POLITE_EVERY = 6, 5  # how often the disk was full before, and how often the program is asked to end

LONGEST_AFTERLIFE = 0.5  # seconds that the program goes on without its disk


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


class Disk:
    """An ext4 in a file, mounted; whoever makes one has the right to."""

    def __init__(self, image: Path, place: Path) -> None:
        self._image, self.place = image, place

    def mount(self) -> bool:
        """Put it in its place, where it mends itself; whether that worked."""
        return does("mount", "-o", "loop", str(self._image), str(self.place))

    def shut_down(self, way: int) -> None:
        """Nothing reaches it from now on."""
        door = os.open(self.place, os.O_RDONLY)
        try:
            fcntl.ioctl(door, SHUT_DOWN, struct.pack("I", way))
        finally:
            os.close(door)

    def mount_anew(self) -> None:
        """What a computer does that is switched on again. Raises: RuntimeError if it cannot."""
        self.leave()
        if not self.mount():
            raise RuntimeError(f"{self.place} could not be mounted anew.")

    def leave(self) -> None:
        """Take it out of its place, as soon as nobody uses it. Raises: RuntimeError if somebody goes on to."""
        end = time.monotonic() + PATIENCE
        while not does("umount", str(self.place)):
            if time.monotonic() > end:
                raise RuntimeError(f"{self.place} is still used.")
            time.sleep(0.05)


@contextmanager
def ext4(folder: Path) -> Iterator[Disk | None]:
    """A disk in this folder; None where nobody may mount one."""
    image, place = folder / "disk.img", folder / "disk"
    place.mkdir()
    with image.open("wb") as file:
        file.truncate(ROOM)
    found = Disk(image, place)
    is_possible = may_mount() and does("mkfs.ext4", "-q", "-F", str(image))
    if not is_possible or not found.mount():
        yield None
        return
    try:
        yield found
    finally:
        found.leave()


class Outages(Run):
    """The same people as of `benchmarks.crash`; what dies first is the disk."""

    def __init__(self, house: House, seed: int, size: tuple[int, int], disk: Disk | None) -> None:
        super().__init__(house, seed, size)
        self._disk = disk
        self.outcome.ledger.may_lack_its_disk = True

    async def end_life(self, number: int, *, is_young: bool) -> None:
        """The disk goes, a moment later the program; then the disk is back."""
        with contextlib.ExitStack() as stack:
            kind = ("disk shut down" if self._disk else "writes stopped") + (" while starting" if is_young else "")
            if number % FULL_EVERY == 0:
                kind += ", full"
                stack.enter_context(filled(self.house.data))
            self.outcome.deaths[kind] += 1
            if self._disk:
                await asyncio.to_thread(self._disk.shut_down, self.chance.choice(WAYS))
            elif not self.house.has_ended():
                stop_writes(self.house.pid)
            await asyncio.sleep(self.chance.uniform(0.0, LONGEST_AFTERLIFE))
            if not is_young and await asyncio.to_thread(self.house.answers, "/health/ready"):
                self.outcome.faults.append("It called itself ready without a disk.")
            is_asked = number % POLITE_EVERY == 0 and not is_young
            await asyncio.to_thread(self.house.end, signal.SIGTERM if is_asked else signal.SIGKILL)
            if self._disk:
                await asyncio.to_thread(self._disk.mount_anew)


async def run(folder: Path, shutdowns: int, seed: int, size: tuple[int, int] = (2, 3)) -> Deaths:
    """The whole harness in a folder; `size`: campaigns, and players in each."""
    with ext4(folder) as found:
        house = House((found.place if found else folder) / "data", folder / "server.log")
        with closing(house):
            return await played(Outages(house, seed, size, found), shutdowns)
