"""The game master's PIN: kept as an scrypt hash, guarded by a lock-out that doubles with every wrong try."""

import hashlib
import hmac
import secrets
import threading
from collections.abc import Callable
from datetime import datetime, timedelta

from app.core.errors import GameError, InvalidValue
from app.storage.house_settings import HouseSettings

MIN_DIGITS, MAX_DIGITS = 4, 12
FREE_TRIES = 3
LONGEST_WAIT = timedelta(minutes=15)


class LockedOut(GameError):
    """Too many wrong PINs; `data["seconds"]` says how long to wait."""

    default_code = "pin.locked_out"


class Pin:
    """One PIN for the house. The lock-out counts for everybody: on a home network an address proves nothing."""

    def __init__(self, settings: HouseSettings, clock: Callable[[], datetime]) -> None:
        self._settings = settings
        self._clock = clock
        self._guard = threading.Lock()
        self._failures = 0
        self._closed_until = clock()
        self._kept = settings.get("pin")

    @property
    def is_set(self) -> bool:
        """Whether there is a PIN at all; without one only the laptop itself is the game master."""
        return self._kept is not None

    @property
    def generation(self) -> str:
        """A mark that changes with the PIN, so that sign-ins with an old one end. Empty without a PIN."""
        return hashlib.sha256(self._kept.encode()).hexdigest()[:16] if self._kept else ""

    def choose(self, digits: str) -> None:
        """Set the PIN (4 to 12 digits); an empty text removes it. Raises: InvalidValue."""
        if digits and not (digits.isascii() and digits.isdigit() and MIN_DIGITS <= len(digits) <= MAX_DIGITS):
            raise InvalidValue("pin.invalid", field="pin", minimum=MIN_DIGITS, maximum=MAX_DIGITS)
        kept = _hash(digits, secrets.token_hex(16)) if digits else None
        with self._guard:
            self._settings.set("pin", kept)
            self._kept, self._failures, self._closed_until = kept, 0, self._clock()

    def check(self, digits: str) -> None:
        """Accept the right PIN. Raises: LockedOut; InvalidValue for a wrong one."""
        with self._guard:
            self._check_open()
            kept = self._kept
            if kept is None or not hmac.compare_digest(kept, _hash(digits.strip(), kept.partition("$")[0])):
                self._count_failure()
                raise InvalidValue("pin.wrong", field="pin")
            self._failures = 0

    def _check_open(self) -> None:
        left = (self._closed_until - self._clock()).total_seconds()
        if left > 0:
            raise LockedOut(field="pin", seconds=int(left) + 1)

    def _count_failure(self) -> None:
        self._failures += 1
        if self._failures > FREE_TRIES:
            wait = timedelta(seconds=2 ** min(self._failures - FREE_TRIES, 12))
            self._closed_until = self._clock() + min(wait, LONGEST_WAIT)


def _hash(digits: str, salt: str) -> str:
    digest = hashlib.scrypt(digits.encode(), salt=salt.encode(), n=2**14, r=8, p=1)
    return f"{salt}${digest.hex()}"
