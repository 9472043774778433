"""The game master's PIN: kept as an scrypt hash, guarded by a lock-out that doubles with every wrong try.

The lock-out counts by address and by device, so that wrong tries lock out only their sender.
"""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.core.errors import InvalidValue
from app.core.model import Model
from app.storage.outside_journal import HouseSettings
from app.web.http.network import counted_address
from app.web.http.rate_limits import TooOften

MIN_DIGITS, MAX_DIGITS = 4, 12
COST = 2**14  # of scrypt: a twentieth of a second for each try
FREE_TRIES = 3
STRANGERS, STRANGERS_FREE_TRIES = "strangers", 30
LONGEST_WAIT = timedelta(minutes=15)
FORGOTTEN_AFTER = timedelta(hours=1)
MOST_COUNTED = 200
_PIN, _TRIES = "pin", "pin.attempts"


class LockedOut(TooOften):
    """Too many wrong PINs; `data["seconds"]` says how long to wait."""

    default_code = "pin.locked_out"


class Tries(Model):
    """Number of wrong tries of an address or device since it was right, and until when it may not try again."""

    failures: int = 0
    last: datetime
    closed_until: datetime


class Attempts(Model):
    """The recent wrong tries, by address or device."""

    by: Mapping[str, Tries] = {}


@dataclass(frozen=True)
class PinVisitor:
    """Person who tries a PIN: from which address and, when it was signed in before, on which device."""

    address: str
    device: str = ""

    @property
    def counts(self) -> Mapping[str, int]:
        """Return the counters of this visitor's wrong tries, each with the number of free tries.

        A device that was signed in before stands apart, so others cannot lock it out. Among strangers an address
        proves little, because one guest can have many: so all of them together are counted as well.
        """
        if self.device:
            return {f"device:{self.device}": FREE_TRIES}
        return {f"address:{counted_address(self.address)}": FREE_TRIES, STRANGERS: STRANGERS_FREE_TRIES}


class Pin:
    """One PIN for the house. Wrong tries lie in the database: a restart forgives nothing, and several programs count
    together.
    """

    def __init__(self, settings: HouseSettings, clock: Callable[[], datetime]) -> None:
        self._settings = settings
        self._clock = clock

    @property
    def is_set(self) -> bool:
        """Return whether there is a PIN; without one only the laptop itself is the game master."""
        return self._settings.get(_PIN) is not None

    @property
    def generation(self) -> str:
        """Return a mark that changes with the PIN, so that sign-ins with an old one end. Empty without a PIN."""
        kept = self._settings.get(_PIN)
        return hashlib.sha256(kept.encode()).hexdigest()[:16] if kept else ""

    def choose(self, digits: str) -> None:
        """Set the PIN (4 to 12 digits); an empty text removes it. Raises: InvalidValue."""
        if digits and not (digits.isascii() and digits.isdigit() and MIN_DIGITS <= len(digits) <= MAX_DIGITS):
            raise InvalidValue("pin.invalid", field="pin", minimum=MIN_DIGITS, maximum=MAX_DIGITS)
        self._settings.set(_PIN, _hash(digits, secrets.token_hex(16)) if digits else None)
        self.forgive()

    def forgive(self) -> None:
        """Forget all wrong tries: everybody may try again at once."""
        self._settings.set(_TRIES, None)

    def check(self, digits: str, visitor: PinVisitor) -> None:
        """Accept the right PIN. Raises: LockedOut; InvalidValue for a wrong one."""
        # Each try counts as wrong until it was right: so many at once get no more than one after the other.
        self._settings.change(_TRIES, lambda text: self._one_more(text, visitor))
        kept = self._settings.get(_PIN)
        if kept is None or not hmac.compare_digest(kept, _hash(digits.strip(), kept.partition("$")[0])):
            raise InvalidValue("pin.wrong", field="pin")
        self._settings.change(_TRIES, lambda text: _without(text, visitor))

    def _one_more(self, text: str | None, visitor: PinVisitor) -> str:
        """Return all counts with one failure more of this visitor. Raises: LockedOut."""
        now, attempts = self._clock(), _attempts(text)
        # A clock may be set back; that makes no visitor wait longer.
        lately = {who: one for who, one in attempts.by.items() if abs(now - one.last) < FORGOTTEN_AFTER}
        left = max((min(lately[who].closed_until - now, LONGEST_WAIT) for who in visitor.counts if who in lately),
                   default=timedelta())  # fmt: skip
        if left > timedelta():
            raise LockedOut(field="pin", seconds=int(left.total_seconds()) + 1)
        for who, free in visitor.counts.items():
            failures = lately[who].failures + 1 if who in lately else 1
            wait = timedelta(seconds=2 ** min(failures - free, 12)) if failures > free else timedelta()
            lately[who] = Tries(failures=failures, last=now, closed_until=now + min(wait, LONGEST_WAIT))
        kept = sorted(lately.items(), key=lambda named: (named[0] == STRANGERS, named[1].last))[-MOST_COUNTED:]
        return Attempts(by=dict(kept)).model_dump_json()


def _attempts(text: str | None) -> Attempts:
    return Attempts.model_validate_json(text) if text else Attempts()


def _without(text: str | None, visitor: PinVisitor) -> str:
    """Return all counts but those of a visitor who was right, among strangers one failure less."""
    by = dict(_attempts(text).by)
    for who in visitor.counts:
        if who != STRANGERS:
            by.pop(who, None)
        elif (all_of_them := by.get(who)) is not None:
            by[who] = all_of_them.model_copy(update={"failures": all_of_them.failures - 1})
    return Attempts(by=by).model_dump_json()


def _hash(digits: str, salt: str) -> str:
    digest = hashlib.scrypt(digits.encode(), salt=salt.encode(), n=COST, r=8, p=1)
    return f"{salt}${digest.hex()}"
