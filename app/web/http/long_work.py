"""Work that takes longer than a request should: it runs in a thread of its own, and a page tells its progress.

Starting work that is running already returns the running one. The outcome, or the error, is kept for a while, so that
the page can be left and found again. When the program ends, the work is broken off.
"""

import logging
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import BinaryIO
from urllib.parse import quote
from weakref import finalize

from fastapi.responses import RedirectResponse, Response, StreamingResponse

from app.campaign.ports import Progress, StorageFault
from app.core.errors import GameError, UnknownSubject

log = logging.getLogger("heldenpass.work")

PATIENCE = 1.0  # seconds: what is done by then needs no page of its own
_KEPT = timedelta(hours=1)
_MOST_KEPT = 20
_PIECE = 1 << 16


@dataclass(frozen=True)
class WorkOutcome:
    """Result of work: the address of a page, or a file with its name."""

    url: str = ""
    file: BinaryIO | None = None
    name: str = ""


class Work:
    """One piece of work. `title`: what is being done; `back`: the page it was started from."""

    def __init__(self, work_id: str, key: tuple[str, ...], title: str, back: str) -> None:
        self.id = work_id
        self.key = key
        self.title = title
        self.back = back
        self.done = self.of = 0
        self.outcome: WorkOutcome | None = None
        self.error: Exception | None = None
        self._ended = threading.Event()
        self._reading = threading.Lock()

    @property
    def is_running(self) -> bool:
        """Return whether it still goes on."""
        return not self._ended.is_set()

    def wait(self, seconds: float = PATIENCE) -> WorkOutcome | None:
        """Wait for the outcome; None when it takes longer. Raises: the error it ended with."""
        self._ended.wait(seconds)
        if self.error is not None:
            raise self.error
        return self.outcome

    def end_soon(self) -> None:
        """Wait up to two seconds for its end."""
        self._ended.wait(2)

    def chunks(self) -> Iterator[bytes]:
        """Yield the bytes of the file it led to; can be called several times."""
        file, at = self.outcome.file if self.outcome else None, 0
        while file is not None:
            with self._reading:
                file.seek(at)
                piece = file.read(_PIECE)
            if not piece:
                return
            at += len(piece)
            yield piece

    def end(self, outcome: WorkOutcome | None, error: Exception | None) -> None:
        """Set the outcome or the error."""
        if outcome is not None and outcome.file is not None:
            finalize(self, outcome.file.close)
        self.outcome, self.error = outcome, error
        self._ended.set()


class Works:
    """All long work of one running server."""

    def __init__(self, clock: Callable[[], datetime], new_id: Callable[[], str]) -> None:
        self._clock = clock
        self._new_id = new_id
        self._known: dict[str, tuple[Work, datetime]] = {}
        self._guard = threading.Lock()
        self._is_closing = False

    def begin(self, key: tuple[str, ...], title: str, back: str, do: Callable[[Progress], WorkOutcome]) -> Work:
        """Start work, or return the running work with the same key."""
        with self._guard:
            self._forget()
            for known, _ in self._known.values():
                if known.key == key and known.is_running:
                    return known
            work = Work(self._new_id(), key, title, back)
            self._known[work.id] = work, self._clock()
        threading.Thread(target=self._run, args=(work, do), name=f"work {key[0]}", daemon=True).start()
        return work

    def get(self, work_id: str) -> Work:
        """Return the work with this id. Raises: UnknownSubject when it is unknown or forgotten."""
        found = self._known.get(work_id)
        if found is None:
            raise UnknownSubject("work.unknown")
        return found[0]

    def running(self) -> tuple[Work, ...]:
        """Return all work that is running."""
        return tuple(work for work, _ in list(self._known.values()) if work.is_running)

    def close(self) -> None:
        """Break off what is running, and wait a moment for it to clean up."""
        self._is_closing = True
        for work in self.running():
            work.end_soon()

    def _run(self, work: Work, do: Callable[[Progress], WorkOutcome]) -> None:
        def told(done: int, of: int) -> None:
            work.done, work.of = min(done, of), of
            if self._is_closing:
                raise StorageFault("storage.busy")

        try:
            work.end(do(told), None)
        except GameError as error:
            work.end(None, error)
        except Exception as error:
            log.exception("%s ended in a fault", work.key[0])
            work.end(None, error)

    def _forget(self) -> None:
        ended = [(at, work.id) for work, at in self._known.values() if not work.is_running]
        late = [one for at, one in ended if self._clock() - at > _KEPT]
        for work_id in {*late, *(one for _, one in sorted(ended)[:-_MOST_KEPT])}:
            del self._known[work_id]


def answer_of(work: Work, seconds: float = PATIENCE) -> Response:
    """Return the outcome if the work ends within these seconds, otherwise a redirect to its page.

    Raises: the error the work ended with.
    """
    outcome = work.wait(seconds)
    if outcome is None:
        return RedirectResponse(f"/long-work/{work.id}", 303)
    return RedirectResponse(outcome.url, 303) if outcome.url else download(work)


def download(work: Work) -> Response:
    """Return the file it led to."""
    name = quote(work.outcome.name if work.outcome else "", safe="")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{name}"}
    return StreamingResponse(work.chunks(), media_type="application/gzip", headers=headers)
