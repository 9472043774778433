"""Names that look alike are one name."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.names import look
from app.core.texts import tidied


@pytest.mark.parametrize(
    "twin",
    [
        "JÜRGEN", "ju\u0308rgen", "Jür\u00adgen", "\ufeffJürgen", " Jürgen\u00a0", "J\u200bürgen", "Jürɡen",
        "Ｊürgen", "Jürgеn", "𝐉ürgen", "Jürgen\ufe0f",
    ],
)  # fmt: skip
def test_a_twin_is_the_same_name(twin: str) -> None:
    assert look(twin) == look("Jürgen")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna  Maria", "Anna\u2003Maria"), ("O’Brien", "O'Brien"), ("Jean‑Luc", "jean-luc"), ("Тom", "Tom"),
        ("Αnna", "Anna"), ("Straße", "STRASSE"), ("ﬁnn", "Finn"),
    ],
)  # fmt: skip
def test_other_twins(one: str, other: str) -> None:
    assert look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Jürgen", "Jurgen"), ("Ork 1", "Ork I"), ("Ork 10", "Ork lO"), ("Anna", "Hanna"), ("AnnaMaria", "Anna Maria")],
)
def test_what_is_written_otherwise_on_purpose_stays_apart(one: str, other: str) -> None:
    assert look(one) != look(other)


@given(st.text(max_size=20))
def test_the_form_in_which_a_name_comes_does_not_matter(name: str) -> None:
    for form in ("NFC", "NFD", "NFKC"):
        assert look(unicodedata.normalize(form, name)) == look(name)
    assert look(tidied(name)) == look(name)
    assert look(look(name)) == look(name)
