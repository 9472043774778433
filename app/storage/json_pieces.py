"""One JSON object of flat values and of lists of flat objects, read piece by piece from a file of any size.

A parsed value takes many times the bytes it had in the file, and some files are made to fill the memory. So nothing is
parsed here: a text is cut into its pieces, each of which is small, and how many there may be is settled beforehand.
"""

import codecs
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

_PIECE = 1 << 17  # characters that are looked at together, unless a piece is longer
LONGEST_PIECE = 16_000_000  # characters; an entry with the largest catalogue has a quarter of that
_TEXT = r'"(?:[^"\\]|\\.)*+"'
_BLANK = re.compile(r"[ \t\r\n]*+")
_SIGN = re.compile(r"[{}\[\],:]")
_NAME = re.compile(_TEXT, re.DOTALL)
_FLAT = re.compile(rf'\{{(?:[^"{{}}\[\]]|{_TEXT})*+\}}', re.DOTALL)
_VALUE = re.compile(rf'{_TEXT}|[^\s,:"{{}}\[\]]++', re.DOTALL)


class Unreadable(ValueError):
    """No text of this shape."""


class JsonPiece(NamedTuple):
    """A value or an object of a list, still as text; None says that a list of this name begins."""

    name: str
    text: str | None


class Shape(NamedTuple):
    """Limits of a JSON file: members of an object, and objects in its lists, by their names."""

    members: int
    lists: dict[str, int]


def pieces(chunks: Iterable[bytes], shape: Shape) -> Iterator[JsonPiece]:
    """Yield the members of an object in their order. Raises: Unreadable."""
    text = _Text(chunks)
    text.take(_SIGN, "{")
    if text.follows("}"):
        text.take(_SIGN)
    else:
        yield from _members(text, shape)
    if text.last != "}" or not text.is_over:
        raise Unreadable


def _members(text: "_Text", shape: Shape) -> Iterator[JsonPiece]:
    for _ in range(shape.members):
        name = text.take(_NAME)[1:-1]
        text.take(_SIGN, ":")
        if text.follows("["):
            text.take(_SIGN)
            yield JsonPiece(name, None)
            yield from _elements(text, name, shape.lists.get(name, 0))
        else:
            yield JsonPiece(name, text.take(_VALUE))
        if text.take(_SIGN) != ",":
            return


def _elements(text: "_Text", name: str, most: int) -> Iterator[JsonPiece]:
    if text.follows("]"):
        text.take(_SIGN)
        return
    for _ in range(most):
        yield JsonPiece(name, text.take(_FLAT))
        if text.take(_SIGN) == "]":
            return
        if text.last != ",":
            raise Unreadable
    raise Unreadable


class _Text:
    """Unread rest of a text, read on as far as the next piece needs it."""

    def __init__(self, chunks: Iterable[bytes]) -> None:
        self._chunks = iter(chunks)
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self._text = ""
        self._at = 0
        self._has_ended = False
        self.last = ""

    def take(self, kind: re.Pattern[str], wanted: str = "") -> str:
        """Return the next piece of a kind. Raises: Unreadable when something else comes."""
        self._skip_blank()
        found = kind.match(self._text, self._at)
        while (found is None or found.end() == len(self._text)) and not self._has_ended:
            self._read_on()  # it may be cut off: what ends where the text does can go on
            found = kind.match(self._text, self._at)
        if found is None or (wanted and found[0] != wanted):
            raise Unreadable
        self._at = found.end()
        self.last = found[0]
        return self.last

    def follows(self, sign: str) -> bool:
        """Return whether this comes next."""
        self._skip_blank()
        return self._text.startswith(sign, self._at)

    @property
    def is_over(self) -> bool:
        """Return whether nothing follows."""
        self._skip_blank()
        return self._at == len(self._text)

    def _skip_blank(self) -> None:
        while True:
            blank = _BLANK.match(self._text, self._at)
            self._at = blank.end() if blank else self._at
            if self._at < len(self._text) or self._has_ended:
                return
            self._read_on()

    def _read_on(self) -> None:
        """At least as much again, so that a long piece is not looked through for each of its parts."""
        left = self._text[self._at :]
        if len(left) > LONGEST_PIECE:
            raise Unreadable
        parts, wanted = [left], max(_PIECE, len(left))
        while wanted > 0 and not self._has_ended:
            chunk = next(self._chunks, b"")
            self._has_ended = not chunk
            try:
                parts.append(self._decoder.decode(chunk, final=self._has_ended))
            except UnicodeDecodeError as error:
                raise Unreadable from error
            wanted -= len(parts[-1]) or 1
        self._text, self._at = "".join(parts), 0
