"""Names that people cannot tell apart are one name.

How far that goes is decided in docs/decisions.md: the same letters however they are encoded, spaced or capitalised,
and Cyrillic and Greek letters drawn like Latin ones. Digits that resemble letters stay apart, because `Ork 1` and
`Ork I` are both written on purpose, and so do letters with and without a mark: Jürgen is not Jurgen.
"""

import unicodedata
from functools import lru_cache

# Small letters of other scripts by the Latin ones that their small or capital forms are drawn like.
_DRAWN_ALIKE = str.maketrans(
    "авекмнорстухіјѕһԁԛԝӏ" "αβεζηικμνορτυχϲϳ" "ıɑɡ",
    "abekmhopctyxijshdqwl" "abezhikmvoptuxcj" "iag",
)  # fmt: skip
_DASHES = dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2212"), "-")
_APOSTROPHES = dict.fromkeys(map(ord, "\u2018\u2019\u02bc\u00b4`"), "'")
_PUNCTUATION = {**_DASHES, **_APOSTROPHES}


@lru_cache(maxsize=4096)
def look(name: str) -> str:
    """Return the look of a name; names with the same look are one name."""
    same = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in same if not _is_unseen(sign))
    return " ".join(seen.translate(_PUNCTUATION).translate(_DRAWN_ALIKE).split())


def _is_unseen(sign: str) -> bool:
    """Return whether a character has no width and changes none: joiners, soft hyphens, selectors, direction marks."""
    return unicodedata.category(sign) == "Cf" or "\ufe00" <= sign <= "\ufe0f"
