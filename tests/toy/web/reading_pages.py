"""The toy game has no page that every navigation names yet."""

from collections.abc import Sequence

from app.web.ui.rendering import ReadingPage

READING_PAGES: Sequence[ReadingPage] = ()
