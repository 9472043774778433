"""A page that was drawn a moment ago need not be told the same once more by its stream: a slow phone feels it.

Only a moment: a stream that comes back later cannot know what its page shows, so it tells everything.
"""

from datetime import datetime

from app.web.forms import read_revision

MOMENT_SECONDS = 20


def shown_mark(revision: int, now: datetime) -> str:
    """What a page says of itself: which revision it shows, and since when."""
    return f"{revision}.{int(now.timestamp())}"


def is_shown(mark: str, revision: int, now: datetime) -> bool:
    """Whether a page with this mark shows this revision, beyond doubt."""
    shown, _, since = mark.partition(".")
    age = now.timestamp() - read_revision(since)
    return read_revision(shown) == revision and -1 < age < MOMENT_SECONDS
