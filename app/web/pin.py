"""The game master's PIN: kept as an scrypt hash, guarded by a lock-out that doubles with every wrong try."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from datetime import datetime, timedelta

from app.core.errors import GameError, InvalidValue
from app.core.model import Model
from app.storage.house_settings import HouseSettings

MIN_DIGITS, MAX_DIGITS = 4, 12
FREE_TRIES = 3
LONGEST_WAIT = timedelta(minutes=15)
_PIN, _TRIES = "pin", "pin.tries"


class LockedOut(GameError):
    """Too many wrong PINs; `data["seconds"]` says how long to wait."""

    default_code = "pin.locked_out"


class Tries(Model):
    """How often somebody was wrong since somebody was right, and until when nobody may try again."""

    failures: int = 0
    closed_until: datetime | None = None


class Pin:
    """One PIN for the house. The lock-out counts for everybody: on a home network an address proves nothing.

    All of it lies in the database: a restart forgives nothing, and several programs count together.
    """

    def __init__(self, settings: HouseSettings, clock: Callable[[], datetime]) -> None:
        self._settings = settings
        self._clock = clock

    @property
    def is_set(self) -> bool:
        """Whether there is a PIN at all; without one only the laptop itself is the game master."""
        return self._settings.get(_PIN) is not None

    @property
    def generation(self) -> str:
        """A mark that changes with the PIN, so that sign-ins with an old one end. Empty without a PIN."""
        kept = self._settings.get(_PIN)
        return hashlib.sha256(kept.encode()).hexdigest()[:16] if kept else ""

    def choose(self, digits: str) -> None:
        """Set the PIN (4 to 12 digits); an empty text removes it. Raises: InvalidValue."""
        if digits and not (digits.isascii() and digits.isdigit() and MIN_DIGITS <= len(digits) <= MAX_DIGITS):
            raise InvalidValue("pin.invalid", field="pin", minimum=MIN_DIGITS, maximum=MAX_DIGITS)
        self._settings.set(_PIN, _hash(digits, secrets.token_hex(16)) if digits else None)
        self._settings.set(_TRIES, None)

    def check(self, digits: str) -> None:
        """Accept the right PIN. Raises: LockedOut; InvalidValue for a wrong one."""
        # Each try counts as wrong until it was right: so many at once get no more than one after the other.
        self._settings.change(_TRIES, self._one_more)
        kept = self._settings.get(_PIN)
        if kept is None or not hmac.compare_digest(kept, _hash(digits.strip(), kept.partition("$")[0])):
            raise InvalidValue("pin.wrong", field="pin")
        self._settings.set(_TRIES, None)

    def _one_more(self, text: str | None) -> str:
        """The count with one failure more. Raises: LockedOut."""
        tries = Tries.model_validate_json(text) if text else Tries()
        now = self._clock()
        left = min((tries.closed_until or now) - now, LONGEST_WAIT).total_seconds()  # a clock may be set back
        if left > 0:
            raise LockedOut(field="pin", seconds=int(left) + 1)
        failures = tries.failures + 1
        wait = timedelta(seconds=2 ** min(failures - FREE_TRIES, 12)) if failures > FREE_TRIES else timedelta()
        return Tries(failures=failures, closed_until=now + min(wait, LONGEST_WAIT)).model_dump_json()


def _hash(digits: str, salt: str) -> str:
    digest = hashlib.scrypt(digits.encode(), salt=salt.encode(), n=2**14, r=8, p=1)
    return f"{salt}${digest.hex()}"
