"""XML from strangers as plain elements: nothing is fetched, nothing is expanded, nothing grows."""

from typing import NoReturn
from xml.etree.ElementTree import Element, TreeBuilder
from xml.parsers import expat

from app.core.errors import InvalidValue, TooLarge


def read_xml(data: bytes, *, field: str, most_bytes: int, most_elements: int, most_depth: int) -> Element:
    """The root element of a file; a DOCTYPE may name where its rules lie, and nobody looks there.

    Raises: TooLarge; InvalidValue (`xml.invalid` with line and column, `xml.entities` where the file declares some of
    its own, `xml.too_much` for too many or too deep elements) with the field.
    """
    if len(data) > most_bytes:
        raise TooLarge("xml.too_large", field=field, maximum=most_bytes // 1000)
    builder, parser = TreeBuilder(), expat.ParserCreate()
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
    parser.buffer_text = True
    try:
        parser.Parse(data, True)
    except (expat.ExpatError, LookupError, ValueError) as error:
        line, column = getattr(error, "lineno", 0), getattr(error, "offset", 0)
        raise InvalidValue("xml.invalid", field=field, line=line, column=column) from error
    return builder.close()
