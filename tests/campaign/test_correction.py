"""Corrections of mistyped dice: decided anew in their old place."""

import pytest

from app.campaign.commands import KeepRoll
from app.core.answers import Answer
from app.core.errors import InTheWay, InvalidAnswer, RuleViolation, StaleRevision
from tests.table_top import APP, KEEP, TableTop, hand
from tests.toy.game.game import Gamble, Lose


def test_mistyped_dice_are_corrected_in_their_old_place(table: TableTop) -> None:
    mistyped = table.gamble("anna", hand(2))
    table.give("bert", 1)
    table.play.correct(table.id, mistyped, [hand(3)], table.form())
    assert table.coins == {"anna": 3, "bert": 1}
    table.undo()
    assert table.coins == {"anna": 2, "bert": 1}


def test_a_correction_can_be_corrected_and_each_be_taken_back(table: TableTop) -> None:
    typed = table.gamble("anna", hand(1))
    table.give("anna", 10)
    again = table.correct(table.correct(typed, hand(2)), hand(3))
    assert table.coins == {"anna": 13}
    table.undo(again)
    assert table.coins == {"anna": 12}
    table.undo()
    assert table.coins == {"anna": 11}
    table.redo()
    table.redo()
    assert table.coins == {"anna": 13}


def test_only_the_newest_reading_of_the_dice_can_be_corrected(table: TableTop) -> None:
    typed = table.gamble("anna", hand(1))
    table.correct(typed, hand(2))
    with pytest.raises(StaleRevision, match=r"action\.already_undone"):
        table.correct(typed, hand(3))


def test_a_correction_that_changes_what_others_built_on_names_them(table: TableTop) -> None:
    typed = table.gamble("anna", hand(3))
    spent = table.give("anna", -3)
    before = table.json
    with pytest.raises(InTheWay) as refused:
        table.correct(typed, hand(2))
    assert refused.value.data["revisions"] == (spent,)
    assert table.json == before


def test_a_correction_obeys_the_rules_and_answers_everything(table: TableTop) -> None:
    table.give("anna", 3)
    lost = table.do(Lose(owner="anna"), hand(2)).revision
    with pytest.raises(RuleViolation, match=r"coins\.not_enough"):
        table.correct(lost, hand(4))
    for wrong in ([hand(7)], [hand(1), KEEP], []):
        with pytest.raises(InvalidAnswer):
            table.correct(lost, *wrong)
    assert table.coins == {"anna": 1}


def test_taking_back_a_correction_needs_the_first_reading_to_make_sense_still(table: TableTop) -> None:
    given = table.give("anna", 1), table.give("anna", 5)
    lost = table.do(Lose(owner="anna"), hand(6)).revision
    corrected = table.correct(lost, hand(1))
    table.undo(given[1])
    before = table.json
    with pytest.raises(InTheWay) as refused:
        table.undo(corrected)
    assert refused.value.data["revisions"] == (lost,)
    assert table.json == before
    table.redo()
    table.undo(corrected)
    assert table.coins == {"anna": 0}


def test_a_correction_rolls_the_very_dice_it_corrects(table: TableTop) -> None:
    first = table.shown("anna")
    gambled = table.gamble("anna", *first)
    table.gamble("bert", *table.shown("bert"))
    decision = table.play.preview(table.id, Gamble(owner="anna"), [APP], correcting=gambled)
    assert decision.answers[0] == first[0]


def test_dice_a_correction_needs_besides_are_nobody_elses(table: TableTop) -> None:
    gambled = table.gamble("anna", hand(1))
    table.gamble("bert", *table.shown("bert"))
    table.correct(gambled, *_app_answers(table, gambled))
    _assert_no_place_is_shared(table)


def test_dice_that_were_corrected_by_hand_are_spent(table: TableTop) -> None:
    gambled = table.gamble("anna", *table.shown("anna"))
    corrected = table.correct(gambled, hand(1))
    table.gamble("bert", *table.shown("bert"))
    table.undo(corrected)
    _assert_no_place_is_shared(table)


def _app_answers(table: TableTop, correcting: int) -> tuple[Answer, ...]:
    decision = table.throw(Gamble(owner="anna"), APP, correcting=correcting)
    return decision.answers if decision.prompt is None else (*decision.answers, KEEP)


def _assert_no_place_is_shared(table: TableTop) -> None:
    with table.store.reading(table.id) as campaign:
        counting = [one.entry for one in campaign.recent(100) if one.active]
    places = [place for one in counting if not isinstance(one.command, KeepRoll) for place in one.places]
    assert len(set(places)) == len(places)
    assert {place for entry in table.entries for place in entry.places} == set(range(table.state.house.cup.next))
