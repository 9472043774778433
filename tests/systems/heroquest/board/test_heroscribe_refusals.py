"""Files that are no quests, or not to be trusted: each is refused with its reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.errors import GameError, InvalidValue, TooLarge
from app.systems.heroquest.board.heroscribe import MOST_BYTES, import_quest
from app.systems.heroquest.board.quest_map import MOST_BOARDS


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("<objectList/>", "heroscribe.no_quest"),
        ("<quest name='x'/>", "heroscribe.no_quest"),
        (f"<quest>{'<board/>' * (MOST_BOARDS + 1)}</quest>", "heroscribe.too_many_boards"),
        (f"<quest><board>{'<dark/>' * 2001}</board></quest>", "heroscribe.too_many_objects"),
        (f"<quest><board/>{'<note>x</note>' * 501}</quest>", "heroscribe.too_many_notes"),
        ("<quest><board><object id='Orc' left='x' top='1'/></board></quest>", "heroscribe.bad_number"),
        ("<quest><board><object id='Orc' left='nan' top='1'/></board></quest>", "heroscribe.bad_number"),
        ("<quest><board><object id='Orc' left='1e9' top='1'/></board></quest>", "heroscribe.bad_number"),
        ("<quest><board><object id='Orc' top='1'/></board></quest>", "heroscribe.bad_number"),
        ("<quest><board><object id='Orc' left='1' top='1' rotation='round'/></board></quest>", "heroscribe.bad_object"),
    ],
)
def test_what_is_no_quest_is_refused_with_its_reason(data: str, code: str) -> None:
    with pytest.raises(InvalidValue) as refused:
        import_quest(data.encode())
    assert (refused.value.code, refused.value.field) == (code, "file")


def test_a_file_of_fifty_megabytes_is_not_read() -> None:
    with pytest.raises(TooLarge):
        import_quest(b"<quest>" + b" " * MOST_BYTES)


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_any_bytes_are_a_quest_or_a_refusal(data: bytes) -> None:
    assert _field_of_refusal(data) in (None, "file")


def _field_of_refusal(data: bytes) -> str | None:
    try:
        import_quest(data)
    except GameError as refusal:
        return refusal.field
    return None
