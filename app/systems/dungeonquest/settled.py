"""The points that the booklets leave open, and what holds at a table. Words stand in `words/settled.*.ftl`."""

from typing import ClassVar

from app.core.settled_points import Choice, Point, SettledPoints
from app.systems.dungeonquest.content import read_data

__all__ = ["POINTS", "Choice", "Point", "Settled"]
POINTS = {name: Point(*row) for name, row in read_data("settled").items()}


class Settled(SettledPoints):
    """What holds at a table."""

    points: ClassVar = POINTS
