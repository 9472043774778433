"""Seals: what was changed from outside no longer fits its digest."""

from collections.abc import Iterable
from hashlib import blake2b


def of(values: Iterable[object]) -> str:
    """The digest over these values, in this order."""
    text = "\x1f".join(map(str, values))
    return blake2b(text.encode(), digest_size=16).hexdigest()


class Seal:
    """The same digest, over values that come one after the other and are never all there at once."""

    def __init__(self, values: Iterable[object] = ()) -> None:
        self._digest = blake2b(digest_size=16)
        self._is_begun = False
        self.add(*values)

    def add(self, *values: object) -> None:
        """The next values."""
        for value in values:
            self._digest.update((f"\x1f{value}" if self._is_begun else str(value)).encode())
            self._is_begun = True

    def told(self) -> str:
        """The digest over all values so far."""
        return self._digest.hexdigest()
