"""Many of one kind by typing, and names with the numbers that are free."""

from itertools import islice

import pytest

from app.core.errors import InvalidValue
from app.core.texts import TypedGroup, numbered, read_groups, renamed


def test_number_name_and_modifier_are_read_as_people_type_them() -> None:
    assert list(read_groups("3 Wolf +2, 2x Bear −1,Ann ,  4 Cave Rat", "text")) == [
        TypedGroup(3, "Wolf", 2),
        TypedGroup(2, "Bear", -1),
        TypedGroup(1, "Ann", 0),
        TypedGroup(4, "Cave Rat", 0),
    ]
    assert list(read_groups("2 Wolf 3 +1", "text")) == [TypedGroup(2, "Wolf 3", 1)]


@pytest.mark.parametrize(
    "text", ["", " , ", "0 Wolf", "3", "+2", "Wolf +21", "90000 Rat", "-3 Wolf", "2 40 Rats", "x" * 31]
)
def test_what_cannot_be_read_is_refused_at_its_field(text: str) -> None:
    with pytest.raises(InvalidValue) as refused:
        read_groups(text, "names")
    assert (refused.value.code, refused.value.field) == ("typed.unread", "names")


def test_numbers_that_somebody_has_are_left_out() -> None:
    assert list(islice(numbered("Wolf", {"wolf 1", "wolf 3"}), 3)) == ["Wolf 2", "Wolf 4", "Wolf 5"]
    assert next(numbered("Bear", (), first=2)) == "Bear 2"


def test_a_line_with_other_names_is_read_alike() -> None:
    other = {"Wolf": "Name 1", "Ann": "Name 2"}
    line = renamed("3 Wolf +2, Ann", other.__getitem__)
    assert line == "3 Name 1 +2, Name 2"
    assert list(read_groups(line, "text")) == [TypedGroup(3, "Name 1", 2), TypedGroup(1, "Name 2", 0)]
    assert renamed("", str.upper) == ""
