"""Whatever is done about turns: one figure is on turn, and no round comes back. Older actions can be taken back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.answers import Answer, AppRoll, Unanswered
from app.core.errors import GameError, InTheWay
from app.core.events import Command
from app.storage.database import Database
from app.systems.heroquest.body.commands import LoseBodyPoints, ReviveHero
from app.systems.heroquest.choose_house_rule import ChooseHouseRule
from app.systems.heroquest.combat.commands import PlaceMonster, WoundMonster
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import DismissHero, MoveSeat, SeatHero
from app.systems.heroquest.quests.commands import CloseQuest, StartQuest
from app.systems.heroquest.rounds import commands as rounds_commands
from app.systems.heroquest.rounds.commands import MissRound
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import SpringTrap
from tests.builders import after, facts, make_hero, make_table
from tests.systems.heroquest.rounds.test_play import seated
from tests.table_top import TableTop

IDS = st.sampled_from(["a", "b", "c", "d"])
WISHES: st.SearchStrategy[Command] = st.one_of(
    st.just(rounds_commands.EndTurn()),
    st.just(rounds_commands.EndTurn()),
    st.builds(rounds_commands.TakeTurn, figure_id=IDS | st.sampled_from([GAME_MASTER, "nobody"])),
    st.builds(rounds_commands.MarkPresence, hero_id=IDS, present=st.booleans()),
    st.builds(MissRound, hero_id=IDS),
    st.builds(DismissHero, hero_id=IDS),
    st.builds(MoveSeat, hero_id=IDS, seat=st.integers(1, 4)),
    st.builds(ReviveHero, hero_id=IDS, means=st.sampled_from(["potion", "spell", "elixir", "stands_up"])),
    st.builds(SpringTrap, figure_id=IDS, trap=st.just("pit_trap")),
    st.builds(CloseQuest, hero_id=IDS),
    st.builds(StartQuest, hero_id=IDS),
    st.builds(ChooseHouseRule, rule=st.just("HR-ORDER"), option=st.sampled_from(["seats", "drawn"])),
)


def done(table: Table, wish: Command) -> Table:
    """The table after a wish, as far as it is granted; the app throws whatever is asked."""
    answers: list[Answer] = []
    while True:
        try:
            return after(table, wish, *answers)
        except GameError:
            return table
        except Unanswered:
            answers.append(AppRoll())


@pytest.mark.rule("HR-ORDER")
@settings(max_examples=60, deadline=None)
@given(wishes=st.lists(WISHES, max_size=14), option=st.sampled_from(["seats", "drawn"]))
def test_one_figure_is_on_turn_and_no_round_comes_back(wishes: list[Command], option: str) -> None:
    heroes = (
        *seated("a"),
        *seated("b", condition=Condition.DEAD),
        *seated("c", missed_rounds=2),
        make_hero(hero_id="d"),
    )
    table = done(make_table(*heroes, turn_order=option), rounds_commands.BeginPlay())
    for wish in wishes:
        before, table = table.round, done(table, wish)
        if not any(hero.on_quest for hero in table.heroes.values()) and not table.round.is_running:
            return
        assert table.round.number >= before.number > 0
        assert table.round.turn in {*table.heroes, GAME_MASTER}
        assert len(set(table.round.acted)) == len(table.round.acted)


@pytest.fixture
def game(database: Database) -> TableTop:
    """Two barbarians and a goblin in the first round."""
    table = TableTop(database, SYSTEM)
    for hero_id in ("a", "b"):
        table.do(SeatHero(hero_id=hero_id, name=hero_id, hero_class="barbarian"))
    table.do(StartQuest())
    table.do(PlaceMonster(monster_id="g", kind="goblin", count=2))
    return table


def board(game: TableTop) -> Table:
    state = game.state.table
    assert isinstance(state, Table)
    return state


def test_what_happened_rounds_ago_is_taken_back_alone(game: TableTop) -> None:
    wound = game.do(LoseBodyPoints(hero_id="a", points=3)).revision
    slain = game.do(WoundMonster(monster_id="g-1", points=1)).revision
    for _ in range(4):
        game.do(rounds_commands.EndTurn())
    game.do(WoundMonster(monster_id="g-2", points=1))
    game.undo(wound)
    game.undo(slain)
    table = board(game)
    assert (table.round.number, table.round.turn, table.heroes["a"].body_points) == (2, "b", 8)
    assert [(row.kind, row.number) for row in table.slain] == [("goblin", 1)]


def test_a_turn_that_was_taken_back_is_in_the_way_of_the_next(game: TableTop) -> None:
    first = game.do(rounds_commands.EndTurn()).revision
    second = game.do(rounds_commands.EndTurn()).revision
    with pytest.raises(InTheWay) as blocked:
        game.undo(first)
    assert blocked.value.data["revisions"] == (second,)
    game.undo()
    game.undo()
    assert board(game).round.turn == "a"


def test_an_absence_that_changed_a_turn_is_in_its_way(game: TableTop) -> None:
    away = game.do(rounds_commands.MarkPresence(hero_id="b", present=False)).revision
    passed = game.do(rounds_commands.EndTurn()).revision
    with pytest.raises(InTheWay) as blocked:
        game.undo(away)
    assert blocked.value.data["revisions"] == (passed,)


def test_a_reason_that_ended_a_turn_goes_with_it(game: TableTop) -> None:
    fall = game.do(SpringTrap(figure_id="a", trap="pit_trap")).revision
    assert board(game).round.over == "pit"
    game.undo(fall)
    assert board(game).round.over is None
    assert facts(board(game), rounds_commands.EndTurn())
