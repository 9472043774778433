"""Many of one kind by typing, and names with the numbers that are free."""

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.errors import InvalidValue
from app.core.typed_groups import TypedGroup, numbered, read_groups, renamed


def test_number_name_and_modifier_are_read_as_people_type_them() -> None:
    assert list(read_groups("3 Wolf +2, 2x Bear −1,Ann ,  4 Cave Rat", "text")) == [
        TypedGroup(3, "Wolf", 2),
        TypedGroup(2, "Bear", -1),
        TypedGroup(1, "Ann", 0),
        TypedGroup(4, "Cave Rat", 0),
    ]
    assert list(read_groups("2 Wolf 3 +1", "text")) == [TypedGroup(2, "Wolf 3", 1)]


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("Zombie –2", [(1, "Zombie", -2, None)]),
        ("Zombie–2", [(1, "Zombie", -2, None)]),
        ("Goblin +2 7TP", [(1, "Goblin", 2, 7)]),
        ("Goblin 7 HP +2", [(1, "Goblin", 2, 7)]),
        ("3 Goblin (7 TP) (+2)", [(3, "Goblin", 2, 7)]),
        ("Kobold x4", [(4, "Kobold", 0, None)]),
        ("Kobold ×4 +1", [(4, "Kobold", 1, None)]),
        ("Kobold (4x) -1", [(4, "Kobold", -1, None)]),
        ("x4 Kobold", [(4, "Kobold", 0, None)]),
        ("4xKobold", [(4, "Kobold", 0, None)]),
        ("2 Orks+1", [(2, "Orks", 1, None)]),
        ("3 Spinne +3; 2 Ork +1", [(3, "Spinne", 3, None), (2, "Ork", 1, None)]),
        ("3 Spinne +3\n2 Ork\n", [(3, "Spinne", 3, None), (2, "Ork", 0, None)]),
        ("- 3 Spinne\n• Ork", [(3, "Spinne", 0, None), (1, "Ork", 0, None)]),
        ("3 Spinnen und 2 Orks", [(3, "Spinnen", 0, None), (2, "Orks", 0, None)]),
        ("Ork-2", [(1, "Ork-2", 0, None)]),
        ("Ork (2)", [(1, "Ork (2)", 0, None)]),
        ("Jean-Luc", [(1, "Jean-Luc", 0, None)]),
        ("R2D2 +1", [(1, "R2D2", 1, None)]),
        ("Hund und Herr", [(1, "Hund und Herr", 0, None)]),
    ],
)
def test_a_group_is_read_however_it_is_written(text: str, groups: list[tuple[int, str, int, int | None]]) -> None:
    assert [tuple(one) for one in read_groups(text, "text")] == groups


_NAMES = st.sampled_from(["Ork", "Ork Häuptling", "Goblin 3", "Jean-Luc", "O’Brien", "Xerxes", "TPunkt", "Dex"])


@given(
    st.lists(
        st.tuples(st.integers(1, 99), _NAMES, st.integers(-20, 20), st.none() | st.integers(0, 9999)),
        min_size=1,
        max_size=4,
    ),
    st.sampled_from([", ", ";", "\n", " und "]),
    st.sampled_from(["{n} {name} {m} {p}", "{n}x {name} {p} {m}", "{name} x{n} {m} {p}", "{n} × {name}{m} ({p})"]),
    st.sampled_from(["-", "−", "–"]),
)
def test_any_way_of_writing_means_the_same(
    groups: list[tuple[int, str, int, int | None]], between: str, way: str, minus: str
) -> None:
    def told(number: int, name: str, modifier: int, points: int | None) -> str:
        sign = f"{modifier:+d}".replace("-", minus if "}{" not in way or minus != "-" else "−") if modifier else ""
        text = way.format(n=number, name=name, m=sign, p="" if points is None else f"{points} TP")
        return " ".join(text.replace("()", "").split())

    if between == " und " and way.startswith("{name}"):
        between = ", "
    assert [tuple(one) for one in read_groups(between.join(told(*one) for one in groups), "text")] == groups


@given(st.text("0123456789xX×+-−–.,;( )TPHOrk \n", max_size=24))
def test_no_line_is_read_with_numbers_that_nobody_typed(text: str) -> None:
    """What is read has no digits that were not typed, and what was typed is in it."""
    try:
        groups = read_groups(text, "text")
    except InvalidValue:
        return
    typed = sorted("".join(filter(str.isdigit, text)).replace("0", ""))
    read = "".join(f"{one.name}{abs(one.modifier) or ''}{one.hit_points or ''}{one.number}" for one in groups)
    ones = sum(one.number == 1 for one in groups)
    found = sorted(filter(str.isdigit, read.replace("0", "")))
    assert len(typed) <= len(found) <= len(typed) + ones


@pytest.mark.parametrize(
    "text",
    [
        "1.000,5 Rat",
        "3.5 Rat",
        "1,000 Rat",
        "Wolf +210",
        "7 TP",
        "Wolf +1 +2",
        "Wolf 7 TP 8 TP",
        "2x 3 Wolf",
        "",
        " , ",
        "0 Wolf",
        "3",
        "+2",
        "Wolf +21",
        "90000 Rat",
        "-3 Wolf",
        "2 40 Rats",
        "x" * 31,
    ],
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
