"""What the pages are told of a board that somebody draws. Kept by `app/storage/drawings.py`, beside the campaigns."""

from datetime import datetime
from typing import NamedTuple

LONGEST = 2_000_000  # characters of one drawing


class StoredDrawing(NamedTuple):
    """A drawing. `undo` and `redo`: what was done by the step that would be taken or brought back; None without one."""

    id: str
    name: str
    revision: int
    changed_at: datetime
    body: str
    undo: str | None = None
    redo: str | None = None
