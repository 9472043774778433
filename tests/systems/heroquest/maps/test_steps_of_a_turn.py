"""One place says what a turn has used of its movement, whenever the map is laid, put aside and brought back."""

import pytest

from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.commands import BringMapBack, LayMap, PutMapAside, WalkTo
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.state.table import Table
from tests.builders import after, hand
from tests.systems.heroquest.board.quest_maps import quest
from tests.systems.heroquest.maps.playing_on_map import HEROES, begun, refused

THROWN = MoveRoll(hero_id="ragna")  # 6 squares and the die


def walked(table: Table, square: str) -> Table:
    return after(table, WalkTo(hero_id="ragna", square=square))


@pytest.mark.rule("HQ-2")
def test_what_was_thrown_before_the_map_was_laid_is_walked_on_it() -> None:
    thrown = after(after(HEROES, StartQuest()), THROWN, hand(1))
    steps = thrown.steps_left("ragna")
    table = after(thrown, LayMap(quest=quest()))
    assert table.has_moved("ragna")
    assert steps is not None
    assert table.steps_left("ragna") == steps
    assert walked(table, "B4").steps_left("ragna") == steps - 2


def test_nothing_is_left_of_an_earlier_turn_when_the_map_comes_back() -> None:
    table = after(after(begun(), THROWN, hand(1)), PutMapAside())
    assert table.has_moved("ragna"), "also without the map"
    for _ in range(3):  # Ragna, Elwe, the game master
        table = after(table, EndTurn())
    assert table.round.turn == "ragna"
    back = after(table, BringMapBack())
    assert (back.has_moved("ragna"), back.steps_left("ragna")) == (False, None)
    assert refused(back, WalkTo(hero_id="ragna", square="B4")) == {"walk.not_thrown"}


def test_the_last_throw_counts_also_while_the_map_waits() -> None:
    table = walked(after(begun(), THROWN, hand(1)), "B4")
    aside = after(table, PutMapAside())
    assert after(aside, BringMapBack()).steps_left("ragna") == table.steps_left("ragna"), "what was walked stays walked"
    again = after(aside, THROWN, hand(6))
    thrown = again.steps_left("ragna")
    assert after(again, BringMapBack()).steps_left("ragna") == thrown


def test_the_next_turn_begins_with_nothing_used() -> None:
    table = after(after(after(HEROES, StartQuest()), THROWN, hand(1)), EndTurn())
    assert not table.has_moved("ragna")
    assert not table.has_moved("elf")
