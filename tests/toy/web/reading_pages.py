"""The pages of the toy game that a navigation names."""

from collections.abc import Sequence

from app.web.ui.rendering import Place, ReadingPage

PLACES: Sequence[Place] = (Place("catalogue", "catalogue"),)
READING_PAGES: Sequence[ReadingPage] = ()
