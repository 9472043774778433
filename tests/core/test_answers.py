"""The conversation between a rule and the table."""

from collections.abc import Callable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.answers import Answer, Answers, AppRoll, Choice, ChoicePrompt, HandRoll, RollPrompt, Unanswered, objection
from app.core.dice import D6, D8, DiceCup, DieKind, RolledBy
from app.core.errors import GameError, InvalidAnswer, RuleViolation, StaleRevision

CUP = DiceCup(seed="s")


def test_a_hand_tells_what_fell() -> None:
    roll = Answers([HandRoll(faces=("6", "8"))], CUP).roll("fall", D6, D8)
    assert (roll.faces, roll.dice, roll.by, roll.purpose) == (("6", "8"), ("d6", "d8"), RolledBy.HAND, "fall")


def test_the_app_rolls_from_the_cup_and_says_which_places_it_took() -> None:
    answers = Answers([AppRoll(), AppRoll()], CUP, throws=True)
    first, second = answers.roll("attack", D6, D6), answers.roll("fall", D8)
    assert first.by is RolledBy.APP
    assert (*first.faces, *second.faces) == (CUP.face(0, D6), CUP.face(1, D6), CUP.face(2, D8))
    assert answers.places == [0, 1, 2]
    assert answers.used == [AppRoll(faces=first.faces), AppRoll(faces=second.faces)]


def test_nothing_falls_unless_it_is_thrown() -> None:
    answers = Answers([AppRoll()], CUP)
    with pytest.raises(Unanswered):
        answers.roll("attack", D6, D6)
    assert (answers.thrown, answers.places, answers.used) == (0, [], [])


def test_dice_that_lie_open_are_taken_first() -> None:
    shown = AppRoll(faces=(CUP.face(3, D6), CUP.face(4, D6)))
    assert Answers([shown], CUP, kept=(3, 4)).roll("attack", D6, D6).faces == shown.faces
    answers = Answers([AppRoll(), AppRoll()], CUP.used(range(5)), kept=(3,), throws=True)
    answers.roll("attack", D6, D6)
    answers.roll("fall", D6)
    assert (answers.places, answers.thrown) == ([3, 5, 6], 2)


def test_nobody_knows_a_face_that_has_not_fallen() -> None:
    for kept in ((), (0,), (2, 3)):
        guess = AppRoll(faces=(CUP.face(0, D6), CUP.face(1, D6)))
        with pytest.raises(StaleRevision, match=r"dice\.moved_on"):
            Answers([guess], CUP, kept=kept, throws=True).roll("attack", D6, D6)


def test_cards_may_stay_where_they_are_while_dice_fall() -> None:
    answers = Answers([AppRoll(), AppRoll()], CUP, throws=True, draws=False)
    answers.roll("attack", D6)
    with pytest.raises(Unanswered):
        answers.roll("card", DieKind(id="bag", faces=("gold",), hidden=True))
    assert answers.thrown == 1


def test_without_a_cup_the_recorded_faces_stand() -> None:
    assert Answers([AppRoll(faces=("3",))]).roll("attack", D6).faces == ("3",)


def test_no_dice_no_question() -> None:
    answers = Answers()
    assert answers.roll("attack").faces == ()
    assert (answers.asked, answers.used) == ([], [])


def test_a_single_option_needs_no_question() -> None:
    assert Answers().choose("weapon", "sword") == "sword"


def test_an_option_is_chosen() -> None:
    answers = Answers([Choice(option="axe")])
    assert answers.choose("weapon", "sword", "axe") == "axe"
    assert answers.asked == [ChoicePrompt(purpose="weapon", options=("sword", "axe"))]


def test_an_open_question_carries_its_prompt() -> None:
    with pytest.raises(Unanswered) as roll:
        Answers().roll("attack", D6)
    assert roll.value.prompt == RollPrompt(purpose="attack", dice=(D6,))
    with pytest.raises(Unanswered) as choice:
        Answers().choose("weapon", "sword", "axe")
    assert choice.value.prompt == ChoicePrompt(purpose="weapon", options=("sword", "axe"))


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (HandRoll(faces=("7",)), "answer.no_such_face"),
        (HandRoll(faces=("",)), "answer.no_such_face"),
        (HandRoll(faces=()), "answer.wrong_number"),
        (HandRoll(faces=("1", "2")), "answer.wrong_number"),
        (Choice(option="1"), "answer.roll_expected"),
    ],
)
def test_faces_that_do_not_fit_the_dice_are_refused(answer: Answer, code: str) -> None:
    with pytest.raises(InvalidAnswer) as refused:
        Answers([answer], CUP).roll("fall", D6)
    assert refused.value.code == code
    assert refused.value.data["purpose"] == "fall"


@pytest.mark.parametrize("answer", [Choice(option="bow"), HandRoll(faces=("1",)), AppRoll()])
def test_what_was_not_offered_cannot_be_chosen(answer: Answer) -> None:
    with pytest.raises(InvalidAnswer, match=r"answer\.choice_expected"):
        Answers([answer], CUP).choose("weapon", "sword", "axe")


def test_a_recorded_app_roll_without_faces_is_no_answer() -> None:
    with pytest.raises(Unanswered):
        Answers([AppRoll()]).roll("fall", D6)


def test_answers_nobody_asked_for_are_refused() -> None:
    answers = Answers([HandRoll(faces=("1",)), Choice(option="axe")])
    answers.roll("fall", D6)
    with pytest.raises(InvalidAnswer, match=r"answer\.too_many"):
        answers.finish()
    Answers().finish()


faces = st.lists(st.sampled_from(["0", "1", "6", "7", "skull", ""]), max_size=3).map(tuple)
some_answers: st.SearchStrategy[Answer] = st.one_of(
    faces.map(lambda shown: HandRoll(faces=shown)),
    st.none().map(lambda _: AppRoll()),
    faces.map(lambda shown: AppRoll(faces=shown)),
    st.sampled_from(["axe", "bow"]).map(lambda option: Choice(option=option)),
)
questions: st.SearchStrategy[Callable[[Answers], object]] = st.sampled_from(
    [lambda table: table.roll("fall", D6), lambda table: table.choose("weapon", "sword", "axe")]
)


@given(st.lists(some_answers, max_size=4), st.lists(questions, max_size=4))
def test_every_conversation_ends_in_an_answer_a_question_or_a_game_error(
    given_answers: list[Answer], asked: list[Callable[[Answers], object]]
) -> None:
    answers = Answers(given_answers, CUP, throws=True)
    try:
        for question in asked:
            question(answers)
        answers.finish()
    except (GameError, Unanswered):
        return
    assert len(answers.used) == len(asked) == len(given_answers)
    assert len(set(answers.places)) == len(answers.places)


def test_a_roll_is_repeated_once_and_knows_by_what() -> None:
    answers = Answers((HandRoll(faces=("1",)), HandRoll(faces=("5",))))
    second = answers.roll_again(answers.roll("table", D6), "stamina", D6)
    assert (second.purpose, second.faces, second.repeated_by, second.replaced) == (
        "table_again", ("5",), "stamina", ("1",),
    )  # fmt: skip
    with pytest.raises(RuleViolation):
        answers.roll_again(second, "stamina", D6)


def test_an_objection_holds_on_to_nothing_of_what_was_tried() -> None:
    def rule() -> Iterator[None]:
        yield
        raise RuleViolation("hero.lost")

    error = objection(rule())
    assert error is not None
    assert (error.code, error.__traceback__, error.__context__) == ("hero.lost", None, None)
