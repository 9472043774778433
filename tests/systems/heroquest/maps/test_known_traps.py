"""Before the last step onto a found trap the hero says whether he disarms it or sets it off (ch. 10.3)."""

import pytest

from app.core.answers import ChoicePrompt
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.maps.commands import OpenDoor, PutFigure, WalkTo
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.turn_reminders import due
from tests.builders import after, choose, facts_so_far, hand
from tests.systems.heroquest.board.quest_maps import door, quest, trap
from tests.systems.heroquest.maps.playing_on_map import begun, squares

ONTO = WalkTo(hero_id="ragna", square="D3")


def ready(state: str = "found") -> Table:
    """Ragna has thrown on B3; a trap lies on D3."""
    drawn = quest(trap("D3", "spear_trap", state=state))
    table = after(begun(drawn=drawn), PutFigure(figure_id="ragna", square="B3"))
    return after(table, MoveRoll(hero_id="ragna"), hand(6))


def demanded(table: Table) -> list[str]:
    return [one.command.type for one in due(table, shipped()) if one.figure_id == "ragna"]


@pytest.mark.rule("HQ-10.3")
@pytest.mark.parametrize(("said", "then"), [("disarm", "disarm_trap"), ("spring", "spring_trap")])
def test_it_is_asked_before_the_last_step_and_done_as_it_was_said(said: str, then: str) -> None:
    table = ready()
    happened, asked = facts_so_far(table, ONTO)
    assert happened == []
    assert isinstance(asked, ChoicePrompt)
    assert (asked.purpose, asked.options) == ("trap_ahead", ("disarm", "spring"))
    stepped = after(table, ONTO, choose(said))
    assert squares(stepped)["ragna"] == "D3"
    assert demanded(stepped) == [then]


@pytest.mark.rule("HQ-10.3")
def test_a_door_beyond_a_found_trap_asks_as_well() -> None:
    drawn = quest(trap("E2", "spear_trap", state="found"), door("E2", "rightward", id="beyond"))
    table = after(
        after(begun(drawn=drawn), PutFigure(figure_id="ragna", square="E4")), MoveRoll(hero_id="ragna"), hand(6)
    )
    happened, asked = facts_so_far(table, OpenDoor(hero_id="ragna", door_id="beyond"))
    assert (happened, asked and asked.purpose) == ([], "trap_ahead")


@pytest.mark.rule("HQ-10.1")
def test_of_a_hidden_trap_nothing_is_asked() -> None:
    table = ready("hidden")
    happened, asked = facts_so_far(table, ONTO)
    assert asked is None
    assert [fact.type for fact in happened] == ["figure.walked"]
    assert demanded(after(table, ONTO)) == ["spring_trap"]


def test_what_was_said_holds_for_that_step_alone() -> None:
    table = after(ready(), ONTO, choose("spring"))
    back = after(table, PutFigure(figure_id="ragna", square="B3"))
    again = after(back, WalkTo(hero_id="ragna", square="D3"), choose("disarm"))
    assert demanded(again) == ["disarm_trap"]
    put = after(after(table, PutFigure(figure_id="ragna", square="B3")), PutFigure(figure_id="ragna", square="D3"))
    assert demanded(put) == ["disarm_trap"], "put there by hand, a hero who knows of it disarms it"
