"""The key that signs cookies and invitations: made once, readable by the owner only."""

import secrets
from pathlib import Path

LENGTH = 32


def secret_key(path: Path) -> bytes:
    """The key in this file. One that is missing or not whole is made anew: an empty key would be no secret."""
    key = path.read_bytes() if path.exists() else b""
    return key if len(key) == LENGTH else _made(path)


def _made(path: Path) -> bytes:
    """Written beside and moved into place, so that a crash never leaves half a key."""
    key = secrets.token_bytes(LENGTH)
    beside = path.with_suffix(".new")
    beside.unlink(missing_ok=True)
    beside.touch(mode=0o600)
    beside.write_bytes(key)
    beside.replace(path)
    return key
