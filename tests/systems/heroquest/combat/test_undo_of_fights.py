"""A blow can be taken back alone, unless something builds on it."""

import pytest

from app.core.errors import InTheWay
from app.storage.database import Database
from app.systems.heroquest.combat.commands import PickUp, PlaceMonster
from app.systems.heroquest.equipment.commands import GiveItem, ReadyWeapon
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.state.table import Table
from tests.builders import hand
from tests.systems.heroquest.combat.fights import S, W, at
from tests.table_top import TableTop


@pytest.fixture
def game(database: Database) -> TableTop:
    """A dwarf with a hand axe and an elf before a mummy."""
    table = TableTop(database, SYSTEM)
    for hero_id, hero_class in (("hero", "dwarf"), ("elf", "elf")):
        table.do(SeatHero(hero_id=hero_id, name=hero_id, hero_class=hero_class))
    table.do(GiveItem(hero_id="hero", item_id="hand_axe", content_id="hand_axe"))
    table.do(ReadyWeapon(hero_id="hero", item_id="hand_axe"))
    table.do(PlaceMonster(monster_id="monster", kind="mummy"))
    return table


def board(game: TableTop) -> Table:
    state = game.state.table
    assert isinstance(state, Table)
    return state


def test_the_first_of_two_blows_is_taken_back(game: TableTop) -> None:
    first = game.do(at("hero", "monster"), hand(S, S, S), hand(W, S)).revision
    game.do(at("hero", "monster"), hand(S, S, S), hand(W, W))
    game.undo(first)
    assert board(game).heroes["hero"].body_points == 7 - 1


def test_the_last_blow_stands_on_the_one_before(game: TableTop) -> None:
    first = game.do(at(), hand(S, W), hand(W, W, W, W)).revision
    last = game.do(at(), hand(S, W), hand(W, W, W, W)).revision
    with pytest.raises(InTheWay) as blocked:
        game.undo(first)
    assert blocked.value.data["revisions"] == (last,)


def test_what_another_picked_up_has_to_lie_there_first(game: TableTop) -> None:
    throw = game.do(at(means="thrown"), hand(W, W), hand(W)).revision
    assert [item.id for item in board(game).on_floor] == ["hand_axe"]
    taken = game.do(PickUp(hero_id="elf", item_id="hand_axe")).revision
    with pytest.raises(InTheWay) as blocked:
        game.undo(throw)
    assert blocked.value.data["revisions"] == (taken,)
    game.undo()
    game.undo()
    assert [item.id for item in board(game).heroes["hero"].items] == ["hero.axe", "hand_axe"]
