"""XML from strangers: read as it stands, or refused with a reason."""

import pytest

from app.core.errors import InvalidValue, TooLarge
from app.core.plain_xml import read_xml

BILLION = b"""<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>"""
OUTSIDE = b"""<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>"""
PARAMETER = b"""<!DOCTYPE a [<!ENTITY % x SYSTEM "http://example.org/x"> %x;]><a/>"""
RULES_OF_ITS_OWN = b"""<!DOCTYPE a [<!ELEMENT a EMPTY>]><a/>"""


def _read(data: bytes) -> str:
    root = read_xml(data, field="file", most_bytes=1000, most_elements=20, most_depth=5)
    return "".join(root.itertext())


def test_elements_and_text_are_read() -> None:
    root = read_xml(b'<a b="1">x<c>&apos;y</c></a>', field="file", most_bytes=99, most_elements=9, most_depth=9)
    assert (root.tag, root.get("b"), "".join(root.itertext())) == ("a", "1", "x'y")


def test_where_the_rules_of_a_file_lie_is_never_looked_up() -> None:
    assert _read(b'<!DOCTYPE a PUBLIC "-//x" "http://example.org/a.dtd"><a>still</a>') == "still"


def test_without_a_word_about_it_a_file_is_utf_8() -> None:
    assert _read("<a>Grüße</a>".encode()) == _read("\ufeff<a>Grüße</a>".encode()) == "Grüße"
    assert _read('<?xml version="1.0" encoding="ISO-8859-1"?><a>Grüße</a>'.encode("latin-1")) == "Grüße"


@pytest.mark.parametrize("data", [BILLION, OUTSIDE, PARAMETER, RULES_OF_ITS_OWN])
def test_nothing_is_expanded_or_fetched(data: bytes) -> None:
    with pytest.raises(InvalidValue) as refused:
        _read(data)
    assert (refused.value.code, refused.value.field) == ("xml.entities", "file")


@pytest.mark.parametrize("data", [b"<a>" * 6 + b"</a>" * 6, b"<a>" + b"<b/>" * 20 + b"</a>"])
def test_neither_depth_nor_number_grows_without_end(data: bytes) -> None:
    with pytest.raises(InvalidValue) as refused:
        _read(data)
    assert refused.value.code == "xml.too_much"


def test_a_file_that_is_too_large_is_not_read_at_all() -> None:
    with pytest.raises(TooLarge):
        _read(b"<a>" + b"x" * 1000)


@pytest.mark.parametrize(
    "data", [b"", b"<a>", b"<a></b>", b"no xml", b"<a>\xff</a>", b"<a>&nbsp;</a>", b"\x00" * 8, b"PK\x03\x04"]
)
def test_what_is_no_xml_is_told_with_its_line(data: bytes) -> None:
    with pytest.raises(InvalidValue) as refused:
        _read(data)
    assert refused.value.code == "xml.invalid"
    assert isinstance(refused.value.data["line"], int)


def test_an_encoding_that_nobody_knows_is_told_too() -> None:
    with pytest.raises(InvalidValue) as refused:
        _read(b'<?xml version="1.0" encoding="klingon"?><a/>')
    assert refused.value.code == "xml.invalid"
