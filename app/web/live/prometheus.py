"""The counters behind `/metrics`, kept and written by Prometheus' own library."""

import threading
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from prometheus_client import CollectorRegistry, Counter, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.registry import Collector

from app.web.http.entrance import Metrics
from app.web.live.hub import Hub

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)  # what an answer may take, in steps
_PAGE = 4096
_MEMORY = Path("/proc/self/statm")


class PrometheusMetrics(Metrics, Collector):
    """Counts of events since the start."""

    def __init__(self, hub: Hub) -> None:
        self._hub, self._began = hub, monotonic()
        self._registry = registry = CollectorRegistry()
        self._answers = Counter(
            "heldenpass_requests", "Answers by method and status.", ["method", "status"], registry=registry
        )
        self._seconds = Histogram(
            "heldenpass_request_seconds", "Duration of answers, without streams.", buckets=SECONDS, registry=registry
        )
        self._faults = Counter("heldenpass_storage_faults", "Storage faults by code.", ["code"], registry=registry)
        registry.register(self)

    def answered(self, method: str, status: int, seconds: float | None) -> None:
        """Count an answer that is sent, and how long it took."""
        self._answers.labels(method if method in ("GET", "HEAD", "POST") else "other", status).inc()
        if seconds is not None:
            self._seconds.observe(seconds)

    def storage_fault(self, code: str) -> None:
        """Count a refusal of the disk."""
        self._faults.labels(code).inc()

    def text(self) -> bytes:
        """Return everything in Prometheus' text format."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Yield the values that are looked up when somebody asks."""
        yield CounterMetricFamily("heldenpass_actions", "Changes of campaigns.", self._hub.actions)
        yield GaugeMetricFamily("heldenpass_streams", "Open live pages.", self._hub.streams)
        yield GaugeMetricFamily("heldenpass_threads", "Threads of the server.", threading.active_count())
        yield GaugeMetricFamily("heldenpass_uptime_seconds", "Since the start.", monotonic() - self._began)
        if _MEMORY.exists():
            resident = int(_MEMORY.read_text().split()[1]) * _PAGE
            yield GaugeMetricFamily("heldenpass_resident_memory_bytes", "Memory of the server.", resident)
