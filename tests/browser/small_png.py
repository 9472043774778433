"""A screenshot with few colours: a quarter of the bytes, and nobody sees the difference."""

import struct
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence

MOST_COLORS = 64
_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_COMMON = 400  # a surface takes at least this part of a picture
_ALIKE, _ALIKE_EDGES = 60, 1600  # the squared distance up to which two surfaces count as one, or the edges of letters

Color = tuple[int, ...]


def with_few_colors(png: bytes) -> bytes:
    """The same picture with a palette. `png` is what Chromium takes: eight bits for each of three or four channels."""
    chunks = list(_chunks(png))
    width, height, depth, kind = struct.unpack(">IIBB", chunks[0][1][:10])
    assert (depth, kind) in ((8, 2), (8, 6)), "not a screenshot of Chromium"
    channels = 3 if kind == 2 else 4
    data = zlib.decompress(b"".join(body for name, body in chunks if name == b"IDAT"))
    rows = [_colors(row, channels) for row in _rows(data, width * channels, channels)]
    palette, places = _palette(Counter(color for row in rows for color in row))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    body = b"".join(b"\0" + bytes(places[color] for color in row) for row in rows)
    return _SIGNATURE + b"".join(
        _chunk(name, content)
        for name, content in (
            (b"IHDR", header),
            (b"PLTE", b"".join(map(bytes, palette))),
            (b"IDAT", zlib.compress(body, 9)),
            (b"IEND", b""),
        )
    )


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = len(_SIGNATURE)
    while place < len(png):
        length, name = struct.unpack(">I4s", png[place : place + 8])
        yield name, png[place + 8 : place + 8 + length]
        place += length + 12


def _chunk(name: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def _rows(data: bytes, length: int, step: int) -> Iterator[bytes]:
    """The rows without the filters of PNG."""
    above = bytearray(length)
    for place in range(0, len(data), length + 1):
        kind, row = data[place], bytearray(data[place + 1 : place + 1 + length])
        for at in range(length) if kind else ():
            left, up = row[at - step] if at >= step else 0, above[at]
            corner = above[at - step] if at >= step else 0
            row[at] = (row[at] + _guess(kind, left, up, corner)) & 255
        yield bytes(row)
        above = row


def _guess(kind: int, left: int, up: int, corner: int) -> int:
    if kind < 4:
        return (0, left, up, (left + up) // 2)[kind]
    guess = left + up - corner
    return min((left, up, corner), key=lambda one: abs(guess - one))


def _colors(row: bytes, channels: int) -> Sequence[Color]:
    return list(zip(*(row[channel::channels] for channel in range(3)), strict=True))


def _palette(found: Counter[Color]) -> tuple[Sequence[Color], dict[Color, int]]:
    """The most frequent colours that differ enough, and which of them stands for each."""
    palette: list[Color] = []
    places: dict[Color, int] = {}
    common = found.total() // _COMMON
    for color, number in found.most_common():
        nearest = min(range(len(palette)), key=lambda place: _distance(palette[place], color), default=0)
        alike = _ALIKE if number > common else _ALIKE_EDGES
        if len(palette) < MOST_COLORS and (not palette or _distance(palette[nearest], color) > alike):
            palette.append(color)
            nearest = len(palette) - 1
        places[color] = nearest
    return palette, places


def _distance(one: Color, other: Color) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
