"""XML from strangers as plain elements: nothing is fetched, nothing is expanded, nothing grows."""

import codecs
import re
from html.entities import html5
from typing import NoReturn
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from app.core.errors import InvalidValue, TooLarge

_MARKS = {codecs.BOM_UTF8: "utf-8", codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}
_UNMARKED = {b"<\0": "utf-16-le", b"\0<": "utf-16-be"}
_DECLARED = re.compile(rb"""\s*<\?xml\b[^>]{0,200}?\bencoding\s*=\s*["']([A-Za-z][\w.-]{0,40})["']""")
_WINDOWS = "cp1252"
_LATIN = {"ascii", "iso8859-1", _WINDOWS}  # Windows writes its own quotation marks under the names of the other two
_ONE_BYTE_EACH = ("utf-8", "iso8859-", "cp125", "cp437", "cp85", "koi8-", "mac-")
# What is passed over without looking for names, and a name; what never ends goes to the end, so that it is read once.
_NAMED = re.compile(
    r"<!--.*?(?:-->|\Z)|<!\[CDATA\[.*?(?:\]\]>|\Z)|<\?.*?(?:\?>|\Z)|&([A-Za-z][A-Za-z0-9]*);", re.DOTALL
)
_OF_XML = {"amp", "lt", "gt", "quot", "apos"}


def read_xml(data: bytes | str, *, field: str, most_bytes: int, most_elements: int, most_depth: int) -> Element:
    """Return the root element of a file; a DOCTYPE may name where its rules lie, which is not looked up.

    A file without a word about it is UTF-8, else what Windows writes; a text is letters already, whatever it declares.
    Names of letters such as `&uuml;` are those of HTML.

    Raises: TooLarge; InvalidValue with the field: `xml.invalid` with line and column, `xml.encoding` where the letters
    are not those the file declares, `xml.entities` where it declares names of its own, `xml.unknown_name` for an
    unknown name, `xml.too_much` for too many or too deep elements.
    """
    if len(data) > most_bytes:
        raise TooLarge("xml.too_large", field=field, maximum=most_bytes // 1000)
    text, unknown = _with_letters(data if isinstance(data, str) else _decoded(data, field))
    builder, parser = TreeBuilder(), expat.ParserCreate("utf-8")
    seen = depth = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal seen, depth
        seen, depth = seen + 1, depth + 1
        if seen > most_elements or depth > most_depth:
            raise InvalidValue("xml.too_much", field=field, maximum=most_elements)
        builder.start(tag, attributes)

    def end(tag: str) -> None:
        nonlocal depth
        depth -= 1
        builder.end(tag)

    def doctype(_name: str, _system: str | None, _public: str | None, has_own_rules: bool) -> None:
        if has_own_rules:
            refuse()

    def refuse(*_: object) -> NoReturn:
        raise InvalidValue("xml.entities", field=field)

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.CharacterDataHandler = builder.data
    parser.StartDoctypeDeclHandler = doctype
    parser.EntityDeclHandler = parser.ExternalEntityRefHandler = parser.UnparsedEntityDeclHandler = refuse
    parser.SkippedEntityHandler = refuse
    parser.buffer_text = True
    try:
        parser.Parse(text.encode(), True)
    except (expat.ExpatError, ValueError) as error:
        line, column = getattr(error, "lineno", 0), getattr(error, "offset", 0)
        raise InvalidValue("xml.invalid", field=field, line=line, column=column) from error
    if unknown:
        line, name = unknown[0]
        raise InvalidValue("xml.unknown_name", field=field, name=name[:40], line=line)
    return builder.close()


def _decoded(data: bytes, field: str) -> str:
    """Return the letters of a file. Raises: InvalidValue."""
    for mark, encoding in _MARKS.items():
        if data.startswith(mark):
            return _read_as(encoding, data[len(mark) :], field, encoding)
    if unmarked := _UNMARKED.get(data[:2]):
        return _read_as(unmarked, data, field, unmarked)
    found = _DECLARED.match(data)
    if not found:
        try:
            return data.decode()
        except UnicodeDecodeError:
            return _read_as(_WINDOWS, data, field, _WINDOWS)
    declared = found[1].decode()
    try:
        encoding = codecs.lookup(declared).name
    except LookupError:
        encoding = ""
    if encoding in _LATIN:
        return _read_as(_WINDOWS, data, field, declared)
    if not encoding.startswith(_ONE_BYTE_EACH):
        raise InvalidValue("xml.encoding", field=field, encoding=declared)
    return _read_as(encoding, data, field, declared)


def _read_as(encoding: str, data: bytes, field: str, called: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        raise InvalidValue("xml.encoding", field=field, encoding=called) from error


def _with_letters(text: str) -> tuple[str, list[tuple[int, str]]]:
    """Return the text with the letters that HTML names as numbers, which every reader of XML knows, also in attributes;
    and the names that HTML does not know either, with their lines. Those the file might declare, for which it is
    refused.
    """
    unknown: list[tuple[int, str]] = []

    def letters(found: re.Match[str]) -> str:
        name = found[1]
        if name is None or name in _OF_XML:
            return found[0]
        if f"{name};" in html5:
            return "".join(f"&#{ord(letter)};" for letter in html5[f"{name};"])
        if not unknown:
            unknown.append((text.count("\n", 0, found.start()) + 1, name))
        return ""

    return _NAMED.sub(letters, text), unknown
