"""Figures about a running server for its operator, as Prometheus reads them. Counted on the loop alone: no locks."""

import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # what an answer may take, in steps
_PAGE = 4096
_MEMORY = Path("/proc/self/statm")


class Metrics:
    """What happened since the start."""

    def __init__(self) -> None:
        self._began = monotonic()
        self._answers: Counter[tuple[str, int]] = Counter()
        self._within: Counter[float] = Counter()
        self._seconds = 0.0
        self._faults: Counter[str] = Counter()

    def answered(self, method: str, status: int, seconds: float | None) -> None:
        """An answer is on its way. Streams have no duration: they last as long as somebody looks."""
        self._answers[method if method in ("GET", "HEAD", "POST") else "other", status] += 1
        if seconds is not None:
            self._seconds += seconds
            self._within[next((step for step in SECONDS if seconds <= step), float("inf"))] += 1

    def storage_fault(self, code: str) -> None:
        """The disk refused something."""
        self._faults[code] += 1

    def text(self, streams: int, actions: int) -> str:
        """Everything, in Prometheus' own form."""
        return "".join(f"{line}\n" for line in self._lines(streams, actions))

    def _lines(self, streams: int, actions: int) -> Iterator[str]:
        yield from _head("requests_total", "counter", "Answers by method and status.")
        for (method, status), count in sorted(self._answers.items()):
            yield f'heldenpass_requests_total{{method="{method}",status="{status}"}} {count}'
        yield from _head("request_seconds", "histogram", "How long answers took, streams apart.")
        yield from self._histogram()
        yield from _head("storage_faults_total", "counter", "What the disk refused, by code.")
        for code, count in sorted(self._faults.items()):
            yield f'heldenpass_storage_faults_total{{code="{code}"}} {count}'
        yield from _one("actions_total", "counter", "Changes of campaigns.", actions)
        yield from _one("streams", "gauge", "Pages that follow just now.", streams)
        yield from _one("threads", "gauge", "Threads of the server.", threading.active_count())
        yield from _one("uptime_seconds", "gauge", "Since the start.", round(monotonic() - self._began, 1))
        if _MEMORY.exists():
            resident = int(_MEMORY.read_text().split()[1]) * _PAGE
            yield from _one("resident_memory_bytes", "gauge", "Memory of the server.", resident)

    def _histogram(self) -> Iterator[str]:
        total = 0
        for step in (*SECONDS, float("inf")):
            total += self._within[step]
            name = "+Inf" if step == float("inf") else f"{step:g}"
            yield f'heldenpass_request_seconds_bucket{{le="{name}"}} {total}'
        yield f"heldenpass_request_seconds_sum {self._seconds:.6f}"
        yield f"heldenpass_request_seconds_count {total}"


def _one(name: str, kind: str, text: str, value: float) -> Iterator[str]:
    yield from _head(name, kind, text)
    yield f"heldenpass_{name} {value}"


def _head(name: str, kind: str, text: str) -> Iterator[str]:
    yield f"# HELP heldenpass_{name} {text}"
    yield f"# TYPE heldenpass_{name} {kind}"
