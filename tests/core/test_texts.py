"""What counts as a name: one line that everybody can see."""

import json
import re
import unicodedata
from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError

from app.core.texts import DROPPED, Line, shortened, tidied, tidied_file, tidied_lines, visible

DROPPED_OR_JOINER = re.compile(f"[{DROPPED}\u200c\u200d]")


@pytest.mark.parametrize(
    "text", ["Ragna", "Jörg-Åke O'Brien", "Zo\u0308e", "❤️ Wulf", "<script>", "李", "2 + 2", "", "🐉"]
)
def test_what_people_can_see_is_a_name(text: str) -> None:
    assert visible(text) == text


@pytest.mark.parametrize(
    "text",
    [
        "Rag\u200bna",
        "\u200b",
        "Ragna\ufeff",
        "\u202eangaR",
        "Rag\u00adna",
        "Rag\nna",
        "Rag\x00na",
        "\u3164",
        "Ragna\u115f",
        "\u2800\u2800",
        "\u0301",
        "\ufe0f",
        " \u0301 ",
        "Rag\u034fna",
        "\ud800",
        "\ue000",
    ],
)
def test_what_nobody_sees_is_none(text: str) -> None:
    with pytest.raises(PydanticCustomError, match="invisible"):
        visible(text)


FAMILY = "👨\u200d👩\u200d👧"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    "sign", [FAMILY, ENGLAND, "👩🏽\u200d🚀", "❤️\u200d🔥", "🏴\u200d☠️", "می\u200cخواهم", "क्\u200dष"]
)
def test_joined_signs_are_seen_and_stay(sign: str) -> None:
    assert visible(f"Mia {sign}") == f"Mia {sign}"
    assert tidied(f"Mia {sign}") == f"Mia {sign}"


@pytest.mark.parametrize(
    "text", ["An\u200dna", "\u200dAnna", "Anna\u200d", "👩\u200d", "👩\u200dx", "a\U000e0067\U000e007f"]
)
def test_a_joiner_that_joins_nothing_is_not_seen(text: str) -> None:
    with pytest.raises(PydanticCustomError, match="invisible"):
        visible(text)


@pytest.mark.parametrize(
    ("pasted", "kept"),
    [
        ("Ju\u0308rgen", "Jürgen"), ("Anna\u00a0Maria", "Anna Maria"), ("Anna\u202f\u2009 Maria", "Anna Maria"),
        ("Rüs\u00adtung", "Rüstung"), ("\ufeffAnna", "Anna"), ("An\u200bna\u2060", "Anna"), ("\u3000Anna\t", "Anna"),
        ("An\u200dna", "Anna"), ("\u200eAnna\u200f", "Anna"), ("Anna\nMaria", "Anna\nMaria"), ("Anna", "Anna"),
    ],
)  # fmt: skip
def test_what_is_pasted_is_tidied(pasted: str, kept: str) -> None:
    assert tidied(pasted) == kept


def test_lines_keep_their_breaks_and_blanks() -> None:
    assert tidied_lines("a\r\n  b\u2028c\u0085d\re\u00a0\u00a0f\n\n") == "a\n  b\nc\nd\ne  f"


TYPED_TEXT = st.text(
    st.characters(codec="utf-8") | st.sampled_from("\u00a0\u00ad\u200b\u200d\ufeff\u0308\u202f\t 👩🚀👨ü"), max_size=30
)


@given(TYPED_TEXT)
def test_what_was_tidied_once_stays_as_it_is(text: str) -> None:
    """What is shown again and sent again means the same."""
    assert tidied(tidied(text)) == tidied(text)
    assert tidied_lines(tidied_lines(text)) == tidied_lines(text)


@given(TYPED_TEXT)
def test_tidying_keeps_every_letter(text: str) -> None:
    def letters(one: str) -> str:
        composed = unicodedata.normalize("NFC", one)
        return "".join(sign for sign in composed if unicodedata.category(sign)[0] in "LN")

    assert sorted(letters(tidied(text))) == sorted(letters(DROPPED_OR_JOINER.sub("", text)))


@given(TYPED_TEXT)
def test_whatever_was_kept_before_can_still_be_read(text: str) -> None:
    """A journal is read without tidying, so nothing in it changes or is refused; blanks at the ends are left out where
    they always were."""
    kept = TypeAdapter(Annotated[str, Line(200)])
    old = TypeAdapter(Annotated[str, Line(200, seen="typed")])
    free = TypeAdapter(Annotated[str, Line(200, seen="typed", strips=False)])
    assert free.validate_python(text) == text
    try:
        visible(text)
    except PydanticCustomError:
        with pytest.raises(ValidationError):
            kept.validate_python(text)
    else:
        assert kept.validate_python(text) == old.validate_python(text) == text.strip()


def test_the_text_of_a_file_is_tidied_within_its_json() -> None:
    file = '\ufeff{"name": "Ju\\u0308r\\u00adgen", "n": 1, "l": ["a\\u00a0b"]}'
    assert json.loads(tidied_file(file)) == {"name": "Jürgen", "n": 1, "l": ["a b"]}
    plain = '{\n "name": "Jürgen"\n}'
    assert tidied_file(plain) == plain
    assert tidied_file('name = "Ju\u0308rgen"') == 'name = "Jürgen"'
    assert tidied_file("[" * 100_000) == "[" * 100_000


@given(st.text("ab cd,", min_size=1, max_size=80), st.integers(4, 40))
def test_no_word_is_cut_where_others_fit(text: str, most: int) -> None:
    short = shortened(text, most)
    assert len(short) <= most
    if short != text:
        said = short.removesuffix("…")
        assert text.startswith(said)
        assert " " not in text[:most] or text[len(said)] in " ,"


def test_a_lone_long_word_is_cut() -> None:
    assert shortened("x" * 50, 10) == "x" * 9 + "…"
