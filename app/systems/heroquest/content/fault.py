"""The error for content that does not fit: it names file, entry and field, so that the editor finds it."""


class ContentFault(Exception):
    """A file of the content does not fit."""

    def __init__(self, file: str, entry: str, field: str, reason: str) -> None:
        self.file, self.entry, self.field, self.reason = file, entry, field, reason
        super().__init__(" · ".join(part for part in (file, entry, field, reason) if part))
