"""The pages of the toy game that a navigation names."""

from collections.abc import Sequence

from app.web.ui.rendering import Front, Place, ReadingPage

PLACES: Sequence[Place] = (Place("catalogue", "catalogue"),)
READING_PAGES: Sequence[ReadingPage] = ()
FRONT = Front("green")
