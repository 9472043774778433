"""Files made to fill the memory: told by what stands outside of their texts, before anything is parsed.

A parsed value takes many times the bytes it had in the file. How many there are, and in which objects, is counted here
piece by piece, with the bytes alone.
"""

import re
from collections.abc import Iterator

_PIECE = 1_000_000
_HARMLESS = 200_000  # bytes; whatever is in so few of them fits
_SPACE = b" \t\r\n"


class Shape:
    """One object, in it lists of flat objects: how many of them there may be, and how much each says besides texts."""

    def __init__(self, objects: int, lists: int, members: int) -> None:
        self._most = {b"{": objects, b"[": lists, b",": objects * members}
        flat = rb"[^{}\[\]]{0,%d}+" % (4 * members)  # names and texts are gone: `:1,:null,`
        self._whole = re.compile(rb"\{(?:%b\[(?:\{%b\},?)*+\])*+%b\}" % (flat, flat, flat))

    def holds(self, text: bytes) -> bool:
        """Whether a JSON text is small or of this shape; only its brackets and commas are looked at."""
        if len(text) <= _HARMLESS:
            return True
        if text.count(b'"') > 5 * self._most[b","]:
            return False
        bare = b"".join(_outside(text))
        return all(bare.count(sign) <= most for sign, most in self._most.items()) and bool(self._whole.fullmatch(bare))


def _outside(text: bytes) -> Iterator[bytes]:
    """What stands outside of all texts, without white space."""
    is_inside, rest = 0, b""
    for start in range(0, len(text), _PIECE):
        piece = rest + text[start : start + _PIECE]
        if (len(piece) - len(piece.rstrip(b"\\"))) % 2:  # what this backslash hides is in the next piece
            piece, rest = piece[:-1], piece[-1:]
        else:
            rest = b""
        parts = piece.replace(b"\\\\", b"").replace(b'\\"', b"").split(b'"')
        yield b"".join(parts[is_inside::2]).translate(None, _SPACE)
        is_inside ^= (len(parts) - 1) % 2
    yield rest
