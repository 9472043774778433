"""Numbers as people type them are read as what was meant, or refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.typed_numbers import NotANumber, read_decimal, read_whole


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7), ("007", 7), ("+7", 7), (" 7 ", 7), ("-7", -7), ("−7", -7), ("–7", -7), ("- 7", -7),
        ("1.000", 1000), ("1,000", 1000), ("1 000", 1000), ("1\u00a0000", 1000), ("1\u202f000", 1000),
        ("1'000", 1000), ("1’000", 1000), ("12.345.678", 12_345_678), ("-1.000", -1000), ("１２", 12), ("٣", 3),
        ("\ufeff12\u00ad", 12),
    ],
)  # fmt: skip
def test_a_whole_number_is_read_however_it_is_typed(text: str, number: int) -> None:
    assert read_whole(text) == number


@pytest.mark.parametrize(
    "text",
    [
        "1.0", "1.00", "1,5", "1.0000", "10.00", "1.000,5", "1.000,00", "1.000.00", "1.000,000", "0.500", "01.000",
        "1_000", "1e3", "10²", "½", "1 2", "7-", "--7", "", " ", "-", "sieben", "7 Gold", "0x10", "1..000", "1.000.",
    ],
)  # fmt: skip
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    with pytest.raises(NotANumber):
        read_whole(text)


def test_too_long_a_number_is_said_to_be_too_large() -> None:
    with pytest.raises(NotANumber) as refused:
        read_whole("1.000.000.000")
    assert refused.value.code == "value.int_parsing_size"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("4,5", 4.5), ("4.5", 4.5), ("4", 4.0), ("0,125", 0.125), ("1.000,5", 1000.5), ("1,000.5", 1000.5),
        ("1 000,5", 1000.5), ("1 000", 1000.0), ("1.234.567", 1_234_567.0), ("−4,5", -4.5), ("1,50", 1.5),
    ],
)  # fmt: skip
def test_a_number_with_decimals_is_read_in_german_and_in_english(text: str, number: float) -> None:
    assert read_decimal(text) == number


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("1.500", "value.number_ambiguous"), ("1,500", "value.number_ambiguous"), ("12.345", "value.number_ambiguous"),
        ("1.2.3", "value.float_parsing"), ("1,000,5", "value.float_parsing"), ("nan", "value.float_parsing"),
        ("inf", "value.float_parsing"), ("1e3", "value.float_parsing"), (",5", "value.float_parsing"),
        ("5,", "value.float_parsing"), ("4,5 m", "value.float_parsing"),
    ],
)  # fmt: skip
def test_what_could_be_two_numbers_or_none_is_refused(text: str, code: str) -> None:
    with pytest.raises(NotANumber) as refused:
        read_decimal(text)
    assert refused.value.code == code


_SEPARATORS = st.sampled_from([".", ",", " ", "\u00a0", "\u202f", "'", "’", ""])


@given(st.integers(-999_999_999, 999_999_999), _SEPARATORS)
def test_a_number_with_its_thousands_parted_is_that_number(number: int, by: str) -> None:
    assert read_whole(f"{number:,}".replace(",", by)) == number
    assert read_whole(f"{number:,}".replace(",", by).replace("-", "−")) == number


@given(st.text("0123456789.,'+-−  \u00a0_e²", max_size=14))
def test_no_text_is_read_as_a_number_with_other_digits(text: str) -> None:
    """Whatever is read has exactly the digits that were typed, and no decimals."""
    try:
        number = read_whole(text)
    except NotANumber:
        return
    digits = "".join(filter(str.isascii, filter(str.isdigit, text)))
    assert abs(number) == int(digits)
    assert set("e_²").isdisjoint(text)
    parts = text.replace(",", ".").split(".")
    assert all(len(part.strip()) == 3 for part in parts[1:]), text
