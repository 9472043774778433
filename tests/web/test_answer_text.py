"""Answers in forms and links: what is written can be read, what cannot be read is refused."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.answers import Answer, AppRoll, Choice, HandRoll
from app.core.errors import InvalidAnswer
from app.web.table import answers as table_answers

FACES = st.lists(st.sampled_from(["1", "10", "skull", "white_shield"]), min_size=1, max_size=20).map(tuple)
ANSWERS = st.one_of(
    FACES.map(lambda faces: HandRoll(faces=faces)),
    FACES.map(lambda faces: AppRoll(faces=faces)),
    st.just(AppRoll()),
    st.sampled_from(["keep", "repeat", "celestial"]).map(lambda option: Choice(option=option)),
)


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        (HandRoll(faces=("skull", "white_shield")), "hand:skull,white_shield"),
        (AppRoll(), "app"),
        (AppRoll(faces=("4",)), "app:4"),
        (Choice(option="repeat"), "choice:repeat"),
    ],
)
def test_an_answer_is_a_short_text(answer: Answer, text: str) -> None:
    assert table_answers.write(answer) == text
    assert table_answers.read([text]) == (answer,)


@given(st.lists(ANSWERS, max_size=5))
def test_what_is_written_can_be_read(answers: list[Answer]) -> None:
    assert table_answers.read([table_answers.write(answer) for answer in answers]) == tuple(answers)


@pytest.mark.parametrize("text", ["", "würfel", "HAND:4", "roll:4", "hand:" + "4," * 200])
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(InvalidAnswer) as refused:
        table_answers.read(["hand:4", text])
    assert refused.value.code == "answer.unreadable"


@given(st.text(max_size=500))
def test_any_text_is_an_answer_or_refused(text: str) -> None:
    with suppress(InvalidAnswer):
        assert len(table_answers.read([text])) == 1
