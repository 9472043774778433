"""XML from strangers: read as it stands, or refused with a reason."""

from time import thread_time

import pytest

from app.core.errors import InvalidValue, TooLarge
from app.core.plain_xml import read_xml

BILLION = b"""<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>"""
OUTSIDE = b"""<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>"""
PARAMETER = b"""<!DOCTYPE a [<!ENTITY % x SYSTEM "http://example.org/x"> %x;]><a/>"""
RULES_OF_ITS_OWN = b"""<!DOCTYPE a [<!ELEMENT a EMPTY>]><a/>"""


def _read(data: bytes | str) -> str:
    root = read_xml(data, field="file", most_bytes=1000, most_elements=20, most_depth=5)
    return "".join(root.itertext())


def test_elements_and_text_are_read() -> None:
    root = read_xml(b'<a b="1">x<c>&apos;y</c></a>', field="file", most_bytes=99, most_elements=9, most_depth=9)
    assert (root.tag, root.get("b"), "".join(root.itertext())) == ("a", "1", "x'y")


def test_where_the_rules_of_a_file_lie_is_never_looked_up() -> None:
    assert _read(b'<!DOCTYPE a PUBLIC "-//x" "http://example.org/a.dtd"><a>still</a>') == "still"


def test_without_a_word_about_it_a_file_is_utf_8() -> None:
    assert _read("<a>Grüße</a>".encode()) == _read("\ufeff<a>Grüße</a>".encode()) == "Grüße"


@pytest.mark.parametrize("declared", ["ISO-8859-1", "iso-8859-1", "latin1", "windows-1252", "US-ASCII", ""])
def test_what_windows_writes_is_read_under_each_name_it_gives(declared: str) -> None:
    head = f'<?xml version="1.0" encoding="{declared}"?>' if declared else '<?xml version="1.0"?>'
    assert _read(f"{head}<a>„Grüße“ – 5 €</a>".encode("cp1252")) == "„Grüße“ – 5 €"
    assert _read(b"<a>Gr\xfc\xdfe</a>") == "Grüße"


@pytest.mark.parametrize("declared", ["ISO-8859-1", "windows-1252", "UTF-16", "UTF-8", "klingon"])
def test_a_text_is_letters_already_whatever_it_declares(declared: str) -> None:
    assert _read(f'<?xml version="1.0" encoding="{declared}"?><a>„Grüße“</a>') == "„Grüße“"


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "iso8859-15", "cp1250", "utf-8-sig"])
def test_other_encodings_are_read_as_they_say(encoding: str) -> None:
    named = "UTF-16" if encoding.startswith("utf-16") else encoding.removesuffix("-sig")
    assert _read(f'<?xml version="1.0" encoding="{named}"?><a>Grüße</a>'.encode(encoding)) == "Grüße"


def test_letters_with_the_names_of_html_are_read_everywhere_but_in_what_is_no_text() -> None:
    data = (
        b"""<a b="Pr&uuml;fung &lt;&amp;&AMP;"><!-- &foo; --><![CDATA[&auml;]]>&Auml;&nbsp;&apos;&hellip;&#8364;</a>"""
    )
    root = read_xml(data, field="file", most_bytes=999, most_elements=9, most_depth=9)
    assert (root.get("b"), root.text) == ("Prüfung <&&", "&auml;Ä\u00a0'…€")


@pytest.mark.parametrize("head", [b"", b'<!DOCTYPE a PUBLIC "-//x" "http://example.org/a.dtd">'])
@pytest.mark.parametrize("body", [b"<a>x\n&foo;y</a>", b'<a\nb="&foo;"/>'])
def test_a_name_that_nobody_knows_is_never_dropped_in_silence(head: bytes, body: bytes) -> None:
    with pytest.raises(InvalidValue) as refused:
        _read(head + body)
    assert (refused.value.code, refused.value.data) == ("xml.unknown_name", {"name": "foo", "line": 2})


@pytest.mark.parametrize(
    ("data", "encoding"),
    [
        (b'<?xml version="1.0" encoding="UTF-8"?><a>Gr\xfc\xdfe</a>', "UTF-8"),
        (b'<?xml version="1.0" encoding="klingon"?><a/>', "klingon"),
        (b'<?xml version="1.0" encoding="idna"?><a/>', "idna"),
        (b'<?xml version="1.0" encoding="unicode_escape"?><a/>', "unicode_escape"),
        (b'<?xml version="1.0" encoding="zip"?><a/>', "zip"),
        (b'<?xml version="1.0" encoding="ISO-8859-1"?><a>\x81</a>', "ISO-8859-1"),
        (b"\xff\xfe<", "utf-16-le"),
    ],
)
def test_letters_that_are_not_what_the_file_says_are_told(data: bytes, encoding: str) -> None:
    with pytest.raises(InvalidValue) as refused:
        _read(data)
    assert (refused.value.code, refused.value.field, refused.value.data) == (
        "xml.encoding", "file", {"encoding": encoding},
    )  # fmt: skip


def test_what_never_ends_is_looked_at_once() -> None:
    for piece in ("<!--", "<![CDATA[", "<?", "&a", "<a>"):
        begun = thread_time()  # what it costs, however busy the machine is
        with pytest.raises(InvalidValue):
            read_xml(piece * 200_000, field="file", most_bytes=2_000_000, most_elements=20, most_depth=5)
        assert thread_time() - begun < 2, piece


def test_the_longest_letters_of_html_do_not_make_a_file_grow_without_end() -> None:
    data = "<a>" + "&ngE;" * 100_000 + "</a>"
    root = read_xml(data, field="file", most_bytes=1_000_000, most_elements=20, most_depth=5)
    assert len(root.text or "") == 200_000


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
    "data", [b"", b"<a>", b"<a></b>", b"no xml", b"<a>\x00</a>", b"<a>&#0;</a>", b"\x00" * 8, b"PK\x03\x04", "\ud800"]
)
def test_what_is_no_xml_is_told_with_its_line(data: bytes | str) -> None:
    with pytest.raises(InvalidValue) as refused:
        _read(data)
    assert refused.value.code == "xml.invalid"
    assert isinstance(refused.value.data["line"], int)
