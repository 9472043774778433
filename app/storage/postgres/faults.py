"""What a PostgreSQL server refuses, as the faults the whole program knows."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import psycopg
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from app.campaign.ports import StorageFault

# The first letters of SQLSTATE that fit decide.
_FAULTS: Mapping[str, str] = {
    "53100": "storage.full",
    "53": "storage.busy",  # too many connections, no memory
    "55P03": "storage.busy",  # waited too long for a lock
    "40": "storage.busy",  # a deadlock, or two that cannot both have been
    "57014": "storage.busy",  # took too long
    "25006": "storage.read_only",
    "42501": "storage.read_only",  # no right to do that
    "28": "storage.refused",
    "3D": "storage.refused",  # there is no such database
    "57P": "storage.unreachable",  # it is shutting down or starting up
    "08": "storage.unreachable",
    "58": "storage.failed",
    "XX": "storage.broken",
}
_NOT_NOW = ("starting up", "shutting down", "recovery", "too many")


@contextmanager
def faults_told() -> Iterator[None]:
    """Turn what the server refuses into a fault with a stable code; everything else stays what it is."""
    try:
        yield
    except PoolTimeout as error:
        raise StorageFault("storage.busy") from error
    except (DBAPIError, psycopg.Error) as error:
        code = _code(error.orig if isinstance(error, DBAPIError) else error)
        if code is None:
            raise
        raise StorageFault(code) from error


def _code(cause: BaseException | None) -> str | None:
    state = getattr(cause, "sqlstate", None) or ""
    found = next((code for start, code in _FAULTS.items() if state.startswith(start)), None)
    if found is None and not state and isinstance(cause, psycopg.OperationalError):
        return "storage.refused" if _is_answered(str(cause)) else "storage.unreachable"
    return found


def _is_answered(said: str) -> bool:
    """A connection that fails has no SQLSTATE; FATAL is what a server says that is there, if not ready."""
    return "FATAL" in said and not any(word in said for word in _NOT_NOW)
