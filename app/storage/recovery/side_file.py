"""Reading of SQLite's side file, the `-wal`: does it hold actions that SQLite would drop without a word?

SQLite stops reading it at the first frame whose checksum is wrong. Its layout is that of
https://www.sqlite.org/fileformat2.html#the_write_ahead_log: a head of 32 bytes, then frames of a head of 24 bytes and a
page each. A frame that ends a transaction says how many pages there are. Each new beginning of the file changes the
salts, so frames that were written back long ago are known by theirs.
"""

import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_HEAD, _FRAME_HEAD = 32, 24
_WAL_MAGIC = 0x377F0682  # the last bit says how the checksums are reckoned
_PAGES = {512 << n for n in range(8)}
_UNFINISHED = 1  # the transaction during which the power went may stand there with its end and without its beginning

Sums = tuple[int, int]


class _Frame(NamedTuple):
    ends_transaction: bool
    salts: bytes
    sums: bytes
    content: bytes  # what the checksum is over


def has_unread_actions(wal: Path) -> bool:
    """Return whether transactions that were once on the disk lie after the place where SQLite stops reading.

    Each is on the disk before the next one begins: so a power cut leaves one that is not whole, and never two.
    Raises: OSError.
    """
    whole = wal.read_bytes()
    page = int.from_bytes(whole[8:12])
    if len(whole) < _HEAD + _FRAME_HEAD or page not in _PAGES:
        return len(whole) > _HEAD + _FRAME_HEAD + min(_PAGES)  # its head says nothing any more
    is_big = bool(whole[3] & 1)
    sums = _added((0, 0), whole[:24], is_big=is_big)
    has_head = int.from_bytes(whole[:4]) & ~1 == _WAL_MAGIC and _as_bytes(sums) == whole[24:_HEAD]
    frames = _frames(whole, page)
    salts = whole[16:24] if has_head else whole[_HEAD + 8 : _HEAD + 16]
    unread = 0
    is_read = has_head
    for frame in frames:
        if is_read:
            sums = _added(sums, frame.content, is_big=is_big)
            is_read = (frame.salts, frame.sums) == (salts, _as_bytes(sums))
        if not is_read:
            unread += frame.ends_transaction and frame.salts == salts
    return unread > _UNFINISHED


def _frames(whole: bytes, page: int) -> Iterator[_Frame]:
    for start in range(_HEAD, len(whole) - _FRAME_HEAD - page + 1, _FRAME_HEAD + page):
        head, content = whole[start : start + _FRAME_HEAD], whole[start + _FRAME_HEAD : start + _FRAME_HEAD + page]
        yield _Frame(head[4:8] != bytes(4), head[8:16], head[16:24], head[:8] + content)


def _added(sums: Sums, content: bytes, *, is_big: bool) -> Sums:
    """SQLite's checksum, gone on with."""
    words = array("I", content)
    if is_big is (sys.byteorder == "little"):
        words.byteswap()
    first, second = sums
    numbers = iter(words)
    for one, other in zip(numbers, numbers, strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + other + first) & 0xFFFFFFFF
    return first, second


def _as_bytes(sums: Sums) -> bytes:
    return b"".join(number.to_bytes(4) for number in sums)
