"""One line for each request, with an id that every line written meanwhile carries, and without anything secret.

Neither queries nor bodies nor headers are written down: they hold PINs, cookies and what people typed. Of an address
only what is no key to anything stays.
"""

import logging
import re
from contextvars import ContextVar

from starlette.datastructures import Headers
from starlette.types import Message, Scope

log = logging.getLogger("heldenpass.requests")
request_id: ContextVar[str] = ContextVar("request_id", default="")
_INVITATION = re.compile(r"(/join/)[^\s/?#\"'<>]+")
_COOKIE = re.compile(r"(heldenpass=)[^\s;\"']+")
_PIN = re.compile(r"(\bpin[\"']?\s*[=:]\s*[\"']?)\w+", re.IGNORECASE)
_BEARER = re.compile(r"(\bbearer\s+)\S+", re.IGNORECASE)
_LONGEST_PATH = 120


def without_secrets(text: str) -> str:
    """A text with everything blotted out that would let its reader in."""
    for pattern in (_INVITATION, _COOKIE, _PIN, _BEARER):
        text = pattern.sub(r"\1…", text)
    return text


class Metrics:
    """Figures about a running server for its operator: none, unless `run --metrics` asks for them (prometheus.py)."""

    def answered(self, method: str, status: int, seconds: float | None) -> None:
        """An answer is on its way. Streams have no duration: they last as long as somebody looks."""

    def storage_fault(self, code: str) -> None:
        """The disk refused something."""

    def text(self) -> bytes | None:
        """Everything in Prometheus' text format, or None when nothing is counted."""
        return None


def note(metrics: Metrics, scope: Scope, message: Message, seconds: float) -> None:
    """Count a request whose answer begins with this message, and write it down when somebody wants to read that."""
    status: int = message["status"]
    is_stream = Headers(raw=message["headers"]).get("content-type", "").startswith("text/event-stream")
    metrics.answered(scope["method"], status, None if is_stream else seconds)
    if log.isEnabledFor(logging.INFO):
        line = {"method": scope["method"], "path": shown_path(scope["path"]), "status": status}
        log.info("request", extra={"request": {**line, "ms": round(seconds * 1000, 1)}})


def shown_path(path: str) -> str:
    """An address as it may be written down: no invitation, no line of its own, not without end."""
    printable = "".join(sign if sign.isprintable() else "?" for sign in path)
    return without_secrets(printable)[:_LONGEST_PATH]
