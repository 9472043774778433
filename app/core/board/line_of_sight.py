"""Lines of sight, exactly: from any point of one square to any point of another.

A line counts when a small change of it would pass as well: no line runs along a wall, between two squares that touch at
a corner, or between two that stand side by side. Sight is therefore the same from both ends.

All lines that run down and to the right from a square are one region in the space of lines. Its borders are the corners
that a line may not pass on the wrong side: a polygon, kept as these corners in order, with the lines through neighbours
among them. Each cell cuts it at its lower right corner into the lines that go on to the right and those that go on
below; what comes from two sides around a corner that stops no line is joined again. Whole numbers only, so that
nothing depends on rounding. The other three quarters are the same in mirrors.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache
from math import gcd
from typing import NamedTuple

from app.core.board.passages import Passages, Squares
from app.core.board.squares import SLANTED, Square

_Triple = tuple[int, int, int]  # a point (x, y, 1), a direction (x, y, 0), or the line a·x + b·y + c = 0


class _Polygon(NamedTuple):
    """Lines between these corners; `lines[n]` goes through `corners[n]` and the next one."""

    corners: tuple[_Triple, ...]
    lines: tuple[_Triple, ...]


# Every line down and to the right across the square from 0,0 to 1,1; a corner below a line has a value above zero.
_ALL = _Polygon(((1, 0, 1), (1, 0, 0), (0, 1, 1), (0, 1, 0)), ((0, 1, 0), (0, 1, -1), (-1, 0, 0), (-1, 0, 1)))


class Ray(NamedTuple):
    """A free line: where it leaves one square and where it ends in the other, in squares from the upper left corner."""

    start: tuple[float, float]
    end: tuple[float, float]


def visible(passages: Passages, start: Square, opaque: Squares = 0) -> Squares:
    """Return every square that some line from `start` reaches through these passages.

    Opaque squares are seen, but nothing behind them; the viewer's own square never hinders. What would not be seen on
    an empty board hides nothing, so that a step in another room is no new question.
    """
    found = look_around(passages, start)
    return look_around(passages, start, opaque & found) if opaque else found


@lru_cache(maxsize=4096)
def look_around(passages: Passages, start: Square, opaque: Squares = 0) -> Squares:
    """Return the visible squares, worked out once."""
    seen = passages.bit(start)
    for mirror in SLANTED:
        for place in _quarter(passages, start, mirror, opaque):
            seen |= 1 << place
    return seen


def ray(passages: Passages, start: Square, end: Square, opaque: Squares = 0) -> Ray | None:
    """Return one of the free lines between two squares, well away from what would stop it; None if there is none."""
    if not visible(passages, start, opaque) & passages.bit(end):
        return None
    place = end.y * passages.width + end.x
    facing = (one for one in SLANTED if one.x * (end.x - start.x) >= 0 <= one.y * (end.y - start.y))
    for mirror in facing:
        polygons = _quarter(passages, start, mirror, opaque).get(place)
        if polygons:
            line = tuple(map(sum, zip(*polygons[0].lines, strict=True)))
            across, down = abs(end.x - start.x), abs(end.y - start.y)
            points = (_middle(line, 0, 0), _middle(line, across, down))
            first, last = (
                (start.x + (x if mirror.x > 0 else 1 - x), start.y + (y if mirror.y > 0 else 1 - y)) for x, y in points
            )
            return Ray(first, last)
    return None


def _quarter(passages: Passages, start: Square, mirror: Square, opaque: Squares) -> Mapping[int, list[_Polygon]]:
    """Return the free lines to every square of one quarter, by the number of the square's bit; none from beside the
    board.
    """
    if not passages.bit(start):
        return {}
    width, (across, down) = passages.width, mirror
    east = passages.east if across > 0 else passages.east << 1
    south = passages.south if down > 0 else passages.south << width
    origin, found = start.y * width + start.x, dict[int, list[_Polygon]]()
    front, number = {0: [_ALL]}, 0  # by column: the cells as far from the start as the last round brought us
    while front:
        lefts, tops = defaultdict[int, list[_Polygon]](list), defaultdict[int, list[_Polygon]](list)
        for column, polygons in front.items():
            row = number - column
            place = origin + column * across + row * down * width
            goes_right, goes_down = east >> place & 1, south >> place & 1
            if not (goes_right or goes_down):
                continue
            for polygon in polygons:
                right, below = _cut(polygon, (column + 1, row + 1, 1))
                if right and goes_right:
                    lefts[column + 1].append(right)
                if below and goes_down:
                    tops[column].append(below)
        front, number = {}, number + 1
        for column in lefts.keys() | tops.keys():
            row = number - column
            place = origin + column * across + row * down * width
            found[place] = _joined(lefts[column], tops[column], (column, row, 1))
            if not opaque >> place & 1:
                front[column] = found[place]
    return found


def _cut(polygon: _Polygon, corner: _Triple) -> tuple[_Polygon | None, _Polygon | None]:
    """Return the lines that pass above a corner, and those that pass below it."""
    x, y, _ = corner
    values = [a * x + b * y + c for a, b, c in polygon.lines]
    if min(values) >= 0:
        return polygon, None
    if max(values) <= 0:
        return None, polygon
    return _side(polygon, corner, values), _side(polygon, corner, [-value for value in values])


def _side(polygon: _Polygon, corner: _Triple, values: list[int]) -> _Polygon:
    """Return the part of a polygon where the values are above zero, with the corner on its new border."""
    corners, lines = list[_Triple](), list[_Triple]()
    for number, point in enumerate(polygon.corners):
        before, after = values[number - 1], values[number]
        if before <= 0 < after:
            corners.append(corner)
            lines.append(polygon.lines[number - 1] if before == 0 else _line(corner, point))
        if before > 0 or after > 0:
            corners.append(point)
            lines.append(polygon.lines[number] if after >= 0 else _line(point, corner))
    return _Polygon(tuple(corners), tuple(lines))


def _line(one: _Triple, other: _Triple) -> _Triple:
    """Return the line through two points, down and to the right, in smallest numbers."""
    a = one[1] * other[2] - one[2] * other[1]
    b = one[2] * other[0] - one[0] * other[2]
    c = one[0] * other[1] - one[1] * other[0]
    size = gcd(a, b, c)
    if a > 0 or (a == 0 and b < 0):
        size = -size
    return a // size, b // size, c // size


def _joined(lefts: list[_Polygon], tops: list[_Polygon], corner: _Triple) -> list[_Polygon]:
    """Return the views from the left and from above; as one where nothing at the corner between them blocks the way."""
    if not (lefts and tops):
        return lefts or tops
    rest = list(tops)
    return [_with_one_of(rest, left, corner) for left in lefts] + rest


def _with_one_of(tops: list[_Polygon], left: _Polygon, corner: _Triple) -> _Polygon:
    """Return the polygon with that one of the others that lies beside it, which is taken out of them."""
    if corner not in left.corners:
        return left
    one = left.corners.index(corner)
    for top in tops:
        if corner not in top.corners:
            continue
        other = top.corners.index(corner)
        if left.lines[one - 1] == top.lines[other] and left.lines[one] == top.lines[other - 1]:
            tops.remove(top)
            return _grown(left, one, top, other)
    return left


def _grown(left: _Polygon, one: int, top: _Polygon, other: int) -> _Polygon:
    """Return two polygons as one, without the border between them."""
    first, second = _after(left, one), _after(top, other)
    ends = first[-1][0] == second[0][0], second[-1][0] == first[0][0]
    whole = first[: -1 if ends[0] else None] + second[: -1 if ends[1] else None]
    return _Polygon(tuple(corner for corner, _ in whole), tuple(line for _, line in whole))


def _after(polygon: _Polygon, place: int) -> list[tuple[_Triple, _Triple]]:
    """Return all borders but the one at this place, in order from there, each with the line at its end."""
    borders = [*zip(polygon.corners, polygon.lines, strict=True)]
    return borders[place + 1 :] + borders[:place]


def _middle(line: tuple[int, ...], x: int, y: int) -> tuple[float, float]:
    """Return the middle of that part of a line which lies in the square at x,y."""
    a, b, c = line
    if not b:
        return -c / a, y + 0.5
    low, high = float(x), float(x + 1)
    if a:
        low, high = max(low, -(b * y + c) / a), min(high, -(b * (y + 1) + c) / a)
    middle = (low + high) / 2
    return middle, -(a * middle + c) / b


def row_ahead(passages: Passages, start: Square, direction: Square, opaque: Squares = 0) -> Squares:
    """Return the squares straight ahead, up to the first that is opaque, which is one of them."""
    edges, stride = (passages.east, 1) if direction.x else (passages.south, passages.width)
    seen, here = 0, passages.bit(start)
    while here and not (seen and here & opaque):
        here = (here & edges) << stride if direction > (0, 0) else here >> stride & edges
        seen |= here
    return seen


def line_of_centres(one: Square, other: Square) -> Iterator[Square]:
    """Yield the squares that the line from centre to centre crosses, in order, the last included, the first not."""
    across, down = abs(other.x - one.x), abs(other.y - one.y)
    right, below = (1 if other.x > one.x else -1), (1 if other.y > one.y else -1)
    x = y = 0
    while (x, y) != (across, down):
        to_side, to_end = (2 * x + 1) * down, (2 * y + 1) * across
        if to_side <= to_end:
            x += 1
        if to_end <= to_side:
            y += 1
        yield Square(one.x + right * x, one.y + below * y)
