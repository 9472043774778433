"""Figures about a running server for its operator. Counted only when `run --metrics` asks for them."""

from app.web.live.hub import Hub


class Metrics:
    """What a server counts: nothing, unless somebody wants to read it."""

    def answered(self, method: str, status: int, seconds: float | None) -> None:
        """An answer is on its way. Streams have no duration: they last as long as somebody looks."""

    def storage_fault(self, code: str) -> None:
        """The disk refused something."""

    def text(self) -> bytes | None:
        """Everything in Prometheus' text format, or None when nothing is counted."""
        return None


def metrics_of(hub: Hub, is_wanted: bool) -> Metrics:
    """The counters of one server. Their library costs a start 70 ms, so it is loaded only where they are wanted."""
    if not is_wanted:
        return Metrics()
    from app.web.http.prometheus import PrometheusMetrics

    return PrometheusMetrics(hub)
