"""Words as translators keep them: messages in Project Fluent's format (projectfluent.org), read when first said.

What we use of the format: texts, `{ $name }`, `{ "text" }`, `{ message }`, `{ -term }`, `{ SIGNED($change) }` (+2, −2),
and a choice by a value: its id (`[potion]`), `[yes]` or `[no]`, `[none]` for nothing, a number, `[one]` for one, and
the sign of a number (`SIGN($change)`: `[minus]` below nought). `*[…]` is for everything else. The tests read every file
with Fluent's own parser and compare. Imports nothing of ours or anybody's, because the first start says its words
before anything is installed, on any Python 3.8 or newer.
"""

import re
from pathlib import Path
from typing import Any, Callable, Dict, List, Mapping, Tuple, Union

MINUS = "−"
_MESSAGE = re.compile(r"^(-?[A-Za-z][\w-]*) = ?(.*(?:\n +.*)*)", re.MULTILINE)
_TEXT = re.compile(r"[^{}\n]+")
_END = re.compile(r"\s*(?:\*?\[|\}|$)")  # what follows the text of a choice: the next one, or nothing more
_PIECE = re.compile(r'\{\s*(?:\$(\w+)|"([^"]*)"|(SIGNED)\(\$(\w+)\)|(-?[A-Za-z][\w-]*))\s*\}')
_CHOICE = re.compile(r"\{\s*(SIGN\()?\$(\w+)\)?\s*->\s*")
_CASE = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\]\s*")
_CLOSE = re.compile(r"\s*\}")
_SPELLING = str.maketrans({"-": ".", "Ä": "AE", "Ö": "OE", "Ü": "UE"})
_LINE = re.compile(r"\n\s*")

Data = Mapping[str, Any]
Words = Mapping[str, Union[str, "Pattern"]]
Part = Union[str, Callable[[Data, Words], str]]


class Word(str):
    """A value in words, which sentences may still choose by."""

    value: object

    def __new__(cls, text: str, value: object) -> "Word":
        word = super().__new__(cls, text)
        word.value = value
        return word


class Pattern:
    """A message that depends on data."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._parts: Tuple[Part, ...] = ()

    def __call__(self, data: Data, words: Words) -> str:
        """Return the text with its data. Raises: KeyError for a missing piece of data; ValueError if it cannot be
        read.
        """
        if not self._parts:
            self._parts = tuple(_Reader(self.source).parts())
        return "".join([part if isinstance(part, str) else part(data, words) for part in self._parts])


def read(file: Path) -> Dict[str, Union[str, Pattern]]:
    """Return the messages of a file by their keys: in the program each `-` of an id is a dot."""
    found = _MESSAGE.findall(file.read_text(encoding="utf-8"))
    return {name.replace("-", "."): Pattern(text) if "{" in text or "\n" in text else text for name, text in found}


def say(words: Words, key: str, data: Data) -> str:
    """Return the words for a key. Raises: KeyError for an unknown key or a missing piece of data."""
    found = words.get(key)
    if found is None:
        found = words[spelled(key)]
    return found if isinstance(found, str) else found(data, words)


def spelled(key: str) -> str:
    """Return a key as the files can name it: they know no umlauts, and no dots."""
    return key.translate(_SPELLING)


def shown(value: object) -> str:
    """Return a piece of data as it stands in a text: numbers with a proper minus."""
    return str(value).replace("-", MINUS) if isinstance(value, int) else str(value)


class _Reader:
    def __init__(self, source: str) -> None:
        self._source, self._at = source.strip(), 0

    def parts(self, *, is_choice: bool = False) -> List[Part]:
        found: List[Part] = []
        ends_open = False  # in a text, whose spaces at the end do not count
        while self._at < len(self._source):
            if is_choice and self._source[self._at] in "\n}" and _END.match(self._source, self._at):
                break
            if text := self._take(_TEXT):
                found.append(text.group())
                ends_open = True
                continue
            elif self._take(_LINE):
                found.append("\n")
            elif piece := self._take(_PIECE):
                found.append(_piece(*piece.groups()))
            elif choice := self._take(_CHOICE):
                found.append(self._cases(choice.group(2), bool(choice.group(1))))
            else:
                raise ValueError(self._source)
            ends_open = False
        return [*found[:-1], str(found[-1]).rstrip()] if ends_open else found

    def _cases(self, name: str, by_sign: bool) -> Part:
        cases: Dict[str, Tuple[Part, ...]] = {}
        other: Tuple[Part, ...] = ()
        while case := self._take(_CASE):
            cases[case.group(2)] = tuple(self.parts(is_choice=True))
            other = cases[case.group(2)] if case.group(1) else other
        if not self._take(_CLOSE):
            raise ValueError(self._source)

        def choose(data: Data, words: Words) -> str:
            chosen = next((cases[key] for key in _keys(data[name], by_sign) if key in cases), other)
            return "".join([part if isinstance(part, str) else part(data, words) for part in chosen])

        return choose

    def _take(self, pattern: "re.Pattern[str]") -> "re.Match[str] | None":
        found = pattern.match(self._source, self._at)
        self._at = found.end() if found else self._at
        return found


def _piece(name: str, literal: str, signed: str, signed_name: str, other: str) -> Part:
    if name:
        return lambda data, _: shown(data[name])
    if signed:
        return lambda data, _: shown(data[signed_name]) if data[signed_name] < 0 else "+" + shown(data[signed_name])
    if other:
        return lambda data, words: say(words, other, data)
    return literal


def _keys(value: object, by_sign: bool) -> Tuple[str, ...]:
    """Return the names a value may have in a choice, the most exact first."""
    value = value.value if isinstance(value, Word) else value
    if by_sign:
        return ("minus" if isinstance(value, int) and value < 0 else "plus",)
    if isinstance(value, bool):
        return ("yes" if value else "no",)
    if isinstance(value, int):
        return (str(value), "one" if value == 1 else "other")
    return (str(value),) if value else ("none",)
