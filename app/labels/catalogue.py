"""The texts of the pages in another language: a catalogue as translators keep it (`en.po`), read as it is.

Read when a first page wants it, a few milliseconds; so there is no compiled file that could be older than its source.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from gettext import NullTranslations
from pathlib import Path

FOLDER = Path(__file__).parent
_FIELDS = ("msgid", "msgid_plural", "msgstr", "msgstr[0]", "msgstr[1]")
Message = Mapping[str, str]


class Catalogue(NullTranslations):
    """The texts of one language by their German text. A text that nobody has translated yet stays German."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self._one: dict[str, str] = {}
        self._many: dict[str, str] = {}
        for message in messages(file.read_text(encoding="utf-8")):
            self._one[message["msgid"]] = message.get("msgstr") or message.get("msgstr[0]", "")
            if "msgid_plural" in message:
                self._many[message["msgid_plural"]] = message.get("msgstr[1]", "")

    def gettext(self, message: str) -> str:
        """A text in this language."""
        return self._one.get(message) or message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        """The text for one, or for any other number, as in German."""
        return self.gettext(msgid1) if n == 1 else self._many.get(msgid2) or msgid2


@cache
def catalogue(language: str) -> NullTranslations:
    """The texts of a language. The German ones are in the pages themselves."""
    file = FOLDER / f"{language}.po"
    return Catalogue(file) if file.exists() else NullTranslations()


def messages(text: str) -> Iterator[Message]:
    """The messages of a catalogue with their fields; its header and what is no longer used are left out."""
    for block in text.split("\n\n"):
        message = _fields(block)
        if message.get("msgid"):
            yield message


def _fields(block: str) -> Message:
    found: dict[str, str] = {}
    field = ""
    for line in block.splitlines():
        if line.startswith("#"):
            continue
        name, quote, rest = line.partition('"')
        if name.strip() in _FIELDS:
            field = name.strip()
        if quote and field:
            found[field] = found.get(field, "") + json.loads(quote + rest)
    return found
