"""Figures about a running server for its operator. Counted only when `run --metrics` asks for them."""


class Metrics:
    """What a server counts: nothing, unless somebody wants to read it."""

    def answered(self, method: str, status: int, seconds: float | None) -> None:
        """An answer is on its way. Streams have no duration: they last as long as somebody looks."""

    def storage_fault(self, code: str) -> None:
        """The disk refused something."""

    def text(self) -> bytes | None:
        """Everything in Prometheus' text format, or None when nothing is counted."""
        return None
