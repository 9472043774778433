"""The key that signs cookies and invitations: made once, readable by the owner only."""

import os
import secrets
from pathlib import Path

from app.settings import Settings
from app.storage.outside_journal import HouseSettings
from app.storage.recovery.choose import sync_folder

LENGTH = 32
SHARED = "secret.key"


def key_of(settings: Settings, house_settings: HouseSettings) -> bytes:
    """Return the key of this house: a file on a laptop; in a club's database, where several programs must have the
    same.

    Raises: StorageFault.
    """
    if not settings.postgres:
        return secret_key(settings.secret)
    kept = house_settings.get(SHARED) or house_settings.change(SHARED, lambda known: known or secrets.token_hex(LENGTH))
    return bytes.fromhex(kept or "")


def secret_key(path: Path) -> bytes:
    """Return the key in this file. One that is missing or not whole is made anew: an empty key would be no secret."""
    key = path.read_bytes() if path.exists() else b""
    return key if len(key) == LENGTH else _made(path)


def _made(path: Path) -> bytes:
    """Written beside, to the disk itself, and moved into place, so that not even a power cut leaves half a key."""
    key = secrets.token_bytes(LENGTH)
    beside = path.with_suffix(".new")
    beside.unlink(missing_ok=True)
    beside.touch(mode=0o600)
    with beside.open("wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
    sync_folder(path.parent)
    return key
