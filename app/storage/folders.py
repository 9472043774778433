"""What a disk must be told so that it keeps the names of files, not only what is in them."""

import os
from contextlib import suppress
from pathlib import Path


def sync_folder(folder: Path) -> None:
    """A file that was moved is where it is now even after a power cut; where folders cannot be synced, it mostly is."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
