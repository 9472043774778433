"""Let one process at a time build the environment."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO


@contextmanager
def exclusive(path: Path, on_wait: Callable[[], None], pause: float = 0.3) -> Iterator[None]:
    """Hold the lock on this file; the system lets go of it by itself when a process dies."""
    with path.open("a+b") as file:
        if not _try_lock(file):
            on_wait()
            while not _try_lock(file):
                time.sleep(pause)
        yield


@contextmanager
def if_free(path: Path) -> Iterator[bool]:
    """Hold the lock on this file unless another process does; says whether."""
    with path.open("a+b") as file:
        yield _try_lock(file)


if sys.platform == "win32":
    import msvcrt

    def _try_lock(file: IO[bytes]) -> bool:
        file.seek(0)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(file: IO[bytes]) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
