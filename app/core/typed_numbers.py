"""Numbers as people type and paste them: `1.000`, `1,000`, `1 000` and `1'000` are a thousand, `−3` is below zero.

A number is read as what it can only mean, or refused; never as something else. In a whole number a point or comma can
only part thousands. In a number that may have decimals `1.500` means one thing in German and another in English, so
it is refused there.
"""

import re
import unicodedata

from app.core.texts import BLANKS, DROPPED

MOST_DIGITS = 9  # of a whole number; a longer one is refused
_APOSTROPHES = "'\u2019"
MINUSES = "-\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d"  # hyphens, dashes, the minus sign, wide ones
_UNSEEN = re.compile(f"[{DROPPED}]")
_SIGNED = re.compile(rf"(?P<sign>[+\uff0b{re.escape(MINUSES)}]?)[{BLANKS}]*(?P<rest>.*)", re.DOTALL)
_GROUPED = re.compile(rf"[1-9]\d{{0,2}}(?:(?P<by>[.,{BLANKS}{_APOSTROPHES}])\d{{3}})(?:(?P=by)\d{{3}})*")
_DECIMAL = re.compile(rf"(?P<whole>\d+|[1-9]\d{{0,2}}(?:(?P<by>[.,{BLANKS}{_APOSTROPHES}])\d{{3}})+)[.,](?P<part>\d+)")


class NotANumber(ValueError):
    """The text is no number, or can be read as two. `code` names the sentence that says so."""

    def __init__(self, code: str) -> None:
        self.code = code
        super().__init__(code)


def read_whole(text: str) -> int:
    """Read a whole number. Raises: NotANumber."""
    sign, digits = _parted(text)
    if _GROUPED.fullmatch(digits):
        digits = _without_groups(digits)
    if not _is_plain(digits):
        raise NotANumber("value.int_parsing")
    if len(digits) > MOST_DIGITS:
        raise NotANumber("value.int_parsing_size")
    return sign * int(digits)


def read_decimal(text: str) -> float:
    """Read a number with decimals, which stand behind a comma or a point. Raises: NotANumber."""
    sign, digits = _parted(text)
    grouped, found = _GROUPED.fullmatch(digits), _DECIMAL.fullmatch(digits)
    if grouped and grouped["by"] in ".," and digits.count(grouped["by"]) == 1:
        raise NotANumber("value.number_ambiguous")
    if grouped:
        digits = _without_groups(digits)
    elif found and found["by"] != digits[found.end("whole")]:
        digits = f"{_without_groups(found['whole'])}.{found['part']}"
    plain = digits.replace(".", "", 1)
    if not _is_plain(plain):
        raise NotANumber("value.float_parsing")
    if len(plain) > 2 * MOST_DIGITS:
        raise NotANumber("value.int_parsing_size")
    return sign * float(digits)


def _parted(text: str) -> tuple[int, str]:
    """Return the sign as 1 or -1, and the rest with plain digits, whatever script they are of."""
    found = _SIGNED.fullmatch(_UNSEEN.sub("", text).strip())
    assert found is not None
    return -1 if found["sign"] and found["sign"] in MINUSES else 1, "".join(map(_plain_digit, found["rest"]))


def _plain_digit(sign: str) -> str:
    """Return a decimal digit of any script as its plain one; a raised 2 is none."""
    return str(unicodedata.decimal(sign)) if sign.isdecimal() else sign


def _without_groups(digits: str) -> str:
    return "".join(filter(str.isdecimal, digits))


def _is_plain(digits: str) -> bool:
    return digits.isascii() and digits.isdecimal()
