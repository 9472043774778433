"""Readings of settled points, and variants, as they are played."""

from typing import Any

import pytest

from app.core.errors import RuleViolation
from app.core.function_rules import Found
from app.core.rulebook import ChooseHouseRule
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


@pytest.mark.rule("DQ-FLE-1")
def test_a_monster_below_is_fled_only_where_the_table_says_so() -> None:
    """A-17: a hero who gets away stays in the catacombs, and the turn is over."""
    for option, is_let in (("no_flight", False), ("may_flee", True)):
        game = begun("A-17", option, heroes=2)
        game.table = game.table.with_hero(ONE, status="catacombs")
        game.do(ask.DrawBelow(hero_id=ONE), draw("something_below"), draw("rust_hound"))
        game.do(ask.RevealCards(hero_id=ONE), "ranged", "magic")
        if not is_let:
            with pytest.raises(RuleViolation, match=r"flee\.no_room"):
                game.do(ask.Flee(hero_id=ONE))
            continue
        game.do(ask.Flee(hero_id=ONE), (1, 1))
        hero = game.table.hero(ONE)
        assert (hero.status, hero.wounds, game.table.active) == ("catacombs", 1 + 2, "hero-2")


@pytest.mark.rule("DQ-SOL-4")
def test_a_lone_hero_below_may_flee_where_the_table_says_so() -> None:
    game = begun("A-17", "may_flee")
    game.table = game.table.with_hero(ONE, status="catacombs")
    game.do(ask.DrawBelow(hero_id=ONE), draw("something_below"), "flee", (1, 1))
    assert (game.table.hero(ONE).status, game.table.hero(ONE).wounds, game.table.phase) == ("catacombs", 0, "status")


@pytest.mark.rule("DQ-TRN-4")
def test_a_rune_on_anothers_turn_helps_its_owner_and_ends_no_turn() -> None:
    game = begun(heroes=2)
    game.table = game.table.with_hero("hero-2", rune="crack_of_dawn", wounds=4)
    told = game.do(ask.UseCard(hero_id="hero-2", what="rune"))
    assert [one.values["decides"] for one in told if isinstance(one, Found) and one.rule == "DQ-TRN-4"] == ["Hero 1"]
    assert (game.table.hero("hero-2").wounds, game.table.active, game.table.phase) == (0, ONE, "action")
    game.table = game.table.with_hero("hero-2", rune="open_palm")
    with pytest.raises(RuleViolation, match=r"turn\.not_yours"):
        game.do(ask.UseCard(hero_id="hero-2", what="rune"))


@pytest.mark.rule("DQ-SET-4")
def test_tiles_run_out_and_tokens_do_not() -> None:
    game = begun(cards="printed")
    assert game.table.tiles_left() == 117
    game.table = game.table.model_copy(update={"drawn": {"tile": ("hall_cross",) * 117}})
    assert {one.ends_at for one in game.table.exits(game.table.hero(ONE).place)} == {"wall"}
    game.do(ask.AdjustHero(hero_id=ONE, tokens=60))
    game.do(ask.AdjustHero(hero_id=ONE, tokens=60))
    assert game.table.hero(ONE).tokens == 120


@pytest.mark.rule("DQ-ROOM-TREASURE")
def test_two_ways_out_of_the_chamber_to_one_side_lead_to_two_fields() -> None:
    for square, place in (("D3", "3,2"), ("E3", "4,2")):
        game = begun(cards="own")
        north = Room(tile=Tile(kind="treasure", ways=(Way(direction="north"),)))
        game.table = game.table.model_copy(update={"rooms": {**game.table.rooms, "3,3": north, "4,3": north}})
        game.table = game.table.with_hero(ONE, place="3,3")
        game.do(ask.MoveHero(hero_id=ONE, direction="north"), square, draw("hall_cross"), draw("still_air"))
        assert game.table.hero(ONE).place == place
