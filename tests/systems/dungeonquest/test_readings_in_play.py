"""Readings of settled points, and variants, as they are played."""

from typing import Any

import pytest

from app.core.settled_points import ChooseHouseRule
from app.systems.dungeonquest import commands as ask
from app.systems.dungeonquest.content import Tile, Way
from app.systems.dungeonquest.state import Room
from tests.systems.dungeonquest.asking import draw
from tests.systems.dungeonquest.playing import Played

ONE = "hero-1"


def begun(rule: str = "", option: str = "", **said: Any) -> Played:
    """A game whose sun has just moved, read in some way."""
    game = Played(**said)
    if rule:
        game.do(ChooseHouseRule(rule=rule, option=option))
    game.do(ask.StartTurn(hero_id=ONE))
    return game


@pytest.mark.rule("DQ-TOR-2")
def test_torchlight_shines_out_of_the_towers_at_the_start() -> None:
    game = Played(2, variants=("torchlight",))
    laid = set(game.table.rooms) - {*game.table.ground.towers, *game.table.ground.chamber}
    assert laid == {"1,0", "0,1", "5,0", "6,1"}


@pytest.mark.rule("DQ-OBS-2")
def test_a_shut_door_ends_the_turn_or_leaves_another_try() -> None:
    for option, phase in (("action_spent", "status"), ("another_try", "action")):
        game = begun("A-06", option)
        door = Room(tile=Tile(kind="dungeon", ways=(Way(direction="north", obstacles=("door",)),)))
        game.table = game.table.model_copy(update={"rooms": {**game.table.rooms, "3,1": door}})
        game.table = game.table.with_hero(ONE, place="3,1")
        game.do(ask.MoveHero(hero_id=ONE, direction="north"), draw("door_jammed"))
        assert (game.table.phase, game.table.hero(ONE).place) == (phase, "3,1")


@pytest.mark.rule("DQ-DTH-4")
def test_a_chamber_that_turns_to_the_walls_kills_later_or_at_once() -> None:
    for option, status in (("action_phase", "dungeon"), ("at_once", "dead")):
        game = begun("A-08", option)
        turning = Room(tile=Tile(kind="rotating", ways=(Way(direction="south"),)))
        start = Room(tile=Tile(kind="dungeon", ways=(Way(direction="north"),)))
        game.table = game.table.model_copy(update={"rooms": {**game.table.rooms, "3,0": turning, "3,1": start}})
        game.table = game.table.with_hero(ONE, place="3,1")
        game.do(ask.MoveHero(hero_id=ONE, direction="north"), *(("dies",) if option == "at_once" else ()))
        assert game.table.hero(ONE).status == status
