"""What the program draws by chance (seeds of dice, ids) while it is tested: decided by a name, not by what ran before.

`LUCK=2 python3 -m app test` tries another luck, and more examples: no test may need a lucky one.
"""

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from itertools import count

LUCK = os.environ.get("LUCK", "")


@contextmanager
def luck_of(name: str) -> Iterator[None]:
    """Let the program draw what follows from this name; after the block it draws on where it was before."""
    drawn, before = count(), secrets.token_hex

    def token_hex(nbytes: int | None = None) -> str:
        said = f"{LUCK}:{name}:{next(drawn)}".encode()
        return blake2b(said, digest_size=nbytes or 32).hexdigest()

    secrets.token_hex = token_hex
    try:
        yield
    finally:
        secrets.token_hex = before
