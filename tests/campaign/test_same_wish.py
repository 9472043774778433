"""Dice that fell stay fallen for the same wish, in whatever words it is said again."""

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

import pytest
from pydantic import Field

from app.campaign.dice_check import checked
from app.campaign.events import RollLapsed
from app.core.answers import Answers, AppRoll
from app.core.dice import D6, D8
from app.core.events import Command, Event
from app.core.game_system import GameState
from app.storage.connections import AnyDatabase
from tests.replaying import ReadEntries
from tests.table_top import APP, TableTop
from tests.toy.game.game import DieThrown, ToyGame


class Strike(Command, type="strike", touches=("{owner}", "{victim}", "{beside}"), done_by=("{owner}",)):
    """Throw `dice` D6 at somebody, and a D8 if it is `cruel`; `words` and `loud` change nothing that is thrown."""

    permission: ClassVar[str | None] = "gamble"
    owner: str
    victim: str = "ork"
    beside: str | None = None
    words: str = ""
    loud: bool = False
    dice: Annotated[int, Field(ge=1)] = 3
    cruel: bool = False


class StrikeGame(ToyGame):
    command_types: Sequence[type[Command]] = (*ToyGame.command_types, Strike)

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        if not isinstance(command, Strike):
            yield from super().decide(state, command, answers)
            return
        yield DieThrown(owner=command.owner, roll=answers.roll("strike", *[D6] * command.dice))
        if command.cruel:
            yield DieThrown(owner=command.owner, roll=answers.roll("cruel", D8))


@pytest.fixture
def strikes(database: AnyDatabase) -> TableTop:
    return TableTop(database, StrikeGame())


def faces(table: TableTop, *answers: AppRoll, command: Command) -> list[tuple[str, ...]]:
    """Do it, and return what fell."""
    given = answers or (APP,)
    return [event.roll.faces for event in table.do(command, *given).events if isinstance(event, DieThrown)]


FIRST = Strike(owner="anna")
SAME = [
    Strike(owner="anna", words="Nimm das!"),
    Strike(owner="anna", loud=True),
    Strike(owner="anna", beside="goblin"),
    Strike(owner="anna", loud=True, words="Noch einmal!"),
]
OTHER = [
    Strike(owner="anna", victim="goblin"),
    Strike(owner="anna", dice=2),
    Strike(owner="bert"),
]


@pytest.mark.parametrize("again", SAME)
def test_taken_back_and_wished_in_other_words_the_same_dice_lie_there(strikes: TableTop, again: Strike) -> None:
    fell = faces(strikes, command=FIRST.model_copy(update={"beside": "bert"}))
    for _ in range(4):
        strikes.undo()
        assert faces(strikes, command=again) == fell
    assert strikes.state.house.cup.next == 3
    strikes.play.renew_dice(strikes.id, strikes.form())
    assert checked(strikes.codec, ReadEntries(strikes.entries)).is_sound


@pytest.mark.parametrize("again", OTHER)
def test_another_deed_gets_dice_of_its_own(strikes: TableTop, again: Strike) -> None:
    faces(strikes, command=FIRST)
    strikes.undo()
    faces(strikes, command=again)
    assert strikes.entries[-1].places[0] == 3
    strikes.undo()
    faces(strikes, command=FIRST)
    assert strikes.entries[-1].places == (0, 1, 2), "and those of the first still lie there"


def test_what_both_wishes_ask_for_stays_and_only_the_rest_is_thrown(strikes: TableTop) -> None:
    cruel = Strike(owner="anna", cruel=True)
    [fell, more] = faces(strikes, APP, APP, command=cruel)
    strikes.undo()
    assert faces(strikes, command=FIRST) == [fell]
    strikes.undo()
    assert faces(strikes, APP, APP, command=Strike(owner="anna", cruel=True, loud=True))[0] == fell
    assert more
    strikes.play.renew_dice(strikes.id, strikes.form())
    assert checked(strikes.codec, ReadEntries(strikes.entries)).is_sound


@pytest.mark.parametrize("again", SAME)
def test_a_roll_that_lies_open_is_for_the_same_wish_in_other_words(strikes: TableTop, again: Strike) -> None:
    thrown = strikes.throw(FIRST, APP).answers
    assert strikes.throw(again, APP).answers == thrown
    assert strikes.state.house.cup.next == 3
    strikes.do(again, *thrown)
    assert strikes.state.house.open_rolls == {}
    assert not [event for entry in strikes.entries for event in entry.events if isinstance(event, RollLapsed)]


@pytest.mark.parametrize("again", OTHER)
def test_a_roll_that_lies_open_lapses_before_everybodys_eyes_for_another_deed(strikes: TableTop, again: Strike) -> None:
    strikes.throw(FIRST, APP)
    strikes.throw(again, APP)
    [lapsed] = [event for entry in strikes.entries for event in entry.events if isinstance(event, RollLapsed)]
    assert len(lapsed.rolls[0].faces) == 3
