"""Undo and redo, of the newest and of any older action."""

from collections.abc import Iterator

import pytest

from app.campaign.commands import AdmitDevice, RenewInvitation
from app.campaign.model import GUEST
from app.core.answers import Answers
from app.core.errors import (
    InTheWay,
    NotAllowed,
    NothingToRedo,
    NothingToUndo,
    StaleRevision,
    UnknownSubject,
)  # fmt: skip
from app.core.events import Command, Event
from app.core.game_system import GameState
from tests.table_top import TableTop, hand
from tests.toy.game.game import ChangeCoins, CoinsChanged, Gamble, ToyGame


def test_undo_takes_back_the_newest_action(table: TableTop) -> None:
    table.give("anna", 5)
    table.give("anna", 2)
    table.undo()
    assert table.coins == {"anna": 5}


def test_nothing_left_to_undo(table: TableTop) -> None:
    with pytest.raises(NothingToUndo):
        table.undo()


def test_redo_brings_it_back_and_a_new_action_closes_the_way(table: TableTop) -> None:
    table.give("anna", 5)
    table.undo()
    table.redo()
    assert table.coins == {"anna": 5}
    table.undo()
    table.give("bert", 1)
    with pytest.raises(NothingToRedo):
        table.redo()


def test_an_older_action_can_be_taken_back_alone(table: TableTop) -> None:
    older = table.give("anna", 5)
    table.give("bert", 2)
    table.give("anna", 3)
    table.undo(older)
    assert table.coins == {"bert": 2, "anna": 3}


def test_an_older_action_others_build_on_stays_and_names_them(table: TableTop) -> None:
    older = table.give("anna", 5)
    spent = table.give("anna", -4)
    before = table.state
    with pytest.raises(InTheWay) as refused:
        table.undo(older)
    assert refused.value.data["revisions"] == (spent,)
    assert table.state == before


def test_undo_cannot_fish_for_luck(table: TableTop) -> None:
    first = table.shown("anna")
    older = table.gamble("anna", *first)
    table.gamble("bert", *table.shown("bert"))
    table.undo(older)
    assert table.shown("anna") == first


def test_redo_after_taking_back_an_older_action(table: TableTop) -> None:
    older = table.give("anna", 5)
    table.give("anna", 3)
    before = table.json
    table.undo(older)
    table.redo()
    assert table.json == before


def test_redo_brings_back_in_the_opposite_order(table: TableTop) -> None:
    first, second = table.give("anna", 5), table.give("bert", 2)
    table.undo(first)
    table.undo(second)
    table.redo()
    assert table.coins == {"bert": 2}
    table.redo()
    assert table.coins == {"anna": 5, "bert": 2}


def test_phones_that_come_in_between_do_not_close_the_way_back(table: TableTop) -> None:
    table.give("anna", 5)
    table.undo()
    table.do(AdmitDevice(device_id="phone", name="x", hero_ids=frozenset()))
    table.redo()
    assert table.coins == {"anna": 5}
    assert "phone" in table.state.house.devices


def test_what_blocks_is_listed_with_what_builds_on_it_in_turn(table: TableTop) -> None:
    older = table.give("anna", 5)
    table.give("bert", 9)
    first, second = table.give("anna", -3), table.give("anna", -2)
    table.give("bert", -1)
    with pytest.raises(InTheWay) as refused:
        table.undo(older)
    assert refused.value.data["revisions"] == (first, second)
    table.undo(second)
    table.undo(first)
    table.undo(older)
    assert table.coins == {"bert": 8}


def test_an_action_that_is_taken_back_cannot_be_taken_back_again(table: TableTop) -> None:
    older = table.give("anna", 5)
    table.undo(older)
    for again in (table.undo, lambda target: table.correct(target, hand(1))):
        with pytest.raises(StaleRevision, match=r"action\.already_undone"):
            again(older)


def test_what_never_was_cannot_be_taken_back(table: TableTop) -> None:
    table.give("anna", 5)
    undo = table.undo().revision
    for unknown in (0, -1, undo, 99):
        with pytest.raises(UnknownSubject, match=r"action\.unknown"):
            table.undo(unknown)
        with pytest.raises(UnknownSubject, match=r"action\.unknown"):
            table.correct(unknown, hand(1))


@pytest.mark.parametrize("wish", [None, RenewInvitation()])
def test_the_beginning_and_phones_stay(table: TableTop, wish: Command | None) -> None:
    target = table.do(wish).revision if wish else 1
    for forbidden in (
        lambda: table.undo(target),
        lambda: table.correct(target, hand(1)),
        lambda: table.play.preview(table.id, Gamble(owner="anna"), [], correcting=target),
    ):
        with pytest.raises(NotAllowed, match=r"action\.not_undoable"):
            forbidden()
    with pytest.raises(NothingToUndo):
        table.undo()


def test_two_taps_on_undo_take_one_action_back(table: TableTop) -> None:
    table.give("anna", 5)
    table.give("anna", 3)
    form = table.form()
    first, second = table.undo(form=form), table.undo(form=form)
    assert (second.revision, second.repeated) == (first.revision, True)
    assert table.coins == {"anna": 5}


def test_two_taps_on_redo_or_on_a_correction_act_once(table: TableTop) -> None:
    gambled = table.gamble("anna", hand(1))
    table.undo()
    form = table.form()
    assert [table.redo(form=form).repeated for _ in range(2)] == [False, True]
    form = table.form()
    assert table.correct(gambled, hand(2), form=form) == table.correct(gambled, hand(2), form=form)
    with pytest.raises(StaleRevision, match=r"form\.already_sent"):
        table.correct(gambled, hand(3), form=form)
    assert table.coins == {"anna": 2}


def test_two_people_undoing_the_newest_take_one_action_back(table: TableTop) -> None:
    table.give("anna", 5)
    table.give("anna", 3)
    one, other = table.form(), table.form()
    table.undo(form=one)
    with pytest.raises(StaleRevision):
        table.undo(form=other)
    assert table.coins == {"anna": 5}


def test_two_people_redoing_bring_one_action_back(table: TableTop) -> None:
    table.give("anna", 5)
    table.give("anna", 3)
    table.undo()
    table.undo()
    one, other = table.form(), table.form()
    table.redo(form=one)
    with pytest.raises(StaleRevision):
        table.redo(form=other)
    assert table.coins == {"anna": 5}


def test_a_phone_that_came_meanwhile_does_not_make_an_undo_stale(table: TableTop) -> None:
    table.give("anna", 5)
    form = table.form()
    table.do(AdmitDevice(device_id="phone", name="x", hero_ids=frozenset()))
    table.undo(form=form)
    assert table.coins == {}


def test_a_jump_takes_back_everything_after_an_action(table: TableTop) -> None:
    here = table.give("anna", 5)
    table.give("anna", -4)
    table.give("bert", 2)
    table.play.jump(table.id, here, table.form())
    assert table.coins == {"anna": 5}
    table.redo()
    assert table.coins == {"anna": 1}


def test_what_somebody_does_during_a_jump_is_not_taken_back(table: TableTop) -> None:
    first = table.give("anna", 1)
    for _ in range(3):
        table.give("anna", 1)

    def told(done: int, _of: int) -> None:
        if done == 1:
            table.give("bert", 5)

    with pytest.raises(StaleRevision):
        table.play.jump(table.id, first, table.form(), told)
    assert table.coins == {"anna": 2, "bert": 5}


def test_a_jump_to_the_newest_action_changes_nothing(table: TableTop) -> None:
    here = table.give("anna", 5)
    table.play.jump(table.id, here, table.form())
    assert (table.coins, table.revision) == ({"anna": 5}, here)


def test_only_the_game_master_jumps_and_only_to_what_there_is(table: TableTop) -> None:
    with pytest.raises(UnknownSubject):
        table.play.jump(table.id, 77, table.form())
    here = table.give("anna", 5)
    with pytest.raises(NotAllowed):
        table.play.jump(table.id, here, table.form(GUEST))


def test_looking_ahead_shows_what_a_jump_will_lead_to_and_changes_nothing(table: TableTop) -> None:
    rolled = table.gamble("anna", hand(3))
    here = table.give("bert", 1)
    table.give("anna", 10)
    table.correct(rolled, hand(2))
    before = table.json
    ahead = table.play.back_at(table.id, here).as_json()
    assert table.json == before
    table.play.jump(table.id, here, table.form())
    assert table.json == ahead
    assert table.coins == {"anna": 3, "bert": 1}


def test_looking_ahead_from_the_newest_action_shows_what_stands(table: TableTop) -> None:
    here = table.give("anna", 5)
    assert table.play.back_at(table.id, here).as_json() == table.json
    with pytest.raises(UnknownSubject):
        table.play.back_at(table.id, 77)


class AskingGame(ToyGame):
    """The same game in a later version: who gets coins is asked whether to give some away."""

    later_questions = frozenset({"gift"})

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        yield from super().decide(state, command, answers)
        if isinstance(command, ChangeCoins) and answers.choose("gift", "keep", "give") == "give":
            yield CoinsChanged(owner=command.owner, change=-1)


def test_what_was_recorded_before_a_question_was_asked_stands_in_nobodys_way(table: TableTop) -> None:
    older = table.give("anna", 5)
    table.give("anna", 3)
    later = TableTop(table.database, AskingGame(), table.id)
    later.undo(older)
    assert later.coins == {"anna": 3}


def test_a_question_asked_later_excuses_no_other_difference(table: TableTop) -> None:
    older = table.give("anna", 5)
    spent = table.give("anna", -4)
    later = TableTop(table.database, AskingGame(), table.id)
    with pytest.raises(InTheWay) as refused:
        later.undo(older)
    assert refused.value.data["revisions"] == (spent,)
