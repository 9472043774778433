"""How the server's messages look: a line for people, or an object a line for programs. Secrets in neither."""

import json
import logging
from datetime import UTC, datetime
from typing import Any

from app.web.request_log import request_id, without_secrets

_PLAIN = "%(asctime)s %(levelname)s %(message)s"


class PlainLines(logging.Formatter):
    """A line for people; the id of the request it happened in at its end."""

    def __init__(self) -> None:
        super().__init__(_PLAIN)

    def format(self, record: logging.LogRecord) -> str:
        """The line, with the traceback below it."""
        text, own_id = without_secrets(super().format(record)), request_id.get()
        first, gap, rest = text.partition("\n")
        return f"{first} [{own_id}]{gap}{rest}" if own_id else text


class JsonLines(logging.Formatter):
    """An object a line, for programs that collect such lines."""

    def format(self, record: logging.LogRecord) -> str:
        """The object; nothing in it holds a line break."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"time": at, "level": record.levelname.lower(), "logger": record.name}
        line["message"] = without_secrets(record.getMessage())
        if own_id := request_id.get():
            line["request"] = own_id
        line |= getattr(record, "request", {})
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def begin(*, as_json: bool) -> None:
    """From now on messages look so: what is wrong in any case, as JSON every request, too."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    if as_json:
        logging.getLogger("heldenpass").setLevel(logging.INFO)
