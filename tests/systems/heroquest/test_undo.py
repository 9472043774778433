"""An older action can be taken back alone: facts are differences."""

import pytest

from app.core.answers import Answer
from app.core.errors import InTheWay
from app.core.events import Command
from app.storage.database import Database
from app.systems.heroquest.body.commands import LoseBodyPoints, ReviveHero
from app.systems.heroquest.choose_house_rule import ChooseHouseRule
from app.systems.heroquest.combat.commands import WoundMonster
from app.systems.heroquest.drawings.files import shipped_map
from app.systems.heroquest.equipment.commands import ChangeGold
from app.systems.heroquest.free_rolls import RollDice
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import LayMap, OpenDoor
from app.systems.heroquest.party.commands import RecallHero, SeatHero, SetHeroAside
from app.systems.heroquest.personal import KeepNotes
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import Table
from tests.builders import app_roll, choose, hand
from tests.table_top import TableTop


class Round:
    """A barbarian and a dwarf at a table of their own."""

    def __init__(self, database: Database) -> None:
        self.table = TableTop(database, SYSTEM)
        for hero_id, hero_class in (("ragna", "barbarian"), ("borrek", "dwarf")):
            self.do(SeatHero(hero_id=hero_id, name=hero_id, hero_class=hero_class))
            self.do(ChangeGold(hero_id=hero_id, change=300))

    def do(self, command: Command, *answers: Answer) -> int:
        return self.table.do(command, *answers).revision

    def hero(self, hero_id: str = "ragna") -> Hero:
        state = self.table.state.table
        assert isinstance(state, Table)
        return state.heroes[hero_id]


@pytest.fixture
def game(database: Database) -> Round:
    return Round(database)


def lose(points: int, hero_id: str = "ragna") -> LoseBodyPoints:
    return LoseBodyPoints(hero_id=hero_id, points=points)


def test_earlier_wound_is_taken_back_and_the_later_one_stays(game: Round) -> None:
    first = game.do(lose(3))
    game.do(lose(2))
    game.table.undo(first)
    assert game.hero().body_points == 6


def test_a_whole_fall_is_taken_back_at_once(game: Round) -> None:
    before = game.table.json
    fall = game.do(lose(8), hand(1), hand(5), hand(7))
    assert (game.hero().condition, game.hero().gold, game.hero().healer_debt) == (Condition.FAINTED, 160, 100)
    game.do(lose(1, "borrek"))
    game.table.undo(fall)
    assert game.hero().gold == 300
    game.table.undo()
    assert game.table.json == before


def test_what_builds_on_the_fall_stands_in_the_way(game: Round) -> None:
    fall = game.do(lose(8), hand(3), hand(6), hand(1))
    revival = game.do(ReviveHero(hero_id="ragna", means="potion"))
    with pytest.raises(InTheWay) as blocked:
        game.table.undo(fall)
    assert blocked.value.data["revisions"] == (revival,)


def test_mistyped_die_is_corrected_in_its_place(game: Round) -> None:
    fall = game.do(lose(8), hand(3), hand(5), hand(7))
    game.do(ChangeGold(hero_id="ragna", change=-10))
    game.table.correct(fall, hand(6), hand(6), hand(1))
    assert (game.hero().recovery, game.hero().gold) == ("light", 270)
    assert game.hero().items[0].wear.fall_damage == 0


def test_house_rule_stands_before_what_it_decided(game: Round) -> None:
    rule = game.do(ChooseHouseRule(rule="HR-WEAK-BOTH", option="one"))
    game.do(lose(7, "borrek"), hand(1), choose("attack"), hand(6), hand(1))
    with pytest.raises(InTheWay):
        game.table.undo(rule)


def test_the_same_dice_fall_again_after_an_undo(game: Round) -> None:
    roll = RollDice(hero_id="ragna", pool="attack")
    game.do(roll, app_roll())
    first = game.table.entries[-1].events
    game.table.undo()
    game.do(roll, app_roll())
    assert game.table.entries[-1].events == first


def test_an_older_deed_of_a_hero_who_rests_is_taken_back(game: Round) -> None:
    gold = game.do(ChangeGold(hero_id="ragna", change=50))
    game.do(SetHeroAside(hero_id="ragna"))
    game.table.undo(gold)
    state = game.table.state.table
    assert isinstance(state, Table)
    assert state.resting["ragna"].hero.gold == 300
    game.do(RecallHero(hero_id="ragna"))
    assert game.hero().gold == 300


def test_a_players_notes_stand_in_no_way_and_come_back_with_the_hero(game: Round) -> None:
    seated = game.do(SeatHero(hero_id="neu", name="Neu", hero_class="elf"))
    game.do(KeepNotes(hero_id="neu", notes="Links geht es nicht weiter"))
    game.do(SetHeroAside(hero_id="ragna"))
    recalled = game.do(RecallHero(hero_id="ragna"))
    game.do(KeepNotes(hero_id="ragna", notes="Die Brücke ist morsch"))
    game.table.undo(recalled)
    game.table.undo(seated)
    state = game.table.state.table
    assert isinstance(state, Table)
    assert (set(state.heroes), state.resting["ragna"].hero.notes) == ({"borrek"}, "Die Brücke ist morsch")
    game.table.redo()
    assert game.hero("neu").notes == "Links geht es nicht weiter"
    assert game.table.store.rebuild(game.table.id).differed == ()


def test_who_was_never_seated_cannot_have_left(game: Round) -> None:
    seated = game.do(SeatHero(hero_id="neu", name="Neu", hero_class="elf"))
    game.do(SetHeroAside(hero_id="neu"))
    with pytest.raises(InTheWay):
        game.table.undo(seated)


def test_a_fight_behind_a_later_door_stands_in_the_way_of_an_earlier_door(game: Round) -> None:
    game.do(LayMap(quest=shipped_map("bell_under_the_moor", "de")))
    earlier, later = game.do(OpenDoor(door_id="d-4")), game.do(OpenDoor(door_id="d-8"))
    wound = game.do(WoundMonster(monster_id="giant_rat-2", points=1))
    before = game.table.json
    with pytest.raises(InTheWay) as refused:
        game.table.undo(earlier)
    assert refused.value.data["revisions"] == (later, wound)
    assert game.table.json == before
