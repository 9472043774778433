"""Format of the server's messages: a line for people, or a JSON object for programs. Neither shows secrets."""

import json
import logging
import threading
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from app.web.http.entrance import request_id, without_secrets

_MINUTE = 60.0
_MOST_KINDS = 500
_PLAIN = "%(asctime)s %(levelname)s %(message)s"


class PlainLines(logging.Formatter):
    """A line for people; the id of the request it happened in at its end."""

    def __init__(self) -> None:
        super().__init__(_PLAIN)

    def format(self, record: logging.LogRecord) -> str:
        """Return the line, with the traceback below it."""
        text, own_id = without_secrets(super().format(record)), request_id.get()
        first, gap, rest = text.partition("\n")
        return f"{first} [{own_id}]{gap}{rest}" if own_id else text


class JsonLines(logging.Formatter):
    """An object a line, for programs that collect such lines."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the object; nothing in it holds a line break."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"time": at, "level": record.levelname.lower(), "logger": record.name}
        line["message"] = without_secrets(record.getMessage())
        if own_id := request_id.get():
            line["request"] = own_id
        line |= getattr(record, "request", {})
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


class OnceAMinute(logging.Filter):
    """Lets each kind of warning through once a minute, with the number of those kept back since.

    What anybody in the Wi-Fi can cause again and again must not fill the disk. A kind is what is said (not about whom)
    and, of a fault, the place in the code; lines below a warning are written in any case.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[tuple[object, ...], tuple[float, int]] = {}
        self._lock = threading.Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether this message is written."""
        if record.levelno < logging.WARNING:
            return True
        kind, now = _kind(record), self._clock()
        with self._lock:
            since, kept_back = self._told.get(kind, (-_MINUTE, 0))
            if now - since < _MINUTE:
                self._told[kind] = since, kept_back + 1
                return False
            if len(self._told) >= _MOST_KINDS:
                self._told.clear()
            self._told[kind] = now, 0
        if kept_back:
            record.msg, record.args = f"{record.getMessage()} (and {kept_back} more of these before)", ()
        return True


def _kind(record: logging.LogRecord) -> tuple[object, ...]:
    said = str(record.msg).partition("\n")[0]
    fault = record.exc_info[1] if record.exc_info else None
    place = traceback.extract_tb(fault.__traceback__)[-1:] if fault else []
    return record.name, said, type(fault), *((frame.filename, frame.lineno) for frame in place)


def begin(*, as_json: bool) -> None:
    """From now on messages look so: what is wrong in any case, as JSON every request, too."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    handler.addFilter(OnceAMinute())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if as_json:
        logging.getLogger("heldenpass").setLevel(logging.INFO)
